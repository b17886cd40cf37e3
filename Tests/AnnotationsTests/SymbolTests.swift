import Drawing
import Geometry
import Testing

@testable import Annotations

/// The symbols that specs name.
struct SymbolTests {
  private static let frame = Rect(x: 100, y: 200, width: 20, height: 20)

  private static let names = [
    "play", "pause.fill", "plus", "shuffle", "repeat", "speaker", "mic", "camera", "photo",
    "music.note", "video", "trash", "pencil", "square.and.pencil", "folder", "doc.text", "book",
    "bookmark", "tray", "calendar", "creditcard", "envelope", "paperplane.fill", "bubble.left",
    "phone", "bell.fill", "cart", "map", "globe", "person.2", "lock", "clock", "bolt.fill",
    "square.grid.2x2", "slider.horizontal.3", "line.3.horizontal.decrease", "arrow.up",
    "arrow.down", "arrow.forward", "square.and.arrow.down", "arrow.clockwise", "info.circle",
    "exclamationmark.triangle", "questionmark.circle", "eye", "tag", "sparkles", "plus.circle",
    "xmark.circle.fill", "heart", "star.fill", "house", "person", "gearshape",
    "house.fill", "film", "list.bullet", "qrcode", "bookmark.fill",
  ]

  private func draw(_ name: String, mirrored: Bool = false) -> [DrawingCommand] {
    Symbol.draw(name, in: Self.frame, Color(0), isMirrored: mirrored)
  }

  @Test(arguments: names)
  func `a symbol of the set has a form of its own and keeps to its square`(name: String) {
    #expect(Symbol.isKnown(name))
    #expect(draw(name) != draw("no.such.symbol"))
    let room = Self.frame.inset(by: -0.3)
    for case .path(let path, _, _) in draw(name) {
      for element in path.elements {
        switch element {
        case .move(let point), .line(let point), .curve(_, _, let point):
          #expect(
            room.contains(Rect(origin: point, size: .zero)), "\(name) leaves its square at \(point)"
          )
        case .close: continue
        }
      }
    }
  }

  @Test func `filled forms are filled, and things that differ look different`() {
    for name in ["house", "bookmark", "folder", "bubble.left", "lock", "mic", "star", "heart"] {
      let isFilled = draw(name + ".fill").contains { command in
        guard case .path(_, let fill, _) = command else { return false }
        return fill != nil
      }
      #expect(isFilled, "\(name)")
      #expect(draw(name + ".fill") != draw(name), "\(name)")
    }
    #expect(draw("film") != draw("video"))
    #expect(draw("list.bullet") != draw("line.3.horizontal"))
  }

  @Test func `a name that is not in the set is a box with a dot`() {
    #expect(!Symbol.isKnown("no.such.symbol"))
    #expect(!Symbol.isKnown("no.such.symbol.circle.fill"))
    #expect(!Symbol.isKnown(".fill"))
    #expect(draw("no.such.symbol") == draw("another"))
    #expect(draw("no.such.symbol").count == 2)
  }

  @Test func `what points somewhere follows the reading direction, what does not stays`() {
    for name in ["chevron.forward", "arrow.backward", "list.bullet"] {
      let points = draw(name), mirrored = draw(name, mirrored: true)
      #expect(name == "list.bullet" || points != mirrored, "\(name)")
    }
    for name in ["play", "chevron.left", "arrow.right", "magnifyingglass", "trash"] {
      #expect(draw(name) == draw(name, mirrored: true), "\(name)")
    }
  }
}
