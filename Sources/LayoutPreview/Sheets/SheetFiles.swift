/// The names of the files of contact sheets.
enum SheetFiles {
  /// The longest page of a roll, in points: what PDF viewers take.
  static let longestPage = 14_400.0
  /// The most pixels of a page, unless it would be shorter than ``leastPage``; chosen.
  static let mostPixels = 32e6
  /// A page of a roll is not cut before this many points.
  static let leastPage = 1200.0

  /// The files of a sheet: one document, or one picture for each page, numbered where there are
  /// several.
  static func names(_ format: SheetOptions.Format, count: Int) -> [String] {
    guard format != .pdf, count > 1 else { return ["sheet.\(format.rawValue)"] }
    let digits = "\(count)".count
    return (1...count).map { number in
      let text = "\(number)"
      let zeros = String(repeating: "0", count: digits - text.count)
      return "sheet-\(zeros)\(text).\(format.rawValue)"
    }
  }

  /// Whether a file is a page of an earlier sheet in a format.
  static func isSheet(_ name: String, _ format: SheetOptions.Format) -> Bool {
    let suffix = ".\(format.rawValue)"
    guard name.hasPrefix("sheet"), name.hasSuffix(suffix) else { return false }
    let middle = name.dropFirst(5).dropLast(suffix.count)
    if middle.isEmpty { return true }
    return middle.hasPrefix("-") && middle.count > 1
      && middle.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
  }
}
