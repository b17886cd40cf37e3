import Records

/// What a live page asks for again and again: whether there is something new.
struct News {
  /// The path inside the folder of the page.
  static let path = "data/version.js"

  /// A text that changes with the index.
  var index: String
  /// What is wrong with the spec, a line each.
  var errors: [String] = []

  /// The script.
  var bytes: [UInt8] {
    let value = JSONValue.object([
      "index": .string(index), "errors": .array(errors.map { .string($0) }),
    ])
    return Array("proofsheet.version(\(value.line));\n".utf8)
  }
}
