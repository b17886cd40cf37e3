import Documents

extension MatrixSpec.Axis {
  /// One sentence for the reference.
  var summary: String {
    switch self {
    case .devices: "Ids, patterns, families, named sets, or all."
    case .displays: "The displays of a foldable: outer, inner."
    case .orientations: "Interface orientations, landscape, natural, or all."
    case .poses: "closed, tent, flat, book, laptop, resting, or all."
    case .windows:
      "full, split-1/3, split-1/2, split-2/3, slide-over, a size such as 400x700, external-16x9, external-4x3."
    case .textSizes: "Content size categories from xSmall to accessibility5, or all."
    case .locales: "Locales such as en or pt-BR, x-long, x-rtl."
    case .directions: "leftToRight, rightToLeft."
    case .appearances: "light, dark."
    case .camera: "off, on: whether the inner camera captures."
    case .os: "System versions."
    case .sdk: "SDK versions."
    }
  }

  /// The default as the reference writes it.
  var standard: String {
    switch self {
    case .devices: "essentials"
    case .displays: "all"
    case .orientations: "natural"
    case .poses: "resting"
    case .windows: "full"
    case .textSizes: "the platform's default"
    case .locales: "the first of strings, else en"
    case .directions: "by locale"
    case .appearances: "light"
    case .camera: "off"
    case .os: "the device's default"
    case .sdk: "the newest"
    }
  }
}

extension ValueType where Value == MatrixSpec {
  /// Axes with their values, left out and added configurations.
  ///
  /// Values are only checked to be words: the catalogue knows the rest.
  static var matrix: ValueType<MatrixSpec> {
    let axes: [Property<MatrixSpec>] = MatrixSpec.Axis.allCases.map { axis in
      Property(axis.rawValue, .axisValues, default: axis.standard, axis.summary) {
        $0.axes[axis] = $1
      }
    }
    let table = Table<MatrixSpec>(
      "matrix",
      axes + [
        Property("exclude", \.exclude, .parts, "Configurations to leave out."),
        Property("include", \.include, .parts, "Single configurations to add."),
      ])
    return .record("a mapping of axes", table, from: MatrixSpec())
  }
}

extension ValueType where Value == [Located<String>] {
  /// One value or a list of values.
  static var axisValues: ValueType<[Located<String>]> {
    let summary = "a value or a list of values"
    let schema = SchemaValue.any(.text, .list(of: .text, min: 1))
    return ValueType(summary, schema: schema) { node, label, decoder in
      switch node.content {
      case .scalar: return [word(node, label, decoder)].compactMap { $0 }
      case .sequence(let items) where !items.isEmpty:
        return items.compactMap { word($0, label, decoder) }
      default:
        decoder.mismatch(node, label, summary)
        return nil
      }
    }
  }

  private static func word(
    _ node: DocumentNode, _ label: String, _ decoder: SpecDecoder
  ) -> Located<String>? {
    guard let text = decoder.text(node, label, "a value") else { return nil }
    guard !text.isEmpty, text.utf8.count <= 200 else {
      decoder.mismatch(node, label, "a word")
      return nil
    }
    return Located(text, at: node.position)
  }

  /// The orientations of a screen.
  static var orientations: ValueType<[Located<String>]> {
    let words = [
      "portrait", "landscapeLeft", "landscapeRight", "portraitUpsideDown", "native", "landscape",
      "all",
    ]
    let summary = "a list of \(Words.list(words, "and"))"
    return ValueType(
      summary, schema: .any(.words(words), .list(of: .words(words), min: 1))
    ) { node, label, decoder in
      let items: [DocumentNode]
      switch node.content {
      case .scalar: items = [node]
      case .sequence(let list) where !list.isEmpty: items = list
      default:
        decoder.mismatch(node, label, summary)
        return nil
      }
      return items.compactMap { item in
        decoder.word(item, label, of: words).map { Located($0, at: item.position) }
      }
    }
  }
}

extension ValueType where Value == [MatrixSpec.Part] {
  /// Partial configurations.
  fileprivate static var parts: ValueType<[MatrixSpec.Part]> {
    let value = ValueType<Located<String>>("a value", schema: .text) { node, label, decoder in
      decoder.text(node, label, "one value").map { Located($0, at: node.position) }
    }
    let table = Table<MatrixSpec.Part>(
      "a part of the matrix",
      MatrixSpec.Axis.allCases.map { axis in
        Property(axis.singular, value, axis.summary) { $0.values[axis] = $1 }
      } + [
        Property("screen", value, "The id of a screen.") { $0.screen = $1 }
      ])
    let part = ValueType<MatrixSpec.Part>.record(
      "a mapping of axes in the singular", table, from: MatrixSpec.Part(values: [:]))
    let summary = "a list of partial configurations"
    return ValueType(summary, schema: .list(of: table.schema)) { node, label, decoder in
      guard case .sequence(let items) = node.content else {
        decoder.mismatch(node, label, summary)
        return nil
      }
      return items.compactMap { item in
        guard let read = part.read(item, label, decoder) else { return nil }
        if case .mapping(let entries) = item.content, entries.isEmpty {
          decoder.error(
            "an entry of '\(label)' names nothing", rule: "wrong-type", at: item.position)
        }
        return read
      }
    }
  }
}
