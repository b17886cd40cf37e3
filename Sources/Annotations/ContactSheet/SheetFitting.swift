import Devices
import Geometry

/// Finds the scale at which previews fit on pages.
struct SheetFitting {
  let previews: [SheetPreview]
  let paper: Size
  /// The height of the title above the previews of the first page.
  let titleRoom: Double
  /// The height above the previews of the first page that all must leave.
  var titleHeight = 0.0
  /// The largest scale that is taken.
  var limit = SheetScale.limits[0]
  let text: TextSetter

  /// The scale of each preview, in page points per point.
  func factors(_ scale: SheetScale) throws(ContactSheet.Problem) -> [Double] {
    switch scale {
    case .fixed(let factor):
      for preview in previews where !fits(preview, factor) {
        throw ContactSheet.Problem(
          configuration: preview.name, scale: factor,
          largest: largest([preview], limit: .infinity))
      }
      return previews.map { _ in factor }
    case .one:
      let isWatches = previews.allSatisfy { $0.family == .watch }
      let factor = largest(previews, limit: isWatches ? limitOfWatches : limit)
      return previews.map { _ in factor }
    case .perFamily:
      var factors: [String: Double] = [:]
      for (group, members) in Dictionary(grouping: previews, by: \.group) {
        let part = Self.part(of: members[0].family)
        factors[group] = filling(
          members, atMost: largest(members, limit: limit * part), part: part)
      }
      return previews.map { factors[$0.group] ?? 1 }
    }
  }

  /// How much larger or smaller than others a family is drawn where each has a scale of its own:
  /// screens of watches are small, those of tablets large, and those that stand across a room or on a
  /// desk larger still.
  static func part(of family: DeviceFamily) -> Double {
    switch family {
    case .watch: 1.5
    case .iphone: 1
    case .ipad: 0.8
    case .tv, .vision, .mac: 0.6
    }
  }

  /// How many previews a page should hold; as many tablets as phones, which are not much smaller.
  static func wanted(of family: DeviceFamily, on paper: Size) -> Int {
    SheetScale.previewsPerPage(of: paper, part: family == .ipad ? 1 : part(of: family))
  }

  /// What a scale is worth for each line that must give one of its previews to the next, where one would
  /// stand alone.
  private static let worthOfLines = 0.8

  /// The smallest scale that is taken, below which little could be read.
  static func least(part: Double) -> Double { (SheetScale.limits.last ?? 0) * part }

  /// Screens of watches are small.
  private var limitOfWatches: Double { limit * 2.5 }

  /// The largest step at which every preview fits.
  private func largest(_ previews: [SheetPreview], limit: Double) -> Double {
    // Only the extent counts: many previews have the same.
    var seen: Set<String> = []
    let different = previews.filter {
      let lines = $0.facts.count + ($0.findings.count > SheetMarks.least ? 1 : 0)
      return seen.insert("\($0.size.width) \($0.size.height) \(lines)").inserted
    }
    let steps = SheetScale.steps.filter { $0 <= limit }
    return steps.first { step in
      different.allSatisfy { fits($0, step) }
    } ?? SheetScale.steps.last ?? 1
  }

  /// The scale at which the previews of a family fill their pages best, in whole percent.
  private func filling(_ members: [SheetPreview], atMost most: Double, part: Double) -> Double {
    let least = Self.least(part: part)
    guard members.count > 1, most > least else { return most }
    // What no line of a caption is broken in.
    let whole = members.map { SheetCell($0, factor: 1000, text: text) }
    let paper = self.paper.height.isFinite ? self.paper : Size(width: self.paper.width, height: 842)
    let wanted = Double(min(Self.wanted(of: members[0].family, on: paper), members.count))
    // Where nothing else shares the last page, its rest is lost.
    let isAlone = members.count == previews.count
    func taken(_ pages: SheetPacking.Pages) -> Double {
      isAlone ? Double(pages.count) : pages.taken
    }
    let smallest = lines(of: members, whole, at: least, on: paper).pages
    // Where not even the smallest reach the number that a page should hold, larger ones may take as many
    // pages.
    let isShort = Double(members.count) / taken(smallest) < wanted
    var best = (step: least, worth: 0.0)
    for percent in stride(
      from: (most * 100 + 0.001).rounded(.down), through: least * 100 - 0.001, by: -1)
    {
      let step = percent / 100
      let (pages, alone) = lines(of: members, whole, at: step, on: paper)
      let taken = taken(pages)
      guard
        (isAlone || isShort) && pages.count == smallest.count
          || Double(members.count) / taken >= wanted
      else { continue }
      let area = members.reduce(0) { $0 + $1.size.width * $1.size.height } * step * step
      // A page that is half empty is worse than lines that end early on two, and is what is seen first:
      // what lines stand on counts twice.
      let worth = (0..<alone).reduce(area / taken * pages.share * pages.share) { worth, _ in
        worth * Self.worthOfLines
      }
      // A larger preview is worth a little room.
      if worth > best.worth * SheetScale.betterFill { best = (step, worth) }
    }
    return best.step
  }

  /// What the previews of a family take at a scale, by themselves, and how many would stand alone below
  /// long lines.
  private func lines(
    of members: [SheetPreview], _ whole: [SheetCell], at step: Double, on paper: Size
  ) -> (pages: SheetPacking.Pages, alone: Int) {
    let cells = zip(members, whole).map { member, cell in
      cell.captionWidth <= SheetCell.room(below: member.size.width * step, cell.hasGlyph)
        ? cell : SheetCell(member, factor: step, text: text)
    }
    let pictures = members.map { $0.size.height * step }
    let widths = zip(members, cells).map { max($0.size.width * step, $1.captionWidth) }
    let heights = SheetShelf.Heights(pictures: pictures, captions: cells.map(\.captionHeight))
    let room = SheetPlan.width(of: paper)
    let order = SheetPreview.level(members, Array(members.indices))
    let stretches = SheetPreview.stretches(members, order)
    let lines = SheetShelf.shelves(
      [SheetPlan.Group(words: "", members: order, stretches: stretches)],
      widths: widths, heights: pictures, headings: [0], room: room, left: 0)
    let pages = SheetPacking(
      heights: lines.map(heights.of),
      stretches: lines.map { $0.onlyRun?.members.first.flatMap { stretches[$0] } ?? 0 },
      gap: SheetPlan.rowGap
    ).pages(
      height: SheetPlan.height(of: paper) - SheetPlan.screenHeight - SheetPlan.groupHeight,
      above: members.first?.name == previews.first?.name ? titleRoom : 0)
    // Each screen begins its lines anew.
    let alone = SheetPlan.screens(of: members).flatMap(\.groups).reduce(0) { alone, group in
      alone + SheetShelf.alone(group, widths: widths, heights: pictures, room: room)
    }
    return (pages, alone)
  }

  /// Whether a preview with its caption and the headings above it fits on a page.
  private func fits(_ preview: SheetPreview, _ factor: Double) -> Bool {
    let cell = SheetCell(preview, factor: factor, text: text)
    guard cell.width <= SheetPlan.width(of: paper) else { return false }
    // A roll is as long as it needs to be.
    guard paper.height.isFinite else { return true }
    let above = SheetPlan.screenHeight + SheetPlan.groupHeight + titleHeight
    return above + cell.picture.height + cell.captionHeight <= SheetPlan.height(of: paper)
  }
}
