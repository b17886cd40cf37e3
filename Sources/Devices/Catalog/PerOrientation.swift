import Diagnostics

/// A value of the catalogue that is written once for all orientations, or by orientation.
///
/// A key `landscape` stands for both landscapes; the names of the orientations come before it.
struct PerOrientation<Value> {
  /// The key that stands for both landscapes.
  static var landscapeKey: String { "landscape" }

  /// A value as written; `value` is nothing where an explicit null says that it is unknown.
  struct Written {
    /// The value.
    var value: Value?
    /// Where it stands.
    var position: SourcePosition
  }

  private var shared: Written?
  private var entries: [(key: String, written: Written)] = []

  /// One value for every orientation.
  init(shared: Written) { self.shared = shared }

  /// Values by orientation.
  init(entries: [(key: String, written: Written)]) { self.entries = entries }

  /// The value written under the very name of an orientation, or under `landscape`.
  func exact(_ orientation: Orientation) -> Written? {
    if let entry = entries.first(where: { $0.key == orientation.rawValue }) { return entry.written }
    guard orientation.isLandscape else { return nil }
    return entries.first { $0.key == Self.landscapeKey }?.written
  }

  /// The value that is written once for every orientation, or for the one that others are turned from.
  var untouched: Written? { shared ?? exact(.portrait) ?? exact(.native) }

  /// The value for an orientation: its own, the shared one, and upside down that of portrait.
  func value(for orientation: Orientation) -> Written? {
    if let own = exact(orientation) ?? shared { return own }
    return orientation == .portraitUpsideDown ? exact(.portrait) : nil
  }

  /// Whether the values are written by orientation.
  var isByOrientation: Bool { shared == nil }

  /// The orientations named.
  var namedKeys: [(key: String, position: SourcePosition)] {
    entries.map { ($0.key, $0.written.position) }
  }
}
