import Geometry
import LayoutSpecs

extension LayoutBuilder {
  /// What the spec says of the layout of a node.
  func layoutRule(of node: Node, _ environment: BuildEnvironment) -> LayoutRule {
    var rule = LayoutRule()
    say(node.kind, node.modifiers, environment, in: &rule)
    let modifiers = node.modifiers
    if let frame = modifiers.frame { say(frame, in: &rule) }
    rule.say("aspectRatio", modifiers.aspectRatio)
    rule.say("padding", modifiers.padding.map { edges($0) })
    rule.say("margins", modifiers.margins.map { edges($0) })
    rule.say("layoutPriority", modifiers.layoutPriority)
    rule.say("offset", modifiers.offset.map { .size(Size(width: $0.x, height: $0.y)) })
    if modifiers.readableWidth { rule.say("readableWidth", .word("true")) }
    if !modifiers.align.isEmpty {
      let words = modifiers.align.map { "\($0.edge.rawValue) \($0.guide.value)" }
      rule.say("align", .word(words.joined(separator: ", ")))
    }
    if let ignored = modifiers.ignoresSafeArea {
      let names = DirectionalEdge.allCases.filter(ignored.edges.contains).map(\.rawValue)
      let regions =
        (ignored.container ? ["container"] : []) + (ignored.keyboard ? ["keyboard"] : [])
      rule.say("ignoresSafeArea", .word((regions + names).joined(separator: " ")))
    }
    if let inset = modifiers.safeAreaInset {
      rule.say("safeAreaInset", .word("\(inset.edge.rawValue) \(inset.spacing.text())"))
    }
    return rule
  }

  /// What the spec says of the layout of a kind.
  private func say(
    _ kind: NodeKind, _ modifiers: Modifiers, _ environment: BuildEnvironment,
    in rule: inout LayoutRule
  ) {
    switch kind {
    case .text(let content):
      rule.say("lineLimit", (modifiers.lineLimit ?? environment.lineLimit).map { Double($0) })
      let scale = modifiers.minimumScale ?? environment.minimumScale
      if scale != 1 { rule.say("minimumScale", scale) }
      if content.alignment != .leading { rule.say("alignment", .word(content.alignment.rawValue)) }
    case .box(let content):
      rule.say("boxWidth", content.width)
      rule.say("boxHeight", content.height)
    case .image(let content): sayPicture(content.asset.value, modifiers, in: &rule)
    case .video(let content): sayPicture(content.asset.value, modifiers, in: &rule)
    case .vstack(let content):
      rule.say("spacing", content.spacing)
      if content.alignment != .center { rule.say("alignment", .word(content.alignment.rawValue)) }
      saySpacers(among: content.children, in: &rule)
    case .hstack(let content):
      rule.say("spacing", content.spacing)
      if content.alignment != .center { rule.say("alignment", .word(content.alignment.rawValue)) }
      saySpacers(among: content.children, in: &rule)
    case .zstack(let content):
      if content.alignment != .center { rule.say("alignment", .word(content.alignment.word)) }
    case .grid(let content):
      rule.say("columns", .word(Self.words(of: content.columns)))
      rule.say("columnSpacing", content.columnSpacing)
      rule.say("rowSpacing", content.rowSpacing)
      if content.alignment != .center { rule.say("alignment", .word(content.alignment.word)) }
    case .scroll(let content): rule.say("axis", .word(content.axis.rawValue))
    case .list(let content):
      rule.say("rowHeight", content.rowHeight)
      rule.say("style", .word(content.style.rawValue))
      if case .count(let count) = content.rows { rule.say("rows", Double(count)) }
    case .arrangement(let content):
      rule.say("ratio", content.ratio)
      rule.say("edge", .word(content.edge.rawValue))
    case .splitView(let content): rule.say("columnWidth", content.columnWidth)
    case .constraints(let content):
      if !content.rules.isEmpty {
        rule.say("constraints", .word(content.rules.map(\.text).joined(separator: "; ")))
      }
    case .stackView(let content):
      rule.say("axis", .word(content.axis.rawValue))
      rule.say("distribution", .word(content.distribution.rawValue))
      rule.say("alignment", .word(content.alignment.rawValue))
      rule.say("spacing", content.spacing)
    default: break
    }
  }

  private func sayPicture(
    _ asset: String, _ modifiers: Modifiers, in rule: inout LayoutRule
  ) {
    rule.say("pictureSize", request.assets[asset].map { .size($0.size) })
    rule.say("contentMode", modifiers.contentMode.map { .word($0.rawValue) })
  }

  /// Room is no element: how much there is of it belongs to the rule of the stack.
  private func saySpacers(among children: [Node], in rule: inout LayoutRule) {
    var lengths: [Double] = []
    for child in children {
      guard case .spacer(let content) = child.kind else { continue }
      lengths.append(content.minLength)
    }
    if !lengths.isEmpty {
      rule.say("spacers", .word(lengths.map { $0.text() }.joined(separator: " ")))
    }
  }

  private func say(_ frame: Modifiers.Frame, in rule: inout LayoutRule) {
    rule.say("width", frame.width)
    rule.say("height", frame.height)
    rule.say("minWidth", frame.minWidth)
    rule.say("idealWidth", frame.idealWidth)
    rule.say("maxWidth", frame.maxWidth)
    rule.say("minHeight", frame.minHeight)
    rule.say("idealHeight", frame.idealHeight)
    rule.say("maxHeight", frame.maxHeight)
    if frame.alignment != .center { rule.say("frameAlignment", .word(frame.alignment.word)) }
  }

  private func edges(_ edges: DirectionalEdges) -> LayoutRule.Value {
    let own = logical(edges)
    return .edges(own.top, own.left, own.bottom, own.right)
  }

  private static func words(of columns: GridContent.Columns) -> String {
    switch columns {
    case .adaptive(let minimum, let maximum):
      "adaptive \(minimum.text()) to \(maximum.text())"
    case .tracks(let tracks):
      tracks.map { track in
        switch track {
        case .fixed(let width): width.text()
        case .flexible: "flexible"
        case .auto: "auto"
        }
      }.joined(separator: " ")
    }
  }
}
