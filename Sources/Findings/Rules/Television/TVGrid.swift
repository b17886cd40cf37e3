import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// The grids that the guidelines print for televisions, and the rows and columns of a layout.
///
/// - Note: Source: layout metrics, section 8, "tvOS columns".
enum TVGrid {
  /// The least distance between items of a row in points.
  static let columnSpacing = 40.0
  /// The least distance between rows in points.
  static let rowSpacing = 100.0

  /// The width of unfocused content by the number of columns, in points.
  static func width(columns: Int) -> Double? {
    switch columns {
    case 2: 860
    case 3: 560
    case 4: 410
    case 5: 320
    case 6: 260
    case 7: 217
    case 8: 184
    case 9: 160
    default: nil
    }
  }

  /// The items of a grid by its columns, or of a row: what takes the focus, or the pictures where
  /// nothing does.
  static func items(_ children: [Int], _ layout: CheckedLayout) -> [Int] {
    let shown = children.filter { !layout.elements[$0].isHidden && !layout.isInBar($0) }
    let controls = shown.filter { layout.elements[$0].role == .interactive }
    return controls.isEmpty ? shown.filter { layout.elements[$0].role == .image } : controls
  }

  /// The grids of a layout with their number of columns, in order.
  static func grids(_ layout: CheckedLayout) -> [(index: Int, columns: Int)] {
    var result: [(index: Int, columns: Int)] = []
    for decision in layout.layout.decisions where decision.kind == .columns {
      guard let count = Int(decision.value),
        let index = layout.elements.firstIndex(where: { $0.path == decision.path }),
        layout.isShown(index)
      else { continue }
      result.append((index, count))
    }
    return result
  }
}
