import Testing

@testable import CardLayout
