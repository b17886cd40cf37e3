import Geometry

/// An alert or action sheet that is higher than its room: its texts and its buttons scroll, on a watch
/// as one.
///
/// That such a dialog scrolls is what the system does; how its parts share the room is stated nowhere,
/// and chosen so: a part that needs less than half has what it needs, the other one the rest, and
/// each shows its beginning. The button that cancels choices at the bottom of a phone stays whole.
struct DialogScrolling {
  /// The elements with their places, what is scrolled away without a visible part.
  private(set) var elements: [Element]
  /// The size that is left.
  private(set) var size: Size

  /// Fits a dialog into its room; absent where it fits as it is.
  ///
  /// - Parameters:
  ///   - elements: the elements in the dialog's own space, the dialog itself first.
  ///   - size: its size.
  ///   - path: its path.
  ///   - room: the height that it has.
  ///   - isOne: whether texts and buttons scroll together.
  init?(elements: [Element], size: Size, path: String, room: Double, isOne: Bool = false) {
    guard size.height > room, room > 0, !elements.isEmpty else { return nil }
    self.elements = elements
    self.size = Size(width: size.width, height: room)
    let all = Array(elements.indices.dropFirst())
    if isOne {
      cut(all, from: 0, to: room, moving: 0)
    } else if let group = elements.firstIndex(where: { $0.path == "\(path)/group" }) {
      let held = all.filter { $0 == group || elements[$0].parent == group }
      let rest = size.height - elements[group].windowFrame.height
      cut(held, from: 0, to: max(room - rest, 0), moving: 0)
      let below = all.filter { $0 != group && elements[$0].parent != group }
      cut(below, from: max(room - rest, 0), to: room, moving: room - size.height)
    } else {
      let actions = all.filter { elements[$0].path.hasPrefix("\(path)/actions/") }
      let texts = all.filter { !actions.contains($0) }
      let top = actions.map { elements[$0].windowFrame.minY }.min() ?? size.height
      let below = size.height - top
      let gap = top - (texts.map { elements[$0].windowFrame.maxY }.max() ?? 0)
      let kept = below <= room / 2 ? room - below : top <= room / 2 ? top : room / 2
      cut(texts, from: 0, to: max(kept - gap, 0), moving: 0)
      cut(actions, from: kept, to: room, moving: kept - top)
    }
    self.elements[0].windowFrame.size.height = room
    self.elements[0].contentFrame.size.height = room
    self.elements[0].visible.size.height = room
    self.elements[0].ground?.frame.size.height = room
  }

  /// Moves elements and leaves of them what lies between two heights.
  private mutating func cut(
    _ indices: [Int], from top: Double, to bottom: Double, moving distance: Double
  ) {
    let band = Rect(left: 0, top: top, right: size.width, bottom: bottom)
    let map = SurfaceMap(origin: Point(x: 0, y: distance))
    for index in indices {
      elements[index] = elements[index].mapped(by: map)
      let shown = elements[index].visible.intersection(band)
      elements[index].visible =
        shown.isEmpty ? Rect(origin: elements[index].windowFrame.origin, size: .zero) : shown
      if let ground = elements[index].ground {
        elements[index].ground?.frame = ground.frame.intersection(band)
      }
    }
  }
}
