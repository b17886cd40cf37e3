import Findings
import Geometry

/// Which findings of a preview have discs on a contact sheet: as many as leave the screen to be seen.
///
/// The severest come first, and of those one of each element before a second: numbers spread over the
/// screen say more than many at one place. What has no disc is counted in the caption, and its row in
/// the table leads to the preview.
struct SheetMarks {
  /// The part of a preview that discs may cover.
  private static let share = 0.05
  /// A preview of any size has room for so many.
  static let least = 6
  /// The room of a disc on the paper, in square points, with the gap beside it.
  private static let room: Double = {
    let side = 2 * FindingCallouts.radius * SheetFace.labelFactor
    return side * side
  }()

  /// The findings with discs, in their order, by their index in the preview.
  let shown: [Int]
  /// How many others have a place on the screen.
  let hidden: Int

  /// Chooses from the findings of a preview that is drawn at a size in points of the paper.
  init(_ findings: [Finding], on picture: Size) {
    let placed = findings.indices.filter { findings[$0].frame != nil }
    let most = max(Self.least, Int(picture.width * picture.height * Self.share / Self.room))
    guard placed.count > most else {
      shown = placed
      hidden = 0
      return
    }
    let severest = placed.sorted { a, b in
      let (x, y) = (findings[a].severity, findings[b].severity)
      return x == y ? a < b : x > y
    }
    var seen: [String?: Int] = [:]
    let turns = severest.map { index in
      seen[findings[index].element, default: 0] += 1
      return (index: index, turn: seen[findings[index].element] ?? 0)
    }
    let chosen = turns.sorted { a, b in
      let (x, y) = (findings[a.index].severity, findings[b.index].severity)
      return x == y ? (a.turn, a.index) < (b.turn, b.index) : x > y
    }
    shown = chosen.prefix(most).map(\.index).sorted()
    hidden = placed.count - most
  }

  /// What the caption says of the others; nothing where all have discs.
  var words: String? { hidden == 0 ? nil : "and \(hidden) more found" }
}
