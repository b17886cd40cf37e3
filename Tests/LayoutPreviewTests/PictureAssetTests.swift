import Bitmaps
import Foundation
import TestSupport
import Testing

/// Assets of every kind, through the whole program.
struct PictureAssetTests {
  let harness: CommandHarness

  init() throws { harness = try CommandHarness() }

  /// Draws a screen that an asset covers, and gives the pixels and what was said.
  private func draw(
    _ file: String, _ bytes: Data, scale: Int = 1
  ) throws -> (picture: Bitmap, result: CommandHarness.Result) {
    try harness.write(bytes, to: file)
    try harness.write(
      """
      proofsheet: 1
      name: art
      matrix: { devices: [iphone-se-4-7] }
      assets:
        cover: { file: "\(file)" }
      screens:
        - id: home
          content: { image: cover, contentMode: stretch, ignoresSafeArea: true }
      """, to: "art.yaml")
    let result = harness.run(
      "render", "art.yaml", "--canvas", "screen", "--style", "mockup", "--scale", "\(scale)",
      "--fail-on", "never", "--layers", "content", "--format", "svg,svg-outlines,png,pdf")
    let path = harness.folder.appending(path: "Output/art/home/iphone-se-4-7/portrait.png")
    return (try PNGReader.read([UInt8](try Data(contentsOf: path))), result)
  }

  private var svg: String {
    harness.text("Output/art/home/iphone-se-4-7/portrait.svg") ?? ""
  }

  // MARK: SVG

  @Test(arguments: [
    ("width='375' height='667'", 375.0, 667.0), ("viewBox='5 5 30 20'", 30, 20),
    ("width='60' viewBox='0 0 30 20'", 60, 40), ("height='1in' viewBox='0 0 30 20'", 144, 96),
    ("width='100%' height='100%' viewBox='0 0 30 20'", 30, 20),
    ("width='72pt' height='25.4mm'", 96, 96),
  ])
  func `an SVG has the size that it states`(head: String, width: Double, height: Double) throws {
    try harness.write("<svg xmlns='http://www.w3.org/2000/svg' \(head)/>", to: "a.svg")
    try harness.write(
      """
      proofsheet: 1
      name: art
      matrix: { devices: [iphone-se-4-7] }
      assets: { a: { file: a.svg } }
      screens: [{ id: home, content: { image: a } }]
      """, to: "art.yaml")
    #expect(harness.run("render", "art.yaml", "--format", "json").code == 0)
    let record = harness.text("Output/art/home/iphone-se-4-7/portrait.json") ?? ""
    let x = (375 - width) / 2
    #expect(record.contains("\"frame\": [\(x.formatted(.number.grouping(.never)))"), "\(record)")
    #expect(record.contains("\(Int(width)), \(Int(height))], \"id\""), "\(record)")
  }

  @Test func `an SVG is drawn at the pixels that are needed, and carried by documents`() throws {
    // A fine line would blur if it were drawn small and enlarged.
    let file = """
      <svg xmlns="http://www.w3.org/2000/svg" width="75" height="133.4">
      <rect width="75" height="133.4" fill="#f80"/><rect x="10" width="0.2" height="133.4"/></svg>
      """
    let (picture, result) = try draw("a.svg", Data(file.utf8), scale: 2)
    #expect(result.code == 0, "\(result.error)")
    #expect(picture.width == 750)
    #expect(picture[400, 600] == (255, 136, 0, 255))
    // Ten points of 75 are 100 pixels of 750, a fifth of a point two pixels.
    #expect(picture[99, 600] == (255, 136, 0, 255) && picture[102, 600] == (255, 136, 0, 255))
    #expect(picture[100, 600] == (0, 0, 0, 255) && picture[101, 600] == (0, 0, 0, 255))
    #expect(svg.contains("data:image/png;base64,") && !svg.contains("svg+xml"))
  }

