import CCairo
import CPango
import CRSVG
package import Geometry

/// Why an SVG picture could not be read or drawn.
public struct VectorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in the words of the SVG library where it spoke.
  public let message: String

  /// Makes an error with its message.
  init(_ message: String) { self.message = message }

  /// The message.
  public var description: String { message }
}

/// An SVG file that can be drawn at any number of pixels.
///
/// It has no place of its own, so nothing in it can lead to another file or to the network; scripts
/// are not run. Its texts are set in the program's fonts. Owns the library's object; stays in the
/// task that made it.
///
/// - Note: Source: librsvg's "Security and locations of referenced files".
@safe
public final class VectorPicture {
  /// The largest file that is read, in bytes; chosen.
  public static let maximumBytes = 16 << 20
  /// The longest side that a picture may state, in points: Cairo's limit for pixels.
  public static let maximumSide = 32_767.0
  /// The most pixels that are drawn for one picture, 64 million; chosen.
  static let maximumPixels = 1 << 26

  private let handle: UnsafeMutablePointer<RsvgHandle>
  /// The size that the file states, in points, one for each CSS pixel.
  package let size: Size

  /// Reads a file.
  ///
  /// The size is that of `width` and `height`; where one is missing or a percentage it follows from
  /// the other by the `viewBox`, and where both are it is the `viewBox`.
  ///
  /// - Parameter svg: the file.
  /// - Throws: ``VectorError`` if the file is too large, is no SVG, or states no size.
  /// - Note: `rsvg_handle_new_from_data`, `rsvg_handle_get_intrinsic_dimensions`.
  public init(svg: [UInt8]) throws(VectorError) {
    guard svg.count <= Self.maximumBytes else {
      throw VectorError("an SVG picture may take \(Self.maximumBytes >> 20) MiB at most")
    }
    var failure: UnsafeMutablePointer<GError>?
    let made = unsafe svg.withUnsafeBufferPointer { bytes in
      unsafe rsvg_handle_new_from_data(bytes.baseAddress, gsize(bytes.count), &failure)
    }
    guard let made = unsafe made else { throw unsafe VectorError(Self.take(failure)) }
    unsafe rsvg_handle_set_dpi(made, 96)
    guard let size = unsafe Self.size(of: made) else {
      unsafe proofsheet_release_svg(made)
      throw VectorError("it states no size: give it width and height, or a viewBox")
    }
    guard max(size.width, size.height) <= Self.maximumSide else {
      unsafe proofsheet_release_svg(made)
      throw VectorError(
        "the picture is \(size.width.text()) x \(size.height.text()) points; at most "
          + "\(Self.maximumSide.text()) a side are read")
    }
    unsafe handle = made
    self.size = size
  }

  deinit { unsafe proofsheet_release_svg(handle) }

  /// The width that the file states, in points.
  public var width: Double { size.width }

  /// The height that the file states, in points.
  public var height: Double { size.height }

  /// Draws the picture, stretched to a number of pixels.
  ///
  /// - Parameters:
  ///   - width: in pixels; brought down together with the height where that would be too many.
  ///   - height: in pixels.
  ///   - fonts: what its texts are set in.
  /// - Returns: the picture, to be drawn from.
  /// - Throws: ``VectorError`` if drawing fails or takes more than the library allows.
  package func drawn(
    width: Int, height: Int, fonts: TextShaper
  ) throws(VectorError) -> SourcePicture {
    let picture = try bitmap(width: width, height: height, fonts: fonts)
    do {
      return try SourcePicture(
        width: picture.width, height: picture.height, rgba: picture.rgba)
    } catch {
      throw VectorError("\(error)")
    }
  }

  /// Draws the picture, stretched to a number of pixels.
  ///
  /// - Parameters:
  ///   - width: in pixels; brought down together with the height where that would be too many.
  ///   - height: in pixels.
  ///   - fonts: what its texts are set in.
  /// - Returns: the number of pixels, and four bytes for each with straight alpha, row-major, top
  ///   row first.
  /// - Throws: ``VectorError`` if drawing fails or takes more than the library allows.
  package func bitmap(
    width: Int, height: Int, fonts: TextShaper
  ) throws(VectorError) -> (width: Int, height: Int, rgba: [UInt8]) {
    let (width, height) = Self.limited(width: width, height: height)
    do {
      let surface = try ImageSurface(width: width, height: height, opaque: false)
      try draw(on: surface, fonts: fonts)
      return (width, height, surface.rgba())
    } catch let error as VectorError {
      throw error
    } catch {
      throw VectorError("\(error)")
    }
  }

