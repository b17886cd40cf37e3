import Devices
import Diagnostics
import Geometry
import LayoutEngine
import LayoutSpecs
import Records
import Typography

/// Why a layout is as it is, in words.
enum Explanation {
  /// The scene with the origin of its numbers, and the elements with what decided their sizes.
  ///
  /// - Parameters:
  ///   - layout: the layout.
  ///   - file: the spec as the user named it.
  ///   - element: the index of the element to explain; absent means the scene and all of them.
  /// - Returns: lines, each ended by a line break.
  static func text(of layout: ResolvedLayout, file: String, element: Int?) -> String {
    var lines: [String] = []
    if element == nil {
      lines += header(layout) + [""] + SceneExplanation(layout).lines + ["", "Elements"]
    }
    let depths = depths(layout.elements)
    let base = element.map { depths[$0] } ?? 0
    for index in shown(layout.elements, root: element) {
      let own = layout.elements[index]
      let indent = String(repeating: "  ", count: depths[index] - base + 1)
      lines.append("\(indent)\(own.id)  \(own.kind)  \(frame(own.windowFrame))\(flags(own))")
      lines.append(
        "\(indent)    \(reason(own))  \(file):\(own.position.line):\(own.position.column)")
      if let text = words(of: own) { lines.append("\(indent)    \(text)") }
      if case .image(let image) = own.content {
        lines += ArtworkExplanation(image).lines.map { "\(indent)    \($0)" }
      }
    }
    if element == nil, !layout.notes.isEmpty {
      lines +=
        ["", "Notes"]
        + layout.notes.map { note in
          "  \(note.element.map { "\($0): " } ?? "")\(note.message) [\(note.rule)]"
        }
    }
    return lines.map { Console.printable($0) }.joined(separator: "\n") + "\n"
  }

  /// The same as JSON: the reasons by element id, beside what the record says.
  static func json(of layout: ResolvedLayout, file: String, element: Int?) -> String {
    let elements = shown(layout.elements, root: element).map { index -> JSONValue in
      let own = layout.elements[index]
      let frame = own.windowFrame
      return .record([
        "id": .string(own.id), "path": .string(own.path), "kind": .string(own.kind),
        "frame": .array([frame.minX, frame.minY, frame.width, frame.height].map { .number($0) }),
        "proposedWidth": own.reason.proposedWidth.map(proposal),
        "proposedHeight": own.reason.proposedHeight.map(proposal),
        "proposer": own.reason.proposer.map { .string($0) }, "rule": .string(own.reason.rule),
        "artwork": artwork(own).map { .array($0.map { .string($0) }) },
        "position": .object([
          "file": .string(file), "line": .integer(own.position.line),
          "column": .integer(own.position.column),
        ]),
      ])
    }
    let scene = SceneExplanation(layout).rows.map { row -> JSONValue in
      .record([
        "name": .string(row.name), "value": .string(row.value),
        "rule": row.rule.isEmpty ? nil : .string(row.rule),
      ])
    }
    return JSONValue.record([
      "format": .integer(1), "configuration": .string(layout.configuration.name),
      "scene": element == nil ? .array(scene) : nil, "elements": .array(elements),
    ]).text()
  }

  private static func artwork(_ element: Element) -> [String]? {
    guard case .image(let image) = element.content else { return nil }
    return ArtworkExplanation(image).lines
  }

  private static func proposal(_ value: Double) -> JSONValue {
    value.isFinite ? .number(value) : .string("infinity")
  }

  // MARK: Parts

  private static func header(_ layout: ResolvedLayout) -> [String] {
    let made = layout.configuration
    var parts = [made.device.name]
    if made.device.displays.count > 1 { parts.append("\(made.display) display") }
    parts.append(made.orientation.rawValue)
    if let pose = made.pose { parts.append("\(pose.rawValue), hinge \(pose.hinge.rawValue)") }
    if made.window != "full" { parts.append("window \(made.window)") }
    parts += ["text \(made.textSize.rawValue)", made.locale, made.direction.rawValue]
    parts.append(made.appearance.rawValue)
    if made.camera { parts.append("camera on") }
    if let os = made.os { parts.append("\(made.device.system.name) \(os)") }
    if let sdk = made.sdk { parts.append("SDK \(sdk)") }
    return [made.name, "  " + parts.joined(separator: ", ")]
  }

