import Bitmaps
import Cairo
import CommandLineParsing
import Devices
import Records

/// `proofsheet doctor`.
struct DoctorCommand: RunnableCommand {
  let context: CommandContext
  let console: Console

  /// Prints versions, fonts and cores, and what is missing; fails where something essential is.
  func run() -> ExitCode {
    var missing: [String] = []
    var optional: [String] = []
    var fonts: [LibraryVersions.FontVersion] = []
    do throws(FontError) { fonts = try LibraryVersions.fonts() } catch {
      missing.append("fonts: \(error)")
    }
    for font in fonts where font.version == nil {
      if font.isEssential {
        missing.append("font \(font.family) (Debian: fonts-inter)")
      } else {
        optional.append(font.family)
      }
    }
    let devices = BuiltInCatalog.load()?.devices.count ?? 0
    if devices == 0 { missing.append("the built-in catalogue") }
    if context.parsed.has("json") {
      printJSON(fonts, devices: devices, missing: missing)
    } else {
      printText(fonts, devices: devices, missing: missing, optional: optional)
    }
    return missing.isEmpty ? .ok : .failed
  }

  private func printText(
    _ fonts: [LibraryVersions.FontVersion], devices: Int, missing: [String], optional: [String]
  ) {
    console.print("proofsheet  \(ProofsheetCommand.version)")
    console.print("devices     \(devices)")
    console.print("templates   \(Templates.all.count)")
    console.print("Cairo       \(LibraryVersions.cairo)")
    console.print("Pango       \(LibraryVersions.pango)")
    console.print("librsvg     \(LibraryVersions.librsvg)")
    console.print("Little CMS  \(ColorLibrary.version)")
    console.print("cores       \(context.cores)")
    let found = fonts.filter { $0.version != nil }
    console.print("fonts       \(found.count) of \(fonts.count) families")
    for font in found { console.print("  \(font.family) \(font.version ?? "")") }
    if !optional.isEmpty {
      console.print("not installed; their scripts are drawn as boxes:")
      for family in optional { console.print("  \(family)") }
      console.print("  (Debian: fonts-noto-core, fonts-noto-cjk, fonts-noto-color-emoji)")
    }
    for part in missing { console.fail("missing: \(part)") }
    if missing.isEmpty { console.print("Everything essential is there.") }
  }

  private func printJSON(
    _ fonts: [LibraryVersions.FontVersion], devices: Int, missing: [String]
  ) {
    let families = fonts.map { font in
      JSONValue.record([
        "family": .string(font.family), "version": font.version.map { .string($0) } ?? .null,
        "essential": .bool(font.isEssential),
      ])
    }
    let result = JSONValue.object([
      "format": .integer(1), "version": .string(ProofsheetCommand.version),
      "devices": .integer(devices), "templates": .integer(Templates.all.count),
      "cairo": .string(LibraryVersions.cairo), "pango": .string(LibraryVersions.pango),
      "librsvg": .string(LibraryVersions.librsvg), "lcms2": .string(ColorLibrary.version),
      "cores": .integer(context.cores), "fonts": .array(families),
      "missing": .array(missing.map { .string($0) }),
    ])
    console.output(result.text())
  }
}
