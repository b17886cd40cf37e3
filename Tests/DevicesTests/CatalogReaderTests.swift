import Devices
import Documents
import Geometry
import TestSupport
import Testing

/// Reading catalogues: what is said about a broken one, and what a short one gives.
@Suite struct CatalogReaderTests {
  private let broken = """
    format: 1
    maker: Acme
    devices:
      - id: Acme One
        name: One
        family: iphone
        size: [390, 844]
        scale: 3
      - id: acme-two
        name: Two
        famly: iphone
        family: iphoen
        size: [390, 844]
        scale: 3
      - id: acme-three
        name: Three
        family: iphone
        size: [390, 844]
        scale: 3
        renderPixels: [1170, 2500]
        orientations: [portrait, landscapLeft]
        safeArea: {portrait: [47, 0, 34, 0], lndscapeLeft: [0, 0, 0, 0]}
        statusBarHeight: -4
        regions:
          - {id: hole, kind: occlusion, frame: [380, 10, 30, 30], activation: always}
      - id: acme-four
        name: Four
        family: iphone
        displays:
          outer: {size: [400, 700], scale: 3, safeArea: [400, 0, 300, 0], orientations: [portrait]}
          inner: {size: [700, 800], scale: 3}
        poses:
          - {pose: closed, display: outr}
          - {pose: flat, display: inner, orientations: [portraitUpsideDown]}
      - id: acme-three
        name: Again
        family: watch
        size: [200, 200]
        scale: 2
    """

