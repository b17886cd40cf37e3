/// The tab bar of a screen.
public struct TabBar: Hashable, Sendable {
  /// One tab.
  public struct Item: Hashable, Sendable {
    /// Its title.
    public var title: TextValue?
    /// The name of its symbol.
    public var symbol: String?
    /// Its id, with its place.
    public var id: Located<String>?
    /// What its badge says.
    public var badge: String?
    /// The screen that it leads to.
    public var leadsTo: Located<String>?

    /// Makes a tab without anything in it.
    public init(title: TextValue? = nil) { self.title = title }
  }

  /// The tabs in reading order.
  public var items: [Item]
  /// The index of the tab that is shown.
  public var selected: Int

  /// Makes a bar of tabs.
  public init(items: [Item] = [], selected: Int = 0) {
    self.items = items
    self.selected = selected
  }
}
