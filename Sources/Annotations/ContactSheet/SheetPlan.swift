import Geometry
import Typography

/// Which part of a contact sheet lies on which page, and where.
///
/// Parts are set one after the other from top to bottom; none is cut by the end of a page, and no
/// heading stands alone at one.
struct SheetPlan {
  /// A part of a sheet.
  enum Part {
    /// Name, counts and legend, once.
    case title
    /// The heading of a screen, by its number; absent where it goes on from the page before.
    case screen(words: String, number: Int?)
    /// The heading of a group of previews; the number is absent where it goes on.
    case group(words: String, aside: String, number: Int?)
    /// A preview, by its number.
    case preview(Int)
    /// The heading of the table.
    case table(isContinued: Bool)
    /// A row of the table, by its index.
    case row(Int)
  }

  /// A part in its place.
  struct Placed {
    var part: Part
    var frame: Rect
  }

  /// A group of previews below a screen.
  struct Group {
    var words: String
    /// The numbers of the previews.
    var members: [Int]
    /// Whether lines of the group stay in their order: the poses of a foldable are a series.
    var isSeries = false
    /// The stretch that each preview is in: see ``SheetPacking``.
    var stretches: [Int: Int] = [:]
  }

  /// A screen with its groups.
  struct Screen {
    var name: String
    var groups: [Group]
  }

  /// The pages in order.
  var pages: [[Placed]] = [[]]
  /// The size of each page.
  private(set) var sizes: [Size] = []
  /// The page of each preview, from zero.
  var pageOfPreview: [Int]
  /// The groups by screen.
  let screens: [Screen]

  static let margin = 28.0
  static let footHeight = 28.0
  static let screenHeight = 26.0
  static let groupHeight = 20.0
  static let tableHeight = 26.0
  /// Between the foot and what stands above it.
  static let footGap = 12.0
  static let rowGap = 16.0
  /// How much of its height a page may lend to the gaps between its lines, each.
  private static let largestShare = 0.06
  private static let continued = "continued"

  private let paper: Size
  private let maximumHeight: Double
  /// Where the next part of the current page begins.
  var y = SheetPlan.margin
  /// Whether the lines that were chosen last are all that stands on their page.
  var endsPage = false
  /// Where in the current page each line of previews begins.
  private var lines: [Int] = []

  /// The room between the margins.
  static func width(of paper: Size) -> Double { paper.width - 2 * margin }

  /// The height between the head of a page and its foot.
  static func height(of paper: Size) -> Double {
    paper.height - 2 * margin - footHeight - footGap
  }

  /// Groups previews by screen, then by family, foldables by themselves, in the order of the first
  /// of each.
  ///
  /// In a group what stands upright comes before what lies, and the outer display of a foldable
  /// before the inner: lines of one height hold more.
  static func screens(of previews: [SheetPreview]) -> [Screen] {
    var screens: [Screen] = []
    for (index, preview) in previews.enumerated() {
      if !screens.contains(where: { $0.name == preview.screen }) {
        screens.append(Screen(name: preview.screen, groups: []))
      }
      let screen = screens.firstIndex { $0.name == preview.screen } ?? 0
      if let group = screens[screen].groups.firstIndex(where: { $0.words == preview.group }) {
        screens[screen].groups[group].members.append(index)
      } else {
        screens[screen].groups.append(Group(words: preview.group, members: [index]))
      }
    }
    for screen in screens.indices {
      for group in screens[screen].groups.indices {
        let members = screens[screen].groups[group].members
        screens[screen].groups[group].isSeries = SheetPreview.isSeries(previews, members)
        let order = SheetPreview.level(previews, members)
        screens[screen].groups[group].members = order
        screens[screen].groups[group].stretches = SheetPreview.stretches(previews, order)
      }
    }
    return screens
  }

