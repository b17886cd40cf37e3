import Devices
import Drawing
import Geometry
import LayoutEngine

/// Where the caps of a drawn keyboard lie.
///
/// - Note: Source: figures of the system's keyboards read by Cantoboard (margins, gaps, widths, the rows
///   of tablets by class), in points of the display; what they leave open is ours.
struct KeyLayout {
  /// A cap on the page.
  struct Cap {
    /// Where it lies.
    var frame: Rect
    /// Whether it is one of the keys around the letters.
    var isQuiet = false
    /// What it shows.
    var sign: KeySign?
    /// The letter or figures on it, where those of the language are known.
    var letter: String?
  }

  /// A key before it has a place.
  struct Key {
    /// Its width in page points; absent takes an equal share of what the others leave.
    var width: Double?
    var isQuiet = true
    var sign: KeySign?
    var letter: String?

    /// A key of those around the letters.
    static func quiet(_ sign: KeySign, _ width: Double? = nil) -> Key {
      Key(width: width, sign: sign)
    }

    /// The key that leads to figures.
    static func figures(_ label: String, _ width: Double? = nil) -> Key {
      Key(width: width, letter: label)
    }

    /// The bar that types a space, the one key that shows nothing.
    static let space = Key(isQuiet: false)
  }

  /// A row's place from top to bottom.
  typealias Band = (y: Double, height: Double)

  /// All caps, and signs that stand without one.
  private(set) var caps: [Cap] = []
  /// The radius of the caps' corners in page points.
  let radius: Double
  /// The page points of a unit of the signs.
  let sign: Double
  /// The largest letter in page points.
  let largestLetter: Double

  let letters: KeyLetters?
  let layout: ResolvedLayout
  /// The page points of a point of the display.
  let factor: Double
  /// The board below its bar of proposals.
  let board: Rect

  var isLandscape: Bool { layout.configuration.orientation.isLandscape }

  /// Lays caps out in the part of a keyboard below its bar of proposals.
  init(keys: Rect, layout: ResolvedLayout, factor: Double) {
    let isTablet = layout.configuration.device.family == .ipad
    let isGlass = layout.configuration.isGlass
    self.layout = layout
    self.factor = factor
    board = keys
    letters = KeyLetters(locale: layout.configuration.locale)
    radius = (isTablet ? (isGlass ? 9 : 7) : isGlass ? 8.5 : 5) * factor
    sign = (isTablet ? 1.4 : 1.15) * factor
    largestLetter = (isTablet ? 27 : 25) * factor
    if isTablet {
      layTablet()
    } else {
      layPhone()
    }
  }

  /// The letters of a row; blank keys in their number where the language types on others.
  func letters(_ line: [Character]?, count: Int, width: Double? = nil) -> [Key] {
    line?.map { Key(width: width, isQuiet: false, letter: String($0)) }
      ?? Array(repeating: Key(width: width, isQuiet: false), count: count)
  }

  /// Lays keys from one edge to another; those without a width share what is left.
  mutating func lay(_ keys: [Key], _ band: Band, from left: Double, to right: Double, gap: Double) {
    let fixed = keys.compactMap(\.width).reduce(0, +) + Double(keys.count - 1) * gap
    let shares = Double(keys.count { $0.width == nil })
    let share = max(right - left - fixed, 0) / max(shares, 1)
    var x = left
    for key in keys {
      let width = key.width ?? share
      caps.append(
        Cap(
          frame: Rect(x: x, y: band.y, width: width, height: band.height), isQuiet: key.isQuiet,
          sign: key.sign, letter: key.letter))
      x += width + gap
    }
  }

  /// Puts a sign on the board without a cap.
  mutating func put(_ sign: KeySign, at place: Point) {
    caps.append(
      Cap(
        frame: Rect(x: place.x, y: place.y, width: 0, height: 0), isQuiet: true, sign: sign))
  }

  /// Rows of a room, all but the first of equal height.
  struct Rows {
    var room: Rect
    var count: Int
    var gap: Double
    /// The height of the first as a part of that of the others.
    var first = 1.0

    subscript(index: Int) -> Band {
      let height =
        (room.height - Double(count - 1) * gap) / (Double(count - 1) + first)
      guard index > 0 else { return (room.minY, height * first) }
      return (room.minY + height * first + gap + Double(index - 1) * (height + gap), height)
    }
  }
}
