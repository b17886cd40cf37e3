import Documents
import LayoutSpecs

/// Gives views, screens and assets the names that a spec knows them by.
///
/// A view is named as code names it, by an outlet, else as its author labelled it, else by what it
/// shows, else by its kind and a number.
struct NameBook {
  private var names: [String: String] = [:]
  private var taken: Set<String> = []

  /// Names the views of a tree.
  ///
  /// - Parameters:
  ///   - root: the tree.
  ///   - outlets: the names of outlets by the id of what they hold.
  init(naming root: InterfaceView, outlets: [String: String]) {
    var counts: [String: Int] = [:]
    for view in root.withDescendants {
      let wishes = [
        outlets[view.id], view.userLabel, Self.label(of: view),
        view.customClass.map { $0.prefix(1).lowercased() + $0.dropFirst() },
      ]
      if let name = wishes.lazy.compactMap({ $0 }).map(Self.id).first(where: isFree) {
        take(name, for: view)
        continue
      }
      let kind = Self.id(view.kind)
      var name: String
      repeat {
        counts[kind, default: 0] += 1
        name = "\(kind)\(counts[kind] ?? 1)"
      } while !isFree(name)
      take(name, for: view)
    }
  }

  /// The name of a view.
  subscript(view: String) -> String? { names[view] }

  private mutating func take(_ name: String, for view: InterfaceView) {
    names[view.id] = name
    taken.insert(name)
  }

  private func isFree(_ name: String) -> Bool {
    !taken.contains(name) && Names.isID(name)
  }

  /// What a short label or button says.
  private static func label(of view: InterfaceView) -> String? {
    let text: String?
    switch view.kind {
    case "label": text = view.element.string("text").map { "\($0) label" }
    case "button":
      let state = view.element.children.first { $0.name == "state" && $0["key"] == "normal" }
      text = state?.string("title").map { "\($0) button" }
    case "textField": text = view.element.string("placeholder").map { "\($0) field" }
    case "imageView": text = view.element["image"].map { "\($0) image" }
    default: text = nil
    }
    guard let text, text.count <= 32, text.contains(where: { $0.isASCII && $0.isLetter }) else {
      return nil
    }
    // "Label label" says nothing.
    return ["label label", "button button", "text field field"].contains(text.lowercased())
      ? nil : text
  }

  /// Words as an id: the first small, the others with a capital, nothing but letters and digits.
  static func id(_ words: String) -> String {
    var result = ""
    var isStart = false
    for scalar in words.unicodeScalars {
      guard scalar.isASCII, scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) else {
        isStart = !result.isEmpty
        continue
      }
      let letter = String(scalar)
      if result.isEmpty {
        guard scalar.properties.isAlphabetic else { continue }
        result = letter
      } else {
        result += isStart ? letter.uppercased() : letter
      }
      isStart = false
    }
    return String(lowercasingStart(result).prefix(60))
  }

  /// A name whose first word is small, be it a word or an abbreviation: `svProgressHUD`.
  private static func lowercasingStart(_ name: String) -> String {
    let letters = Array(name)
    var count = 1
    while count < letters.count, letters[count].isUppercase,
      count + 1 == letters.count || !letters[count + 1].isLowercase
    {
      count += 1
    }
    return String(letters[..<min(count, letters.count)]).lowercased()
      + String(letters[min(count, letters.count)...])
  }

  /// Words as the name of a screen or asset: small letters and digits with dashes between words.
  static func kebab(_ words: String) -> String {
    var result = ""
    var wasLower = false
    for scalar in words.unicodeScalars {
      guard scalar.isASCII, scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) else {
        if !result.isEmpty, result.last != "-" { result += "-" }
        wasLower = false
        continue
      }
      if scalar.properties.isUppercase, wasLower { result += "-" }
      wasLower = !scalar.properties.isUppercase
      result += String(scalar).lowercased()
    }
    while result.last == "-" { result.removeLast() }
    return String(result.prefix(80))
  }

  /// A name that no other has yet: with a number behind it where it is taken.
  static func unique(_ name: String, among taken: inout Set<String>) -> String {
    var result = name
    var count = 1
    while !taken.insert(result).inserted {
      count += 1
      result = "\(name)-\(count)"
    }
    return result
  }
}
