import Bitmaps
import Cairo
import Geometry

/// What one worker has made of pictures: ready to be drawn, or to be carried by a document.
final class PictureCache {
  /// A file in the form that SVG carries, with the pixels that it shows.
  struct Embedded {
    var type: Picture.FileType
    var base64: [UInt8]
    var width: Int
    var height: Int
  }

  /// A picture at a number of pixels; for pictures made of pixels, at those that they have.
  private struct Key: Hashable {
    var name: String
    var width: Int
    var height: Int
  }

  /// How many versions of pictures are kept; chosen, since each can be large.
  private static let limit = 32

  private let fonts: TextShaper
  private var vectors: [String: (picture: Picture, vector: VectorPicture?)] = [:]
  private var sources: [Key: (picture: Picture, source: SourcePicture)] = [:]
  private var embedded: [Key: (picture: Picture, file: Embedded)] = [:]

  init(fonts: TextShaper) { self.fonts = fonts }

  /// A picture ready to be drawn.
  ///
  /// - Parameters:
  ///   - picture: the picture.
  ///   - name: its name; another picture of the name takes its place.
  ///   - size: the pixels that it is drawn with.
  /// - Returns: nothing where an SVG file can't be drawn.
  /// - Throws: `CairoError` if memory is short.
  func source(
    _ picture: Picture, _ name: String, size: Size
  ) throws(CairoError) -> SourcePicture? {
    switch picture.content {
    case .pixels(let bitmap):
      let key = Key(name: name, width: bitmap.width, height: bitmap.height)
      // Equality of the same array is known without looking at its bytes.
      if let known = sources[key], known.picture == picture { return known.source }
      let source = try SourcePicture(
        width: bitmap.width, height: bitmap.height, rgba: bitmap.pixels,
        encodeJPEG: Self.jpegEncoder(of: picture, bitmap))
      keep(source, of: picture, key)
      return source
    case .vector:
      let key = key(name, size)
      if let known = sources[key], known.picture == picture { return known.source }
      guard let vector = vector(picture, name),
        let source = try? vector.drawn(width: key.width, height: key.height, fonts: fonts)
      else { return nil }
      keep(source, of: picture, key)
      return source
    }
  }

  /// A picture as a file that a document carries.
  ///
  /// - Parameters:
  ///   - picture: the picture.
  ///   - name: its name.
  ///   - size: the pixels that are wanted of an SVG file.
  /// - Returns: nothing where an SVG file can't be drawn or memory is short.
  func embedded(_ picture: Picture, _ name: String, size: Size) -> Embedded? {
    let bitmap: Bitmap
    let key: Key
    switch picture.content {
    case .pixels(let own):
      bitmap = own
      key = Key(name: name, width: own.width, height: own.height)
      if let known = embedded[key], known.picture == picture { return known.file }
    case .vector:
      key = self.key(name, size)
      if let known = embedded[key], known.picture == picture { return known.file }
      guard let vector = vector(picture, name),
        let drawn = try? vector.bitmap(width: key.width, height: key.height, fonts: fonts)
      else { return nil }
      bitmap = Bitmap(width: drawn.width, height: drawn.height, pixels: drawn.rgba)
    }
    guard let file = picture.file ?? Self.file(of: bitmap, as: picture.fileType) else {
      return nil
    }
    let result = Embedded(
      type: file.type, base64: Base64.encode(file.bytes), width: bitmap.width,
      height: bitmap.height)
    if embedded.count >= Self.limit { embedded.removeAll() }
    embedded[key] = (picture, result)
    return result
  }

  /// What makes the JPEG files of a photo: the one that it came from at its own size.
  private static func jpegEncoder(
    of picture: Picture, _ bitmap: Bitmap
  ) -> SourcePicture.JPEGEncoder? {
    guard picture.fileType == .jpeg, bitmap.isOpaque else { return nil }
    return { (width, height, rgba) in
      if let file = picture.file, width == bitmap.width, height == bitmap.height {
        return file.bytes
      }
      return try? JPEGWriter.write(Bitmap(width: width, height: height, pixels: rgba))
    }
  }

  private static func file(of bitmap: Bitmap, as type: Picture.FileType) -> Picture.File? {
    if type == .jpeg, bitmap.isOpaque, let bytes = try? JPEGWriter.write(bitmap) {
      return Picture.File(.jpeg, bytes)
    }
    return (try? PNGWriter.write(bitmap)).map { Picture.File(.png, $0) }
  }

  private func keep(_ source: SourcePicture, of picture: Picture, _ key: Key) {
    if sources.count >= Self.limit { sources.removeAll() }
    sources[key] = (picture, source)
  }

  private func key(_ name: String, _ size: Size) -> Key {
    func whole(_ length: Double) -> Int {
      Int(min(max(length.rounded(.toNearestOrAwayFromZero), 1), 1e6))
    }
    return Key(name: name, width: whole(size.width), height: whole(size.height))
  }

  private func vector(_ picture: Picture, _ name: String) -> VectorPicture? {
    if let known = vectors[name], known.picture == picture { return known.vector }
    guard case .vector(let svg) = picture.content else { return nil }
    let vector = try? VectorPicture(svg: svg)
    vectors[name] = (picture, vector)
    return vector
  }
}
