import Geometry

/// How large the previews of a contact sheet are, and where that puts them.
struct SheetLayout {
  /// The scale of each preview, in page points per point.
  private(set) var factors: [Double]
  /// The room of each preview.
  private(set) var cells: [SheetCell]
  /// The pages, without the table.
  private(set) var plan: SheetPlan

  /// What a layout is made from.
  struct Subject {
    let previews: [SheetPreview]
    let titleHeight: Double
    let paper: Size
    let maximumHeight: Double
    let text: TextSetter
  }

  /// Lays out previews at given scales.
  ///
  /// - Parameters:
  ///   - subject: the previews and their paper.
  ///   - factors: the scale of each preview.
  ///   - cells: the room of each preview at these scales, where it is known.
  ///   - tellsScales: whether the heading of a group names its scale.
  private init(
    _ subject: Subject, factors: [Double], cells: [SheetCell]? = nil, tellsScales: Bool
  ) {
    self.factors = factors
    let cells =
      cells
      ?? zip(subject.previews, factors).map { SheetCell($0, factor: $1, text: subject.text) }
    self.cells = cells
    plan = SheetPlan(
      SheetPlan.screens(of: subject.previews), cells: cells, titleHeight: subject.titleHeight,
      paper: subject.paper, maximumHeight: subject.maximumHeight,
      aside: { group in
        let count = group.members.count == 1 ? "1 preview" : "\(group.members.count) previews"
        guard tellsScales, let member = group.members.first else { return count }
        return "\(count) at \(SheetScale.words(factors[member]))"
      }, text: subject.text)
  }

  /// The layout that a scale asks for.
  ///
  /// - Throws: ``ContactSheet/Problem`` if a given scale is too large for a preview.
  static func best(
    _ subject: Subject, scale: SheetScale
  ) throws(ContactSheet.Problem) -> SheetLayout {
    var fitting = SheetFitting(
      previews: subject.previews, paper: subject.paper, titleRoom: subject.titleHeight,
      text: subject.text)
    func layOut(_ fitting: SheetFitting) throws(ContactSheet.Problem) -> SheetLayout {
      SheetLayout(
        subject, factors: try fitting.factors(scale), tellsScales: scale == .perFamily)
    }
    var best = try layOut(fitting)
    if case .fixed = scale { return best }
    if !best.plan.beginsBelowTitle {
      // Better a little smaller than a first page with nothing on it.
      fitting.titleHeight = subject.titleHeight
      best = try layOut(fitting)
    }
    guard scale == .one else { return best.withSmallGroupsSmaller(subject) }
    let few = (subject.previews.count - 1) / SheetScale.previewsPerPage + 1
    for limit in SheetScale.limits.dropFirst() where best.plan.pages.count > few {
      fitting.limit = limit
      let smaller = try layOut(fitting)
      let most = Double(best.plan.pages.count) * SheetScale.worthwhile
      if Double(smaller.plan.pages.count) <= most { best = smaller }
    }
    return best
  }

  /// The layout with a few previews a little smaller where that saves a page: they share one with the
  /// group before or after them.
  private func withSmallGroupsSmaller(_ subject: Subject) -> SheetLayout {
    guard subject.paper.height.isFinite else { return self }
    var best = self
    let groups = plan.screens.flatMap(\.groups)
    var seen: Set<String> = []
    for group in groups where seen.insert(group.words).inserted {
      guard let first = group.members.first else { continue }
      let family = subject.previews[first].family
      let most = SheetFitting.wanted(of: family, on: subject.paper) * 2
      guard groups.allSatisfy({ $0.words != group.words || $0.members.count <= most }) else {
        continue
      }
      let usual = (best.factors[first] * 100).rounded()
      let smallest = SheetFitting.least(part: SheetFitting.part(of: family)) * 100
      let least = max(usual * SheetScale.leastOfUsual, smallest)
      for percent in stride(from: usual - 1, through: least - 0.001, by: -1) {
        let smaller = best.with(group.words, at: percent / 100, subject)
        if smaller.plan.pages.count < best.plan.pages.count {
          best = smaller
          break
        }
      }
    }
    return best
  }

  /// The layout with the previews of a group at another scale.
  private func with(_ group: String, at factor: Double, _ subject: Subject) -> SheetLayout {
    var (factors, cells) = (factors, cells)
    for (index, preview) in subject.previews.enumerated() where preview.group == group {
      factors[index] = factor
      cells[index] = SheetCell(preview, factor: factor, text: subject.text)
    }
    return SheetLayout(subject, factors: factors, cells: cells, tellsScales: true)
  }
}
