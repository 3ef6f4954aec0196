/// Hears of the life of a sheet, from before it is shown until it is gone.
///
/// The calls and their order are those of `UIActionSheetDelegate`. All have a default.
public protocol ActionSheetDelegate: AnyObject {
  /// Tells that a sheet is about to be shown.
  func willPresent(_ sheet: ActionSheet)
  /// Tells that it is shown.
  func didPresent(_ sheet: ActionSheet)
  /// Tells that a choice was made; `sheet.cancelIndex` is Cancel.
  func actionSheet(_ sheet: ActionSheet, clickedButtonAt index: Int)
  /// Tells that the sheet is closed without a choice: Esc, or a click outside of it. The default
  /// counts as a click on Cancel.
  func actionSheetCancel(_ sheet: ActionSheet)
  /// Tells that it is about to go, by this choice or Cancel.
  func actionSheet(_ sheet: ActionSheet, willDismissWithButtonAt index: Int)
  /// Tells that the sheet is gone; what was chosen is performed after this.
  func actionSheet(_ sheet: ActionSheet, didDismissWithButtonAt index: Int)
}

extension ActionSheetDelegate {
  public func willPresent(_ sheet: ActionSheet) {}
  public func didPresent(_ sheet: ActionSheet) {}
  public func actionSheet(_ sheet: ActionSheet, clickedButtonAt index: Int) {}

  public func actionSheetCancel(_ sheet: ActionSheet) {
    actionSheet(sheet, clickedButtonAt: sheet.cancelIndex)
  }

  public func actionSheet(_ sheet: ActionSheet, willDismissWithButtonAt index: Int) {}
  public func actionSheet(_ sheet: ActionSheet, didDismissWithButtonAt index: Int) {}
}
