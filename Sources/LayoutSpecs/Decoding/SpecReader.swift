import Diagnostics
public import Documents

/// Reads layout specs: decodes them and checks everything that needs no catalogue and no other file.
public enum SpecReader {
  /// Reads the bytes of a spec.
  ///
  /// - Parameters:
  ///   - bytes: the whole file; JSON where the name ends in `.json`, the strict YAML otherwise.
  ///   - file: the file as the user named it, `-` for standard input; used in diagnostics.
  ///   - allowOutsidePaths: whether assets and fonts may lie outside the spec's folder.
  /// - Returns: the spec, absent where there is any error, and all that was found.
  public static func read(
    _ bytes: [UInt8], file: String, allowOutsidePaths: Bool = false
  ) -> SpecReading {
    read(
      DocumentReader.read(bytes, file: file), file: file, allowOutsidePaths: allowOutsidePaths)
  }

  /// Reads a spec from values that were read before.
  ///
  /// - Parameters:
  ///   - document: the values of the file.
  ///   - file: the file as the user named it; used in diagnostics.
  ///   - allowOutsidePaths: whether assets and fonts may lie outside the spec's folder.
  /// - Returns: the spec, absent where there is any error, and all that was found.
  public static func read(
    _ document: Document, file: String, allowOutsidePaths: Bool = false
  ) -> SpecReading {
    let decoder = SpecDecoder(
      file: file, allowOutsidePaths: allowOutsidePaths, found: document.diagnostics)
    var spec = Spec(name: "", file: file, screens: [])
    if let root = document.root {
      if case .mapping(let entries) = root.content {
        SpecTable.table.decode(entries, into: &spec, at: root.position, decoder)
        for file in decoder.screenshots { spec.addScreenshot(file) }
        SpecChecks.check(spec, decoder)
      } else {
        decoder.error(
          "a spec is a mapping that begins with 'proofsheet: 1', found \(root.kindDescription)",
          rule: "wrong-type", at: root.position)
      }
    }
    let diagnostics = decoder.sortedDiagnostics
    let isGood = document.root != nil && !diagnostics.contains { $0.severity == .error }
    return SpecReading(
      spec: isGood ? spec : nil, draft: isGood ? nil : spec, diagnostics: diagnostics)
  }
}