  @Test func `a broken catalogue gives every problem with its place`() {
    let (catalog, lines) = TestDocuments.read(broken)
    #expect(catalog == nil)
    let wanted = [
      "4:9: error: 'id' must be lower-case letters, digits and hyphens, found 'Acme One' [bad-id]",
      "11:5: error: unknown key 'famly' in a device, did you mean 'family'? [unknown-key]",
      "12:13: error: 'family' does not know 'iphoen', did you mean 'iphone'? [unknown-value]",
      "20:19: error: 'renderPixels' 1170x2500 are not 'size' times 'scale', 1170x2532 "
        + "[scale-mismatch]",
      "21:30: error: 'orientations' does not know 'landscapLeft', did you mean 'landscapeLeft'? "
        + "[unknown-value]",
      "22:42: error: unknown key 'lndscapeLeft' in 'safeArea', did you mean 'landscapeLeft'? "
        + "[unknown-key]",
      "23:22: error: 'statusBarHeight' must be from 0 to 1000, found -4 [out-of-range]",
      "25:44: error: region 'hole' lies outside the display in 'portrait' [outside-display]",
      "30:53: error: 'safeArea' leaves nothing of the display in 'portrait' [safe-area]",
      "33:33: error: no display 'outr' on this device, did you mean 'outer'? [unknown-display]",
      "34:9: error: display 'inner' does not support 'portraitUpsideDown' [orientations]",
      "35:9: error: device 'acme-three' is there twice [duplicate]",
    ]
    for (line, expected) in zip(lines, wanted) { #expect(line == "mine.yaml:" + expected) }
    #expect(lines.count == wanted.count, "\(lines.joined(separator: "\n"))")
  }

  @Test func `what is missing is named once`() {
    let (catalog, lines) = TestDocuments.read(
      """
      devices:
        - id: acme
          family: iphone
          size: [390]
      """)
    #expect(catalog == nil)
    #expect(
      lines == [
        "mine.yaml:1:1: error: a catalogue needs 'format' [missing-key]",
        "mine.yaml:2:5: error: a device needs 'name' [missing-key]",
        "mine.yaml:4:11: error: 'size' must be a list [width, height], found a list [wrong-type]",
      ], "\(lines)")
    #expect(
      TestDocuments.read("format: 2\ndevices: []").lines == [
        "mine.yaml:1:9: error: this program reads format 1, found 2 [unknown-format]"
      ])
  }

  @Test func `an empty file is an error`() {
    let (catalog, lines) = TestDocuments.read("")
    #expect(catalog == nil)
    #expect(lines.count == 1, "\(lines)")
  }

  @Test func `a key of a display beside displays is misplaced`() {
    let (_, lines) = TestDocuments.read(
      """
      format: 1
      devices:
        - id: acme
          name: Acme
          family: iphone
          scale: 3
          displays: {main: {size: [390, 844], scale: 3}}
      """)
    #expect(
      lines == [
        "mine.yaml:6:5: error: 'scale' belongs to one of the displays under 'displays' "
          + "[misplaced-key]"
      ], "\(lines)")
  }

  @Test func `a display that no pose uses is a warning`() {
    let (catalog, lines) = TestDocuments.read(
      """
      format: 1
      devices:
        - id: acme
          name: Acme
          family: iphone
          displays:
            outer: {size: [400, 800], scale: 3}
            inner: {size: [700, 800], scale: 3}
          poses: [{pose: flat, display: inner}]
      """)
    #expect(catalog != nil)
    #expect(
      lines == ["mine.yaml:7:7: warning: no pose uses display 'outer' [unused-display]"], "\(lines)"
    )
  }

  @Test func `an orientation without a safe area is asked for`() {
    let (_, lines) = TestDocuments.read(
      """
      format: 1
      devices:
        - id: acme
          name: Acme
          family: ipad
          size: [700, 900]
          scale: 2
          safeArea: {portrait: [20, 0, 0, 0], landscapeLeft: [20, 0, 0, 0]}
      """)
    #expect(lines.count == 1)
    #expect(lines.first?.contains("has no value for 'landscapeRight'") == true, "\(lines)")
  }

  @Test func `sets may name devices of the catalogue they are added to`() {
    let text = """
      format: 1
      sets:
        ours: [iphone-x, iphone-y]
      """
    let lines = TestDocuments.read(text, base: BuiltInCatalog.catalog).lines
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("mine.yaml:3:20: error: no device 'iphone-y'") == true)
    let fine = TestDocuments.read(
      "format: 1\nsets: {ours: [iphone-x]}", base: BuiltInCatalog.catalog)
    #expect(fine.lines == [])
    let both = fine.catalog.map { BuiltInCatalog.catalog.adding($0) }
    #expect(both?.select("ours")?.map(\.id) == ["iphone-x"])
  }

  @Test func `a short phone resolves with what its family implies`() throws {
    let (catalog, lines) = TestDocuments.read(
      """
      format: 1
      devices:
        - id: pocket-one
          name: Pocket One
          maker: Pocket
          family: iphone
          size: [390, 844]
          scale: 3
          cornerRadius: [40, 40, 8, 8]
          safeArea: {portrait: [47, 0, 34, 0], landscape: {left: 47, bottom: 21, right: 47}}
          statusBarHeight: {portrait: 47, landscape: 0}
          housing: {kind: notch, frame: [110, 0, 170, 33], cornerRadius: 20}
      """)
    #expect(lines == [])
    let device = try #require(catalog?.device("pocket-one"))
    let display = try #require(device.display("main"))
    #expect(display.renderPixels == Display.PixelSize(width: 1170, height: 2532))
    #expect(display.panelPixels == display.renderPixels)
    #expect(
      display.orientations.map(\.orientation) == [.portrait, .landscapeLeft, .landscapeRight])
    let left = try #require(display.oriented(.landscapeLeft))
    #expect(left.size == Size(width: 844, height: 390))
    #expect(left.safeArea == EdgeInsets(left: 47, bottom: 21, right: 47))
    #expect(left.housing?.edge == .right)
    #expect(left.housing?.frame == Rect(x: 811, y: 110, width: 33, height: 170))
    #expect(
      left.cornerRadii
        == CornerRadii(topLeft: 8, topRight: 40, bottomRight: 40, bottomLeft: 8))
    #expect(left.sizeClasses == SizeClasses(horizontal: .compact, vertical: .compact))
    #expect(device.provenance["sizeClasses"]?.isAssumed == true)
  }

  @Test func `adding overrides by id and keeps families together`() throws {
    let (catalog, lines) = TestDocuments.read(
      """
      format: 1
      devices:
        - {id: iphone-x, name: Mine, family: iphone, size: [375, 812], scale: 3}
        - {id: pocket-two, name: Two, family: iphone, size: [300, 600], scale: 2}
      """)
    #expect(lines == [])
    let sum = BuiltInCatalog.catalog.adding(try #require(catalog))
    #expect(sum.devices.count == 120)
    #expect(sum.device("iphone-x")?.name == "Mine")
    #expect(sum.devices.map(\.id).firstIndex(of: "pocket-two") == 47)
    #expect(sum.devices[48].family == .ipad)
    #expect(sum.select("essentials")?.count == 6)
  }

  @Test func `the built-in catalogue reads without a word`() {
    let document = JSONReader.read(BuiltInCatalog.bytes, file: "catalog.json")
    #expect(document.diagnostics == [])
    #expect(CatalogReader.read(document, file: "catalog.json").diagnostics == [])
  }

  @Test func `YAML and JSON give the same catalogue`() {
    let yaml = TestDocuments.read(
      """
      format: 1
      sources: {sheet: Data sheet}
      devices:
        - id: acme
          name: Acme
          family: ipad
          size: [600, 800.5]
          scale: 2
          origin: {size: [high, sheet]}
      """)
    let json = #"""
      {"format": 1, "sources": {"sheet": "Data sheet"}, "devices": [{"id": "acme", "name": "Acme",
       "family": "ipad", "size": [600, 800.5], "scale": 2, "origin": {"size": ["high", "sheet"]}}]}
      """#
    let other = CatalogReader.read(
      JSONReader.read(Array(json.utf8), file: "mine.json"), file: "mine.json")
    #expect(yaml.lines == [])
    #expect(yaml.catalog != nil)
    #expect(yaml.catalog == other.catalog)
  }
}
