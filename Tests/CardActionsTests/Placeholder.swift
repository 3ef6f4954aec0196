import Testing

@testable import CardActions
