/// The properties of `screenshot`.
public struct ScreenshotContent: Hashable, Sendable {
  /// The picture file, relative to the spec's folder, with its place.
  public var file: Located<String>
  /// The pixels of the file per point; absent: by its name, else the scale of the display.
  public var scale: Double?

  /// Makes a screenshot of a file.
  public init(file: Located<String>, scale: Double? = nil) {
    self.file = file
    self.scale = scale
  }

  /// The pixels per point that the spec or the name of the file states; absent where neither does.
  public var statedScale: Double? { scale ?? Asset.scale(named: file.value) }

  /// The name under which the picture is one of the spec's assets: its path, which no asset that a
  /// spec names for itself has.
  public var assetName: String {
    let path = file.value
    return Names.problem(inName: path) == nil ? "./\(path)" : path
  }
}
