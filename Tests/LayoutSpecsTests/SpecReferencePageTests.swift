import LayoutSpecs
import TestSupport
import Testing

/// The committed page of the spec language.
struct SpecReferencePageTests {
  @Test func `the page of the spec language is what the tables say`() throws {
    let problem = try CommittedFile.problem(
      with: SpecReference.text(), at: "Sources/LayoutPreview/LayoutPreview.docc/spec-reference.md")
    #expect(problem == nil, "\(problem ?? "")")
  }
}
