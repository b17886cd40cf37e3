import Devices
import Diagnostics
import Findings
import Geometry
import TestSupport
import Testing
import Typography

@testable import Annotations

/// How previews are laid out on pages, looked at over many made-up matrices.
struct SheetPlanTests {
  private static var measurer: FixedAdvanceMeasurer { FixedAdvanceMeasurer() }

  /// A matrix of devices of any size, from a watch to a television.
  private static func previews(_ seed: UInt64, count: Int) -> [SheetPreview] {
    var numbers = SeededNumbers(seed)
    let families: [(DeviceFamily, ClosedRange<Double>)] = [
      (.iphone, 320...1000), (.ipad, 744...1400), (.watch, 130...260), (.tv, 960...1950),
    ]
    return (0..<count).map { index in
      let (family, range) = families.randomElement(using: &numbers) ?? (.iphone, 320...1000)
      let foldable = family == .iphone && index.isMultiple(of: 3) ? "Foldable" : nil
      let screen = "screen-\(index * 4 / count)"
      let findings = (0..<Int.random(in: 0...2, using: &numbers)).map { number in
        Finding(
          rule: "R-\(number)", severity: .warning, configuration: "\(index)", screen: screen,
          element: "element-\(index % 7)", message: "A sentence about element \(index % 7)",
          frame: number == 0 ? Rect(x: 1, y: 1, width: 9, height: 9) : nil,
          position: SourcePosition(line: 1, column: 1))
      }
      return SheetPreview(
        name: "\(index)", screen: screen, family: family, foldable: foldable,
        held: foldable.map { _ in .init(pose: .flat, isPortrait: false, hinge: .top) },
        size: Size(
          width: .random(in: range, using: &numbers), height: .random(in: range, using: &numbers)),
        title: "Device \(index % 9) with a name of some length",
        facts: ["Portrait · 402 × 874"] + (index % 4 == 0 ? ["text accessibility3 · dark"] : []),
        findings: findings)
    }
  }

  private static func sheet(
    _ previews: [SheetPreview], _ paper: SheetPaper, _ scale: SheetScale = .one,
    maximumHeight: Double = 14_400
  ) throws(ContactSheet.Problem) -> ContactSheet {
    try ContactSheet(
      previews, legend: SheetLegend(PreviewOptions()),
      facts: SheetFacts(name: "sample", fingerprint: "0123"), paper: paper,
      maximumHeight: maximumHeight, scale: scale, style: .blueprint, measuring: measurer)
  }

  private static func isHeading(_ part: SheetPlan.Part) -> Bool {
    switch part {
    case .screen, .group, .table: true
    case .title, .preview, .row: false
    }
  }

  /// What no sheet may have, in words.
  private static func faults(of sheet: ContactSheet, _ previews: [SheetPreview]) -> [String] {
    var faults: [String] = []
    var seen: [Int] = []
    var rows: [Int] = []
    for (number, page) in sheet.plan.pages.enumerated() {
      let size = sheet.plan.sizes[number]
      let foot = size.height - SheetPlan.margin - SheetPlan.footHeight
      if page.isEmpty { faults.append("page \(number) is empty") }
      for (index, placed) in page.enumerated() {
        let frame = placed.frame
        if frame.minX < SheetPlan.margin - 0.01 || frame.maxX > size.width - SheetPlan.margin + 0.01
          || frame.minY < SheetPlan.margin - 0.01 || frame.maxY > foot
        {
          faults.append("page \(number): \(placed.part) leaves the page")
        }
        for other in page[(index + 1)...] where other.frame.intersects(frame.inset(by: 0.01)) {
          faults.append("page \(number): \(placed.part) touches \(other.part)")
        }
        switch placed.part {
        case .preview(let preview):
          seen.append(preview)
          if sheet.plan.pageOfPreview[preview] != number {
            faults.append("\(preview) is elsewhere")
          }
        case .row(let row): rows.append(row)
        default: break
        }
      }
      if let last = page.last, isHeading(last.part) {
        faults.append("page \(number) ends in a heading")
      }
    }
    if seen.sorted() != Array(previews.indices) { faults.append("a preview is lost or doubled") }
    if rows != Array(sheet.rows.indices) { faults.append("a row is lost or out of order") }
    return faults
  }

