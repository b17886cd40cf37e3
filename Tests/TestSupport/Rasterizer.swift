public import Bitmaps

/// Programs that turn our files into pixels, to see them with other eyes.
public enum Rasterizer {
  /// What went wrong with a program.
  public struct Failure: Error, CustomStringConvertible {
    /// The program's words.
    public let description: String
  }

  /// Whether headless Chromium is there.
  public static var hasChromium: Bool { ExternalTool("chromium") != nil }
  /// Whether librsvg's converter is there.
  public static var hasLibrsvg: Bool { ExternalTool("rsvg-convert") != nil }
  /// Whether poppler's converter is there.
  public static var hasPoppler: Bool { ExternalTool("pdftoppm") != nil }

  /// Draws an SVG with librsvg at some pixels per CSS pixel.
  public static func librsvg(_ svg: [UInt8], scale: Double) throws -> Bitmap {
    let folder = try TemporaryFolder()
    try folder.write(svg, to: "picture.svg")
    try run(
      "rsvg-convert",
      ["-z", "\(scale)", folder.path("picture.svg"), "-o", folder.path("picture.png")])
    return try PNGReader.read(folder.read("picture.png"), convertingColors: false)
  }

  /// Draws a page of a PDF, the first unless said, with poppler at some pixels per PDF point.
  public static func poppler(_ pdf: [UInt8], scale: Double, page: Int = 1) throws -> Bitmap {
    let folder = try TemporaryFolder()
    try folder.write(pdf, to: "page.pdf")
    try run(
      "pdftoppm",
      [
        "-r", "\(72 * scale)", "-png", "-singlefile", "-f", "\(page)", folder.path("page.pdf"),
        folder.path("page"),
      ])
    return try PNGReader.read(folder.read("page.png"), convertingColors: false)
  }

  /// Draws SVG files of one size with headless Chromium, all in one go.
  ///
  /// - Parameters:
  ///   - files: the files.
  ///   - width: the width of each in CSS pixels.
  ///   - height: the height of each in CSS pixels.
  ///   - scale: pixels per CSS pixel.
  /// - Returns: a picture for each file.
  /// - Throws: ``Failure`` if Chromium cannot be run.
  public static func chromium(
    _ files: [String], width: Int, height: Int, scale: Int
  ) throws -> [Bitmap] {
    let folder = try TemporaryFolder()
    var page = "<!doctype html><meta charset=utf-8><style>html,body{margin:0}"
    page += "img{display:block;width:\(width)px;height:\(height)px}</style>"
    for (index, file) in files.enumerated() {
      try folder.write(Array(file.utf8), to: "\(index).svg")
      page += "<img src=\"\(index).svg\">"
    }
    try folder.write(Array(page.utf8), to: "page.html")
    try run(
      "chromium",
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        "--force-color-profile=srgb", "--force-device-scale-factor=\(scale)",
        "--default-background-color=FFFFFFFF", "--user-data-dir=\(folder.path("profile"))",
        "--window-size=\(width),\(height * files.count)",
        "--screenshot=\(folder.path("page.png"))", "file://\(folder.path("page.html"))",
      ])
    let sheet = try PNGReader.read(folder.read("page.png"), convertingColors: false)
    guard sheet.width >= width * scale, sheet.height >= height * scale * files.count else {
      throw Failure(description: "the screenshot is \(sheet.width) x \(sheet.height)")
    }
    return files.indices.map { index in
      sheet.cropped(
        x: 0, y: index * height * scale, width: width * scale, height: height * scale)
    }
  }

  private static func run(_ name: String, _ arguments: [String]) throws {
    guard let tool = ExternalTool(name) else {
      throw Failure(description: "\(name) is not installed")
    }
    let result = try tool.run(arguments)
    guard result.status == 0 else {
      throw Failure(description: "\(name) ended with \(result.status): \(result.errorText)")
    }
  }
}
