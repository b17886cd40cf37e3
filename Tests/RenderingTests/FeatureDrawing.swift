import Bitmaps
import Cairo
import Drawing
import Geometry
import Rendering
import Testing
import Typography

/// A small drawing of one feature, for all output formats.
struct FeatureDrawing: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let commands: @Sendable (PangoTextMeasurer) -> [DrawingCommand]

  /// The size of every drawing in points.
  static let size = Size(width: 240, height: 100)

  init(_ name: String, _ commands: @escaping @Sendable (PangoTextMeasurer) -> [DrawingCommand]) {
    testDescription = name
    self.commands = commands
  }

  /// The drawing as a display list.
  func list(_ fonts: TextShaper) -> DisplayList {
    DisplayList(
      size: Self.size, background: Color(0xf7f7f5), title: testDescription,
      commands: commands(PangoTextMeasurer(fonts)))
  }

  /// The pictures that drawings name.
  static func images() throws -> [String: Picture] {
    var bitmap = Bitmap(width: 16, height: 8)
    for y in 0..<8 {
      for x in 0..<16 {
        bitmap[x, y] = (UInt8(x * 16), UInt8(y * 32), 128, x > 11 ? 128 : 255)
      }
    }
    let file = Picture.File(.png, try PNGWriter.write(bitmap))
    let photo = try PictureReader.read(photoFile)
    return [
      "stripes": Picture(bitmap: bitmap, file: file),
      "photo": Picture(bitmap: photo.bitmap, file: Picture.File(.jpeg, photoFile)),
    ]
  }

  /// A photo as a JPEG file: soft changes, 600 by 400 pixels.
  static let photoFile: [UInt8] = {
    var bitmap = Bitmap(width: 600, height: 400)
    for y in 0..<400 {
      for x in 0..<600 {
        bitmap[x, y] = (UInt8(x * 255 / 599), UInt8(y * 255 / 399), UInt8((x + y) / 4), 255)
      }
    }
    return (try? JPEGWriter.write(bitmap)) ?? []
  }()

  /// One drawing for each feature; lines lie where snapping leaves them alone.
  static let all: [FeatureDrawing] = [
    FeatureDrawing("shapes") { _ in
      [
        .path(
          rectangle(10, 10, 60, 40), fill: .color(Color(0xe8ecf1)),
          stroke: Stroke(Color(0x37424d), width: 1)),
        .path(ellipse(120, 40, 30, 25), fill: .color(Color(0x08716c)), stroke: nil),
        .path(
          Path([
            .move(Point(x: 170, y: 70)), .line(Point(x: 200, y: 15)),
            .line(Point(x: 230, y: 70)), .close,
          ]), fill: .color(Color(0xb54706, alpha: 0.5)),
          stroke: Stroke(Color(0xb54706), width: 3, join: .round)),
        .path(
          Path([
            .move(Point(x: 10, y: 90)), .line(Point(x: 60, y: 70)), .line(Point(x: 110, y: 90)),
          ]), fill: nil, stroke: Stroke(Color(0x4a5bd0), width: 4, cap: .square)),
      ]
    },
    FeatureDrawing("dashes") { _ in
      [([4.0, 3], Stroke.Cap.butt), ([10, 3, 2, 3], .butt), ([0, 6], .round), ([8], .square)]
        .enumerated().map { index, look in
          let y = 20 + Double(index) * 20
          return .path(
            Path([.move(Point(x: 10, y: y)), .line(Point(x: 230, y: y + 5))]), fill: nil,
            stroke: Stroke(Color(0x4a5bd0), width: 2, dash: look.0, cap: look.1))
        }
    },
    FeatureDrawing("gradients") { _ in
      let stops = [
        LinearGradient.Stop(offset: 0, color: Color(0xb54706, alpha: 0.05)),
        LinearGradient.Stop(offset: 0.5, color: Color(0xb54706, alpha: 0.8)),
        LinearGradient.Stop(offset: 1, color: Color(0x0b62c4)),
      ]
      return [
        .path(
          rectangle(10, 10, 100, 80),
          fill: .gradient(
            LinearGradient(from: Point(x: 10, y: 0), to: Point(x: 110, y: 0), stops: stops)),
          stroke: nil),
        .path(
          rectangle(130, 10, 100, 80),
          fill: .gradient(
            LinearGradient(from: Point(x: 150, y: 30), to: Point(x: 200, y: 70), stops: stops)),
          stroke: nil),
      ]
    },
    FeatureDrawing("clips and groups") { _ in
      let stripes = (0..<20).flatMap { index -> [Path.Element] in
        let x = Double(index) * 12
        return [.move(Point(x: x, y: 0)), .line(Point(x: x + 40, y: 100))]
      }
      let hatch = DrawingCommand.path(
        Path(stripes), fill: nil, stroke: Stroke(Color(0x08716c), width: 2))
      return [
        .group(DrawingGroup(clip: ellipse(60, 50, 45, 40), [hatch])),
        .group(
          DrawingGroup(
            clip: rectangle(120, 10, 110, 80), opacity: 0.4,
            [
              hatch,
              .path(rectangle(130, 20, 50, 50), fill: .color(Color(0xc4232d)), stroke: nil),
              .path(rectangle(160, 40, 90, 80), fill: .color(Color(0x0b62c4)), stroke: nil),
            ])),
      ]
    },
    FeatureDrawing("pictures") { _ in
      [
        .image(ImageDrawing(asset: "stripes", frame: Rect(x: 10, y: 10, width: 96, height: 48))),
        .image(
          ImageDrawing(
            asset: "stripes", frame: Rect(x: 130, y: 10, width: 64, height: 80), opacity: 0.5)),
      ]
    },
    FeatureDrawing("a photo") { _ in
      [
        .image(ImageDrawing(asset: "photo", frame: Rect(x: 10, y: 10, width: 120, height: 80))),
        .image(
          ImageDrawing(
            asset: "photo", frame: Rect(x: 140, y: 10, width: 90, height: 60), opacity: 0.5)),
      ]
    },
    FeatureDrawing("a picture that is missing") { _ in
      [.image(ImageDrawing(asset: "hero", frame: Rect(x: 20, y: 10, width: 200, height: 80)))]
    },
    FeatureDrawing("Latin text") { measurer in
      [
        text("Sphinx of black quartz", 10, 24, measurer),
        text("judge my vow: AVATAR To", 10, 46, measurer, Font(size: 15, weight: .semibold)),
        text("111.5 × 1024", 10, 66, measurer, Font(size: 13, tabularDigits: true)),
        text("111.5 × 1024", 130, 66, measurer, Font(size: 13)),
        text("nine points, as small as labels are", 10, 86, measurer, Font(size: 9)),
      ]
    },
    FeatureDrawing("halos") { measurer in
      let lines = (0..<12).flatMap { index -> [Path.Element] in
        [
          .move(Point(x: 0, y: Double(index) * 8 + 0.5)),
          .line(Point(x: 240, y: Double(index) * 8 + 0.5)),
        ]
      }
      var label = run("Readable on lines", 20, 55, measurer, Font(size: 20, weight: .medium))
      label.halo = TextRun.Halo(color: Color(0xf7f7f5), width: 3)
      return [
        .path(Path(lines), fill: nil, stroke: Stroke(Color(0x08716c), width: 1)), .text(label),
      ]
    },
    FeatureDrawing("right-to-left text") { measurer in
      [
        text("שלום עולם (1)", 20, 30, measurer, direction: .rightToLeft, locale: "he"),
        text("مرحبا بالعالم 123", 20, 62, measurer, direction: .rightToLeft, locale: "ar"),
        text("Hello!", 20, 90, measurer, direction: .rightToLeft, locale: "he"),
      ]
    },
    FeatureDrawing("marks above and below letters") { measurer in
      [
        text("ภาษาไทยที่ดี และ น้ำ", 10, 30, measurer, locale: "th"),
        text("हिन्दी में लिखें", 10, 62, measurer, locale: "hi"),
        text("مُحَمَّدٌ", 150, 62, measurer, direction: .rightToLeft, locale: "ar"),
        text("e\u{301}\u{323} o\u{308} x\u{303}", 10, 90, measurer),
      ]
    },
    FeatureDrawing("Chinese, Japanese and Korean") { measurer in
      [
        text("日本語の骨 漢字", 10, 30, measurer, locale: "ja"),
        text("简体中文 骨", 10, 60, measurer, locale: "zh-Hans"),
        text("한국어 문장", 10, 90, measurer, locale: "ko"),
      ]
    },
    FeatureDrawing("emoji") { measurer in
      [text("Go 😀 🇩🇪 ❤️ now", 10, 55, measurer, Font(size: 24))]
    },
  ]

  /// A run at its measured width.
  static func run(
    _ string: String, _ x: Double, _ y: Double, _ measurer: PangoTextMeasurer,
    _ font: Font = Font(size: 17), direction: LayoutDirection = .leftToRight,
    locale: String = "en"
  ) -> TextRun {
    let request = TextRequest(
      string: string, font: font, locale: locale, direction: direction)
    return TextRun(
      string, font: font, origin: Point(x: x, y: y), width: measurer.measure(request).width,
      color: Color(0x1b1f24), direction: direction, locale: locale)
  }

  private static func text(
    _ string: String, _ x: Double, _ y: Double, _ measurer: PangoTextMeasurer,
    _ font: Font = Font(size: 17), direction: LayoutDirection = .leftToRight,
    locale: String = "en"
  ) -> DrawingCommand {
    .text(run(string, x, y, measurer, font, direction: direction, locale: locale))
  }
}

/// A closed rectangle.
func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
  Path([
    .move(Point(x: x, y: y)), .line(Point(x: x + width, y: y)),
    .line(Point(x: x + width, y: y + height)), .line(Point(x: x, y: y + height)), .close,
  ])
}

/// A closed ellipse of four curves.
func ellipse(_ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double) -> Path {
  let (kx, ky) = (radiusX * 0.5523, radiusY * 0.5523)
  func point(_ dx: Double, _ dy: Double) -> Point { Point(x: x + dx, y: y + dy) }
  return Path([
    .move(point(radiusX, 0)),
    .curve(point(radiusX, ky), point(kx, radiusY), point(0, radiusY)),
    .curve(point(-kx, radiusY), point(-radiusX, ky), point(-radiusX, 0)),
    .curve(point(-radiusX, -ky), point(-kx, -radiusY), point(0, -radiusY)),
    .curve(point(kx, -radiusY), point(radiusX, -ky), point(radiusX, 0)), .close,
  ])
}