  @Test func `texts of an SVG are set in the program's own fonts`() throws {
    func file(_ family: String) -> Data {
      Data(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="375" height="667">
        <rect width="375" height="667" fill="#fff"/>
        <text x="10" y="99" font-size="40" font-family="\(family)">Hamburg</text></svg>
        """.utf8)
    }
    let own = try draw("a.svg", file("Inter")).picture
    #expect(own != Bitmap(width: 375, height: 667, filledWith: (255, 255, 255, 255)))
    // A family that Debian's fontconfig brings along, but not the program.
    #expect(try draw("a.svg", file("DejaVu Serif, Inter")).picture == own)
  }

  /// Ways to other files; each draws red where it gets there.
  static let escapes = [
    "<image href='SECRET.png' width='100' height='100'/>",
    "<image href='FOLDER/SECRET.png' width='100' height='100'/>",
    "<image href='file://FOLDER/SECRET.png' width='100' height='100'/>",
    "<image xmlns:l='http://www.w3.org/1999/xlink' l:href='file:FOLDER/SECRET.png' width='9' height='9'/>",
    "<use href='file://FOLDER/SECRET.svg#red'/>", "<use href='SECRET.svg#red'/>",
    "<xi:include xmlns:xi='http://www.w3.org/2001/XInclude' href='file://FOLDER/SECRET.svg'/>",
    "<xi:include xmlns:xi='http://www.w3.org/2001/XInclude' href='SECRET.svg' parse='xml'/>",
    "<style>@import url('file://FOLDER/SECRET.css');</style><rect class='red' width='99' height='99' "
      + "fill='#fff'/>",
    "<rect width='99' height='99' fill='url(file://FOLDER/SECRET.svg#red)'/>",
    "&secret;",
  ]

  @Test(arguments: escapes.indices) func `an SVG reaches no other file`(index: Int) throws {
    let folder = harness.folder.path
    try harness.write(
      Data(try PNGWriter.write(Bitmap(width: 9, height: 9, filledWith: (255, 0, 0, 255)))),
      to: "SECRET.png")
    let red = "<rect id='red' width='99' height='99' fill='#f00'/>"
    try harness.write("<svg xmlns='http://www.w3.org/2000/svg'>\(red)</svg>", to: "SECRET.svg")
    try harness.write(red, to: "SECRET.txt")
    try harness.write(".red { fill: #f00 !important }", to: "SECRET.css")
    let body = Self.escapes[index].replacing("FOLDER", with: folder)
    let file = """
      <?xml version="1.0"?>
      <!DOCTYPE svg [<!ENTITY secret SYSTEM "file://\(folder)/SECRET.txt">]>
      <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">
      <rect width="100" height="100" fill="#fff"/>\(body)</svg>
      """
    let (picture, _) = try draw("a.svg", Data(file.utf8))
    for y in stride(from: 0, to: picture.height, by: 9) {
      for x in stride(from: 0, to: picture.width, by: 9) {
        let pixel = picture[x, y]
        #expect(!(pixel.red > 200 && pixel.green < 100), "\(x) \(y)")
      }
    }
  }

  @Test(arguments: [
    ("<svg xmlns='http://www.w3.org/2000/svg'><g></svg>", "can't read 'a.svg'"),
    ("<svg xmlns='http://www.w3.org/2000/svg'/>", "it states no size"),
    ("<svg xmlns='http://www.w3.org/2000/svg' width='0' height='5'/>", "it states no size"),
    ("<svg xmlns='http://www.w3.org/2000/svg' width='1e9' height='5'/>", "at most 32767 a side"),
    ("<svg", "can't read 'a.svg'"), ("\u{1f}\u{8b}", "not a picture"),
  ])
  func `an SVG that can't be drawn is told`(text: String, expected: String) throws {
    let (_, result) = try draw("a.svg", Data(text.utf8))
    #expect(result.code == 3)
    #expect(result.error.contains("art.yaml:5:18: error:"), "\(result.error)")
    #expect(result.error.contains(expected), "\(result.error)")
  }

  @Test func `an SVG that multiplies itself ends`() throws {
    var body = "<g id='a0'><rect width='1' height='1'/></g>"
    for level in 1...30 {
      body += "<g id='a\(level)'><use href='#a\(level - 1)'/><use href='#a\(level - 1)'/></g>"
    }
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><defs>\(body)</defs>\
      <use href="#a30"/></svg>
      """
    let (_, result) = try draw("a.svg", Data(text.utf8))
    #expect(result.code == 3 && result.error.contains("can't read 'a.svg'"), "\(result.error)")
  }

  // MARK: Pixels

  /// A JPEG of 8 x 8 pixels in one colour, by Pillow: `Image.new("L", (8, 8), 120)`.
  static let jpeg =
    Data(
      base64Encoded: """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoK\
        CgoKBggLDAsKDAkKCgr/wAALCAAIAAgBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUF\
        BAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVW\
        V1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi\
        4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/AOfr/9k=
        """) ?? Data()

  @Test func `a JPEG is shown, and carried as it is`() throws {
    // Its name says something else; its bytes count.
    let (picture, result) = try draw("a.png", Self.jpeg)
    #expect(result.code == 0, "\(result.error)")
    let pixel = picture[100, 100]
    #expect(pixel.red == pixel.green && pixel.alpha == 255)
    #expect(svg.contains("data:image/jpeg;base64,\(Self.jpeg.base64EncodedString())"))
  }

  @Test(arguments: ["pdf", "heic", "webp", "tiff"])
  func `kinds that are not read are named`(kind: String) throws {
    let heads = [
      "pdf": "%PDF-1.7", "heic": "\0\0\0\u{18}ftypheic\0\0\0\0mif1heic",
      "webp": "RIFF\0\0\0\0WEBPVP8 ", "tiff": "II*\0",
    ]
    let (_, result) = try draw("a.\(kind)", Data((heads[kind] ?? "").utf8))
    #expect(result.code == 3)
    let name = kind == "webp" ? "WebP" : kind.uppercased()
    #expect(
      result.error.contains(
        "art.yaml:5:18: error: 'a.\(kind)' is \(name), which is not supported: pictures are PNG, JPEG "
          + "and SVG; a placeholder is drawn for asset 'cover' [not-supported]"),
      "\(result.error)")
  }
}
