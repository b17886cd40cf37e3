/// The properties of `list`.
public struct ListContent: Sendable {
  /// What a list shows.
  public enum Rows: Sendable {
    /// A number of drawn stand-ins.
    case count(Int)
    /// A row for each node.
    case nodes([Node])
  }

  /// The look of a list.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Rows from edge to edge.
    case plain
    /// Rows on a rounded ground inside the margins.
    case inset
  }

  /// The rows.
  public var rows: Rows
  /// The height of a stand-in row and the least of others, in points; absent: by chrome generation.
  public var rowHeight: Double?
  /// The look.
  public var style: Style

  /// Makes a list; plain unless said.
  public init(rows: Rows, rowHeight: Double? = nil, style: Style = .plain) {
    self.rows = rows
    self.rowHeight = rowHeight
    self.style = style
  }
}
