import Documents
import Geometry
@testable import InterfaceBuilder
import TestSupport
import Typography

/// Stand-ins for views with text whose baselines decide where others lie: texts that are as large as
/// the file says, whatever font there is.
struct StoredTexts {
  /// The texts by what they say, which is the id of the view.
  private(set) var sizes: [String: (width: Double, lines: Int)] = [:]
  /// The views that constraints or stacks align by their baselines.
  private let aligned: Set<String>

  init(_ root: InterfaceView) {
    var aligned: Set<String> = []
    for view in root.withDescendants {
      for side in view.constraints.flatMap({ [$0.first, $0.second].compactMap(\.self) })
      where side.attribute.lowercased().contains("baseline") {
        aligned.insert(side.item)
      }
      let isByBaseline = ["firstBaseline", "lastBaseline"].contains(view.element["alignment"])
      if view.kind == "stackView", isByBaseline { aligned.formUnion(view.children.map(\.id)) }
    }
    self.aligned = aligned
    for view in root.withDescendants where aligned.contains(view.id) {
      guard FontRules.textBox(of: view) != nil, let frame = view.frame, frame.height > 0 else {
        continue
      }
      let line = FontRules.size(of: view) * FontRules.lineHeight
      let lines = view.kind == "label" ? max(Int((frame.height + 1) / line), 1) : 1
      sizes[view.id] = (frame.width, lines)
    }
  }

  /// The node of a stand-in, in the scale of the device; nothing for other views.
  func node(of view: InterfaceView, _ draft: Draft) -> DocumentNode? {
    guard let (_, lines) = sizes[view.id], let frame = view.frame else { return nil }
    let size = FontRules.size(of: view)
    let text = LabelMetrics(fontSize: size, scale: 2).height(lines: lines)
    return draft.mapping([
      ("text", draft.mapping([("string", draft.scalar(view.id)), ("size", draft.number(size))])),
      ("padding", draft.list([draft.number(max((frame.height - text) / 2, 0)), draft.number(0)])),
    ])
  }
}

/// Measures stand-ins as they are stored.
struct StoredTextMeasurer: TextMeasuring {
  let texts: StoredTexts

  var metricsName: String { "stored" }

  func measure(_ request: TextRequest) -> MeasuredText {
    guard let (width, lines) = texts.sizes[request.string] else {
      return FixedAdvanceMeasurer().measure(request)
    }
    return MeasuredText(
      lines: (0..<lines).map { _ in MeasuredLine(string: request.string, width: width) })
  }
}
