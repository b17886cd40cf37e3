/// The properties of `image`.
public struct ImageContent: Hashable, Sendable {
  /// The name of the asset, with its place.
  public var asset: Located<String>

  /// Makes an image of an asset.
  public init(asset: Located<String>) { self.asset = asset }
}
