/// Both delegates of a host in one: that of its cards, with their sheets, and that of its own actions.
public typealias HostDelegate = CardActionDelegate & ActionManagerDelegate
