import Geometry
import Glibc

/// The table that is printed, a row at a time.
struct Report {
  /// A figure of another program to compare with.
  struct Reference {
    /// What it is.
    var name: String
    /// The value in the row's unit.
    var value: Double
    /// Whether more is better, as with previews a second.
    var isRate = false

    /// A figure where less is better.
    static func time(_ name: String, _ value: Double) -> Reference {
      Reference(name: name, value: value)
    }

    /// A figure where more is better.
    static func rate(_ name: String, _ value: Double) -> Reference {
      Reference(name: name, value: value, isRate: true)
    }
  }

  /// Begins a group of rows.
  func section(_ title: String) {
    print("\n\(title)")
    print(line("", "median", "least to most", "unit", "others", "better by"))
  }

  /// Prints a row, and one more for each further reference.
  func row(_ name: String, _ sample: Sample, _ unit: String, _ references: Reference...) {
    let range = "\(text(sample.least)) to \(text(sample.most))"
    let first = references.first.map { comparison($0, sample) } ?? ("", "")
    print(line(name, text(sample.median), range, unit, first.0, first.1))
    for reference in references.dropFirst() {
      let (name, ratio) = comparison(reference, sample)
      print(line("", "", "", "", name, ratio))
    }
    // A row shows when it is done, also in a file.
    fflush(nil)
  }

  private func comparison(_ reference: Reference, _ sample: Sample) -> (String, String) {
    let ratio =
      reference.isRate ? sample.median / reference.value : reference.value / sample.median
    return ("\(text(reference.value)) \(reference.name)", text(ratio) + " x")
  }

  private func line(_ cells: String...) -> String {
    let widths = [39, 9, 18, 10, 42, 0]
    var line = ""
    for (cell, width) in zip(cells, widths) {
      let padding = String(repeating: " ", count: max(width - cell.count, 1))
      // Numbers stand below each other by their last digit.
      line += width == 9 ? padding + cell + "  " : cell + padding
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  /// A number with three digits that count.
  private func text(_ value: Double) -> String {
    let places = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3
    return value.text(decimals: places)
  }
}
