import Bitmaps
import Drawing
import Geometry

/// What an SVG file defines once and refers to by id, in order of first use.
struct SVGDefinitions {
  /// The definitions so far.
  private(set) var buffer = SVGBuffer()
  private var gradients: [LinearGradient: String] = [:]
  private var clips: [Path: String] = [:]
  private var images: [String: String] = [:]

  /// The id of a gradient.
  mutating func gradient(_ gradient: LinearGradient, _ ids: inout SVGIDs) -> String {
    if let id = gradients[gradient] { return id }
    let id = ids.unique("gradient-\(gradients.count + 1)")
    gradients[gradient] = id
    buffer.add("<linearGradient")
    buffer.attribute("id", id)
    buffer.add(" gradientUnits=\"userSpaceOnUse\"")
    buffer.attribute("x1", gradient.start.x)
    buffer.attribute("y1", gradient.start.y)
    buffer.attribute("x2", gradient.end.x)
    buffer.attribute("y2", gradient.end.y)
    buffer.add(">")
    for stop in gradient.stops {
      buffer.add("<stop")
      buffer.attribute("offset", stop.offset)
      buffer.add(markup: " stop-color=\"\(SVGWriter.hex(stop.color))\"")
      if stop.color.alpha < 1 { buffer.attribute("stop-opacity", max(stop.color.alpha, 0)) }
      buffer.add("/>")
    }
    buffer.add("</linearGradient>\n")
    return id
  }

  /// The id of an outline that others are cut to.
  mutating func clip(_ path: Path, _ ids: inout SVGIDs) -> String {
    if let id = clips[path] { return id }
    let id = ids.unique("clip-\(clips.count + 1)")
    clips[path] = id
    buffer.add("<clipPath")
    buffer.attribute("id", id)
    buffer.add("><path d=\"")
    SVGPathData.write(path, to: &buffer)
    buffer.add("\"/></clipPath>\n")
    return id
  }

  /// The id of a picture, one unit for each of its pixels.
  mutating func image(
    _ name: String, _ file: PictureCache.Embedded, _ ids: inout SVGIDs
  ) -> String {
    if let id = images[name] { return id }
    let id = ids.unique("image-\(images.count + 1)")
    images[name] = id
    buffer.add("<image")
    buffer.attribute("id", id)
    buffer.attribute("width", Double(file.width))
    buffer.attribute("height", Double(file.height))
    buffer.add(" preserveAspectRatio=\"none\" href=\"data:")
    buffer.add(markup: file.type.rawValue)
    buffer.add(";base64,")
    buffer.add(bytes: file.base64)
    buffer.add("\"/>\n")
    return id
  }
}
