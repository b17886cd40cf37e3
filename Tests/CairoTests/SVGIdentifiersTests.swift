import Cairo
import Testing

struct SVGIdentifiersTests {
  @Test func `ids are numbered in order of appearance`() {
    let cairo = """
      <g id="surface41"><use xlink:href="#glyph0-3"/><g clip-path="url(#clip9)" id="clip9"/></g>\
      <symbol id="glyph0-3"/>
      """
    let expected = """
      <g id="i1"><use xlink:href="#i2"/><g clip-path="url(#i3)" id="i3"/></g><symbol id="i2"/>
      """
    let result = SVGIdentifiers.renumbered(Array(cairo.utf8))
    #expect(String(decoding: result, as: UTF8.self) == expected)
  }
}