  @Test(arguments: SheetPaper.allCases)
  func `nothing is cut, covered, lost or left alone at the end of a page`(paper: SheetPaper)
    throws
  {
    for seed in 0..<12 {
      let previews = Self.previews(UInt64(seed), count: 1 + seed * seed / 2)
      for scale in [SheetScale.one, .perFamily] {
        let sheet = try Self.sheet(previews, paper, scale)
        #expect(Self.faults(of: sheet, previews) == [], "seed \(seed), \(paper), \(scale)")
      }
    }
  }

  @Test func `five hundred previews are laid out`() throws {
    let previews = Self.previews(7, count: 500)
    let sheet = try Self.sheet(previews, .a4)
    #expect(Self.faults(of: sheet, previews) == [])
    #expect(sheet.pageCount > 20)
    // A roll is cut where it is told to be, never in a preview.
    let roll = try Self.sheet(previews, .roll, maximumHeight: 3000)
    #expect(Self.faults(of: roll, previews) == [])
    #expect(roll.plan.sizes.allSatisfy { $0.height <= 3000 })
  }

  @Test func `one scale for all, or one for each family`() throws {
    let previews = Self.previews(3, count: 60)
    let one = try Self.sheet(previews, .a3)
    #expect(Set(one.factors).count == 1)
    let several = try Self.sheet(previews, .a3, .perFamily)
    let byGroup = Dictionary(grouping: zip(previews, several.factors), by: \.0.group)
    #expect(byGroup.values.allSatisfy { Set($0.map(\.1)).count == 1 })
    #expect(Set(several.factors).count > 1)
  }

  @Test func `the heading above a preview is that of its group, and stands no more than needed`()
    throws
  {
    for (paper, seed) in SheetPaper.allCases.flatMap({ paper in (0..<6).map { (paper, $0) } }) {
      let previews = Self.previews(13 + UInt64(seed), count: 90 - 12 * seed)
      let sheet = try Self.sheet(previews, paper, .perFamily)
      for page in sheet.plan.pages {
        var headings: [(screen: String, words: String, frame: Rect)] = []
        var screen = ""
        for placed in page {
          switch placed.part {
          case .screen(let words, _): screen = words
          case .group(let words, _, _):
            // Twice only where what is left of a group stands below the heading of its neighbour.
            let before = headings.filter { $0.screen == screen && $0.words == words }
            #expect(before.allSatisfy { $0.frame.minX > placed.frame.minX }, "\(paper): \(words)")
            headings.append((screen, words, placed.frame))
          case .preview(let index):
            let above = headings.last {
              $0.frame.minX < placed.frame.minX + 0.01 && $0.frame.maxX > placed.frame.minX
            }
            #expect(above?.words == previews[index].group, "\(paper): \(previews[index].title)")
          default: break
          }
        }
      }
    }
  }

  @Test func `equal previews stand in columns, and full lines end at the margin`() throws {
    let previews = (0..<23).map { index in
      SheetPreview(
        name: "\(index)", screen: "screen", family: .iphone, size: Size(width: 400, height: 860),
        title: "Device", facts: ["Portrait"])
    }
    for paper in [SheetPaper.a4, .a4Landscape, .a3, .letter] {
      let sheet = try Self.sheet(previews, paper, .perFamily)
      let frames = sheet.plan.pages.flatMap { page in
        page.compactMap { placed -> Rect? in
          if case .preview = placed.part { placed.frame } else { nil }
        }
      }
      let columns = Set(frames.map { ($0.minX * 100).rounded() })
      let lines = Dictionary(grouping: frames.indices) { index in
        "\(sheet.plan.pageOfPreview[index]) \((frames[index].minY * 100).rounded())"
      }
      #expect(columns.count == lines.values.map(\.count).max(), "\(paper): \(columns.sorted())")
      let right = paper.size.width - SheetPlan.margin
      let ends = Set(frames.map { ($0.maxX * 100).rounded() })
      #expect((ends.max() ?? 0) / 100 > right - 60, "\(paper): lines end at \(ends.sorted())")
    }
  }