  /// Lays out the previews of a sheet.
  ///
  /// - Parameters:
  ///   - screens: the previews by screen and group.
  ///   - cells: the room of each preview.
  ///   - titleHeight: the height of the title with the legend.
  ///   - paper: the size of a page.
  ///   - maximumHeight: where the page of a roll ends.
  ///   - aside: what stands beside the heading of a group.
  ///   - text: measures the headings.
  init(
    _ screens: [Screen], cells: [SheetCell], titleHeight: Double, paper: Size,
    maximumHeight: Double, aside: (Group) -> String, text: TextSetter
  ) {
    self.screens = screens
    self.paper = paper
    self.maximumHeight = maximumHeight
    pageOfPreview = Array(repeating: 0, count: cells.count)
    add(.title, height: titleHeight)
    var groupNumber = 0
    for (number, screen) in screens.enumerated() {
      let asides = screen.groups.map(aside)
      let widths = zip(screen.groups, asides).map { group, aside in
        text.width(group.words, SheetFace.group) + 8
          + max(text.width(aside, SheetFace.aside), text.width(Self.continued, SheetFace.aside))
      }
      func shelves(from first: Int) -> [SheetShelf] {
        SheetShelf.shelves(
          screen.groups, widths: cells.map(\.width), heights: cells.map(\.picture.height),
          headings: widths, room: Self.width(of: paper), left: Self.margin, from: first)
      }
      let heights = SheetShelf.Heights(cells)
      var waiting = shelves(from: 0)
      var begins = true
      /// How many of the waiting lines stand on this page as they are.
      var chosen = 0
      /// The group that began beside another on the line before: what is left of it would stand below
      /// the heading of the other.
      var beside: Int?
      while !waiting.isEmpty {
        let first = begins ? Self.screenHeight : 0
        splitFirst(of: &waiting, heights, rest: shelves(from:))
        let goesOn = beside != nil && waiting.first?.runs.first?.group == beside
        var breaks = false
        if chosen == 0 {
          breaks = endsPage
          chosen = choose(
            from: &waiting, screen.groups, heights, headings: widths,
            above: first + (goesOn ? Self.groupHeight : 0), isEnd: number + 1 == screens.count)
        }
        let shelf = waiting.removeFirst()
        chosen -= 1
        let (pictures, captions) = (heights.picture(of: shelf), heights.caption(of: shelf))
        var head =
          begins || goesOn || shelf.runs.contains(where: \.isFirst) ? Self.groupHeight : 0
        let needed = first + head + pictures + captions
        var isOnTop = false
        if breaks || isFull(for: needed) {
          spreadLines()
          startPage()
          lines = [0]
          isOnTop = true
          head = Self.groupHeight
          if !begins {
            add(
              .screen(words: "\(screen.name), continued", number: nil), height: Self.screenHeight)
          }
        } else {
          lines.append(pages[pages.count - 1].count)
        }
        if begins {
          add(.screen(words: screen.name, number: number), height: Self.screenHeight)
        }
        for (index, run) in shelf.runs.enumerated() {
          // A heading stands where its group begins, again at the top of a page and where the group leaves
          // its neighbour; that of the last group of a line goes on to the margin.
          if run.isFirst || isOnTop || goesOn && index == 0 {
            let isLast = index + 1 == shelf.runs.count
            let width = isLast ? Self.margin + Self.width(of: paper) - run.x : run.width
            let part = Part.group(
              words: screen.groups[run.group].words,
              aside: run.isFirst ? asides[run.group] : Self.continued,
              number: run.isFirst ? groupNumber + run.group : nil)
            pages[pages.count - 1].append(
              Placed(
                part: part,
                frame: Rect(x: run.x, y: y, width: width, height: Self.groupHeight)))
          }
          place(run, cells, top: y + head, pictures: pictures)
        }
        y += head + pictures + captions + Self.rowGap
        begins = false
        beside = shelf.runs.count > 1 ? shelf.runs.last?.group : nil
      }
      groupNumber += screen.groups.count
    }
  }

  /// Adds the table below the previews; a sheet without rows has none.
  ///
  /// One that fits on a page is not broken.
  mutating func addTable(rowHeights: [Double]) {
    let whole = rowHeights.reduce(Self.tableHeight, +)
    if !rowHeights.isEmpty, isFull(for: whole), Self.margin + whole <= bottom { startPage() }
    for (index, height) in rowHeights.enumerated() {
      let head = index == 0 ? Self.tableHeight : 0
      if isFull(for: head + height) {
        startPage()
        add(.table(isContinued: index > 0), height: Self.tableHeight)
      } else if index == 0 {
        add(.table(isContinued: false), height: Self.tableHeight)
      }
      add(.row(index), height: height)
    }
  }

  /// Whether a preview stands on the first page.
  var beginsBelowTitle: Bool {
    pages[0].contains { placed in
      if case .preview = placed.part { true } else { false }
    }
  }

  /// Ends the last page.
  mutating func finish() { endPage() }

  // MARK: Pages

  private var isRoll: Bool { !paper.height.isFinite }

  /// Where the parts of a page end.
  var bottom: Double {
    (isRoll ? maximumHeight : paper.height) - Self.margin - Self.footHeight - Self.footGap
  }

  /// Whether something no longer fits; an empty page takes anything.
  private func isFull(for height: Double) -> Bool {
    y + height > bottom + 0.001 && !pages[pages.count - 1].isEmpty
  }

  /// Spreads the lines of a full page over its height, as far as they still belong together.
  private mutating func spreadLines() {
    guard !isRoll, lines.count > 1 else { return }
    let page = pages.count - 1
    let used = pages[page].map(\.frame.maxY).max() ?? 0
    let share = min(
      (bottom - used) / Double(lines.count - 1), paper.height * Self.largestShare)
    guard share > 0 else { return }
    for (number, start) in lines.enumerated().dropFirst() {
      let end = number + 1 < lines.count ? lines[number + 1] : pages[page].count
      for index in start..<end { pages[page][index].frame.origin.y += share * Double(number) }
    }
  }

  private mutating func startPage() {
    endPage()
    pages.append([])
    y = Self.margin
  }

  private mutating func endPage() {
    let used = pages[pages.count - 1].map(\.frame.maxY).max() ?? 0
    let height =
      isRoll
      ? (used + Self.footGap + Self.footHeight + Self.margin).rounded(.up) : paper.height
    sizes.append(Size(width: paper.width, height: height))
  }

  private mutating func add(_ part: Part, height: Double) {
    let frame = Rect(
      x: Self.margin, y: y, width: Self.width(of: paper), height: height)
    pages[pages.count - 1].append(Placed(part: part, frame: frame))
    y += height
  }
}
