public import Bitmaps

/// A picture that a display list may draw.
public struct Picture: Hashable, Sendable {
  /// A kind of file that documents carry.
  public enum FileType: String, Hashable, Sendable {
    /// PNG.
    case png = "image/png"
    /// JPEG.
    case jpeg = "image/jpeg"
  }

  /// What a picture is made of.
  public enum Content: Hashable, Sendable {
    /// Pixels.
    case pixels(Bitmap)
    /// An SVG file, which is drawn at the pixels that are needed.
    case vector(svg: [UInt8])
  }

  /// A file that shows a picture's pixels.
  public struct File: Hashable, Sendable {
    /// The kind.
    public var type: FileType
    /// The whole file.
    public var bytes: [UInt8]

    /// Makes a file from its parts.
    public init(_ type: FileType, _ bytes: [UInt8]) {
      self.type = type
      self.bytes = bytes
    }
  }

  /// What the picture is made of.
  public let content: Content
  /// The file that the pixels came from, for formats that carry files; absent means that one is
  /// made where it is needed.
  public let file: File?
  /// The kind of file that is made where there is none: JPEG for photos, which as PNG would be many
  /// times as large.
  public let fileType: FileType

  /// Makes a picture from its pixels and, where there is one that shows them, the file they came
  /// from.
  ///
  /// - Parameters:
  ///   - bitmap: the pixels.
  ///   - file: the file that shows them; absent means that one is made where it is needed.
  ///   - fileType: the kind that is made; a picture with alpha is always made PNG.
  public init(bitmap: Bitmap, file: File? = nil, fileType: FileType = .png) {
    content = .pixels(bitmap)
    self.file = file
    self.fileType = file?.type ?? fileType
  }

  /// Makes a picture from an SVG file.
  ///
  /// A file that can't be read is drawn as a picture that is not there.
  public init(svg: [UInt8]) {
    content = .vector(svg: svg)
    file = nil
    fileType = .png
  }
}
