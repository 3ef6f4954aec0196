/// All that a program needs to show cards and to decide about their actions, by one import.
@_exported public import AdaptiveCards
@_exported public import Canvas
@_exported public import CardActions
@_exported public import CardLayout
@_exported public import CardTemplating
@_exported public import Events
@_exported public import Terminal
