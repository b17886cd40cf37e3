import Documents
import Geometry

extension ValueType where Value == Alignment {
  /// A place in both directions.
  static var alignment: ValueType<Alignment> {
    words([
      ("center", .center),
      ("leading", Alignment(horizontal: .leading, vertical: .center)),
      ("trailing", Alignment(horizontal: .trailing, vertical: .center)),
      ("top", Alignment(horizontal: .center, vertical: .top)),
      ("bottom", Alignment(horizontal: .center, vertical: .bottom)),
      ("topLeading", .topLeading),
      ("topTrailing", Alignment(horizontal: .trailing, vertical: .top)),
      ("bottomLeading", Alignment(horizontal: .leading, vertical: .bottom)),
      ("bottomTrailing", Alignment(horizontal: .trailing, vertical: .bottom)),
    ])
  }
}

extension ValueType where Value == Size {
  /// A width and a height in points.
  static var size: ValueType<Size> {
    let summary = "[width, height] in points"
    let side = SchemaValue.object([("type", "number"), ("exclusiveMinimum", .integer(0))])
    return ValueType(summary, schema: .list(of: side, min: 2, max: 2)) { node, label, decoder in
      decoder.numbers(node, label, summary, count: 2, in: 0.001...100_000).map {
        Size(width: $0[0], height: $0[1])
      }
    }
  }
}

extension ValueType where Value == Point {
  /// A move along the reading direction and down.
  static var offset: ValueType<Point> {
    let summary = "[x, y] in points"
    return ValueType(
      summary, schema: .list(of: .type("number"), min: 2, max: 2)
    ) { node, label, decoder in
      decoder.numbers(node, label, summary, count: 2).map { Point(x: $0[0], y: $0[1]) }
    }
  }
}

extension ValueType where Value == Rect {
  /// A rectangle in parts of a picture.
  static var pictureRect: ValueType<Rect> {
    let summary = "[x, y, width, height] as parts from 0 to 1"
    return ValueType(summary, schema: .ref("pictureRect")) { node, label, decoder in
      guard let numbers = decoder.numbers(node, label, summary, count: 4, in: 0...1) else {
        return nil
      }
      let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      // Sums of decimal fractions are allowed their last bit.
      guard rect.maxX <= 1.000_001, rect.maxY <= 1.000_001, !rect.isEmpty else {
        decoder.error(
          "'\(label)' must lie inside the picture and have an extent", rule: "out-of-range",
          at: node.position)
        return nil
      }
      return rect
    }
  }

  /// The schema of a rectangle in parts of a picture.
  static var pictureRectSchema: SchemaValue {
    .list(of: ValueType<Double>.part.schema, min: 4, max: 4)
  }
}

/// A pair of gaps.
struct GapPair: Hashable, Sendable {
  var column: Double
  var row: Double
}

extension ValueType where Value == GapPair {
  /// One gap for both, or a pair.
  static var gaps: ValueType<GapPair> {
    let summary = "a number of points, or [column, row]"
    let schema = SchemaValue.any(.length, .list(of: .length, min: 2, max: 2))
    return ValueType(summary, schema: schema) { node, label, decoder in
      if case .sequence = node.content {
        return decoder.numbers(node, label, summary, count: 2, in: 0...NumberText.limit).map {
          GapPair(column: $0[0], row: $0[1])
        }
      }
      return decoder.number(node, label, summary, in: 0...NumberText.limit).map {
        GapPair(column: $0, row: $0)
      }
    }
  }
}

/// A size whose sides may be flexible.
struct FlexibleSize: Hashable, Sendable {
  var width: Double?
  var height: Double?
}

extension ValueType where Value == FlexibleSize {
  /// Two sides, each a length or `flexible`.
  static var flexibleSize: ValueType<FlexibleSize> {
    let summary = "[width, height], each a number of points or flexible"
    let side = SchemaValue.any(.length, .words(["flexible"]))
    return ValueType(summary, schema: .list(of: side, min: 2, max: 2)) { node, label, decoder in
      guard case .sequence(let items) = node.content, items.count == 2 else {
        decoder.mismatch(node, label, summary)
        return nil
      }
      var sides: [Double?] = []
      for item in items {
        if case .scalar("flexible", _) = item.content {
          sides.append(nil)
        } else if let length = ValueType<Double>.length.read(item, label, decoder) {
          sides.append(length)
        } else {
          return nil
        }
      }
      return FlexibleSize(width: sides[0], height: sides[1])
    }
  }
}

extension ValueType where Value == GridContent.Columns {
  /// A number of columns, a list of tracks, or as many as fit.
  static var columns: ValueType<GridContent.Columns> {
    let summary = "a number of columns, a list of widths, or { minimum, maximum }"
    let width = SchemaValue.any(.length, .words(["flexible", "auto"]))
    let count = ValueType<Int>.integer(1...1000)
    let schema = SchemaValue.any(
      count.schema, .list(of: width, min: 1, max: 1000), AdaptiveColumns.type.schema)
    return ValueType(summary, schema: schema) { node, label, decoder in
      switch node.content {
      case .scalar:
        return count.read(node, label, decoder).map {
          .tracks(Array(repeating: .flexible, count: $0))
        }
      case .sequence(let items) where (1...1000).contains(items.count):
        let tracks = items.compactMap { track(of: $0, label, decoder) }
        return tracks.count == items.count ? .tracks(tracks) : nil
      case .mapping:
        guard let adaptive = AdaptiveColumns.type.read(node, label, decoder) else { return nil }
        guard adaptive.maximum >= adaptive.minimum else {
          decoder.error(
            "the maximum of '\(label)' is less than its minimum", rule: "out-of-range",
            at: node.position)
          return nil
        }
        return .adaptive(minimum: adaptive.minimum, maximum: adaptive.maximum)
      default:
        decoder.mismatch(node, label, summary)
        return nil
      }
    }
  }

  private static func track(
    of node: DocumentNode, _ label: String, _ decoder: SpecDecoder
  ) -> GridContent.Track? {
    switch node.content {
    case .scalar("flexible", _): .flexible
    case .scalar("auto", _): .auto
    default:
      decoder.number(
        node, label, "a number of points, flexible or auto", in: 0...NumberText.limit
      ).map { .fixed($0) }
    }
  }
}

/// As many columns as fit, while they are read.
private struct AdaptiveColumns: Sendable {
  var minimum = 0.0
  var maximum = Double.infinity

  static let type = ValueType<AdaptiveColumns>.record(
    "a mapping with minimum and maximum",
    Table(
      "columns",
      [
        Property(
          "minimum", \.minimum,
          ValueType<Double>("a number of points above 0", schema: .length) { node, label, decoder in
            decoder.number(node, label, "a number of points", in: 1...NumberText.limit)
          }, "The least width of a column in points."),
        Property(
          "maximum", \.maximum, .upperLimit, default: "infinity",
          "The largest width of a column in points."),
      ], requires: [.key("minimum")]),
    from: AdaptiveColumns())
}
