import Annotations
import Geometry
import LayoutEngine
import LayoutSpecs
import Records

/// The results of sweeps as a table, as JSON and as a chart.
enum SweepReport {
  /// A table: for everything that was followed a line for each of its intervals.
  static func text(_ results: [SweepResult], of spec: Spec) -> String {
    var lines: [String] = []
    for result in results {
      if !lines.isEmpty { lines.append("") }
      lines.append("\(result.configuration): \(facts(of: result))")
      let rows = result.tracks.flatMap { track in
        track.intervals.enumerated().map { index, interval in
          [
            index == 0 ? track.kind : "", index == 0 ? track.path : "",
            words(interval.value, track), "\(interval.from.text()) … \(interval.to.text())",
          ]
        }
      }
      let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
      for row in rows {
        let cells = (0..<3).map { column in
          row[column] + String(repeating: " ", count: widths[column] - row[column].count)
        }
        lines.append("  " + (cells + [row[3]]).joined(separator: "  "))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The results as JSON, format 1.
  static func json(_ results: [(spec: String, result: SweepResult)]) -> String {
    let sweeps = results.map { spec, result in
      JSONValue.object([
        "spec": .string(spec), "screen": .string(result.screen),
        "configuration": .string(result.configuration),
        "axis": .string(axisName(result.axis)), "from": .number(result.range.lowerBound),
        "to": .number(result.range.upperBound), "other": .number(result.other),
        "tracks": .array(
          result.tracks.map { track in
            .object([
              "kind": .string(track.kind), "path": .string(track.path),
              "intervals": .array(
                track.intervals.map { interval in
                  .object([
                    "from": .number(interval.from), "to": .number(interval.to),
                    "value": .string(interval.value),
                  ])
                }),
            ])
          }),
      ])
    }
    return JSONValue.object(["format": .integer(1), "sweeps": .array(sweeps)]).text()
  }

  /// The chart of one result.
  static func chart(_ result: SweepResult, device: String, spec: Spec) -> SweepChart {
    SweepChart(
      title: device, facts: facts(of: result), screen: result.screen, spec: spec.name,
      range: result.range,
      rows: result.tracks.map { track in
        SweepChart.Row(
          title: title(of: track), detail: track.path.isEmpty ? "of the window" : track.path,
          intervals: track.intervals.map { interval in
            SweepChart.Interval(
              from: interval.from, to: interval.to, words: words(interval.value, track))
          })
      })
  }

  private static func facts(of result: SweepResult) -> String {
    let other = result.axis == .horizontal ? "height" : "width"
    return "\(axisName(result.axis)) \(result.range.lowerBound.text()) … "
      + "\(result.range.upperBound.text()) pt, \(other) \(result.other.text()) pt"
  }

  private static func axisName(_ axis: Axis) -> String {
    axis == .horizontal ? "width" : "height"
  }

  private static func title(of track: SweepResult.Track) -> String {
    switch track.kind {
    case "widthClass": "width class"
    case "heightClass": "height class"
    default: track.kind
    }
  }

  /// A state in words: branches count from one for readers, and columns say what they are.
  private static func words(_ value: String, _ track: SweepResult.Track) -> String {
    guard value != "absent" else { return track.kind == "finding" ? "none" : value }
    switch track.kind {
    case "switch": return Int(value).map { "branch \($0 + 1)" } ?? "no branch"
    case "expect" where value == "notApplicable": return "does not apply"
    case "expect" where value == "notChecked": return "not checked"
    case "columns": return value == "1" ? "1 column" : "\(value) columns"
    default: return value
    }
  }
}
