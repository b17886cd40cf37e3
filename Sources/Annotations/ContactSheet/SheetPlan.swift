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
  }

  /// A screen with its groups.
  struct Screen {
    var name: String
    var groups: [Group]
  }

  /// The pages in order.
  private(set) var pages: [[Placed]] = [[]]
  /// The size of each page.
  private(set) var sizes: [Size] = []
  /// The page of each preview, from zero.
  private(set) var pageOfPreview: [Int]
  /// The groups by screen.
  let screens: [Screen]

  static let margin = 28.0
  static let footHeight = 28.0
  static let screenHeight = 26.0
  static let groupHeight = 20.0
  static let tableHeight = 26.0
  static let gap = 18.0
  /// Between the foot and what stands above it.
  static let footGap = 12.0
  /// Between groups that share a row.
  private static let groupGap = 30.0
  private static let rowGap = 16.0
  private static let continued = "continued"

  private let paper: Size
  private let maximumHeight: Double
  private var y = SheetPlan.margin

  /// The room between the margins.
  static func width(of paper: Size) -> Double { paper.width - 2 * margin }

  /// The height between the head of a page and its foot.
  static func height(of paper: Size) -> Double {
    paper.height - 2 * margin - footHeight - footGap
  }

  /// Groups previews by screen, then by family, foldables by themselves, in the order of the first
  /// of each.
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
      for (index, row) in rows(of: screen, cells, headings: widths).enumerated() {
        let all = row.flatMap(\.members)
        let pictures = all.map { cells[$0].picture.height }.max() ?? 0
        let captions = all.map { cells[$0].captionHeight }.max() ?? 0
        let height = Self.groupHeight + pictures + captions
        if isFull(for: (index == 0 ? Self.screenHeight : 0) + height) {
          startPage()
          if index > 0 {
            add(
              .screen(words: "\(screen.name), continued", number: nil), height: Self.screenHeight)
          }
        }
        if index == 0 {
          add(.screen(words: screen.name, number: number), height: Self.screenHeight)
        }
        for run in row {
          let frame = Rect(x: run.x, y: y, width: run.width, height: Self.groupHeight)
          let part = Part.group(
            words: screen.groups[run.group].words,
            aside: run.isFirst ? asides[run.group] : Self.continued,
            number: run.isFirst ? groupNumber + run.group : nil)
          pages[pages.count - 1].append(Placed(part: part, frame: frame))
          place(run, cells, pictures: pictures)
        }
        y += height + Self.rowGap
      }
      groupNumber += screen.groups.count
    }
  }

  /// Adds the table below the previews; a sheet without rows has none.
  mutating func addTable(rowHeights: [Double]) {
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

  private var bottom: Double {
    (isRoll ? maximumHeight : paper.height) - Self.margin - Self.footHeight - Self.footGap
  }

  /// Whether something no longer fits; an empty page takes anything.
  private func isFull(for height: Double) -> Bool {
    y + height > bottom + 0.001 && !pages[pages.count - 1].isEmpty
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

  // MARK: Rows

  /// Previews of one group that stand side by side in a row.
  private struct Run {
    var group: Int
    var members: [Int]
    var x: Double
    var width: Double
    /// Whether the group begins here.
    var isFirst: Bool
  }

  /// Previews side by side, as many as fit; groups share rows.
  private func rows(of screen: Screen, _ cells: [SheetCell], headings: [Double]) -> [[Run]] {
    let right = Self.margin + Self.width(of: paper) + 0.001
    var rows: [[Run]] = []
    for (number, group) in screen.groups.enumerated() {
      for (position, index) in group.members.enumerated() {
        let width = cells[index].width
        if let row = rows.last, var run = row.last {
          if run.group == number {
            let end = run.x + cellsWidth(run.members, cells) + Self.gap + width
            if end <= right {
              run.members.append(index)
              run.width = max(run.width, end - run.x)
              rows[rows.count - 1][row.count - 1] = run
              continue
            }
          } else {
            let x = run.x + run.width + Self.groupGap
            if x + max(width, headings[number]) <= right {
              rows[rows.count - 1].append(
                Run(
                  group: number, members: [index], x: x, width: max(width, headings[number]),
                  isFirst: position == 0))
              continue
            }
          }
        }
        rows.append([
          Run(
            group: number, members: [index], x: Self.margin,
            width: max(width, headings[number]), isFirst: position == 0)
        ])
      }
    }
    return rows
  }

  private func cellsWidth(_ members: [Int], _ cells: [SheetCell]) -> Double {
    members.reduce(Self.gap * Double(max(members.count - 1, 0))) { $0 + cells[$1].width }
  }

  /// Devices stand on one line, their captions below it.
  private mutating func place(_ run: Run, _ cells: [SheetCell], pictures: Double) {
    var x = run.x
    let page = pages.count - 1
    let top = y + Self.groupHeight
    for index in run.members {
      let cell = cells[index]
      pageOfPreview[index] = page
      pages[page].append(
        Placed(
          part: .preview(index),
          frame: Rect(
            x: x, y: top + pictures - cell.picture.height, width: cell.width,
            height: cell.picture.height + cell.captionHeight)))
      x += cell.width + Self.gap
    }
  }
}
