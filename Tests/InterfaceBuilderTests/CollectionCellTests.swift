import Documents
import Geometry
import InterfaceBuilder
import Testing

/// Cells of collections as large as what they hold, in the lines of the file.
///
/// All frames are worked out by hand: a cell holds a box that keeps 8 points from its edges.
struct CollectionCellTests {
  /// A cell by its stored frame, and the size of what it holds; nothing: no constraints inside.
  private struct Cell {
    var frame: [Int]
    var content: [Int]?
    /// The edges of the cell that the content keeps to.
    var edges = ["leading", "top", "trailing", "bottom"]
  }

  /// A scene with a collection of cells `K0`, `K1` and so on.
  private func scene(
    _ cells: [Cell], _ attributes: String = "automaticEstimatedItemSize=\"YES\"",
    insets: [Int] = [0, 0, 0, 0], inside: String = "", supplements: String = ""
  ) -> String {
    let prototypes = cells.enumerated().map { index, cell in
      let size = cell.content ?? [10, 10]
      let isConstrained = cell.content != nil
      let constraints = cell.edges.map { edge in
        let isEnd = edge == "trailing" || edge == "bottom"
        let (first, second) = isEnd ? ("V\(index)", "L\(index)") : ("L\(index)", "V\(index)")
        return """
          <constraint firstItem="\(first)" firstAttribute="\(edge)" secondItem="\(second)" \
          secondAttribute="\(edge)" constant="8" id="\(edge)\(index)"/>
          """
      }.joined()
      let label = StoryboardText.view(
        "label", "L\(index)", [8, 8] + size,
        "text=\"Words\""
          + (isConstrained ? " translatesAutoresizingMaskIntoConstraints=\"NO\"" : ""))
      return StoryboardText.view(
        "collectionViewCell", "K\(index)", cell.frame, "",
        StoryboardText.view(
          "collectionViewCellContentView", "V\(index)", [0, 0] + cell.frame.suffix(2),
          "key=\"contentView\"",
          "<subviews>\(label)</subviews>"
            + (isConstrained ? "<constraints>\(constraints)</constraints>" : "")))
    }.joined()
    let edges = zip(["minX", "minY", "maxX", "maxY"], insets).map { "\($0)=\"\($1)\"" }
    return StoryboardText.scene(
      "grid",
      "<subviews>"
        + StoryboardText.view(
          "collectionView", "T", [0, 0, 414, 896], "",
          """
          <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" \
          minimumInteritemSpacing="10" \(attributes)><inset key="sectionInset" \
          \(edges.joined(separator: " "))/>\(inside)</collectionViewFlowLayout>
          <cells>\(prototypes)</cells>\(supplements)
          """) + "</subviews>")
  }

