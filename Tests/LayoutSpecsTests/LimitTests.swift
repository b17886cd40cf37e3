import Diagnostics
import LayoutSpecs
import Testing

/// Files that are too much.
struct LimitTests {
  private func read(_ text: String) -> SpecReading {
    SpecReader.read(Array(text.utf8), file: "spec.yaml")
  }

  private func rules(_ content: String, top: String = "") -> [String] {
    read(SpecReaderTests.text(content: content, top: top)).diagnostics.map(\.rule)
  }

  @Test func `10,000 nodes are taken, one more is not`() {
    let boxes = Array(repeating: "{ box: }", count: 9999)
    #expect(rules("vstack: [\(boxes.joined(separator: ", "))]").isEmpty)
    #expect(
      rules("vstack: [\((boxes + ["{ box: }"]).joined(separator: ", "))]") == ["too-many-nodes"])
  }

  @Test func `rows count as nodes`() {
    #expect(rules("list: { rows: 9999 }").isEmpty)
    #expect(rules("list: { rows: 10000 }") == ["too-many-nodes"])
    #expect(
      rules("list: { rows: 1 }\nwhen: [{ if: dark, set: { rows: 10000 } }]") == ["too-many-nodes"])
  }

  @Test func `components that double are counted, not built`() {
    var top = "components:\n  c0: { box: }\n"
    for level in 1...200 {
      top += "  c\(level): { vstack: [{ use: c\(level - 1) }, { use: c\(level - 1) }] }\n"
    }
    let rules = rules("use: c200", top: top)
    #expect(rules == ["too-deep"] || rules == ["too-many-nodes"])
    var wide = "components:\n  c0: { box: }\n"
    for level in 1...20 {
      wide += "  c\(level): { vstack: [{ use: c\(level - 1) }, { use: c\(level - 1) }] }\n"
    }
    #expect(self.rules("use: c20", top: wide) == ["too-many-nodes"])
  }

  @Test func `components that nest deeper than a file may are refused`() {
    var top = "components:\n  c0: { box: }\n"
    for level in 1...40 { top += "  c\(level): { zstack: [{ use: c\(level - 1) }] }\n" }
    #expect(rules("use: c40", top: top) == ["too-deep"])
  }

  @Test func `a very long chain of components that ends in a circle is told`() {
    var top = "components:\n  c0: { use: c5000 }\n"
    for level in 1...5000 { top += "  c\(level): { use: c\(level - 1) }\n" }
    #expect(rules("use: c0", top: top) == ["cyclic-use"])
  }

  @Test func `a very long chain of components without a circle is refused`() {
    var top = "components:\n  c0: { box: }\n"
    for level in 1...40_000 { top += "  c\(level): { use: c\(level - 1) }\n" }
    #expect(rules("use: c40000", top: top) == ["too-deep"])
    #expect(rules("use: c10", top: top).isEmpty)
  }

  @Test func `very many circles are told in a bounded number of lines`() {
    var top = "components:\n  c0: { zstack: [{ use: c3000 }, { use: c3000 }] }\n"
    for level in 1...3000 {
      top += "  c\(level): { zstack: [{ use: c\(level - 1) }, { use: c0 }, { use: c3000 }] }\n"
    }
    let lines = read(SpecReaderTests.text(content: "use: c0", top: top)).diagnostics
    #expect(lines.count == 100)
    #expect(lines.allSatisfy { $0.message.utf8.count < 200 })
  }

  @Test func `a file of garbage is told in a bounded number of lines`() {
    let keys = (0..<20_000).map { "spacin\($0): 1" }.joined(separator: ", ")
    let reading = read(SpecReaderTests.text(content: "vstack: { children: [], \(keys) }"))
    #expect(reading.spec == nil)
    #expect(reading.diagnostics.count == 1001)
    #expect(reading.diagnostics.last?.rule == "too-many-problems")
  }

  @Test func `deep nesting is told once`() {
    var content = "box: a"
    for _ in 0..<40 {
      content = "vstack:\n  - " + content.split(separator: "\n").joined(separator: "\n    ")
    }
    #expect(rules(content) == ["too-deep"])
  }

  @Test func `long texts and long words end`() {
    let long = String(repeating: "a", count: 100_000)
    #expect(rules("text: \(long)") == ["too-large"])
    #expect(rules("text: { strin\(long.prefix(900)): a }").contains("unknown-key"))
    #expect(rules("box: a\nid: \(long)") == ["too-large"])
    let reading = read(SpecReaderTests.text(content: "text: { style: \(long), string: a }"))
    #expect((reading.diagnostics.first?.message.count ?? 0) < 400)
  }
}
