import Records

/// What came of a contact sheet.
struct SheetResult {
  /// The spec as the user named it.
  var file: String
  /// The name of the spec.
  var name: String
  /// The folder of the sheet as the user would name it.
  var folder: String
  var previews = 0
  /// The files that were written, in order, inside the folder.
  var files: [String] = []
  /// How many pages the first format has.
  var pages = 0
  /// How many rows the table has.
  var rows = 0
  /// Why nothing, or not all, was written; absent where all was.
  var failure: String?
  /// Whether the failure is one of the command line.
  var isUsage = false

  /// The result as JSON.
  var json: JSONValue {
    .record([
      "spec": .string(file), "name": .string(name), "folder": .string(folder),
      "previews": .integer(previews), "pages": .integer(pages), "findings": .integer(rows),
      "files": .array(files.map { .string($0) }),
      "failure": failure.map { .string($0) },
    ])
  }
}