  /// The frames that a scene resolves to.
  private func frames(
    _ scene: String, safeArea: EdgeInsets = .zero
  ) throws -> [String: Rect] {
    let document = try StoryboardText.document(scene)
    let screen = try ImportedScreen(
      try #require(document.scenes.first), of: document, safeArea: safeArea, keepsCells: false)
    #expect(screen.problems.isEmpty)
    #expect(screen.open.isEmpty)
    return screen.frames
  }

  @Test func `a cell is as wide and as high as its label with the margins`() throws {
    let frames = try frames(scene([Cell(frame: [0, 0, 50, 50], content: [74, 21])]))
    #expect(frames["K0"] == Rect(x: 0, y: 0, width: 90, height: 37))
    #expect(frames["V0"] == Rect(x: 0, y: 0, width: 90, height: 37))
    #expect(frames["L0"] == Rect(x: 8, y: 8, width: 74, height: 21))
  }

  @Test func `the stored size decides along an axis that the content leaves open`() throws {
    let open = Cell(
      frame: [0, 0, 120, 50], content: [74, 21], edges: ["leading", "top", "bottom"])
    #expect(try frames(scene([open]))["K0"] == Rect(x: 0, y: 0, width: 120, height: 37))
  }

  @Test func `a cell without constraints inside keeps its size`() throws {
    let text = try StoryboardText.imported(scene([Cell(frame: [0, 0, 50, 60], content: nil)])).text
    #expect(text.contains("- collectionViewCell1.width == 50\n"))
    #expect(text.contains("- collectionViewCell1.height == 60\n"))
  }

  @Test func `a line of cells has one middle, and the next begins below the highest`() throws {
    let cells = [
      Cell(frame: [20, 10, 50, 50], content: [74, 21]),
      Cell(frame: [80, 10, 50, 50], content: [30, 80]),
      Cell(frame: [20, 70, 50, 50], content: [74, 21]),
    ]
    let frames = try frames(scene(cells, insets: [20, 10, 20, 0]))
    #expect(frames["K0"] == Rect(x: 20, y: 39.5, width: 90, height: 37))
    #expect(frames["K1"] == Rect(x: 120, y: 10, width: 46, height: 96))
    #expect(frames["K2"] == Rect(x: 20, y: 116, width: 90, height: 37))
  }

  @Test func `a line below two is clear of both`() throws {
    let cells = [
      Cell(frame: [0, 0, 50, 50], content: [30, 20]),
      Cell(frame: [60, 0, 50, 50], content: [30, 90]),
      Cell(frame: [0, 60, 50, 50], content: [30, 40]),
      Cell(frame: [60, 60, 50, 50], content: [30, 10]),
      Cell(frame: [0, 120, 50, 50], content: [30, 10]),
    ]
    let frames = try frames(scene(cells))
    #expect(frames["K1"]?.maxY == 106)
    #expect(frames["K2"] == Rect(x: 0, y: 116, width: 46, height: 56))
    #expect(frames["K3"] == Rect(x: 56, y: 131, width: 46, height: 26))
    #expect(frames["K4"]?.minY == 182)
  }

  @Test func `a cell in the middle of its line stays there`() throws {
    let cell = Cell(frame: [47, 0, 300, 50], content: [74, 21])
    let frames = try frames(scene([cell], insets: [10, 0, 30, 0]))
    // Half way between the insets: (10 + 414 - 30) / 2.
    #expect(frames["K0"] == Rect(x: 152, y: 0, width: 90, height: 37))
  }

  @Test func `cells that fill their line are spread over it`() throws {
    func starts(_ width: Int) throws -> [Double?] {
      let cells = [20, 157, 294].map {
        Cell(frame: [$0, 0, 100, 50], content: [width, 21])
      }
      let frames = try frames(scene(cells, insets: [20, 0, 20, 0]))
      return ["K0", "K1", "K2"].map { frames[$0]?.minX }
    }
    // 374 less three times 90 leave two gaps of 52.
    #expect(try starts(74) == [20, 162, 304])
    // Three times 166 leave none: the least gaps.
    #expect(try starts(150) == [20, 196, 372])
  }

  @Test func `insets of a section begin at the safe area where the layout says so`() throws {
    let cells = [
      Cell(frame: [20, 0, 50, 50], content: [74, 21]),
      Cell(frame: [22, 60, 370, 50], content: [74, 21]),
    ]
    func starts(_ reference: String) throws -> [Double?] {
      let frames = try frames(
        scene(
          cells, "automaticEstimatedItemSize=\"YES\"\(reference)", insets: [20, 0, 20, 0]),
        safeArea: EdgeInsets(left: 60, right: 30))
      return ["K0", "K1"].map { frames[$0]?.minX }
    }
    #expect(try starts("") == [20, 162])
    // The middle lies half way between 60 + 20 and 414 - 30 - 20.
    #expect(try starts(" sectionInsetReference=\"safeArea\"") == [80, 177])
  }

  @Test func `columns of a collection that scrolls across are set alike`() throws {
    let cells = [
      Cell(frame: [30, 5, 50, 50], content: [74, 21]),
      Cell(frame: [30, 65, 50, 50], content: [30, 80]),
      Cell(frame: [90, 5, 50, 50], content: [74, 21]),
    ]
    let frames = try frames(
      scene(
        cells, "automaticEstimatedItemSize=\"YES\" scrollDirection=\"horizontal\"",
        insets: [30, 5, 0, 5]))
    #expect(frames["K0"] == Rect(x: 30, y: 5, width: 90, height: 37))
    #expect(frames["K1"] == Rect(x: 52, y: 52, width: 46, height: 96))
    #expect(frames["K2"] == Rect(x: 130, y: 5, width: 90, height: 37))
  }

  @Test func `a header comes before the cells, a footer behind them`() throws {
    let supplements = [("Header", 0), ("Footer", 95)].map { name, y in
      StoryboardText.view(
        "collectionReusableView", name, [0, y, 414, 30], "key=\"section\(name)View\"")
    }.joined()
    let one = scene(
      [Cell(frame: [20, 40, 50, 50], content: [74, 100])], insets: [20, 10, 20, 5],
      supplements: supplements)
    let frames = try frames(one)
    #expect(frames["Header"] == Rect(x: 0, y: 0, width: 414, height: 30))
    #expect(frames["K0"] == Rect(x: 20, y: 40, width: 90, height: 116))
    #expect(frames["Footer"] == Rect(x: 0, y: 161, width: 414, height: 30))
    let text = try StoryboardText.imported(one).text
    #expect(text.contains("- collectionReusableView1.width == frameLayout.width\n"))
    #expect(text.contains("- contentLayout.bottom == collectionReusableView2.bottom\n"))
  }

  @Test func `a collection scrolls to the end of its longest last cell, and the inset`() throws {
    let cells = [0, 60].map { Cell(frame: [$0, 0, 50, 50], content: [30, 30]) }
    let several = try StoryboardText.imported(scene(cells, insets: [0, 0, 0, 7])).text
    #expect(
      several.contains(
        "- contentLayout.bottom >= (collectionViewCell1, collectionViewCell2).bottom + 7\n"))
    let one = try StoryboardText.imported(scene(Array(cells.prefix(1)), insets: [0, 0, 0, 7])).text
    #expect(one.contains("- contentLayout.bottom == collectionViewCell1.bottom + 7\n"))
  }

