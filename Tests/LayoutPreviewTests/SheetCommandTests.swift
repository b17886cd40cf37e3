import Bitmaps
import Foundation
import TestSupport
import Testing

/// Contact sheets seen through programs that are not ours.
struct SheetCommandTests {
  private let harness: CommandHarness

  init() throws { harness = try CommandHarness() }

  /// A spec with findings of all kinds on phones and a foldable.
  private static let spec = """
    proofsheet: 1
    name: review
    matrix:
      devices: [iphone-17-pro, iphone-se-4-7, iphone-duo]
      poses: [all]
    screens:
      - id: home
        expect: [tiny.width >= 44]
        content:
          vstack:
            spacing: 40
            children:
              - text: Night Drive
              - { button: { symbol: plus }, id: tiny, frame: { width: 20, height: 44 } }
              - { button: { symbol: plus }, id: small, frame: { width: 36, height: 44 } }
      - id: detail
        content: { box: Artwork }

    """

  private func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: harness.folder.appending(path: path)))
  }

  private func path(_ path: String) -> String { harness.folder.appending(path: path).path }

  /// What pypdf reads in a document, a line each, tabs between the parts.
  private static let inspection = """
    import pypdf, sys
    reader = pypdf.PdfReader(sys.argv[1])
    number = {page.indirect_reference.idnum: i for i, page in enumerate(reader.pages)}
    names = {name: number[end.page.idnum] for name, end in reader.named_destinations.items()}
    print('pages', len(reader.pages), sep='\\t')
    for key, value in reader.metadata.items(): print('fact', key, value, sep='\\t')
    def walk(entries, depth):
        for entry in entries:
            if isinstance(entry, list): walk(entry, depth + 1)
            else: print('outline', depth, entry.title, reader.get_destination_page_number(entry), sep='\\t')
    walk(reader.outline, 0)
    for i, page in enumerate(reader.pages):
        for note in page.get('/Annots', []):
            note = note.get_object()
            assert note['/Subtype'] == '/Link'
            print('link', i, note['/Dest'], names[note['/Dest']], sep='\\t')
    """

  @Test func `a document has bookmarks and links that lead where they say`() throws {
    guard let python = ExternalTool.python(with: "pypdf") else {
      print("skipped: no python3 has the module pypdf (Debian's python3-pypdf)")
      return
    }
    try harness.write(Self.spec, to: "review.yaml")
    let result = harness.run("sheet", "review.yaml", "--revision", "R 3 & 4")
    #expect(result.code == 0, "\(result.error)")
    #expect(result.output == "Output/review/sheet.pdf\n")
    let inspected = try python.run(["-c", Self.inspection, path("Output/review/sheet.pdf")])
    #expect(inspected.status == 0, "\(inspected.errorText)")
    let lines = inspected.text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    func all(_ kind: String) -> [[String]] {
      lines.filter { $0[0] == kind }.map { Array($0.dropFirst()) }
    }
    let facts = Dictionary(all("fact").map { ($0[0], $0[1]) }, uniquingKeysWith: { a, _ in a })
    #expect(facts["/Title"] == "review, contact sheet, revision R 3 & 4")
    #expect(facts["/Subject"]?.hasPrefix("Fingerprint ") == true)
    #expect(facts["/CreationDate"]?.hasPrefix("20000101000000") == true)
    #expect(facts["/ModDate"]?.hasPrefix("20000101000000") == true)

    let outline = all("outline")
    #expect(outline.filter { $0[0] == "0" }.map { $0[1] } == ["home", "detail", "Findings"])
    #expect(
      outline.filter { $0[0] == "1" }.map { $0[1] }.prefix(4)
        == ["Phones", "iPhone Duo", "Phones", "iPhone Duo"])
    let poses = outline.filter { $0[0] == "2" }.map { $0[1] }.filter { $0.contains("display") }
    #expect(
      poses.prefix(5).map { $0.prefix { $0 != " " } } == [
        "Closed", "Tent", "Fully", "Book", "Laptop",
      ])

    // Every disc leads to its row, every row to its first disc, each page number to a disc there.
    let links = all("link")
    let discs = links.filter { $0[1].hasPrefix("finding-") }
    let rows = links.filter { $0[1].hasPrefix("callout-") || $0[1].hasPrefix("preview-") }
    #expect(discs.count >= 14, "two findings in each of seven previews")
    #expect(rows.count >= 6)
    let found = outline.filter {
      $0[0] == "1" && $0[1].contains(" · ") && $0[1].first?.isNumber == true
    }
    for disc in discs {
      let number = disc[1].dropFirst("finding-".count)
      let row = found.first { $0[1].hasPrefix("\(number) · ") }
      #expect(row?[2] == disc[2], "\(disc)")
    }
    let expectation = try #require(found.last)
    #expect(expectation[1].contains("tiny.width >= 44"))
    #expect(rows.contains { $0[1].hasPrefix("preview-") }, "an expectation has no disc")
  }

  @Test(.enabled(if: ExternalTool("pdftotext") != nil, "pdftotext is not installed"))
  func `text can be searched page by page`() throws {
    try harness.write(Self.spec, to: "review.yaml")
    _ = harness.run("sheet", "review.yaml", "--revision", "R3")
    let tool = try #require(ExternalTool("pdftotext"))
    let text = try tool.run(["-layout", path("Output/review/sheet.pdf"), "-"]).text
    let pages = text.split(separator: "\u{0C}")
    for page in pages {
      #expect(page.contains("Fingerprint"))
      #expect(page.contains("of \(pages.count)"))
      #expect(page.contains("R3"))
    }
    for words in [
      "Night Drive", "Artwork", "iPhone 17 Pro", "Portrait · 402 × 874", "Fully open", "HT-02",
      "'tiny' is 20 x 44 pt", "outside the safe area", "home", "detail", "Findings",
      "failed expectation",
    ] {
      #expect(text.contains(words), "\(words)")
    }
  }

  @Test(
    .enabled(if: Rasterizer.hasPoppler, "poppler is not installed"),
    arguments: ["blueprint", "mockup"])
  func `a page of the document looks like the picture of it`(style: String) throws {
    let template = TemplateSpec.folder.appending(path: "media-player.yaml").path
    let options = ["--paper", "a4-landscape", "--style", style, "--format", "pdf,png"]
    let result = harness.run(["sheet", template] + options)
    #expect(result.code == 0, "\(result.error)")
    let folder = "Output/media-player"
    let pages = result.output.split(separator: "\n").filter { $0.hasSuffix(".png") }.count
    #expect(pages > 1)
    for page in 1...max(pages, 1) {
      let ours = try PNGReader.read(bytes("\(folder)/sheet-\(page).png"))
      let theirs = try Rasterizer.poppler(bytes("\(folder)/sheet.pdf"), scale: 2, page: page)
      #expect(abs(ours.width - theirs.width) <= 1 && abs(ours.height - theirs.height) <= 1)
      let (width, height) = (min(ours.width, theirs.width), min(ours.height, theirs.height))
      let comparison = PictureComparison(
        ours.cropped(x: 0, y: 0, width: width, height: height),
        theirs.cropped(x: 0, y: 0, width: width, height: height), threshold: 64)
      #expect(
        comparison.isWithin(meanError: 3, differingShare: 0.02), "page \(page): \(comparison)")
    }
  }

  @Test func `every paper has its size`() throws {
    try harness.write(SampleSpecs.simple(), to: "sample.yaml")
    let sizes = [
      "a4": (1191, 1684), "a4-landscape": (1684, 1191), "a3": (1684, 2382),
      "a3-landscape": (2382, 1684), "letter": (1224, 1584), "letter-landscape": (1584, 1224),
    ]
    for (paper, size) in sizes {
      let result = harness.run("sheet", "sample.yaml", "--paper", paper, "--format", "png")
      #expect(result.code == 0, "\(result.error)")
      let picture = try PNGReader.read(bytes("Output/sample/sheet.png"))
      #expect((picture.width, picture.height) == size, "\(paper)")
    }
  }

  @Test func `a long picture is cut into pages, and an earlier sheet leaves none behind`() throws {
    try harness.write(
      SampleSpecs.simple(devices: "[iphone-*]"), to: "sample.yaml")
    func draw(_ options: String...) -> [String] {
      let result = harness.run(["sheet", "sample.yaml", "--format", "png"] + options)
      #expect(result.code == 0, "\(result.error)")
      return result.output.split(separator: "\n").map {
        String($0.split(separator: "/").last ?? "")
      }
    }
    let many = draw("--size", "60", "--scale", "4")
    #expect(many.count > 2)
    for name in many {
      let picture = try PNGReader.read(bytes("Output/sample/\(name)"))
      #expect(picture.height <= 32_767 && picture.width == 4763)
    }
    let one = draw("--size", "10", "--scale", "0.5")
    #expect(one == ["sheet.png"])
    let left = harness.contents(of: "Output/sample").keys.sorted()
    #expect(left == ["sheet.png"])
  }

  @Test func `equal specs give equal sheets`() throws {
    try harness.write(Self.spec, to: "review.yaml")
    let options = ["--format", "pdf,svg,png", "--style", "mockup"]
    let first = harness.run(["sheet", "review.yaml", "-o", "A"] + options)
    let second = harness.run(["sheet", "review.yaml", "-o", "B"] + options)
    #expect(first.code == 0 && second.code == 0)
    let (a, b) = (harness.contents(of: "A"), harness.contents(of: "B"))
    #expect(a.keys.filter { $0.hasPrefix("review/sheet.") }.count == 3)
    #expect(a == b)
  }

  @Test func `links of a picture lead inside it`() throws {
    try harness.write(Self.spec, to: "review.yaml")
    let result = harness.run("sheet", "review.yaml", "--format", "svg")
    #expect(result.code == 0, "\(result.error)")
    let svg = try #require(harness.text("Output/review/sheet.svg"))
    let ends = svg.matches(of: /<a href="#([^"]+)">/).map { String($0.1) }
    #expect(ends.count > 20)
    let ids = Set(svg.matches(of: /\ id="([^"]+)"/).map { String($0.1) })
    #expect(Set(ends).subtracting(ids) == [])
    #expect(ends.contains("finding-1"))
    guard Rasterizer.hasLibrsvg else {
      print("rsvg-convert is not installed: the file is not drawn by another program")
      return
    }
    #expect(try Rasterizer.librsvg(Array(svg.utf8), scale: 0.2).width > 0)
  }

  @Test func `what is wrong with options is told`() throws {
    try harness.write(SampleSpecs.simple(), to: "sample.yaml")
    func fails(_ options: String..., with words: String) {
      let result = harness.run(["sheet", "sample.yaml"] + options)
      #expect(result.code == 2, "\(options)")
      #expect(result.error.contains(words), "\(result.error)")
      #expect(harness.contents(of: "Output").isEmpty)
    }
    fails("--paper", "a4-landscap", with: "a4-landscape")
    fails("--format", "pfd", with: "pdf")
    fails("--size", "0", with: "percentage from 1 to 400")
    fails("--size", "big", with: "for example 25%")
    fails("--size", "30%", "--scale-per", "family", with: "leave out '--scale-per'")
    fails("--scale", "99", with: "a number from 0.1 to 8")
    fails("--size", "200%", with: "the largest that does is")
  }

  @Test func `the folder of a run is not a spec`() throws {
    try harness.write(SampleSpecs.simple(), to: "sample.yaml")
    _ = harness.run("render", "sample.yaml", "--format", "json")
    let result = harness.run("sheet", "Output/sample")
    #expect(result.code == 2)
    #expect(result.error.contains("'Output/sample' is the folder of a run"))
  }

  @Test func `a sheet leaves the run beside it alone`() throws {
    try harness.write(SampleSpecs.simple(), to: "sample.yaml")
    _ = harness.run("render", "sample.yaml", "--format", "svg")
    let before = harness.contents(of: "Output/sample")
    _ = harness.run("sheet", "sample.yaml")
    var after = harness.contents(of: "Output/sample")
    #expect(after.removeValue(forKey: "sheet.pdf") != nil)
    #expect(after == before)
    // A later run says that the sheet is older, and clears it away where that is wished.
    let again = harness.run("render", "sample.yaml", "--format", "svg")
    #expect(again.error.contains("1 stale file"))
    let clean = harness.run("render", "sample.yaml", "--format", "svg", "--clean")
    #expect(clean.code == 0)
    #expect(harness.contents(of: "Output/sample") == before)
  }
}
