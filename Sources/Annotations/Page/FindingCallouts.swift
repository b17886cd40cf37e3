import Drawing
import Findings
import Geometry
import LayoutEngine
import Typography

/// Numbered discs at what findings are about, and the list that the numbers lead to.
struct FindingCallouts {
  static let radius = 7.5
  private static let numberFont = Font(size: 9, weight: .semibold, tabularDigits: true)
  private static let rowHeight = 27.0
  /// The most findings that one picture tells; the list says how many there are more.
  private static let most = 24

  private let findings: [Finding]
  /// The number of each finding.
  private let numbers: [Int]
  private let rest: Int
  private let ink: Ink
  private let text: TextSetter

  /// Takes in the findings of a layout, the severest first, equals in their order.
  init(_ findings: [Finding], ink: Ink, text: TextSetter) {
    let sorted = findings.enumerated().sorted { a, b in
      a.element.severity == b.element.severity
        ? a.offset < b.offset : a.element.severity > b.element.severity
    }.map(\.element)
    self.findings = Array(sorted.prefix(Self.most))
    numbers = Array(1...max(self.findings.count, 1))
    rest = max(sorted.count - Self.most, 0)
    self.ink = ink
    self.text = text
  }

  /// Takes in findings that have numbers already, in the order in which discs find their place.
  init(numbered findings: [(number: Int, finding: Finding)], ink: Ink, text: TextSetter) {
    self.findings = findings.map(\.finding)
    numbers = findings.map(\.number)
    rest = 0
    self.ink = ink
    self.text = text
  }

  /// Whether there is nothing to tell.
  var isEmpty: Bool { findings.isEmpty }

  /// The outlines and discs on the screen.
  ///
  /// A disc lies on a corner of its frame, beside a small one, or at the end of a leader; see
  /// ``CalloutPlacement``.
  ///
  /// - Parameters:
  ///   - space: where the window lies on the page.
  ///   - occupancy: what is taken.
  ///   - bounds: where discs may lie on the page.
  ///   - room: what outlines keep in, since others stand beside it; absent where nothing does.
  ///   - ends: the ids of a disc and of what it links to, by its number; absent for no links.
  /// - Returns: the steps in drawing order.
  func marks(
    _ space: ScreenSpace, _ occupancy: Occupancy, within bounds: Rect,
    outliningIn room: Rect? = nil, linking ends: ((Int) -> (id: String, link: String))? = nil
  ) -> [DrawingCommand] {
    let frames = findings.map { finding in
      finding.frame.map { frame -> Rect in
        let whole = space.page(frame)
        let shown = whole.intersection(room ?? whole)
        return shown.isEmpty ? whole : shown
      }
    }
    var placement = CalloutPlacement(
      frames.compactMap { $0 }, occupancy: occupancy, bounds: bounds, radius: Self.radius)
    var outlines: [DrawingCommand] = []
    var discs: [DrawingCommand] = []
    var linked: Set<Int> = []
    for (index, finding) in findings.enumerated() {
      guard let frame = frames[index] else { continue }
      let color = color(of: finding.severity)
      let number = numbers[index]
      outlines.append(
        .path(
          .rect(frame), fill: nil,
          stroke: Stroke(color, width: 1.6, dash: dash(of: finding.severity))))
      let place = placement.place(frame, halfWidth: halfWidth(of: number))
      if let leader = place.leader {
        outlines.append(
          .path(
            .line(from: leader.start, to: leader.end), fill: nil, stroke: Stroke(color, width: 1)))
      }
      let disc = self.disc(number, at: place.center, color)
      guard let ends = ends?(number) else {
        discs += disc
        continue
      }
      let isFirst = linked.insert(number).inserted
      discs.append(
        .group(
          DrawingGroup(
            id: isFirst ? ends.id : nil, link: ends.link, isDestination: isFirst, disc)))
    }
    // No outline runs over a number.
    return outlines + discs
  }

  /// Half the width of a disc: a long number stands on a pill.
  private func halfWidth(of number: Int) -> Double {
    max(Self.radius, text.width("\(number)", Self.numberFont) / 2 + 4)
  }

  /// A number on a disc.
  func disc(_ number: Int, at center: Point, _ color: Color) -> [DrawingCommand] {
    let half = halfWidth(of: number)
    let frame = Rect(
      x: center.x - half, y: center.y - Self.radius, width: 2 * half, height: 2 * Self.radius)
    return [
      .path(
        .roundedRect(frame, radius: Self.radius), fill: .color(color),
        stroke: Stroke(ink.screen, width: 1.2)),
      .text(
        text.run(
          "\(number)", Self.numberFont, ink.isDark ? Color(0x15181C) : Color(0xFFFFFF),
          at: center.offset(x: 0, y: 3.2), anchor: .middle)),
    ]
  }

  /// A value with its unit as it is read: `20 pt`, `20 %`, `3`, `1.78:1`.
  static func words(_ value: Double, _ unit: Finding.Unit) -> String {
    switch unit {
    case .points: "\(value.text(decimals: 2)) pt"
    case .share: "\((value * 100).text(decimals: 1)) %"
    case .count: value.text()
    case .ratio: "\(value.text(decimals: 2)):1"
    }
  }

  /// The height of the list in page points.
  var height: Double { Double(findings.count + (rest > 0 ? 1 : 0)) * Self.rowHeight }

  /// The list from a point downwards: what is wrong, then rule, severity and limit.
  func list(at origin: Point, width: Double) -> [DrawingCommand] {
    var commands: [DrawingCommand] = []
    for (index, finding) in findings.enumerated() {
      let y = origin.y + Double(index) * Self.rowHeight
      let color = color(of: finding.severity)
      commands += disc(
        numbers[index], at: Point(x: origin.x + Self.radius, y: y + Self.radius + 2), color)
      let x = origin.x + 2 * Self.radius + 9
      let message = text.fitted(finding.message, Face.note, width: width - 2 * Self.radius - 9)
      var facts = [finding.rule, finding.severity.rawValue]
      if let limit = finding.limit, let unit = finding.unit {
        facts.append("limit \(Self.words(limit, unit))")
      }
      commands += [
        .text(text.run(message, Face.note, ink.ink, at: Point(x: x, y: y + 9))),
        .text(
          text.run(
            facts.joined(separator: " · "), Face.labelSize, ink.soft,
            at: Point(x: x, y: y + 20))),
      ]
    }
    if rest > 0 {
      commands.append(
        .text(
          text.run(
            "and \(rest) more", Face.note, ink.soft,
            at: Point(x: origin.x, y: origin.y + Double(findings.count) * Self.rowHeight + 9))))
    }
    return commands
  }

  /// The colour of a severity.
  func color(of severity: Finding.Severity) -> Color {
    switch severity {
    case .error: ink.error
    case .warning: ink.warning
    case .info: ink.info
    }
  }

  private func dash(of severity: Finding.Severity) -> [Double] {
    switch severity {
    case .error: []
    case .warning: [5, 3]
    case .info: [1.5, 2.5]
    }
  }
}
