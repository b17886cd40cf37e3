/// The starter specs that the program carries.
enum Templates {
  /// A starter spec.
  struct Template: Hashable, Sendable {
    /// The name, also the name of its file without the extension.
    var name: String
    /// The whole file.
    var text: String

    /// What the template is for: its first comment.
    var summary: String {
      guard let line = text.split(separator: "\n").first(where: isSummary) else { return "" }
      return String(line.drop { $0 == "#" || $0 == " " })
    }

    // The line that tells editors where the schema lies is for machines.
    private func isSummary(_ line: Substring) -> Bool {
      line.hasPrefix("#") && !line.contains("yaml-language-server")
    }
  }

  /// All templates in the order of their names.
  static let all: [Template] = Embedded.templates
    .map { Template(name: $0.name, text: String(decoding: $0.bytes, as: UTF8.self)) }
    .sorted { $0.name < $1.name }
}