  @Test func `the scale of a family leaves little of its pages empty`() throws {
    let previews = (0..<120).map { index in
      SheetPreview(
        name: "\(index)", screen: "screen", family: .iphone,
        size: index.isMultiple(of: 3)
          ? Size(width: 420, height: 900) : Size(width: 900, height: 420),
        title: "Device \(index)", facts: ["Portrait · 400 × 870"])
    }
    for paper in [SheetPaper.a4, .a4Landscape, .a3, .a3Landscape, .letter, .letterLandscape] {
      let sheet = try Self.sheet(previews, paper, .perFamily)
      let full = sheet.plan.pages.dropFirst().dropLast()
      let bottom =
        paper.size.height - SheetPlan.margin - SheetPlan.footHeight - SheetPlan.footGap
      let used = full.map { $0.map(\.frame.maxY).max() ?? 0 }
      let mean = used.reduce(0, +) / Double(max(used.count, 1))
      #expect(mean > bottom * 0.8, "\(paper): pages end at \(mean) of \(bottom)")
    }
  }

  /// Previews of a device that stand and lie.
  private static func phones(upright: Int, lying: Int) -> [SheetPreview] {
    (0..<(upright + lying)).map { index in
      SheetPreview(
        name: "phone \(index)", screen: "screen", family: .iphone,
        size: index < upright
          ? Size(width: 420, height: 900) : Size(width: 900, height: 420),
        title: "Device \(index)", facts: ["Portrait · 400 × 870"])
    }
  }

  /// A foldable in as many of its ways as are asked for.
  private static func foldable(_ count: Int) -> [SheetPreview] {
    (0..<count).map { index in
      SheetPreview(
        name: "fold \(index)", screen: "screen", family: .iphone, foldable: "Foldable",
        held: .init(
          pose: index.isMultiple(of: 2) ? .flat : .book, isPortrait: false, hinge: .top),
        size: Size(width: 990, height: 710), title: "Fully open",
        facts: ["Inner display", "951 × 669"])
    }
  }

  /// The room between the lowest part of each page and its foot.
  private static func left(on sheet: ContactSheet, _ paper: SheetPaper) -> [Double] {
    let bottom = paper.size.height - SheetPlan.margin - SheetPlan.footHeight - SheetPlan.footGap
    return sheet.plan.pages.map { bottom - ($0.map(\.frame.maxY).max() ?? 0) }
  }

  /// Who looks for the left one of two that lie finds it before the right one, never pages later.
  @Test func `upright ones and lying ones keep their order`() throws {
    for (upright, lying) in [(41, 83), (40, 9), (3, 2), (17, 40), (1, 1)] {
      let sheet = try Self.sheet(
        Self.phones(upright: upright, lying: lying), .a4Landscape, .perFamily)
      var order: [Int] = []
      for placed in sheet.plan.pages.joined() {
        if case .preview(let index) = placed.part { order.append(index) }
      }
      let standing = order.filter { $0 < upright }
      let others = order.filter { $0 >= upright }
      #expect(standing == Array(0..<upright), "\(upright) and \(lying)")
      #expect(others == Array(upright..<(upright + lying)), "\(upright) and \(lying)")
    }
  }

  /// At the scale that fills its pages best the last line of either would be one preview alone, or take one
  /// from the line above.
  @Test(arguments: [26, 40])
  func `a scale at which lines are equally long is preferred`(lying: Int) throws {
    let sheet = try Self.sheet(
      Self.phones(upright: 8, lying: lying), .a4Landscape, .perFamily)
    let counts = sheet.plan.pages.flatMap { page in
      var lines: [Double: Int] = [:]
      for placed in page where placed.frame.width > placed.frame.height {
        if case .preview = placed.part { lines[placed.frame.minY, default: 0] += 1 }
      }
      return lines.sorted { $0.key < $1.key }.map(\.value)
    }
    #expect(Set(counts.dropLast()).count == 1, "\(counts)")
    #expect(counts.last ?? 0 > 1, "\(counts)")
  }

