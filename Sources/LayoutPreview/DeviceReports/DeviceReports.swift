public import Devices
public import Diagnostics
import Geometry

/// The texts of the command `devices`.
public enum DeviceReports {
  /// An aligned table of devices: id, name, family, points, scale, year.
  ///
  /// A foldable has the points of both displays. Every line ends in a line break.
  public static func list(_ devices: [Device]) -> String {
    let head = ["ID", "NAME", "FAMILY", "POINTS", "SCALE", "YEAR"]
    let rows = devices.map { device in
      [
        device.id, device.name, device.family.rawValue,
        joined(device.displays.map { sizeText($0.size) }),
        joined(unique(device.displays.map { "@\($0.scale.text())x" })),
        device.year.map { "\($0)" } ?? "-",
      ]
    }
    return table([head] + rows)
  }

  /// The result of checking a user's catalogue: every problem on a line, then what was read.
  ///
  /// - Parameters:
  ///   - file: the file as the user named it.
  ///   - catalog: what was read; nothing where the file has an error.
  ///   - diagnostics: what was wrong.
  ///   - base: the built-in catalogue, to tell new devices from overridden ones.
  /// - Returns: lines, each ended by a line break.
  public static func check(
    file: String, catalog: DeviceCatalog?, diagnostics: [Diagnostic], base: DeviceCatalog
  ) -> String {
    var lines = diagnostics.map(\.line)
    let errors = diagnostics.count { $0.severity == .error }
    let warnings = diagnostics.count - errors
    var counts = "\(file): "
    if let catalog {
      let overridden = catalog.devices.count { base.device($0.id) != nil }
      counts += count(catalog.devices.count, "device")
      if overridden > 0 { counts += " (\(overridden) in place of a built-in one)" }
      if !catalog.sets.isEmpty { counts += ", " + count(catalog.sets.count, "set") }
      counts += ", " + (warnings == 0 ? "no problems" : count(warnings, "warning"))
    } else {
      counts += count(errors, "error")
      if warnings > 0 { counts += ", " + count(warnings, "warning") }
    }
    lines.append(counts)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The names of the sets with the number of devices in each.
  public static func sets(_ catalog: DeviceCatalog) -> String {
    let rows = catalog.setNames.map { name in
      [name, "\(catalog.select(name)?.count ?? 0)"]
    }
    return table([["SET", "DEVICES"]] + rows)
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// The texts with a comma between.
  static func joined(_ texts: [String]) -> String { texts.joined(separator: ", ") }

  /// A size as `402x874`.
  static func sizeText(_ size: Size) -> String { "\(size.width.text())x\(size.height.text())" }

  /// The texts without those that were there before.
  static func unique(_ texts: [String]) -> [String] {
    var result: [String] = []
    for text in texts where !result.contains(text) { result.append(text) }
    return result
  }

  /// Rows with their columns aligned and two spaces between; nothing trails the last column.
  static func table(_ rows: [[String]]) -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        line += cell
        if column + 1 < row.count {
          line += String(repeating: " ", count: widths[column] - cell.count + 2)
        }
      }
      return line + "\n"
    }.joined()
  }
}
