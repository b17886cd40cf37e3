import Devices
import Geometry

/// Finds the scale at which previews fit on pages.
struct SheetFitting {
  let previews: [SheetPreview]
  let paper: Size
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
  /// screens of watches are small, those that stand across a room or on a desk large.
  private static func part(of family: DeviceFamily) -> Double {
    switch family {
    case .watch: 1.5
    case .iphone, .ipad: 1
    case .tv, .vision, .mac: 0.6
    }
  }

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

  /// The scale at which the previews of a family fill their pages best, in whole percent; no smaller
  /// than the last limit, below which little could be read.
  private func filling(_ members: [SheetPreview], atMost most: Double, part: Double) -> Double {
    let least = (SheetScale.limits.last ?? 0) * part
    guard members.count > 1, most > least else { return most }
    // Captions of small previews are broken most: what fits with them fits.
    let captions = members.map { SheetCell($0, factor: least, text: text) }
    let paper = self.paper.height.isFinite ? self.paper : Size(width: self.paper.width, height: 842)
    let wanted = SheetScale.previewsPerPage(of: paper)
    let page = SheetPlan.height(of: paper) - SheetPlan.screenHeight - SheetPlan.groupHeight
    let order = SheetPreview.level(members, Array(members.indices))
    var best = (step: least, fill: 0.0)
    for percent in stride(
      from: (most * 100 + 0.001).rounded(.down), through: least * 100 - 0.001, by: -1)
    {
      let step = percent / 100
      let widths = zip(members, captions).map { max($0.size.width * step, $1.captionWidth) }
      let shelves = SheetShelf.shelves(
        [SheetPlan.Group(words: "", members: order)], widths: widths,
        heights: members.map { $0.size.height * step }, headings: [0],
        room: SheetPlan.width(of: paper), left: 0)
      let heights = SheetShelf.Heights(
        pictures: members.map { $0.size.height * step }, captions: captions.map(\.captionHeight))
      let used = Self.pages(shelves.map(heights.of), height: page)
      guard Double(members.count) / used >= Double(min(wanted, members.count)) else { continue }
      let area = members.reduce(0) { $0 + $1.size.width * $1.size.height } * step * step
      let fill = area / (used * page * SheetPlan.width(of: paper))
      // A larger preview is worth a little room.
      if fill > best.fill * SheetScale.betterFill { best = (step, fill) }
    }
    return best.step
  }

  /// How many pages lines take, the last in part: each page is filled with the first that fit.
  private static func pages(_ lines: [Double], height: Double) -> Double {
    var waiting = lines
    var (pages, y) = (0.0, 0.0)
    while !waiting.isEmpty {
      let index = waiting.firstIndex { y + $0 <= height || y == 0 }
      guard let index else {
        (pages, y) = (pages + 1, 0)
        continue
      }
      y += waiting.remove(at: index) + SheetPlan.rowGap
    }
    return pages + min(y / height, 1)
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
