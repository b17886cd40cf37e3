/// The column widths of a grid.
///
/// - Note: Source: SwiftUI layout, "LazyVGrid", cases `lvg-*`: gaps and fixed columns are taken
///   first, then in order each remaining column is offered `left / columns left`.
package struct GridColumns: Hashable, Sendable {
  /// One column, or a run of adaptive ones.
  package enum Column: Hashable, Sendable {
    /// A width in points.
    case fixed(Double)
    /// A share of what is left between two limits.
    case flexible(minimum: Double, maximum: Double)
    /// As many columns of the minimum as fit into a share.
    case adaptive(minimum: Double, maximum: Double)
    /// As wide as the widest cell; the width is found by the grid.
    case auto
  }

  /// The columns in order.
  package var columns: [Column]
  /// The gap between columns in points.
  package var spacing: Double

  /// Makes columns with a gap.
  package init(columns: [Column], spacing: Double) {
    self.columns = columns
    self.spacing = spacing
  }

  /// The widths for a width to fill, laid out again where the first sum differs from it.
  ///
  /// - Parameters:
  ///   - width: the width offered in points.
  ///   - autoWidth: the width of the widest cell of a column, by its index.
  /// - Returns: the width of each column in points; an adaptive one stands for as many as fit.
  package func widths(filling width: Double, autoWidth: (Int) -> Double) -> [Double] {
    let first = pass(filling: width, autoWidth: autoWidth)
    let total = total(of: first)
    return total == width ? first : pass(filling: total, autoWidth: autoWidth)
  }

  /// The width of the whole grid in points, as its first pass gives it.
  package func gridWidth(filling width: Double, autoWidth: (Int) -> Double) -> Double {
    total(of: pass(filling: width, autoWidth: autoWidth))
  }

  /// The sum of column widths and the gaps between them.
  private func total(of widths: [Double]) -> Double {
    widths.reduce(0, +) + spacing * Double(max(widths.count - 1, 0))
  }

  private func pass(filling width: Double, autoWidth: (Int) -> Double) -> [Double] {
    var left = width - spacing * Double(max(columns.count - 1, 0))
    var sharing = 0
    for (index, column) in columns.enumerated() {
      switch column {
      case .fixed(let size): left -= size
      case .auto: left -= autoWidth(index)
      case .flexible, .adaptive: sharing += 1
      }
    }
    var widths: [Double] = []
    for (index, column) in columns.enumerated() {
      switch column {
      case .fixed(let size): widths.append(size)
      case .auto: widths.append(autoWidth(index))
      case .flexible(let minimum, let maximum):
        let share = min(max(left / Double(sharing), minimum), maximum)
        widths.append(share)
        left -= share
        sharing -= 1
      case .adaptive(let minimum, let maximum):
        let share = max(left / Double(sharing), 0)
        let fitting = ((share + spacing) / (minimum + spacing)).rounded(.down)
        let count = fitting.isFinite ? max(Int(min(fitting, 1000)), 1) : 1
        let even = (share - spacing * Double(count - 1)) / Double(count)
        let size = min(max(even, minimum), maximum)
        widths.append(contentsOf: [Double](repeating: size, count: count))
        left -= share
        sharing -= 1
      }
    }
    return widths
  }
}