  /// Its displays stand on lines of their own, which leave room that not even the smallest scale fills.
  @Test func `few previews on many lines are not drawn smaller than their pages ask`() throws {
    let sizes = [(500, 710), (500, 710), (710, 500), (710, 500), (700, 990), (700, 990)]
    let fold = (sizes + Array(repeating: (990, 710), count: 4)).enumerated().map { index, size in
      SheetPreview(
        name: "fold \(index)", screen: "screen", family: .iphone, foldable: "Foldable",
        held: .init(pose: .flat, isPortrait: size.0 < size.1, hinge: .top),
        size: Size(width: Double(size.0), height: Double(size.1)), title: "Fully open",
        facts: ["Inner display", "951 × 669"])
    }
    let sheet = try Self.sheet(Self.phones(upright: 4, lying: 0) + fold, .a4Landscape, .perFamily)
    let scale = try #require(sheet.cells.last).picture.width / 990
    #expect(scale > SheetFitting.least(part: 1))
  }

  @Test func `no page but the last has room for another line of its group`() throws {
    let previews = Self.phones(upright: 41, lying: 83)
    for paper in SheetPaper.allCases where paper.size.height.isFinite {
      let sheet = try Self.sheet(previews, paper, .perFamily)
      let lying = sheet.cells.map { $0.picture.height + $0.captionHeight }.min() ?? 0
      let left = Self.left(on: sheet, paper).dropLast()
      #expect(left.allSatisfy { $0 < lying + SheetPlan.rowGap }, "\(paper): \(left) for \(lying)")
    }
  }

  @Test func `a group begins with a lower line where its first no longer fits on a page`() throws {
    let paper = SheetPaper.a4Landscape
    var lying = 0
    for count in 4...14 {
      let previews = Self.foldable(count) + Self.phones(upright: 12, lying: 30)
      let sheet = try Self.sheet(previews, paper, .perFamily)
      #expect(Self.faults(of: sheet, previews) == [])
      let lowest = sheet.cells.suffix(30).map { $0.picture.height + $0.captionHeight }.min() ?? 0
      let left = Self.left(on: sheet, paper).dropLast()
      let room = lowest + SheetPlan.rowGap + SheetPlan.groupHeight
      #expect(left.allSatisfy { $0 < room }, "\(count): \(left) for \(room)")
      let first = sheet.plan.pages.joined().first { placed in
        if case .preview(let index) = placed.part { previews[index].foldable == nil } else { false }
      }
      if case .preview(let index) = first?.part, !previews[index].isUpright { lying += 1 }
    }
    #expect(lying > 0)
  }

  @Test func `the end of a group does not leave its page for the next group`() throws {
    // The last of three lines has room for a tablet beside it, the page has not.
    func preview(_ name: String, _ family: DeviceFamily, _ width: Double, _ height: Double)
      -> SheetPreview
    {
      SheetPreview(
        name: name, screen: "screen", family: family, size: Size(width: width, height: height),
        title: name, facts: ["Facts"])
    }
    let previews =
      (0..<7).map { preview("Phone \($0)", .iphone, 800, 400) }
      + [preview("Tablet", .ipad, 700, 620)]
    let sheet = try Self.sheet(previews, .a4Landscape, .fixed(0.24))
    #expect(sheet.plan.pageOfPreview == [0, 0, 0, 0, 0, 0, 0, 1])
    #expect(Self.faults(of: sheet, previews) == [])
  }

