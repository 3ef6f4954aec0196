extension Element {
  /// What all inputs share; nil for what is no input.
  var inputCommon: InputCommon? { input }
}
