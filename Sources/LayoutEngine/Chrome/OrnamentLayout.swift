import Devices
import Geometry
import LayoutSpecs

/// Lays out what stands beside a window in space, in logical window space.
///
/// - Note: Source: SwiftUI's documentation of ornaments: the anchor is a point of the window, the
///   alignment says which point of the ornament lies on it, the middle unless said. That an ornament
///   is offered the size of its window is chosen.
struct OrnamentLayout {
  let ornaments: [Ornament]
  let builder: LayoutBuilder
  let placement: Placement

  /// Places the ornaments after everything in the window, in front of which they float.
  func place() {
    guard !ornaments.isEmpty else { return }
    let device = builder.configuration.device
    guard device.family == .vision else {
      placement.sink.notes.append(
        Note(
          rule: "ornaments-not-shown", element: nil,
          message: "ornaments not laid out: only windows in space have them"))
      return
    }
    for (index, ornament) in ornaments.enumerated() {
      place(ornament, path: "\(OrnamentLayout.path)/\(index)")
    }
  }

  /// The first step of the paths of ornaments.
  static let path = "ornaments"
  /// The kind of the element that holds what an ornament shows.
  static let kind = "ornament"

  private func place(_ ornament: Ornament, path: String) {
    let window = builder.scene.window
    // No bounds and no safe area of the window reach out there.
    let far = window.inset(by: -100_000)
    var outside = Placement(
      sink: placement.sink, window: far, safeArea: far, guides: placement.guides,
      scale: placement.scale)
    outside.guides["safeArea"] = far
    var holder = builder.barElement(path, kind: Self.kind, interactive: false)
    holder.reason.rule = "as large as what it shows"
    holder.position = ornament.content.position
    let content = builder.root(ornament.content, path: "\(path)/content")
    let offer = ProposedSize(width: window.width, height: window.height)
    let size = content.size(for: offer)
    let anchor = ornament.attachmentAnchor.origin(of: .zero, in: window)
    let held = ornament.contentAlignment.origin(of: .zero, in: Rect(origin: .zero, size: size))
    let origin = Point(x: anchor.x - held.x, y: anchor.y - held.y)
    let index = outside.sink.elements.count
    let inner = ElementNode.append(holder, frame: Rect(origin: origin, size: size), to: outside)
    content.place(at: origin, proposal: offer, in: inner)
    // What is moved after layout takes its ornament along.
    guard outside.sink.elements.indices.contains(index + 1) else { return }
    let shown = outside.sink.elements[index + 1].windowFrame
    outside.sink[index].windowFrame = shown
    outside.sink[index].contentFrame = shown
    outside.sink[index].visible = shown
  }
}

extension ResolvedLayout {
  /// The elements of ornaments among those of the layout, each ornament before what it shows; empty
  /// where a window has none.
  public var ornamentElements: Range<Int> {
    let end = presentations.first?.elements.lowerBound ?? elements.count
    let first = elements[..<end].firstIndex { $0.kind == OrnamentLayout.kind }
    return (first ?? end)..<end
  }
}
