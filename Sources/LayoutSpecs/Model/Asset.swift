public import Diagnostics
public import Geometry

/// A picture that nodes refer to by name.
public struct Asset: Hashable, Sendable {
  /// Where a picture comes from.
  public enum Source: Hashable, Sendable {
    /// A file, relative to the spec's folder; `scale` overrides the `@2x` of its name.
    case file(String, scale: Double?)
    /// No file: a stand-in of this size in points is drawn.
    case standIn(Size)
  }

  /// Where the picture comes from.
  public var source: Source
  /// Named parts that must stay visible, in parts 0…1 of the picture; one without a name is `focus`.
  public var focus: [String: Rect]
  /// Bars that are part of the picture, in parts 0…1 of it.
  public var bakedBars: EdgeInsets?
  /// Where the asset's source is written.
  public var position: SourcePosition

  /// Makes an asset from its parts.
  public init(
    source: Source, focus: [String: Rect] = [:], bakedBars: EdgeInsets? = nil,
    position: SourcePosition
  ) {
    self.source = source
    self.focus = focus
    self.bakedBars = bakedBars
    self.position = position
  }

  /// The scale that a file name states: 2 for `cover@2x.png`, nothing where it states none.
  public static func scale(named file: String) -> Double? {
    let name = file.split(separator: "/").last ?? ""
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    guard stem.hasSuffix("x"), let sign = stem.lastIndex(of: "@") else { return nil }
    let digits = stem[stem.index(after: sign)...].dropLast()
    guard let scale = Int(digits), (1...9).contains(scale) else { return nil }
    return Double(scale)
  }
}
