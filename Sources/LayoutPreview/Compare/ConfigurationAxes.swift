import Devices
import Typography

/// Reads the axes of a configuration off its name.
enum ConfigurationAxes {
  /// The axes by the names that records have for them.
  ///
  /// These are `screen`, `device`, `display`, `orientation`, `pose`, `window`,
  /// `textSize`, `locale`, `direction`, `appearance`, `camera`, `os`, `sdk`; what a name does not say
  /// stands as `default`. Empty where a name has another form.
  static func axes(of name: String) -> [String: String] {
    let parts = name.split(separator: "/").map(String.init)
    guard parts.count >= 3, let last = parts.last else { return [:] }
    var axes = ["screen": parts[parts.count - 3], "device": parts[parts.count - 2]]
    for axis in ["display", "pose", "window", "textSize", "locale", "direction", "os", "sdk"] {
      axes[axis] = "default"
    }
    axes["appearance"] = "light"
    axes["camera"] = "false"
    let pieces = last.split(separator: "+").map(String.init)
    readStance(pieces[0], into: &axes)
    for suffix in pieces.dropFirst() { read(suffix, into: &axes) }
    return axes
  }

  private static func readStance(_ text: String, into axes: inout [String: String]) {
    // The longest first: `portrait` begins others.
    let orientations = Orientation.allCases.sorted {
      $0.nameComponent.count > $1.nameComponent.count
    }
    for orientation in orientations {
      let component = orientation.nameComponent
      guard let range = range(of: component, in: text) else { continue }
      axes["orientation"] = orientation.rawValue
      let before = text[..<range.lowerBound]
      if before.hasSuffix("-") { axes["display"] = String(before.dropLast()) }
      var rest = text[range.upperBound...].dropFirst()
      if let pose = Pose.allCases.first(where: { rest.hasPrefix($0.rawValue) }) {
        axes["pose"] = pose.rawValue
        rest = rest.dropFirst(pose.rawValue.count + 1)
      }
      if !rest.isEmpty { axes["window"] = String(rest) }
      return
    }
  }

  /// Where a word stands between hyphens.
  private static func range(of word: String, in text: String) -> Range<String.Index>? {
    var start = text.startIndex
    while true {
      let rest = text[start...]
      if rest.hasPrefix(word) {
        let end = text.index(start, offsetBy: word.count)
        if end == text.endIndex || text[end] == "-" { return start..<end }
      }
      guard let hyphen = rest.firstIndex(of: "-") else { return nil }
      start = text.index(after: hyphen)
    }
  }

  private static func read(_ suffix: String, into axes: inout [String: String]) {
    if let size = TextSize.allCases.first(where: { $0.shortName == suffix }) {
      axes["textSize"] = size.rawValue
    } else if suffix == "rtl" || suffix == "ltr" {
      axes["direction"] = suffix == "rtl" ? "rightToLeft" : "leftToRight"
    } else if suffix == "dark" {
      axes["appearance"] = "dark"
    } else if suffix == "camera" {
      axes["camera"] = "true"
    } else if suffix.hasPrefix("os"), suffix.dropFirst(2).first?.isNumber == true {
      axes["os"] = String(suffix.dropFirst(2))
    } else if suffix.hasPrefix("sdk") {
      axes["sdk"] = String(suffix.dropFirst(3))
    } else {
      axes["locale"] = suffix
    }
  }
}
