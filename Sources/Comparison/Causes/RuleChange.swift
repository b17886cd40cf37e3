import Geometry
import Records

/// Something that the spec says otherwise of an element.
public struct RuleChange: Hashable, Sendable {
  /// What a rule decides.
  enum Effect: Hashable {
    /// The size, and with it everything else.
    case size
    /// The place.
    case place
    /// Where what it holds lies.
    case content
  }

  /// The key: of the record's `layout`, or `text`, `kind` and the like.
  public var key: String
  /// What was said, as text; absent where nothing was.
  public var reference: String?
  /// What is said now, as text; absent where nothing is.
  public var candidate: String?

  /// Makes a change from its parts.
  public init(key: String, reference: String?, candidate: String?) {
    self.key = key
    self.reference = reference
    self.candidate = candidate
  }

  /// `height 44 → 56`.
  public var words: String { "\(key) \(reference ?? "none") → \(candidate ?? "none")" }

  /// What a change of a key can bring about.
  func has(_ effect: Effect) -> Bool {
    switch effect {
    // A frame, a text or a gap may decide any size, that of the element or of what it holds.
    case .size: true
    case .place: Self.placeKeys.contains(key)
    case .content: Self.contentKeys.contains(key)
    }
  }

  private static let placeKeys: Set<String> = [
    "offset", "align", "ignoresSafeArea", "readableWidth", "safeAreaInset",
  ]
  private static let contentKeys: Set<String> = [
    "alignment", "spacing", "spacers", "padding", "margins", "frameAlignment", "columns",
    "columnSpacing", "rowSpacing", "rowHeight", "rows", "style", "ratio", "edge", "axis",
    "columnWidth", "constraints", "distribution", "ignoresSafeArea", "safeAreaInset", "kind",
  ]

  /// Everything that is said otherwise, by key.
  ///
  /// - Parameters:
  ///   - old: the element as it was.
  ///   - new: the element as it is.
  ///   - tellsLayout: whether both records tell what the spec says of layout.
  /// - Returns: the changes: those of kind, text and what is shown first, then those of layout.
  static func changes(
    from old: RecordedElement, to new: RecordedElement, tellsLayout: Bool
  ) -> [RuleChange] {
    var changes: [RuleChange] = []
    func compare(_ key: String, _ before: String?, _ after: String?) {
      if before != after {
        changes.append(
          RuleChange(key: key, reference: before.map(shortened), candidate: after.map(shortened)))
      }
    }
    compare("kind", old.kind, new.kind)
    compare("text", old.text.map { "'\($0.string)'" }, new.text.map { "'\($0.string)'" })
    if old.text != nil, new.text != nil { compare("font", old.text?.look, new.text?.look) }
    for key in Set(old.shows.keys).union(new.shows.keys).sorted() {
      compare(key, old.shows[key]?.words, new.shows[key]?.words)
    }
    guard tellsLayout else { return changes }
    for key in Set(old.layout.keys).union(new.layout.keys).sorted() {
      let (before, after) = (old.layout[key]?.words, new.layout[key]?.words)
      guard key == "constraints" else {
        compare(key, before, after)
        continue
      }
      compare(key, rules(of: before, besides: after), rules(of: after, besides: before))
    }
    return changes
  }

  /// The constraints of one side that the other does not have, in their order.
  private static func rules(of text: String?, besides other: String?) -> String? {
    func parts(_ text: String?) -> [Substring] { text?.split(separator: "; ") ?? [] }
    let others = Set(parts(other))
    let own = parts(text).filter { !others.contains($0) }
    return own.isEmpty ? nil : own.joined(separator: "; ")
  }

  private static func shortened(_ text: String) -> String {
    guard text.count > 48 else { return text }
    return "\(text.prefix(46))…" + (text.hasPrefix("'") ? "'" : "")
  }
}
