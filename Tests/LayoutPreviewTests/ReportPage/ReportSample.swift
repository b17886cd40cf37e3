/// The configurations of the sample that report pages are made of.
enum ReportSample {
  static let book = "player/iphone-duo/inner-landscape-left-book"
  static let phone = "player/iphone-17-pro/portrait"
  static let duo = [
    "outer-portrait", "outer-landscape-left-tent", "inner-landscape-left",
    "inner-landscape-left-book", "inner-portrait-laptop",
  ].map { "player/iphone-duo/\($0)" }
  static let tablet = "player/ipad-mini-a17-pro/portrait"
  static let all = [phone] + duo + [tablet]
}

/// A key of any name.
struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(_ text: String) { stringValue = text }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
