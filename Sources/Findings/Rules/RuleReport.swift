public import Diagnostics
import LayoutEngine
public import Geometry

/// What one rule says, while it looks.
public struct RuleReport: Sendable {
  private let info: RuleInfo
  /// What was found, in order.
  public private(set) var findings: [Finding] = []
  /// How often the rule lacked a fact, by the fact.
  public private(set) var notChecked: [String: Int] = [:]

  init(_ info: RuleInfo) { self.info = info }

  /// Says that something is wrong with an element.
  ///
  /// - Parameters:
  ///   - index: the index of the element.
  ///   - layout: the layout that it is part of.
  ///   - others: the ids of other elements that take part.
  ///   - constraints: the constraints that it is about.
  ///   - measured: what was measured.
  ///   - limit: what it is held against.
  ///   - unit: the unit of both.
  ///   - frame: what of the window it is about; absent: the element's visible part.
  ///   - message: one sentence.
  ///   - suggestion: a line that can be put into the spec.
  ///   - position: where the mistake is written; absent: where the element is.
  public mutating func find(
    _ index: Int, in layout: CheckedLayout, others: [String] = [],
    constraints: [Finding.Constraint] = [], measured: Double? = nil, limit: Double? = nil,
    unit: Finding.Unit? = .points, frame: Rect? = nil, message: String, suggestion: String? = nil,
    position: SourcePosition? = nil
  ) {
    let element = layout.elements[index]
    findings.append(
      Finding(
        rule: info.id, severity: info.severity,
        configuration: layout.layout.configuration.name,
        screen: layout.layout.configuration.screen, element: element.id, others: others,
        constraints: constraints, measured: measured, limit: limit,
        unit: measured == nil ? nil : unit, message: message,
        suggestion: suggestion, frame: layout.map(frame ?? element.visible),
        position: position ?? element.position))
  }

  /// Says that the rule could not look, for want of a fact.
  public mutating func skip(lacking fact: String) { notChecked[fact, default: 0] += 1 }
}
