import Foundation
import TestSupport
import Testing

/// The Python tools of tests, in the folder that `make setup` fills.
enum PythonTools {
  /// A Python that has some modules; nothing where none has them all.
  static func python(importing modules: String...) -> ExternalTool? {
    let own = CommittedFile.root.appending(path: ".build/venv/bin/python").path
    let candidates = [ExternalTool(path: own), ExternalTool("python3")].compactMap { $0 }
    return candidates.first { tool in
      guard FileManager.default.isExecutableFile(atPath: tool.path) else { return false }
      let line = "import \(modules.joined(separator: ", "))"
      return (try? tool.run(["-c", line]).status) == 0
    }
  }
}

/// Markdown as code hosts understand it.
enum GitHubMarkdown {
  /// A Python with the library that code hosts render Markdown with.
  static let python = PythonTools.python(importing: "cmarkgfm")

  /// Why tests are passed over without it.
  static let missing: Comment = "cmarkgfm is not installed; 'make setup' does it"

  /// What a comment shows.
  struct Page: Decodable {
    /// Rows of all tables, the heads first: the texts of their cells.
    var tables: [[[String]]]
    /// The places that links and pictures lead to.
    var links: [String]
    /// All tags, each as often as it stands there.
    var tags: [String: Int]
    /// The text without tags.
    var text: String
  }

  /// Renders a comment.
  static func page(_ markdown: String) throws -> Page {
    let tool = try #require(python)
    let folder = try TemporaryFolder()
    try folder.write(Array(markdown.utf8), to: "comment.md")
    let result = try tool.run(["-c", script, folder.path("comment.md")])
    #expect(result.status == 0, "\(result.errorText)")
    return try JSONDecoder().decode(Page.self, from: Data(result.output))
  }

  private static let script = #"""
    import json, sys
    from html.parser import HTMLParser
    import cmarkgfm
    from cmarkgfm.cmark import Options
    html = cmarkgfm.github_flavored_markdown_to_html(
        open(sys.argv[1], encoding="utf-8").read(), options=Options.CMARK_OPT_UNSAFE)
    tables, links, tags, text = [], [], {}, []
    class Reader(HTMLParser):
        cell = False
        def handle_starttag(self, tag, attributes):
            tags[tag] = tags.get(tag, 0) + 1
            for name, value in attributes:
                if name in ("href", "src"): links.append(value)
                elif name.startswith("on"): tags[name] = tags.get(name, 0) + 1
            if tag == "table": tables.append([])
            if tag == "tr": tables[-1].append([])
            if tag in ("td", "th"): tables[-1][-1].append("")
            self.cell = self.cell or tag in ("td", "th")
        def handle_endtag(self, tag):
            if tag in ("td", "th"): self.cell = False
        def handle_data(self, data):
            text.append(data)
            if self.cell: tables[-1][-1][-1] += data
    Reader().feed(html)
    json.dump({"tables": tables, "links": links, "tags": tags, "text": "".join(text)}, sys.stdout)
    """#
}
