import Diagnostics
import Documents
import Testing

@testable import LayoutSpecs

/// The reference for people, and the sentences that it is made of.
struct SpecReferenceTests {
  @Test func `every key stands in the reference`() {
    let text = SpecReference.text()
    let keys =
      SpecTable.table.properties.map(\.name) + ScreenTable.table.properties.map(\.name)
      + KindTable.all.map(\.name)
      + KindTable.all.filter { !($0.short?.isOnly ?? false) }
      .flatMap { $0.table.properties.map(\.name) }
      + ModifierTable.table.properties.map(\.name)
      + Condition.Flag.allCases.map(\.rawValue) + Condition.Trait.allCases.map(\.rawValue)
    for key in keys { #expect(text.contains("`\(key)`"), "\(key)") }
    #expect(text == SpecReference.text())
  }

  @Test func `every sentence ends with a full stop`() {
    let summaries =
      SpecTable.table.properties.map(\.summary) + ScreenTable.table.properties.map(\.summary)
      + ModifierTable.table.properties.map(\.summary)
      + KindTable.all.flatMap { [$0.summary, $0.size] + $0.table.properties.map(\.summary) }
    for summary in summaries { #expect(summary.hasSuffix("."), "\(summary)") }
  }

  /// A default that is written out must change nothing.
  @Test func `the defaults of kinds are what the parser does without them`() {
    for kind in KindTable.all {
      for property in kind.table.properties {
        guard let apply = Self.reading(property) else { continue }
        // Nothing means 8 as well, but leaves room for what neighbours prefer.
        if kind.name.hasSuffix("stack"), property.name == "spacing" { continue }
        var changed = kind.initial
        apply(&changed)
        #expect(
          String(describing: changed) == String(describing: kind.initial),
          "\(kind.name).\(property.name)")
      }
    }
  }

  @Test func `the defaults of a screen are what the parser does without them`() {
    for property in ScreenTable.table.properties {
      guard let apply = Self.reading(property) else { continue }
      let screen = Screen(id: "a", content: Node(.divider))
      var changed = screen
      apply(&changed)
      #expect(String(describing: changed) == String(describing: screen), "\(property.name)")
    }
  }

  /// What a property makes of its own default; nothing where that is a sentence.
  private static func reading<Subject>(
    _ property: Property<Subject>
  ) -> Property<Subject>.Apply? {
    guard let standard = property.standard,
      let node = YAMLReader.read(Array(standard.utf8), file: "").root
    else { return nil }
    let decoder = SpecDecoder(file: "", allowOutsidePaths: false, found: [])
    let apply = property.read(node, decoder)
    return decoder.diagnostics.isEmpty ? apply : nil
  }
}
