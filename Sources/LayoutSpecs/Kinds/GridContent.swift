public import Geometry

/// The properties of `grid`.
public struct GridContent: Sendable {
  /// The columns of a grid.
  public enum Columns: Hashable, Sendable {
    /// These columns.
    case tracks([Track])
    /// As many columns of at least the minimum as fit, each at most the maximum, in points.
    case adaptive(minimum: Double, maximum: Double)
  }

  /// One column.
  public enum Track: Hashable, Sendable {
    /// A width in points.
    case fixed(Double)
    /// An even share of what is left.
    case flexible
    /// As wide as its widest cell.
    case auto
  }

  /// The cells in reading order.
  public var children: [Node]
  /// The columns.
  public var columns: Columns
  /// The gap between columns in points.
  public var columnSpacing: Double
  /// The gap between rows in points.
  public var rowSpacing: Double
  /// Where a cell's content lies in the cell.
  public var alignment: Alignment

  /// Makes a grid from its parts.
  public init(
    children: [Node], columns: Columns, columnSpacing: Double = 8, rowSpacing: Double = 8,
    alignment: Alignment = .center
  ) {
    self.children = children
    self.columns = columns
    self.columnSpacing = columnSpacing
    self.rowSpacing = rowSpacing
    self.alignment = alignment
  }
}
