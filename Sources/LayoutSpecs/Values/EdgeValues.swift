import Documents
import Geometry

/// The entries of edges, while they are read.
private struct EdgeEntries: Sendable {
  var values: [String: Double] = [:]

  /// The keys of a table of edges.
  static func table(_ names: [String], _ type: ValueType<Double>) -> Table<EdgeEntries> {
    Table(
      "edges",
      names.map { name in
        Property(name, type, summary(name)) { $0.values[name] = $1 }
      })
  }

  private static func summary(_ name: String) -> String {
    switch name {
    case "horizontal": "Both sides."
    case "vertical": "Top and bottom."
    default: "The \(name) edge."
    }
  }

  static let all = [
    "top", "bottom", "leading", "trailing", "left", "right", "horizontal", "vertical",
  ]

  func value(_ name: String, _ pair: String) -> Double { values[name] ?? values[pair] ?? 0 }
}

extension SpecDecoder {
  /// Whether edges name only one pair of sides; what is wrong is reported.
  fileprivate func hasOnePair(_ node: DocumentNode, _ label: String) -> Bool {
    guard case .mapping(let entries) = node.content else { return true }
    let logical = entries.first { $0.key == "leading" || $0.key == "trailing" }
    guard let physical = entries.first(where: { $0.key == "left" || $0.key == "right" }),
      let logical
    else { return true }
    let later = max(logical.keyPosition, physical.keyPosition)
    error(
      "'\(label)' can't have both '\(logical.key)' and '\(physical.key)': write leading and "
        + "trailing, or left and right",
      rule: "conflicting-keys", at: later)
    return false
  }
}

extension ValueType where Value == DirectionalEdges {
  /// Distances by edge: one number, a pair, or a mapping.
  static var edges: ValueType<DirectionalEdges> {
    let summary = "a number, [vertical, horizontal], or a mapping of edges"
    let record = ValueType<EdgeEntries>.record(
      summary, EdgeEntries.table(EdgeEntries.all, .number), from: EdgeEntries())
    return ValueType(summary, schema: .ref("edges")) { node, label, decoder in
      switch node.content {
      case .scalar:
        return decoder.number(node, label, summary).map {
          DirectionalEdges(top: $0, start: $0, bottom: $0, end: $0)
        }
      case .sequence:
        return decoder.numbers(node, label, summary, count: 2).map {
          DirectionalEdges(top: $0[0], start: $0[1], bottom: $0[0], end: $0[1])
        }
      default:
        guard let entries = record.read(node, label, decoder), decoder.hasOnePair(node, label)
        else { return nil }
        let isPhysical = entries.values["left"] != nil || entries.values["right"] != nil
        return DirectionalEdges(
          top: entries.value("top", "vertical"),
          start: entries.value(isPhysical ? "left" : "leading", "horizontal"),
          bottom: entries.value("bottom", "vertical"),
          end: entries.value(isPhysical ? "right" : "trailing", "horizontal"),
          isPhysical: isPhysical)
      }
    }
  }

  /// The schema of distances by edge.
  static var edgesSchema: SchemaValue {
    .any(
      .type("number"), .list(of: .type("number"), min: 2, max: 2),
      EdgeEntries.table(EdgeEntries.all, .number).schema)
  }

  /// Distances by edge, or `true` for 16 on each.
  static var padding: ValueType<DirectionalEdges> {
    ValueType(
      "edges, or true for 16", schema: .any(.object([("const", true)]), .ref("edges"))
    ) { node, label, decoder in
      if case .scalar("true", quoted: false) = node.content {
        return DirectionalEdges(top: 16, start: 16, bottom: 16, end: 16)
      }
      return edges.read(node, label, decoder)
    }
  }
}

