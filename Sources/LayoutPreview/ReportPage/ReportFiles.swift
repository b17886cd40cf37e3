/// A file of the page itself, carried inside the program.
struct ReportFile {
  /// The path inside the folder of the page.
  let path: String
  private let content: [UInt8]

  init(name: String, bytes: [UInt8]) {
    path = name == "index.html" ? name : "report/\(name)"
    content = bytes
  }

  /// The bytes, with the name of a spec in the title.
  func bytes(_ specName: String) -> [UInt8] {
    guard path == "index.html" else { return content }
    let text = String(decoding: content, as: UTF8.self)
    return Array(text.replacing("{{name}}", with: HTML.escape(specName)).utf8)
  }
}

/// The files of the page.
enum ReportFiles {
  /// All of them: the page, its style and its scripts.
  static var all: [ReportFile] {
    Embedded.reportFiles.map { ReportFile(name: $0.name, bytes: $0.bytes) }
  }
}

/// Text from outside inside HTML.
enum HTML {
  /// The text with entities for what HTML would read as markup.
  static func escape(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
