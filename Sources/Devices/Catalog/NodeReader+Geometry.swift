import Documents
import Geometry

extension NodeReader {
  /// A size in points, `[width, height]`.
  mutating func size(_ node: DocumentNode, _ key: String) -> Size? {
    numbers(node, key, "[width, height]", count: 2, in: 1...20_000).map {
      Size(width: $0[0], height: $0[1])
    }
  }

  /// A number of pixels along both axes, `[width, height]`.
  mutating func pixels(_ node: DocumentNode, _ key: String) -> Display.PixelSize? {
    guard let values = numbers(node, key, "[width, height]", count: 2, in: 1...100_000) else {
      return nil
    }
    guard values.allSatisfy({ $0.rounded() == $0 }) else {
      reportType("a list of whole pixels", key, node)
      return nil
    }
    return Display.PixelSize(width: Int(values[0]), height: Int(values[1]))
  }

  /// A rectangle, `[x, y, width, height]`.
  mutating func rect(_ node: DocumentNode, _ key: String) -> Rect? {
    numbers(node, key, "[x, y, width, height]", count: 4).map {
      Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
  }

  /// Insets, `[top, left, bottom, right]` or a mapping of edges; edges not named are zero.
  mutating func insets(_ node: DocumentNode, _ key: String) -> EdgeInsets? {
    guard case .mapping(let entries) = node.content else {
      return numbers(node, key, "[top, left, bottom, right]", count: 4).map {
        EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
      }
    }
    var result = EdgeInsets.zero
    for entry in entries {
      guard let edge = Edge(rawValue: entry.key) else {
        reportUnknownKey(
          entry, in: "'\(key)'", known: Edge.allCases.map(\.rawValue) + Self.orientationKeys)
        continue
      }
      if let value = number(entry.value, entry.key, in: 0...100_000) { result[edge] = value }
    }
    return result
  }

  /// Corner radii in portrait: one number, or four clockwise from the top left.
  mutating func corners(_ node: DocumentNode, _ key: String) -> CornerRadii? {
    switch node.content {
    case .empty: return .zero
    case .sequence:
      return numbers(
        node, key, "[topLeft, topRight, bottomRight, bottomLeft] or one number", count: 4
      ).map {
        CornerRadii(
          topLeft: $0[0], topRight: $0[1], bottomRight: $0[2], bottomLeft: $0[3])
      }
    default: return number(node, key, in: 0...100_000).map { CornerRadii($0) }
    }
  }

  /// Size classes, `[horizontal, vertical]`.
  mutating func sizeClasses(_ node: DocumentNode, _ key: String) -> SizeClasses? {
    guard case .sequence(let items) = node.content, items.count == 2 else {
      reportType("a list [horizontal, vertical]", key, node)
      return nil
    }
    guard let horizontal = word(items[0], key, as: SizeClass.self),
      let vertical = word(items[1], key, as: SizeClass.self)
    else { return nil }
    return SizeClasses(horizontal: horizontal, vertical: vertical)
  }

  /// The keys that a value by orientation may have.
  static let orientationKeys =
    Orientation.allCases.map(\.rawValue) + [PerOrientation<Int>.landscapeKey]

  /// A value for all orientations, or a mapping of values by orientation.
  ///
  /// Where one value is itself a mapping (`isMapping`), the keys tell which of both is meant.
  mutating func perOrientation<Value>(
    _ node: DocumentNode, _ key: String, isMapping: Bool = false,
    _ read: (inout NodeReader, DocumentNode, String) -> Value?
  ) -> PerOrientation<Value> {
    func written(_ reader: inout NodeReader, _ node: DocumentNode)
      -> PerOrientation<Value>.Written
    {
      let isUnknown = node.content == .empty
      return PerOrientation<Value>.Written(
        value: isUnknown ? nil : read(&reader, node, key), position: node.position)
    }
    guard case .mapping(let entries) = node.content,
      !isMapping || entries.contains(where: { Self.orientationKeys.contains($0.key) })
    else { return PerOrientation(shared: written(&self, node)) }
    var values: [(key: String, written: PerOrientation<Value>.Written)] = []
    for entry in entries {
      guard Self.orientationKeys.contains(entry.key) else {
        reportUnknownKey(entry, in: "'\(key)'", known: Self.orientationKeys)
        continue
      }
      values.append((entry.key, written(&self, entry.value)))
    }
    return PerOrientation(entries: values)
  }
}
