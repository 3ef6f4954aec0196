import Testing

@testable import CardBrowser
