import Geometry
import LayoutEngine
import LayoutSpecs
import Typography

extension GeometryRecord {
  /// An element as it stands in a record.
  static func element(_ element: Element) -> JSONValue {
    var entries: [String: JSONValue?] = [
      "id": .string(element.id),
      "path": .string(element.path),
      "kind": .string(element.kind),
      "frame": .rect(element.windowFrame),
      "visible": .rect(element.visible),
      "content":
        element.contentFrame == element.windowFrame ? nil : .rect(element.contentFrame),
      "hidden": element.isHidden ? .bool(true) : nil,
      "primary": element.isPrimary ? .bool(true) : nil,
      "focusScale": element.focusScale.map { .number($0) },
      "focused": element.isFocused ? .bool(true) : nil,
      "leadsTo": element.leadsTo.map { .string($0) },
      "beneath": element.isBeneath ? .bool(true) : nil,
      "interactive": element.isInteractive ? .bool(true) : nil,
      "role": .string(element.role.rawValue),
      "label": element.accessibilityLabel.map { .string($0) },
      "ground": element.ground.map(ground),
      "layout": element.layoutRule.entries.isEmpty ? nil : layoutRule(element.layoutRule),
    ]
    switch element.content {
    case .container, .divider: break
    case .text(let text): entries["text"] = self.text(text)
    case .button(let button):
      entries["button"] = self.button(button)
      entries["text"] = button.title.map(self.text)
    case .image(let image): entries["artwork"] = artwork(image)
    case .box(let label, _): entries["box"] = label.map { .object(["label": .string($0)]) }
    case .scroll(let size): entries["scroll"] = .object(["contentSize": .size(size)])
    case .bar(let bar):
      if let platter = bar.platter {
        entries["bar"] = .object([
          "cornerRadius": .number(bar.cornerRadius), "platter": .rect(platter),
        ])
      }
    case .row(let index, let separator, _):
      entries["row"] = .object(["index": .integer(index), "separator": .bool(separator)])
    case .arrangement(let arrangement):
      entries["arrangement"] = self.arrangement(arrangement)
    case .columns(let columns): entries["columns"] = .array(columns.map { .rect($0) })
    case .control(let control):
      let (key, value) = self.control(control)
      entries[key] = value
      // A kind with one text carries it where all others do.
      if case .segmented = control.parts { break }
      entries["text"] = control.texts.first.map(self.text)
    }
    entries["displaced"] = element.displacement.map(displacement)
    if !element.overlaps.isEmpty {
      // The first of two regions with one id stands, as in the scene.
      entries["overlaps"] = .object(
        Dictionary(
          element.overlaps.map { ($0.region, .rect($0.frame)) },
          uniquingKeysWith: { first, _ in first }))
    }
    return .record(entries)
  }

  private static func layoutRule(_ rule: LayoutRule) -> JSONValue {
    .object(
      Dictionary(
        rule.entries.map { ($0.key, value($0.value)) }, uniquingKeysWith: { _, new in new })
    )
  }

  private static func value(_ value: LayoutRule.Value) -> JSONValue {
    func number(_ number: Double) -> JSONValue {
      number.isFinite ? .number(number) : .string("infinity")
    }
    switch value {
    case .number(let value): return number(value)
    case .word(let word): return .string(word)
    case .edges(let top, let leading, let bottom, let trailing):
      let all = [top, leading, bottom, trailing]
      return all.allSatisfy { $0 == top } ? number(top) : .array(all.map(number))
    case .size(let size): return .size(size)
    }
  }

  private static func displacement(_ displacement: Displacement) -> JSONValue {
    .record([
      "from": .rect(displacement.from),
      "by": .point(displacement.offset),
      "region": .string(displacement.region),
      "group": displacement.group.map { .string($0) },
      "reason": .string(displacement.reason),
    ])
  }

  private static func arrangement(_ arrangement: PlacedArrangement) -> JSONValue {
    .record([
      "style": .string(arrangement.style.rawValue),
      "axis": arrangement.axis.map { .string($0 == .horizontal ? "horizontal" : "vertical") },
      "primary": arrangement.primary.map { .rect($0) },
      "secondary": arrangement.secondary.map { .rect($0) },
      "folded": arrangement.isFolded ? .bool(true) : nil,
      "zIndex": arrangement.primaryIndex.map {
        .object(["primary": .integer($0), "secondary": .integer(0)])
      },
      "reason": .string(arrangement.reason),
    ])
  }

  private static func ground(_ ground: Element.Ground) -> JSONValue {
    .record([
      "color": .color(ground.color),
      "frame": .rect(ground.frame),
      "cornerRadius": ground.cornerRadius == 0 ? nil : .number(ground.cornerRadius),
    ])
  }

  /// A text as it stands in a record.
  static func text(_ text: PlacedText) -> JSONValue {
    .record([
      "string": .string(text.string),
      "lines": .array(
        text.lines.map {
          .object([
            "string": .string($0.string), "origin": .point($0.origin), "width": .number($0.width),
          ])
        }),
      "truncated": .bool(text.truncated),
      "style": .string(text.style.rawValue),
      "family": text.font.family.map { .string($0) },
      "fontSize": .number(text.font.size),
      "weight": .string(text.font.weight.name),
      "tabularDigits": text.font.tabularDigits ? .bool(true) : nil,
      "color": .color(text.color),
      "scale": text.scale == 1 ? nil : .number(text.scale),
      "firstBaseline": .number(text.firstBaseline),
      "lastBaseline": .number(text.lastBaseline),
      "direction": text.direction == .rightToLeft ? .string(text.direction.rawValue) : nil,
    ])
  }

  private static func button(_ button: ButtonDrawing) -> JSONValue {
    .record([
      "style": .string(button.style.rawValue),
      "symbol": button.symbol.map { .string($0) },
      "symbolColor": button.symbolColor.map { .color($0) },
      "symbolFrame": button.symbolFrame.map { .rect($0) },
      "platter": button.platter.isEmpty ? nil : .rect(button.platter),
      "cornerRadius": button.cornerRadius == 0 ? nil : .number(button.cornerRadius),
      "badge": button.badge.map { .string($0) },
    ])
  }
}
