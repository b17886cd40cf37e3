import Documents
import Geometry

extension XMLElement {
  /// A number that is an attribute; nothing where it is missing or not finite.
  func number(_ attribute: String) -> Double? {
    self[attribute].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  /// A switch that is an attribute.
  func isYes(_ attribute: String) -> Bool { self[attribute] == "YES" }

  /// The rectangle that the element is.
  var rect: Rect? {
    guard let x = number("x"), let y = number("y"), let width = number("width"),
      let height = number("height")
    else { return nil }
    return Rect(x: x, y: y, width: max(width, 0), height: max(height, 0))
  }

  /// A text that is an attribute, or a child of that key where it has more than one line.
  func string(_ key: String) -> String? {
    if let value = self[key] { return value }
    let child = children.first { $0["key"] == key && Self.textElements.contains($0.name) }
    return child.flatMap { $0["base64-UTF8"] == "YES" ? Base64.text($0.text) : $0.text }
  }

  private static let textElements: Set<String> = ["string", "mutableString"]

  /// The text of an attributed string: that of all its parts.
  var attributedText: String? {
    let parts = children.filter { $0.name == "fragment" }.compactMap { $0.string("content") }
    return parts.isEmpty ? nil : parts.joined()
  }
}

extension InterfaceColor {
  /// A colour from its element; nothing where it has none of the known forms.
  init?(_ element: XMLElement) {
    if let system = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      self = .system(system)
    } else if let name = element["name"] {
      self = .named(name)
    } else if let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    {
      self = .components(
        red: red, green: green, blue: blue, alpha: element.number("alpha") ?? 1)
    } else if let white = element.number("white") {
      self = .components(
        red: white, green: white, blue: white, alpha: element.number("alpha") ?? 1)
    } else {
      return nil
    }
  }
}