  private static func reason(_ element: Element) -> String {
    func length(_ value: Double?) -> String {
      value.map { $0.isFinite ? $0.text() : "infinite" } ?? "unspecified"
    }
    let reason = element.reason
    // The parts of bars have their frames from the system, not from a proposal.
    if reason.proposedWidth == nil, reason.proposedHeight == nil, reason.proposer == nil {
      return reason.rule
    }
    let proposed = "\(length(reason.proposedWidth)) x \(length(reason.proposedHeight))"
    let proposer = reason.proposer.map { " by \($0)" } ?? ""
    return "proposed \(proposed)\(proposer): \(reason.rule)"
  }

  private static func words(of element: Element) -> String? {
    switch element.content {
    case .text(let text): describe(text)
    case .button(let button): button.title.map(describe)
    case .scroll(let size): "content \(size.width.text()) x \(size.height.text())"
    case .bar(let bar): bar.platter.map { "floating at \(frame($0))" }
    case .control(let control): control.texts.first.map(describe)
    case .arrangement(let arrangement): describe(arrangement)
    case .columns(let columns): "columns \(columns.map(frame).joined(separator: ", "))"
    case .container, .image, .box, .divider, .row: nil
    }
  }

  private static func describe(_ arrangement: PlacedArrangement) -> String {
    let panes = [("primary", arrangement.primary), ("secondary", arrangement.secondary)]
      .map { name, place in "\(name) \(place.map(frame) ?? "not shown")" }
    return "\(arrangement.style.rawValue), \(panes.joined(separator: ", ")): \(arrangement.reason)"
  }

  private static func describe(_ text: PlacedText) -> String {
    let count = text.lines.count == 1 ? "1 line" : "\(text.lines.count) lines"
    let cut = text.truncated ? ", truncated" : ""
    let shrunk = text.scale < 1 ? ", shrunk to \((text.scale * 100).text(decimals: 1)) %" : ""
    return "\(text.style.rawValue) \(text.font.size.text()) pt, \(count)\(cut)\(shrunk)"
  }

  private static func flags(_ element: Element) -> String {
    var flags: [String] = []
    if element.isHidden {
      flags.append("hidden")
    } else if element.visible.isEmpty, !element.windowFrame.isEmpty {
      flags.append("out of sight")
    } else if frame(element.visible) != frame(element.windowFrame) {
      flags.append("visible \(frame(element.visible))")
    }
    if let move = element.displacement {
      flags.append(
        "moved by \(move.offset.x.text()) \(move.offset.y.text()) off the \(move.region), "
          + move.reason)
    }
    for overlap in element.overlaps {
      flags.append("\(overlap.region) takes \(frame(overlap.frame))")
    }
    return flags.isEmpty ? "" : "  (\(flags.joined(separator: ", ")))"
  }

  /// A rectangle as `x y width height`.
  static func frame(_ rect: Rect) -> String {
    "\(rect.minX.text()) \(rect.minY.text()) \(rect.width.text()) \(rect.height.text())"
  }

  private static func depths(_ elements: [Element]) -> [Int] {
    var depths: [Int] = []
    for element in elements { depths.append(element.parent.map { depths[$0] + 1 } ?? 0) }
    return depths
  }

  /// The indices to show: all, or an element with what it holds.
  private static func shown(_ elements: [Element], root: Int?) -> [Int] {
    guard let root else { return Array(elements.indices) }
    var inside: Set<Int> = [root]
    for index in elements.indices {
      if let parent = elements[index].parent, inside.contains(parent) { inside.insert(index) }
    }
    return inside.sorted()
  }
}
