/// What a contact sheet says about itself: its title block.
public struct SheetFacts: Hashable, Sendable {
  /// The name of the spec or run.
  public var name: String
  /// The revision, as the user gave it; absent where none was given.
  public var revision: String?
  /// The fingerprint of the run: 64 hexadecimal digits.
  public var fingerprint: String

  /// Makes facts.
  public init(name: String, revision: String? = nil, fingerprint: String) {
    self.name = name
    self.revision = revision
    self.fingerprint = fingerprint
  }
}
