/// Folders that are opened and folded in the list.
extension CardList {
  var selectedFolder: FolderTree.Folder? { folder.flatMap { tree?.folders[$0] } }

  /// Goes out: folds the selected folder, or selects the folder around what is selected.
  mutating func fold() -> Change {
    guard let tree else { return .nothing }
    if let folder, tree.folders[folder].isOpen {
      setOpen(false, folder)
      return .nothing
    }
    let around = folder.map { tree.folders[$0].parent } ?? tree.folder(ofFile: place)
    guard let row = around.flatMap({ tree.folders[$0].row }) else { return .nothing }
    return choose(row: row)
  }

  /// Goes in: opens the selected folder, or selects the first thing in it.
  mutating func unfold() -> Change {
    guard let folder, let tree else { return .nothing }
    if tree.folders[folder].isOpen { return move(by: 1) }
    setOpen(true, folder)
    return .nothing
  }

  /// Opens the selected folder, or folds it.
  mutating func toggleFolder() {
    guard let folder, let tree else { return }
    setOpen(!tree.folders[folder].isOpen, folder)
  }
}
