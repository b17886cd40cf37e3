import Geometry
import LayoutSpecs

extension DialogLayout {
  /// Lays out choices at the bottom of a phone: a group with texts and buttons, and below it the button
  /// that cancels.
  ///
  /// - Parameter width: the width.
  /// - Returns: the size.
  func placeChoices(width: Double) -> Size {
    typealias Metrics = AlertMetrics.Choices
    let inner = begin(size: Size(width: width, height: 0))
    let cancel = choices.filter { $0.action.role == .cancel }
    let others = choices.filter { $0.action.role != .cancel }
    let height = buttonHeight(Metrics.buttonHeight)
    var group = builder.barElement("\(path)/group", kind: "actionGroup", interactive: false)
    group.reason.rule = "the choices"
    let groupIndex = inner.sink.elements.count
    let held = ElementNode.append(group, frame: .zero, to: inner)
    var y = 0.0
    if presentation.title != nil || presentation.message != nil {
      y += Metrics.textInset
      y += texts(from: y, in: width, inset: Metrics.textInset, gap: 2, held)
      y += Metrics.textInset
    }
    for choice in others {
      place(choice, in: Rect(x: 0, y: y, width: width, height: height), radius: 0, held)
      y += height
    }
    let frame = Rect(x: 0, y: 0, width: width, height: y)
    complete(groupIndex, frame, radius: Metrics.radius, inner)
    for choice in cancel {
      y += Metrics.groupGap
      let place = Rect(x: 0, y: y, width: width, height: height)
      self.place(choice, in: place, radius: Metrics.radius, inner, isGround: true)
      y += height
    }
    return end(Size(width: width, height: y), inner, hasGround: false)
  }
}