extension ValueType where Value == EdgeInsets {
  /// Bars that are part of a picture, as parts of its height and width.
  static var bars: ValueType<EdgeInsets> {
    let names = ["top", "bottom", "left", "right", "horizontal", "vertical"]
    let summary = "edges as parts from 0 to 1: a number, [vertical, horizontal], or a mapping"
    let table = EdgeEntries.table(names, .part)
    let record = ValueType<EdgeEntries>.record(summary, table, from: EdgeEntries())
    let schema = SchemaValue.any(
      ValueType<Double>.part.schema, .list(of: ValueType<Double>.part.schema, min: 2, max: 2),
      table.schema)
    return ValueType(summary, schema: schema) { node, label, decoder in
      var bars: EdgeInsets
      switch node.content {
      case .scalar:
        guard let all = decoder.number(node, label, summary, in: 0...1) else { return nil }
        bars = EdgeInsets(top: all, left: all, bottom: all, right: all)
      case .sequence:
        guard let pair = decoder.numbers(node, label, summary, count: 2, in: 0...1) else {
          return nil
        }
        bars = EdgeInsets(top: pair[0], left: pair[1], bottom: pair[0], right: pair[1])
      default:
        guard let entries = record.read(node, label, decoder) else { return nil }
        bars = EdgeInsets(
          top: entries.value("top", "vertical"), left: entries.value("left", "horizontal"),
          bottom: entries.value("bottom", "vertical"), right: entries.value("right", "horizontal"))
      }
      guard bars.top + bars.bottom < 1, bars.left + bars.right < 1 else {
        decoder.error(
          "the bars of '\(label)' leave nothing of the picture", rule: "out-of-range",
          at: node.position)
        return nil
      }
      return bars
    }
  }
}

extension ValueType where Value == Set<DirectionalEdge> {
  /// All edges that reading knows.
  static var allEdges: Set<DirectionalEdge> { [.top, .bottom, .leading, .trailing] }

  /// A set of edges: `true` for all, or a list.
  static var edgeSet: ValueType<Set<DirectionalEdge>> {
    let words = ["top", "bottom", "leading", "trailing", "horizontal", "vertical"]
    let summary = "true, or a list of \(Words.list(words, "and"))"
    let schema = SchemaValue.any(.object([("const", true)]), .list(of: .words(words), min: 1))
    return ValueType(summary, schema: schema) { node, label, decoder in
      if case .scalar("true", quoted: false) = node.content { return allEdges }
      guard case .sequence(let items) = node.content, !items.isEmpty else {
        decoder.mismatch(node, label, summary)
        return nil
      }
      var edges: Set<DirectionalEdge> = []
      for item in items {
        guard let word = decoder.word(item, label, of: words) else { return nil }
        switch word {
        case "horizontal": edges.formUnion([.leading, .trailing])
        case "vertical": edges.formUnion([.top, .bottom])
        default: DirectionalEdge(rawValue: word).map { _ = edges.insert($0) }
        }
      }
      return edges
    }
  }
}

extension ValueType where Value == [Modifiers.GuideAlignment] {
  /// Edges with the guides that they keep to.
  static var alignment: ValueType<[Modifiers.GuideAlignment]> {
    let guide = ValueType<Located<String>>("the name of a guide", schema: .ref("id")) {
      node, label, decoder in
      guard let text = decoder.text(node, label, "the name of a guide") else { return nil }
      decoder.guideReferences.append(decoder.reference(text, at: node.position))
      return Located(text, at: node.position)
    }
    let summary = "a mapping of edges to guides"
    let table = Table<[Modifiers.GuideAlignment]>(
      "align",
      DirectionalEdge.allCases.map { edge in
        Property(edge.rawValue, guide, "The guide that the \(edge.rawValue) edge keeps to.") {
          $0.append(Modifiers.GuideAlignment(edge: edge, guide: $1))
        }
      })
    let record = ValueType.record(summary, table, from: [])
    return ValueType(summary, schema: table.schema) { node, label, decoder in
      guard let alignment = record.read(node, label, decoder), decoder.hasOnePair(node, label)
      else { return nil }
      return alignment
    }
  }
}
