public import LayoutSpecs

/// What the engine needs beside a configuration: the spec, and its pictures.
public struct LayoutRequest: Sendable {
  /// The spec.
  public var spec: Spec
  /// The screen, one of the spec's.
  public var screen: Screen
  /// What is known of every asset of the spec, by name.
  public var assets: [String: AssetFacts]
  /// The family of the spec's own font; absent: the program's.
  public var fontFamily: String?
  /// Whether each element says in words what decided its size; saying it takes as long as finding it.
  public var explains: Bool

  /// Makes a request from its parts.
  public init(
    spec: Spec, screen: Screen, assets: [String: AssetFacts], fontFamily: String? = nil,
    explains: Bool = true
  ) {
    self.spec = spec
    self.screen = screen
    self.assets = assets
    self.fontFamily = fontFamily
    self.explains = explains
  }
}
