import Findings
import LayoutSpecs

/// A row of the table of a contact sheet: what was found, in all previews that have it.
struct SheetRow {
  /// A preview that has it.
  struct Place: Hashable {
    /// The number of the preview.
    var preview: Int
    /// Whether a disc on the preview marks it.
    var hasCallout: Bool
  }

  /// What makes findings this one; absent for an expectation.
  var key: FindingGroup.Key?
  /// The number on the discs.
  var number: Int
  /// How much it matters.
  var severity: Finding.Severity
  /// What was found, in a sentence.
  var message: String
  /// The screen, the rule and what was measured.
  var facts: String
  /// Where it is, in the order of the previews; each preview once.
  var places: [Place]

  /// The rows of some previews: findings, the severest first, then expectations that failed.
  static func rows(of previews: [SheetPreview]) -> [SheetRow] {
    var rows: [SheetRow] = []
    let groups = FindingGroup.groups(of: previews.flatMap(\.findings))
    var numbers: [FindingGroup.Key: Int] = [:]
    for group in groups {
      let worst = group.worst
      numbers[FindingGroup.Key(worst)] = rows.count
      var facts = [worst.screen, worst.rule, worst.severity.rawValue]
      if let limit = worst.limit, let unit = worst.unit {
        facts.append("limit \(FindingCallouts.words(limit, unit))")
      }
      rows.append(
        SheetRow(
          key: FindingGroup.Key(worst), number: rows.count + 1, severity: worst.severity,
          message: worst.message,
          facts: facts.joined(separator: " · "), places: []))
    }
    var expectations: [String: Int] = [:]
    for (index, preview) in previews.enumerated() {
      for finding in preview.findings {
        guard let row = numbers[FindingGroup.Key(finding)] else { continue }
        rows[row].add(index, hasCallout: finding.frame != nil)
      }
      for result in preview.failedExpectations {
        let key = "\(result.screen)\u{0}\(result.expectation.text)"
        if expectations[key] == nil {
          expectations[key] = rows.count
          rows.append(
            SheetRow(
              number: rows.count + 1, severity: .error,
              message: "\(result.expectation.text): \(result.detail)",
              facts: "\(result.screen) · failed expectation", places: []))
        }
        if let row = expectations[key] { rows[row].add(index, hasCallout: false) }
      }
    }
    return rows
  }

  /// The rows with links to those discs only that previews of some sizes have room for.
  static func rows(_ rows: [SheetRow], markedOn previews: [SheetPreview], as cells: [SheetCell])
    -> [SheetRow]
  {
    let marked = zip(previews, cells).map { preview, cell in
      Set(cell.marks.shown.map { FindingGroup.Key(preview.findings[$0]) })
    }
    return rows.map { row in
      guard let key = row.key else { return row }
      var row = row
      for index in row.places.indices {
        row.places[index].hasCallout = marked[row.places[index].preview].contains(key)
      }
      return row
    }
  }

  private mutating func add(_ preview: Int, hasCallout: Bool) {
    if let last = places.indices.last, places[last].preview == preview {
      places[last].hasCallout = places[last].hasCallout || hasCallout
    } else {
      places.append(Place(preview: preview, hasCallout: hasCallout))
    }
  }
}
