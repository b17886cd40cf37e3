import CommandLineParsing
import Devices
import Diagnostics
import Documents

/// `proofsheet devices`.
struct DevicesCommand: RunnableCommand {
  let context: CommandContext
  let console: Console

  /// Lists, explains or checks devices.
  func run() -> ExitCode {
    var console = console
    var code = ExitCode.ok
    let words = context.parsed.positionals
    if words.first == "check" { return check(Array(words.dropFirst()), console: &console) }
    guard let loaded = context.loadCatalog(console: &console, code: &code) else { return code }
    let catalog = loaded.catalog
    if words == ["sets"] {
      console.output(DeviceReports.sets(catalog))
      return code
    }
    var devices: [Device] = words.isEmpty ? catalog.devices : []
    for word in words {
      guard let found = catalog.select(word), !found.isEmpty else {
        let near = catalog.nearestName(to: word).map { ", did you mean '\($0)'?" } ?? ""
        console.fail("unknown device '\(word)'\(near)")
        code.raise(to: .usage)
        continue
      }
      devices += found.filter { new in !devices.contains { $0.id == new.id } }
    }
    guard !devices.isEmpty else { return code }
    if context.parsed.has("json") {
      console.output(DeviceReports.json(devices, catalog: catalog))
    } else if words.count == 1, devices.count == 1, let device = devices.first {
      console.output(DeviceReports.full(device, catalog: catalog))
    } else {
      console.output(DeviceReports.list(devices))
    }
    return code
  }

  private func check(_ files: [String], console: inout Console) -> ExitCode {
    guard !files.isEmpty else {
      console.fail("'devices check' needs FILE")
      return .usage
    }
    var code = ExitCode.ok
    guard let builtIn = BuiltInCatalog.load() else { return .failed }
    for file in files {
      do throws(FileError) {
        let bytes = try Files.read(context.path(file), shown: file, limit: 64 << 20)
        console.sources[file] = bytes
        let (catalog, diagnostics) = CatalogReader.read(
          DocumentReader.read(bytes, file: file), file: file, base: builtIn)
        console.report(diagnostics)
        if let catalog, !diagnostics.contains(where: { $0.severity == .error }) {
          let count = catalog.devices.count
          console.print("\(file): \(count) device\(count == 1 ? "" : "s"), no errors")
        } else {
          code.raise(to: .invalidInput)
        }
      } catch {
        console.fail("can't read \(error)")
        code.raise(to: .failed)
      }
    }
    return code
  }
}
