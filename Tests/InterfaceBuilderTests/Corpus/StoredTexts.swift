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
  /// The views that constraints or stacks align by their baselines, and whether by the first alone.
  private let aligned: [String: Bool]

  init(_ root: InterfaceView) {
    var aligned: [String: Bool] = [:]
    let views = Dictionary(
      root.withDescendants.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    /// Notes a view, or what a stack has its baseline of.
    func note(_ id: String, isFirst: Bool) {
      if let view = views[id], view.kind == "stackView",
        let inner = isFirst ? view.children.first : view.children.last
      {
        note(inner.id, isFirst: isFirst)
      } else {
        aligned[id] = (aligned[id] ?? true) && isFirst
      }
    }
    for view in root.withDescendants {
      for side in view.constraints.flatMap({ [$0.first, $0.second].compactMap(\.self) })
      where side.attribute.lowercased().contains("baseline") {
        note(side.item, isFirst: side.attribute == "firstBaseline")
      }
      guard view.kind == "stackView", let word = view.element["alignment"],
        ["firstBaseline", "lastBaseline"].contains(word)
      else { continue }
      for child in view.children { note(child.id, isFirst: word == "firstBaseline") }
    }
    self.aligned = aligned
    for view in root.withDescendants where aligned[view.id] != nil {
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
    // The lines of a label keep to the edge that its baseline is measured from.
    let rest = max(frame.height - text, 0)
    let top = view.kind != "label" ? rest / 2 : aligned[view.id] == true ? 0 : rest
    return draft.mapping([
      ("text", draft.mapping([("string", draft.scalar(view.id)), ("size", draft.number(size))])),
      (
        "padding",
        draft.mapping([("top", draft.number(top)), ("bottom", draft.number(rest - top))])
      ),
    ])
  }
}

/// Measures stand-ins as they are stored.
final class StoredTextMeasurer: TextMeasuring {
  private let texts: StoredTexts

  init(texts: StoredTexts) { self.texts = texts }

  var metricsName: String { "stored" }

  func measure(_ request: TextRequest) -> MeasuredText {
    guard let (width, lines) = texts.sizes[request.string] else {
      return FixedAdvanceMeasurer().measure(request)
    }
    return MeasuredText(
      lines: (0..<lines).map { _ in MeasuredLine(string: request.string, width: width) })
  }
}
