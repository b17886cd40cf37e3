import Testing

@testable import LayoutPreview

struct PathsTests {
  @Test func `paths are seen from a folder unless they are absolute`() {
    #expect(Paths.resolve("a/b", in: "/x") == "/x/a/b")
    #expect(Paths.resolve("/a", in: "/x") == "/a")
    #expect(Paths.resolve(".", in: "/x") == "/x")
    #expect(Paths.resolve("a", in: "/") == "/a")
  }

  @Test(
    arguments: [
      ("/a/b", "/a"), ("/a", "/"), ("/", nil), ("a", nil), ("a/b/", "a"),
    ] as [(String, String?)])
  func `a path lies in its parent`(path: String, parent: String?) {
    #expect(Paths.parent(of: path) == parent)
  }

  @Test func `what leaves its folder is told by its text`() {
    for inside in ["a", "a/b.c", "..a/b", "a/..b"] { #expect(Paths.isConfined(inside)) }
    for outside in ["", "/a", "../a", "a/../b", "a//b", "./a", "a/", "a\u{0}b"] {
      #expect(!Paths.isConfined(outside))
    }
    #expect(Paths.isInside("/a/b", folder: "/a"))
    #expect(!Paths.isInside("/ab", folder: "/a"))
  }

  @Test func `extensions are those of names, not of folders`() {
    #expect(Paths.fileExtension(of: "a.b/c") == "")
    #expect(Paths.fileExtension(of: "a/c.YAML") == "yaml")
    #expect(Paths.fileExtension(of: ".hidden") == "")
  }
}
