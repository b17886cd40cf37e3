import Geometry
import LayoutSpecs

/// Finds out how elements move off the active fold of a window.
///
/// - Note: Source: iPhone Duo, section 5.3: in book, things go to where reading ends; in laptop, what
///   is looked at goes up and controls go down; as little as possible, what works as a unit together,
///   what belongs to something stays over it; continuous scrolling content never moves. That a wish
///   of the spec comes first, then what lies under the element, then the pose, is chosen.
struct Displacer {
  let division: Division
  /// The id of the region.
  let region: String
  /// The safe area, in logical window space.
  let safeArea: Rect
  /// All elements as they are without any move.
  let elements: [Element]

  /// Elements that move as one.
  private struct Unit {
    var group: String?
    var members: [Movable]
  }

  /// The moves by path, and what is to be said of those that can't be made.
  func moves(of movables: [Movable]) -> (moves: [String: Displacement], notes: [Note]) {
    var moves: [String: Displacement] = [:]
    var notes: [Note] = []
    for unit in units(movables) {
      let frames = unit.members.map { elements[$0.element].windowFrame }
      guard let first = frames.first, let leader = unit.members.first else { continue }
      let frame = frames.dropFirst().reduce(first) { $0.union($1) }
      // Something that only touches the fold is clear of it.
      guard !frame.intersection(division.frame).isEmpty else { continue }
      let name = unit.group.map { "group '\($0)'" } ?? "'\(elements[leader.element].id)'"
      func say(_ rule: String, _ message: String) {
        notes.append(Note(rule: rule, element: elements[leader.element].id, message: message))
      }
      if unit.members.contains(where: isScrolling) {
        say("displace-scrolling", "\(name) stays: scrolling content may cross the fold")
        continue
      }
      let wish = destination(of: unit, frame)
      let choices = [wish.isFar, !wish.isFar]
      guard let isFar = choices.first(where: { hasRoom(frame, far: $0) }) else {
        say(
          "displace-no-room",
          "\(name) stays on the fold: it is larger than the room on either side")
        continue
      }
      let axis = division.axis
      var offset = Point.zero
      offset[axis] =
        isFar
        ? division.frame.maximum(along: axis) - frame.minimum(along: axis)
        : division.frame.minimum(along: axis) - frame.maximum(along: axis)
      let reason =
        "to the \(word(far: isFar)) side: "
        + (isFar == wish.isFar ? wish.reason : "no room on the \(word(far: !isFar)) side")
      for member in unit.members {
        moves[member.path] = Displacement(
          from: elements[member.element].windowFrame, offset: offset, region: region,
          group: unit.group, reason: reason)
      }
    }
    return (moves, notes)
  }

  /// Groups in the order of their first member; a member inside another moves with that one.
  private func units(_ movables: [Movable]) -> [Unit] {
    let outer = movables.filter { inner in
      !movables.contains { $0.element < inner.element && inner.element < $0.end }
    }
    var result: [Unit] = []
    for movable in outer {
      if let group = movable.wish.group,
        let index = result.firstIndex(where: { $0.group == group })
      {
        result[index].members.append(movable)
      } else {
        result.append(Unit(group: movable.wish.group, members: [movable]))
      }
    }
    return result
  }

  /// Whether an element scrolls, or lies in something that does.
  private func isScrolling(_ movable: Movable) -> Bool {
    var index: Int? = movable.element
    while let current = index {
      if case .scroll = elements[current].content { return true }
      index = elements[current].parent
    }
    return false
  }

  /// The side that a unit should go to, and why.
  private func destination(of unit: Unit, _ frame: Rect) -> (isFar: Bool, reason: String) {
    for member in unit.members {
      guard let side = member.wish.preference, let isFar = isFar(side) else { continue }
      return (isFar, "as the spec prefers")
    }
    if let isFar = sideOfContext(unit, frame) {
      return (isFar, "over what it acts on")
    }
    if division.axis == .horizontal { return (true, "where reading ends, in a book") }
    let isControl = unit.members.contains { holdsControl($0) }
    return isControl
      ? (true, "controls below, on a laptop") : (false, "what is looked at above, on a laptop")
  }

  private func holdsControl(_ member: Movable) -> Bool {
    elements[member.element..<member.end].contains { $0.role == .interactive }
  }

  /// The side on which everything lies that the unit covers; absent where both or none have it.
  private func sideOfContext(_ unit: Unit, _ frame: Rect) -> Bool? {
    guard let first = unit.members.map(\.element).min() else { return nil }
    var near = false
    var far = false
    for index in 0..<first where !isAncestor(index, of: first) {
      let other = elements[index].visible
      guard !elements[index].isHidden, !other.intersection(frame).isEmpty,
        other.intersection(division.frame).isEmpty
      else { continue }
      if other.minimum(along: division.axis) >= division.frame.maximum(along: division.axis) {
        far = true
      } else {
        near = true
      }
    }
    return near == far ? nil : far
  }

  private func isAncestor(_ index: Int, of element: Int) -> Bool {
    var parent = elements[element].parent
    while let current = parent {
      if current == index { return true }
      parent = elements[current].parent
    }
    return false
  }

  private func isFar(_ side: Modifiers.Displacement.Side) -> Bool? {
    switch (side, division.axis) {
    case (.upper, .vertical), (.leading, .horizontal): false
    case (.lower, .vertical), (.trailing, .horizontal): true
    default: nil
    }
  }

  private func hasRoom(_ frame: Rect, far isFar: Bool) -> Bool {
    let room = isFar ? division.far(safeArea) : division.near(safeArea)
    let axis = division.axis
    return frame.size[axis] <= room.size[axis]
  }

  private func word(far isFar: Bool) -> String {
    switch division.axis {
    case .horizontal: isFar ? "trailing" : "leading"
    case .vertical: isFar ? "lower" : "upper"
    }
  }
}

extension Rect {
  /// The near end along an axis.
  fileprivate func minimum(along axis: Axis) -> Double { axis == .horizontal ? minX : minY }
  /// The far end along an axis.
  fileprivate func maximum(along axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }
}
