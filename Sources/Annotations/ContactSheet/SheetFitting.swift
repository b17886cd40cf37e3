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
      var factors: [DeviceFamily: Double] = [:]
      for family in DeviceFamily.allCases {
        factors[family] = largest(
          previews.filter { $0.family == family },
          limit: family == .watch ? limitOfWatches : limit)
      }
      return previews.map { factors[$0.family] ?? 1 }
    }
  }

  /// Screens of watches are small.
  private var limitOfWatches: Double { limit * 2.5 }

  /// The largest step at which every preview fits.
  private func largest(_ previews: [SheetPreview], limit: Double) -> Double {
    // Only the extent counts: many previews have the same.
    var seen: Set<String> = []
    let different = previews.filter {
      seen.insert("\($0.size.width) \($0.size.height) \($0.facts.count)").inserted
    }
    let steps = SheetScale.steps.filter { $0 <= limit }
    return steps.first { step in
      different.allSatisfy { fits($0, step) }
    } ?? SheetScale.steps.last ?? 1
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