  /// Tries out whether the picture can be drawn, with few pixels.
  ///
  /// - Parameter fonts: what its texts are set in.
  /// - Throws: ``VectorError`` if drawing fails or takes more than the library allows.
  public func check(fonts: TextShaper) throws(VectorError) {
    let factor = min(64 / max(size.width, size.height), 1)
    _ = try drawn(
      width: Int((size.width * factor).rounded(.up)),
      height: Int((size.height * factor).rounded(.up)), fonts: fonts)
  }

  /// - Note: `rsvg_handle_render_document`.
  private func draw(
    on surface: borrowing ImageSurface, fonts: TextShaper
  ) throws {
    let context = try surface.makeContext()
    // The picture is stretched to its frame: its own proportions count only where it states them.
    context.scale(
      x: Double(surface.width) / size.width, y: Double(surface.height) / size.height)
    var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
    var failure: UnsafeMutablePointer<GError>?
    let isDrawn = fonts.withDefaultMap {
      unsafe rsvg_handle_render_document(handle, context.cr, &viewport, &failure)
    }
    guard isDrawn != 0 else { throw unsafe VectorError(Self.take(failure)) }
    try context.check()
  }

  private static func limited(width: Int, height: Int) -> (Int, Int) {
    let side = ImageSurface.maximumSide
    let (wide, high) = (Double(max(width, 1)), Double(max(height, 1)))
    let factor = min(
      1, Double(side) / max(wide, high), (Double(maximumPixels) / (wide * high)).squareRoot())
    return (max(Int(wide * factor), 1), max(Int(high * factor), 1))
  }

  private static func size(of handle: UnsafeMutablePointer<RsvgHandle>) -> Size? {
    var (hasWidth, hasHeight, hasBox): (gboolean, gboolean, gboolean) = (0, 0, 0)
    var width = RsvgLength()
    var height = RsvgLength()
    var box = RsvgRectangle()
    unsafe rsvg_handle_get_intrinsic_dimensions(
      handle, &hasWidth, &width, &hasHeight, &height, &hasBox, &box)
    let stated = (
      hasWidth != 0 ? points(width) : nil, hasHeight != 0 ? points(height) : nil
    )
    let ratio = hasBox != 0 && box.width > 0 && box.height > 0 ? box.width / box.height : nil
    let size: Size? =
      switch (stated, ratio) {
      case ((let width?, let height?), _): Size(width: width, height: height)
      case ((let width?, nil), let ratio?): Size(width: width, height: width / ratio)
      case ((nil, let height?), let ratio?): Size(width: height * ratio, height: height)
      case ((nil, nil), .some): Size(width: box.width, height: box.height)
      default: nil
      }
    guard let size, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite
    else { return nil }
    return size
  }

  /// A length in CSS pixels; nothing for one that depends on something else.
  ///
  /// - Note: Source: CSS Values and Units, absolute lengths.
  private static func points(_ length: RsvgLength) -> Double? {
    switch length.unit {
    case RSVG_UNIT_PX: length.length
    case RSVG_UNIT_IN: length.length * 96
    case RSVG_UNIT_CM: length.length * 96 / 2.54
    case RSVG_UNIT_MM: length.length * 96 / 25.4
    case RSVG_UNIT_PT: length.length * 96 / 72
    case RSVG_UNIT_PC: length.length * 16
    default: nil
    }
  }

  /// The words of an error, which is freed.
  private static func take(_ error: UnsafeMutablePointer<GError>?) -> String {
    guard let error = unsafe error else { return "the SVG library gave no reason" }
    defer { unsafe g_error_free(error) }
    let words = unsafe String(cString: error.pointee.message)
    return words.split { $0.isNewline }.joined(separator: " ")
  }
}
