public import Geometry
public import LayoutSpecs

/// What the engine needs beside a configuration: the spec, and the sizes of its pictures.
public struct LayoutRequest: Sendable {
  /// The spec.
  public var spec: Spec
  /// The screen, one of the spec's.
  public var screen: Screen
  /// The size in points of every asset of the spec.
  public var assetSizes: [String: Size]
  /// The family of the spec's own font; absent: the program's.
  public var fontFamily: String?
  /// Whether each element says in words what decided its size; saying it takes as long as finding it.
  public var explains: Bool

  /// Makes a request from its parts.
  public init(
    spec: Spec, screen: Screen, assetSizes: [String: Size], fontFamily: String? = nil,
    explains: Bool = true
  ) {
    self.spec = spec
    self.screen = screen
    self.assetSizes = assetSizes
    self.fontFamily = fontFamily
    self.explains = explains
  }
}
