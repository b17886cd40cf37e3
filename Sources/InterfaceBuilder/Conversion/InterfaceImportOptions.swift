/// What an import knows beside the file itself.
public struct InterfaceImportOptions: Sendable {
  /// An image of an asset catalogue.
  public struct Image: Hashable, Sendable {
    /// The path of its file from the folder of the spec.
    public var file: String
    /// Its pixels per point.
    public var scale: Int

    /// Makes an image from its parts.
    public init(file: String, scale: Int) {
      self.file = file
      self.scale = scale
    }
  }

  /// The name of the spec.
  public var name: String
  /// Texts by key for each locale but the file's own, in their order.
  public var strings: [(locale: String, texts: [String: String])] = []
  /// Colours of asset catalogues, by name.
  public var colors: [String: AssetColor] = [:]
  /// Images of asset catalogues, by name.
  public var images: [String: Image] = [:]

  /// Makes options that know nothing but a name.
  public init(name: String) { self.name = name }
}
