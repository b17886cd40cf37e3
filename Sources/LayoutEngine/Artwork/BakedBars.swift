public import Geometry
public import LayoutSpecs

/// Bars that are part of a picture, and how much smaller they make what is in it.
public struct BakedBars: Hashable, Sendable {
  /// Who knows of the bars.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    /// The spec names them.
    case spec
    /// They were found in the pixels.
    case pixels
  }

  /// What the bars do in one mode.
  public struct Effect: Hashable, Sendable {
    /// The mode.
    public var mode: ContentMode
    /// The size of what is in the picture as it is, in points; what the frame cuts counts.
    public var padded: Size
    /// Its size if the picture had no bars.
    public var bare: Size
    /// The first as a part of the second: 1 where the bars cost nothing.
    public var scale: Double { padded.width / bare.width }

    /// Makes an effect from its parts.
    public init(mode: ContentMode, padded: Size, bare: Size) {
      self.mode = mode
      self.padded = padded
      self.bare = bare
    }
  }

  /// The bars in parts 0…1 of the picture.
  public var parts: EdgeInsets
  /// Who knows of them.
  public var source: Source
  /// Where what is between the bars is drawn, in window space.
  public var content: Rect
  /// What they do when the picture is fitted.
  public var fit: Effect
  /// What they do when it fills.
  public var fill: Effect

  /// Works out what bars do to a picture.
  ///
  /// - Parameters:
  ///   - parts: the bars in parts 0…1 of the picture; they leave something of it.
  ///   - source: who knows of them.
  ///   - fit: how the picture lies in its frame.
  /// - Note: Source: layout metrics, section 8, bars baked into the asset.
  public init(parts: EdgeInsets, source: Source, fit: ArtworkFit) {
    self.parts = parts
    self.source = source
    let inner = Rect(
      left: parts.left, top: parts.top, right: 1 - parts.right, bottom: 1 - parts.bottom)
    content = fit.place(inner)
    let bare = Size(
      width: fit.picture.width * inner.width, height: fit.picture.height * inner.height)
    func effect(_ mode: ContentMode) -> Effect {
      let padded = ArtworkFit(picture: fit.picture, in: fit.frame, mode: mode).place(inner)
      let alone = ArtworkFit(picture: bare, in: fit.frame, mode: mode).drawn
      return Effect(mode: mode, padded: padded.size, bare: alone.size)
    }
    self.fit = effect(.fit)
    self.fill = effect(.fill)
  }
}
