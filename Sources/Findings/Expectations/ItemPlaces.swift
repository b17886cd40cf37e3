import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Where the items of expectations lie in a layout, in window space.
struct ItemPlaces {
  /// What an item is in a layout.
  enum Place {
    /// An element.
    case element(Element)
    /// A guide with its rectangle.
    case guide(Rect)
    /// Rectangles of regions; none where there are none now.
    case regions([Rect])
    /// The rounded corners of the display.
    case corners
    /// It is not part of this layout.
    case absent
    /// A fact of it is not known.
    case unknown(String)
  }

  let layout: ResolvedLayout

  /// The place of an item.
  func place(of item: Expectation.Item) -> Place {
    let scene = layout.scene
    switch item.name {
    case "window": return .guide(scene.window)
    case "fold": return regions(item) { $0.region.kind == .division }
    case "cameras":
      return regions(item) { $0.region.kind == .occlusion && $0.region.shape != .rectangle }
    case "statusStrip": return regions(item) { $0.region.id == "statusStrip" }
    case "housing":
      guard let housing = scene.display.housing else { return .regions([]) }
      let origin = scene.place.origin
      return .regions([housing.frame.offset(x: -origin.x, y: -origin.y)])
    case "homeIndicator": return .regions(scene.homeIndicator.map { [$0] } ?? [])
    case "corners": return .corners
    case "keyboard" where scene.keyboard?.isKnown == false:
      return .unknown("the height of the keyboard")
    default: break
    }
    if let frame = scene.guide(item.name) { return .guide(frame) }
    let element = layout.elements.first { $0.id == item.name || $0.path == item.name }
    return element.map { .element($0) } ?? .absent
  }

  private func regions(
    _ item: Expectation.Item, _ isMeant: (Scene.Region) -> Bool
  ) -> Place {
    .regions(
      layout.scene.regions.filter { isMeant($0) && ($0.isActive || item.isInactive) }
        .map(\.region.frame))
  }
}
