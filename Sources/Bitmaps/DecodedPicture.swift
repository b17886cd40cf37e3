/// A picture as it was read from a file of pixels.
public struct DecodedPicture: Hashable, Sendable {
  /// The pixels, in sRGB and upright.
  public var bitmap: Bitmap
  /// Whether every program shows these pixels for the file as it is, so that it may be passed on.
  public var isShownByFile: Bool
  /// What a user should hear of the picture although it could be read, each a phrase that follows
  /// the name of the file: `is animated: …`.
  public var remarks: [String]

  /// Makes a picture from its parts.
  public init(bitmap: Bitmap, isShownByFile: Bool, remarks: [String] = []) {
    self.bitmap = bitmap
    self.isShownByFile = isShownByFile
    self.remarks = remarks
  }
}
