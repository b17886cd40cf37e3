import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// Two rectangles that face each other.
struct Facing: Hashable, Sendable {
  /// The axis along which they lie beside each other.
  var axis: Axis
  /// The distance between their edges along it in points.
  var distance: Double
}

extension Rect {
  /// The near end along an axis.
  func start(_ axis: Axis) -> Double { axis == .horizontal ? minX : minY }
  /// The far end along an axis.
  func end(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }
  /// The middle along an axis.
  func middle(_ axis: Axis) -> Double { axis == .horizontal ? midX : midY }

  /// How a rectangle faces another: beside it along one axis, with more than half a point in common
  /// along the other; nothing where they overlap, or lie across a corner.
  func facing(_ other: Rect) -> Facing? {
    for axis in Axis.allCases {
      let across = axis.other
      let shared =
        min(end(across), other.end(across)) - max(start(across), other.start(across))
      let distance = max(start(axis), other.start(axis)) - min(end(axis), other.end(axis))
      if shared > 0.5, distance >= -0.01 { return Facing(axis: axis, distance: max(distance, 0)) }
    }
    return nil
  }
}

extension CheckedLayout {
  /// The indices of the children of each element, in order.
  func childrenByElement() -> [[Int]] {
    var result = [[Int]](repeating: [], count: elements.count)
    for index in elements.indices {
      if let parent = elements[index].parent { result[parent].append(index) }
    }
    return result
  }

  /// The nearest element that holds both of two; absent where they have no root in common.
  func commonHolder(_ first: Int, _ second: Int) -> Int? {
    var current = elements[first].parent
    while let index = current {
      if holds(index, second) { return index }
      current = elements[index].parent
    }
    return nil
  }

  /// The row of a list that an element lies in.
  func row(of index: Int) -> Int? {
    var current: Int? = index
    while let index = current {
      if case .row = elements[index].content { return index }
      current = elements[index].parent
    }
    return nil
  }

  /// The index after the last element that an element holds: a container stands before its content.
  func end(of index: Int) -> Int {
    var next = index + 1
    while next < elements.count, holds(index, next) { next += 1 }
    return next
  }
}
