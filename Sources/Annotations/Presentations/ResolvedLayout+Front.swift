import Geometry
import LayoutEngine

extension ResolvedLayout {
  /// The layout with nothing that something over the screen keeps from being used: what labels and notes
  /// speak of.
  var inFront: ResolvedLayout {
    guard !presentations.isEmpty else { return self }
    var result = self
    for index in result.elements.indices where result.elements[index].isBeneath {
      let origin = result.elements[index].windowFrame.origin
      result.elements[index].visible = Rect(origin: origin, size: .zero)
      result.elements[index].displacement = nil
    }
    return result
  }

  /// The elements of the screen and of each presentation, from the lowest.
  var levels: [Range<Int>] {
    let start = presentations.first?.elements.lowerBound ?? elements.count
    return [0..<start] + presentations.map(\.elements)
  }

  /// The frame of the card that an element lies in; absent for one of the screen or of a cover.
  func cardFrame(of element: Element) -> Rect? {
    presentations.last { $0.shape != .cover && element.path.hasPrefix("\($0.path)/") }?.frame
  }

  /// The presentation whose own space guides are drawn in; absent where they are the screen's.
  ///
  /// An alert has none of its own: it lies in the screen's.
  var guidingPresentation: PlacedPresentation? {
    guard let top = presentations.last else { return nil }
    switch top.shape {
    case .card, .cover, .centered, .popover: return top
    case .alert, .choices: return nil
    }
  }

  /// The layout with what lies beneath all presentations drawn back.
  func drawnBack(by map: SurfaceMap?) -> ResolvedLayout {
    guard let map, let base = levels.first else { return self }
    var result = self
    for index in base { result.elements[index] = elements[index].mapped(by: map) }
    return result
  }
}
