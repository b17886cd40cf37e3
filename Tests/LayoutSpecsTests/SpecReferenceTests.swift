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

  @Test func `every sentence ends with a full stop and every default is the parser's`() {
    let summaries =
      SpecTable.table.properties.map(\.summary) + ScreenTable.table.properties.map(\.summary)
      + ModifierTable.table.properties.map(\.summary)
      + KindTable.all.flatMap { [$0.summary, $0.size] + $0.table.properties.map(\.summary) }
    for summary in summaries { #expect(summary.hasSuffix("."), "\(summary)") }
  }

  @Test func `supported and not yet supported names do not overlap`() {
    #expect(Set(KindTable.all.map(\.name)).isDisjoint(with: KindTable.notYet))
    for table in [SpecTable.table.notYet] {
      #expect(SpecTable.table.properties.allSatisfy { !table.contains($0.name) })
    }
    #expect(
      ScreenTable.table.properties.allSatisfy { !ScreenTable.table.notYet.contains($0.name) })
    #expect(
      ModifierTable.table.properties.allSatisfy { !ModifierTable.table.notYet.contains($0.name) })
  }
}
