import Devices
import Geometry
import LayoutEngine
import Typography

/// What is written below a device in a series of poses.
struct PoseCaption {
  static let titleFont = Font(size: 14, weight: .semibold)
  static let factsFont = Font(size: 11, tabularDigits: true)

  /// The pose.
  let title: String
  /// The display and what the pose does, a line each.
  let facts: [String]
  /// The line that tells of an active fold; absent where none is.
  let foldFact: String?

  init(_ layout: ResolvedLayout) {
    let configuration = layout.configuration
    let scene = layout.scene
    var title =
      switch configuration.pose {
      case .closed: "Closed"
      case .tent: "Tent"
      case .flat: "Fully open"
      case .book: "Book"
      case .laptop: "Laptop"
      case nil: configuration.device.name
      }
    if scene.place.kind == .split, let shape = WindowShape(configuration.window) {
      title += ", \(shape.words)"
    }
    self.title = title
    let size =
      "\(scene.window.width.text(decimals: 2)) × \(scene.window.height.text(decimals: 2))"
    let turn = configuration.orientationWords.map { ", \($0.lowercased())" } ?? ""
    var facts = ["\(configuration.display.capitalizedFirst) display\(turn) · \(size)"]
    let fold = scene.regions.first { $0.region.kind == .division }
    var parts: [String] = []
    if let panes = Self.panes(layout) { parts.append(panes) }
    if let fold, fold.isActive { parts.append("\(fold.region.id) active") }
    let moved = layout.elements.filter { $0.displacement != nil }.count
    if moved > 0 { parts.append("\(moved) moved") }
    let line = parts.joined(separator: " · ")
    if !line.isEmpty { facts.append(line) }
    self.facts = facts
    foldFact = fold?.isActive == true ? line : nil
  }

  /// The lengths of the panes of the first arrangement or split view.
  private static func panes(_ layout: ResolvedLayout) -> String? {
    for element in layout.elements {
      switch element.content {
      case .arrangement(let arrangement):
        guard let first = arrangement.primary, let second = arrangement.secondary else {
          return arrangement.primary == nil ? "nothing shows" : "primary only"
        }
        guard let axis = arrangement.axis else { return "layered" }
        let isMirrored = first.minX > second.minX
        let lengths = (isMirrored ? [second, first] : [first, second])
          .map { $0.size[axis].text(decimals: 2) }
        return lengths.joined(separator: axis == .horizontal ? " | " : " over ")
      case .columns(let columns):
        return columns.map { $0.width.text(decimals: 2) }.joined(separator: " | ")
      default: continue
      }
    }
    return nil
  }
}
