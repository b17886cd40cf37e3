import LayoutSpecs

/// `proofsheet schema`.
enum SchemaCommand {
  /// Prints the JSON Schema of specs.
  static func run(console: Console) -> ExitCode {
    let text = SpecSchema.json()
    console.output(text.hasSuffix("\n") ? text : text + "\n")
    return .ok
  }
}
