import Bitmaps
import Cairo
import Drawing
import Geometry
import Typography

/// Writes a display list as SVG whose text is text.
///
/// Attributes stand on the elements rather than in a style sheet, since several files may be put
/// into one page; neighbours that look alike share a group.
struct SVGWriter {
  private let fonts: TextShaper
  private let images: [String: Picture]
  private var ids = SVGIDs()
  private var definitions: SVGDefinitions
  private let cache: PictureCache
  private var imageUses: [String: ImageUse] = [:]
  /// The ids of the groups that links of this file lead to.
  private var destinations: Set<String> = []

  /// How often a picture is drawn, and how large at most.
  private struct ImageUse {
    var count = 0
    var size = Size.zero
  }

  init(fonts: TextShaper, images: [String: Picture], cache: PictureCache) {
    self.fonts = fonts
    self.images = images
    self.cache = cache
    definitions = SVGDefinitions()
  }

  /// The whole file.
  mutating func write(_ list: DisplayList) -> String {
    count(list.commands)
    var body = SVGBuffer()
    write(list.commands, to: &body)
    var file = SVGBuffer()
    file.add("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    file.attribute("width", list.size.width)
    file.attribute("height", list.size.height)
    file.add(" viewBox=\"0 0 ")
    file.add(list.size.width)
    file.add(" ")
    file.add(list.size.height)
    file.add("\" role=\"img\"")
    file.attribute("font-family", SVGTextStyle.families(nil, locale: "en"))
    // An outline that is only stroked is the most frequent; what is filled says so.
    file.add(" fill=\"none\" stroke-miterlimit=\"4\">\n<title>")
    file.add(escaped: list.title)
    file.add("</title>\n")
    if !definitions.buffer.bytes.isEmpty {
      file.add("<defs>\n")
      file.add(definitions.buffer)
      file.add("</defs>\n")
    }
    if let background = list.background {
      file.add("<rect width=\"100%\" height=\"100%\"")
      file.add(markup: SVGWriter.paint("fill", background))
      file.add("/>\n")
    }
    file.add(body)
    file.add("</svg>\n")
    return file.string
  }

  /// How often each picture is drawn: one that is drawn often is carried once.
  private mutating func count(_ commands: [DrawingCommand]) {
    for command in commands {
      switch command {
      case .image(let image):
        let frame = image.frame
        var use = imageUses[image.asset] ?? ImageUse()
        use.count += 1
        use.size = Size(
          width: max(use.size.width, frame.width), height: max(use.size.height, frame.height))
        imageUses[image.asset] = use
      case .group(let group):
        if group.isDestination, let id = group.id { destinations.insert(id) }
        count(group.commands)
      case .path, .text: break
      }
    }
  }

  private mutating func write(_ commands: [DrawingCommand], to buffer: inout SVGBuffer) {
    var run = SiblingRun()
    for command in commands {
      switch command {
      case .path(let path, let fill, let stroke):
        guard path.isDrawable else { continue }
        let style = style(fill: fill, stroke: stroke)
        run.add(SVGPathData.element(path), style: style, to: &buffer)
      case .text(let text):
        guard text.isDrawable else { continue }
        let line = fonts.shape(
          text.string, font: text.font, direction: text.direction, locale: text.locale)
        run.add(element(text, line), style: SVGTextStyle.attributes(text, line), to: &buffer)
      case .image(let image):
        run.flush(to: &buffer)
        write(image, to: &buffer)
      case .group(let group):
        run.flush(to: &buffer)
        write(group, to: &buffer)
      }
    }
    run.flush(to: &buffer)
  }

  private mutating func write(_ group: DrawingGroup, to buffer: inout SVGBuffer) {
    guard group.isDrawable else { return }
    // A link to another page of a sheet leads nowhere in this file.
    let link = group.link.flatMap { destinations.contains($0) ? $0 : nil }
    if let link {
      buffer.add("<a")
      buffer.attribute("href", "#\(link)")
      buffer.add(">\n")
    }
    defer { if link != nil { buffer.add("</a>\n") } }
    buffer.add("<g")
    if let layer = group.layer {
      buffer.attribute("id", ids.unique(group.id ?? "layer-\(layer.rawValue)"))
      buffer.attribute("class", "layer \(layer.rawValue)")
    } else if let id = group.id {
      buffer.attribute("id", ids.unique(id))
    }
    if let clip = group.clip {
      buffer.attribute("clip-path", "url(#\(definitions.clip(clip, &ids)))")
    }
    if group.opacity < 1 { buffer.attribute("opacity", max(group.opacity, 0)) }
    buffer.add(">\n")
    if let title = group.title {
      buffer.add("<title>")
      buffer.add(escaped: title)
      buffer.add("</title>\n")
    }
    write(group.commands, to: &buffer)
    buffer.add("</g>\n")
  }

  private mutating func write(_ image: ImageDrawing, to buffer: inout SVGBuffer) {
    guard image.isDrawable else { return }
    let use = imageUses[image.asset] ?? ImageUse()
    let scale = Renderer.documentScale
    let pixels = Size(width: use.size.width * scale, height: use.size.height * scale)
    guard let picture = images[image.asset],
      let file = cache.embedded(picture, image.asset, size: pixels)
    else {
      write(MissingImage.commands(for: image, fonts: fonts), to: &buffer)
      return
    }
    if use.count > 1 {
      let id = definitions.image(image.asset, file, &ids)
      buffer.add("<use href=\"#")
      buffer.add(markup: id)
      buffer.add("\" transform=\"translate(")
      buffer.add(image.frame.minX)
      buffer.add(" ")
      buffer.add(image.frame.minY)
      buffer.add(") scale(")
      // More decimals than lengths have: the factor is multiplied by the size of the picture.
      buffer.add(markup: (image.frame.width / Double(file.width)).text(decimals: 9))
      buffer.add(" ")
      buffer.add(markup: (image.frame.height / Double(file.height)).text(decimals: 9))
      buffer.add(")\"")
    } else {
      buffer.add("<image")
      buffer.attribute("x", image.frame.minX)
      buffer.attribute("y", image.frame.minY)
      buffer.attribute("width", image.frame.width)
      buffer.attribute("height", image.frame.height)
      buffer.add(" preserveAspectRatio=\"none\" href=\"data:")
      buffer.add(markup: file.type.rawValue)
      buffer.add(";base64,")
      buffer.add(bytes: file.base64)
      buffer.add("\"")
    }
    if image.opacity < 1 { buffer.attribute("opacity", max(image.opacity, 0)) }
    buffer.add("/>\n")
  }

  private mutating func style(fill: Paint?, stroke: Stroke?) -> String {
    var result = ""
    switch fill {
    case .color(let color): result += SVGWriter.paint("fill", color)
    case .gradient(let gradient):
      result += " fill=\"url(#\(definitions.gradient(gradient, &ids)))\""
    case nil: break
    }
    guard let stroke = Drawable.stroke(stroke) else { return result }
    result += SVGWriter.paint("stroke", stroke.color)
    if stroke.width != 1 { result += " stroke-width=\"\(stroke.width.text(decimals: 3))\"" }
    if !stroke.dash.isEmpty {
      let lengths = stroke.dash.map { $0.text(decimals: 3) }.joined(separator: " ")
      result += " stroke-dasharray=\"\(lengths)\""
    }
    if stroke.cap != .butt { result += " stroke-linecap=\"\(stroke.cap.rawValue)\"" }
    if stroke.join != .miter { result += " stroke-linejoin=\"\(stroke.join.rawValue)\"" }
    return result
  }

  private func element(_ run: TextRun, _ line: ShapedLine) -> SiblingRun.Element {
    let string = DisplayableText.clean(run.string)
    var attributes = SVGBuffer()
    // The anchor of text that is read from right to left is its right end.
    let start = line.direction == .rightToLeft ? run.origin.x + run.width : run.origin.x
    attributes.attribute("x", start)
    attributes.attribute("y", run.origin.y)
    if run.width > 0, string.unicodeScalars.count > 1 {
      attributes.attribute("textLength", run.width)
      attributes.add(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    if line.direction == .rightToLeft { attributes.add(" direction=\"rtl\"") }
    if run.locale != "en" { attributes.attribute("lang", run.locale) }
    if string.hasPrefix(" ") || string.hasSuffix(" ") || string.contains("  ") {
      attributes.add(" xml:space=\"preserve\"")
    }
    var content = SVGBuffer()
    content.add(">")
    content.add(escaped: string)
    content.add("</text>\n")
    return SiblingRun.Element(name: "<text", attributes: attributes, end: content)
  }

  /// A colour as one attribute, or two where it lets the ground show through.
  static func paint(_ name: String, _ color: Color) -> String {
    var result = " \(name)=\"\(hex(color))\""
    if color.alpha < 1 {
      result += " \(name)-opacity=\"\(max(color.alpha, 0).text(decimals: 4))\""
    }
    return result
  }

  /// A colour without its opacity as `#rgb` or `#rrggbb`.
  static func hex(_ color: Color) -> String {
    let channels = [color.red, color.green, color.blue]
    let digits = Array("0123456789abcdef")
    if channels.allSatisfy({ $0 % 17 == 0 }) {
      return "#" + String(channels.map { digits[Int($0 / 17)] })
    }
    return "#" + String(channels.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }
}