  @Test func `rules of lines read back from their text`() throws {
    let cells = [[0, 0], [60, 0], [0, 60], [60, 60]].map {
      Cell(frame: $0 + [50, 50], content: [30, 30])
    }
    let text = try StoryboardText.imported(scene(cells)).text
    let again = DocumentReader.read(Array(text.utf8), file: "spec.yaml")
    #expect(again.diagnostics.isEmpty)
    #expect(again.root.map { YAMLWriter.text(of: $0) } == text)
  }

  @Test func `a layout without estimates keeps the stored frames`() throws {
    let fixed = try StoryboardText.imported(
      scene(
        [Cell(frame: [20, 10, 50, 60], content: [74, 21])], "",
        inside: "<size key=\"estimatedItemSize\" width=\"0.0\" height=\"0.0\"/>")
    ).text
    for rule in ["leading == contentLayout.leading + 20", "width == 50", "height == 60"] {
      #expect(fixed.contains("- collectionViewCell1.\(rule)\n"))
    }
    let estimated = try StoryboardText.imported(
      scene(
        [Cell(frame: [20, 10, 50, 60], content: [74, 21])], "",
        inside: "<size key=\"estimatedItemSize\" width=\"60\" height=\"60\"/>")
    ).text
    #expect(estimated.contains("- collectionViewCell1.width == 50 @50\n"))
  }

  @Test func `lines that do not break anew are counted where there is more than one cell`() throws {
    let cells = [0, 60].map { Cell(frame: [$0, 0, 50, 50], content: [30, 30]) }
    #expect(
      try StoryboardText.imported(scene(cells)).leftOut == ["lines of cells that size themselves"])
    #expect(try StoryboardText.imported(scene(Array(cells.prefix(1)))).leftOut == [])
    #expect(try StoryboardText.imported(scene(cells, "")).leftOut == [])
  }
}
