/// The properties of `video`.
public struct VideoContent: Hashable, Sendable {
  /// How the player fills its frame.
  public enum Gravity: String, Hashable, Sendable, CaseIterable {
    /// As the system's player does by the ratio of the video.
    case automatic
    /// The whole picture is seen.
    case fit
    /// The frame is covered.
    case fill
  }

  /// The name of the asset, with its place.
  public var asset: Located<String>
  /// How the player fills its frame.
  public var gravity: Gravity

  /// Makes a video of an asset.
  public init(asset: Located<String>, gravity: Gravity = .automatic) {
    self.asset = asset
    self.gravity = gravity
  }
}