  @Test func `tablets that stand fill two lines of a page that lies`() throws {
    let previews = (0..<50).map { index in
      SheetPreview(
        name: "\(index)", screen: "screen", family: .ipad, size: Size(width: 1090, height: 1434),
        title: "Tablet", facts: ["Portrait · 1032 × 1376", "he · right to left"])
    }
    let sheet = try Self.sheet(previews, .a4Landscape, .perFamily)
    let paper = SheetPaper.a4Landscape.size
    #expect(
      sheet.plan.pages.dropFirst().dropLast().allSatisfy { page in
        (page.map(\.frame.maxY).max() ?? 0) > paper.height * 0.75
      })
  }

  @Test func `previews of one group leave no page to a lonely one`() throws {
    for count in 8...40 {
      let previews = Self.foldable(count)
      let sheet = try Self.sheet(previews, .a4Landscape, .perFamily)
      let last = try #require(sheet.plan.pages.last)
      let shown = last.filter { placed in
        if case .preview = placed.part { true } else { false }
      }
      #expect(shown.count > 1, "\(count) previews on \(sheet.pageCount) pages")
    }
  }

  @Test func `few previews are drawn a little smaller where that saves a page`() throws {
    func wide(_ name: String, _ family: DeviceFamily, _ size: Size) -> SheetPreview {
      SheetPreview(name: name, screen: "screen", family: family, size: size, title: name, facts: [])
    }
    let previews =
      ["HD", "4K"].map { wide($0, .tv, Size(width: 1940, height: 1100)) }
      + [wide("Window", .vision, Size(width: 1280, height: 760))]
    let sheet = try Self.sheet(previews, .a4Landscape, .perFamily)
    #expect(sheet.pageCount == 1)
    let alone = try Self.sheet(Array(previews.prefix(2)), .a4Landscape, .perFamily)
    #expect(sheet.factors[0] < alone.factors[0])
    #expect(sheet.factors[0] >= alone.factors[0] * SheetScale.leastOfUsual - 0.0001)
  }

  @Test func `a table that fits on a page is not broken`() throws {
    var tables = 0
    for seed in 20..<60 {
      let previews = Self.previews(UInt64(seed), count: 12)
      let sheet = try Self.sheet(previews, .a4, .perFamily)
      let pages = sheet.plan.pages.filter { page in
        page.contains { placed in
          if case .row = placed.part { true } else { false }
        }
      }
      let height = pages.joined().reduce(0) { height, placed in
        switch placed.part {
        case .row, .table: height + placed.frame.height
        default: height
        }
      }
      guard height > 0, height < SheetPlan.height(of: SheetPaper.a4.size) else { continue }
      tables += 1
      #expect(pages.count == 1, "seed \(seed)")
    }
    #expect(tables > 10)
  }

  @Test func `a scale that is too large is told with the largest that fits`() throws {
    let previews = Self.previews(5, count: 40)
    let problem = #expect(throws: ContactSheet.Problem.self) {
      try Self.sheet(previews, .a4, .fixed(0.9))
    }
    let largest = try #require(problem?.largest)
    #expect(largest < 0.9)
    let tight = previews.filter { $0.name == problem?.configuration }
    _ = try Self.sheet(tight, .a4, .fixed(largest))
  }

  @Test func `previews stand by screen and family, in the order of the matrix`() throws {
    let previews = Self.previews(11, count: 80)
    let screens = SheetPlan.screens(of: previews)
    #expect(screens.map(\.name) == ["screen-0", "screen-1", "screen-2", "screen-3"])
    for screen in screens {
      #expect(Set(screen.groups.map(\.words)).count == screen.groups.count)
      for group in screen.groups {
        // What stands before what lies, each in the order of the matrix.
        if group.members.allSatisfy({ previews[$0].foldable == nil }) {
          let upright = group.members.filter { previews[$0].isUpright }
          let lying = group.members.filter { !previews[$0].isUpright }
          #expect(group.members == upright.sorted() + lying.sorted())
        }
        #expect(Set(group.members.map { previews[$0].group }) == [group.words])
        #expect(Set(group.members.map { previews[$0].screen }) == [screen.name])
      }
    }
  }

  @Test func `papers have the sizes of their standards`() {
    func isNear(_ size: Size, _ width: Double, _ height: Double) -> Bool {
      abs(size.width - width) < 0.01 && abs(size.height - height) < 0.01
    }
    // As PDF producers write them.
    #expect(isNear(SheetPaper.a4.size, 595.276, 841.89))
    #expect(isNear(SheetPaper.a3.size, 841.89, 1190.551))
    #expect(isNear(SheetPaper.letter.size, 612, 792))
    #expect(SheetPaper.a4Landscape.size == SheetPaper.a4.size.transposed)
  }

  @Test func `one number stands for a finding in all previews that have it`() throws {
    let previews = Self.previews(2, count: 50)
    let rows = SheetRow.rows(of: previews)
    #expect(rows.map(\.number) == Array(1...rows.count))
    let keys = Set(previews.flatMap(\.findings).map { FindingGroup.Key($0) })
    #expect(rows.count == keys.count)
    for row in rows {
      let key = try #require(row.key)
      let expected = previews.indices.filter { index in
        previews[index].findings.contains { FindingGroup.Key($0) == key }
      }
      #expect(row.places.map(\.preview) == expected)
    }
  }
}
