/// The toolbar at the bottom of a screen.
public struct Toolbar: Sendable {
  /// The items in reading order.
  public var items: [Node]

  /// Makes a toolbar of items.
  public init(items: [Node] = []) { self.items = items }
}
