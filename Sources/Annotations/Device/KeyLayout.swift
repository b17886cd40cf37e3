import Devices
import Drawing
import Geometry
import LayoutEngine

/// Where the caps of a drawn keyboard lie; the proportions are ours.
struct KeyLayout {
  /// A sign on a cap that means the same in every language.
  enum Sign {
    case shift
    case delete
    case `return`
    case globe
    case microphone
    case dismiss

    /// The strokes of the sign in the middle of a cap.
    func path(in cap: Rect, unit: Double) -> Path {
      let c = cap.center
      func at(_ x: Double, _ y: Double) -> Point { Point(x: c.x + x * unit, y: c.y + y * unit) }
      func circle(_ radius: Double) -> Path {
        .ellipse(
          in: Rect(
            x: c.x - radius * unit, y: c.y - radius * unit, width: 2 * radius * unit,
            height: 2 * radius * unit))
      }
      switch self {
      case .shift:
        return .polyline(
          [
            at(0, -7), at(7, 0), at(3, 0), at(3, 6), at(-3, 6), at(-3, 0), at(-7, 0),
          ], closed: true)
      case .delete:
        return .polyline([at(-9, 0), at(-3, -6), at(8, -6), at(8, 6), at(-3, 6)], closed: true)
          + .line(from: at(0, -2.5), to: at(5, 2.5)) + .line(from: at(5, -2.5), to: at(0, 2.5))
      case .return:
        return .polyline([at(7, -5), at(7, 1), at(-7, 1)])
          + .polyline([at(-3, -3), at(-7, 1), at(-3, 5)])
      case .globe:
        return circle(7) + .line(from: at(-7, 0), to: at(7, 0))
          + .ellipse(
            in: Rect(x: c.x - 3 * unit, y: c.y - 7 * unit, width: 6 * unit, height: 14 * unit))
      case .microphone:
        return .roundedRect(
          Rect(x: c.x - 3 * unit, y: c.y - 8 * unit, width: 6 * unit, height: 11 * unit),
          radius: 3 * unit) + .polyline([at(-5.5, 1), at(-4, 5), at(0, 6.5), at(4, 5), at(5.5, 1)])
          + .line(from: at(0, 6.5), to: at(0, 9))
      case .dismiss:
        return .roundedRect(
          Rect(x: c.x - 8 * unit, y: c.y - 7 * unit, width: 16 * unit, height: 8 * unit),
          radius: 1.5 * unit) + .polyline([at(-3, 4), at(0, 7), at(3, 4)])
      }
    }
  }

  /// A cap on the page.
  struct Cap {
    /// Where it lies.
    var frame: Rect
    /// Whether it is one of the keys around the letters.
    var isQuiet = false
    /// What it shows.
    var sign: Sign?
    /// The letter or figures on it, where those of the language are known.
    var letter: String?
  }

  /// All caps, and signs that stand without one.
  private(set) var caps: [Cap] = []
  /// The radius of the caps' corners in page points.
  let radius: Double
  /// The page points of a unit of the signs.
  let sign: Double

  private let letters: KeyLetters?

  /// Lays caps out in the part of a keyboard below its bar of proposals.
  init(keys: Rect, layout: ResolvedLayout, factor: Double) {
    let isTablet = layout.configuration.device.family == .ipad
    letters = KeyLetters(locale: layout.configuration.locale)
    let isGlass = layout.configuration.isGlass
    radius = (isTablet ? 7 : isGlass ? 8.5 : 5) * factor
    sign = (isTablet ? 1.15 : 1) * factor
    let display = layout.scene.display
    let bottom = display.safeArea.bottom * factor
    let isLandscape = layout.configuration.orientation.isLandscape
    let hasStrip =
      !isTablet && !isLandscape && bottom > 0 && !layout.configuration.device.isFoldable
    // Below the keys of a phone without a home button lie globe and microphone.
    let strip = hasStrip ? 75 * factor : bottom
    let side = (isTablet ? 8 : max(4, display.safeArea.left)) * factor
    let far = (isTablet ? 8 : max(4, display.safeArea.right)) * factor
    let room = Rect(
      left: keys.minX + side, top: keys.minY + 6 * factor, right: keys.maxX - far,
      bottom: max(keys.maxY - max(strip, 4 * factor), keys.minY + 10 * factor))
    if isTablet {
      layTablet(room, factor)
    } else {
      layPhone(room, factor)
    }
    if hasStrip {
      let y = keys.maxY - strip * 0.62
      for (x, sign) in [(0.09, Sign.globe), (0.91, Sign.microphone)] {
        let center = Point(x: keys.minX + keys.width * x, y: y)
        caps.append(
          Cap(frame: Rect(x: center.x, y: center.y, width: 0, height: 0), isQuiet: true, sign: sign)
        )
      }
    }
  }

  private mutating func layPhone(_ room: Rect, _ factor: Double) {
    let gap = 6 * factor
    let count = Double(max(10, letters?.rows.map(\.count).max() ?? 0))
    let unit = (room.width - (count - 1) * gap) / count
    let rows = Rows(room: room, count: 4, gap: min(11 * factor, room.height * 0.06))
    if let letters, !letters.hasShift {
      layUnshifted(rows, letters, unit: unit, gap: gap)
    } else {
      row(
        rows[0], from: room.minX, widths: Array(repeating: unit, count: 10), gap: gap,
        letters?.rows[0])
      row(
        rows[1], from: room.minX + (unit + gap) / 2, widths: Array(repeating: unit, count: 9),
        gap: gap, letters?.rows[1])
      let wide = unit * 1.5
      cap(rows[2], room.minX, wide - gap, isQuiet: true, .shift)
      row(
        rows[2], from: room.minX + (unit + gap) * 1.5, widths: Array(repeating: unit, count: 7),
        gap: gap, letters?.rows[2])
      cap(rows[2], room.maxX - wide + gap, wide - gap, isQuiet: true, .delete)
    }
    // A quarter of the width each.
    let outer = (room.width - 9 * gap) / 4 + gap * 1.5
    cap(rows[3], room.minX, outer - gap / 2, isQuiet: true, nil, letters?.figures)
    cap(
      rows[3], room.minX + outer + gap / 2, room.width - 2 * outer - gap, isQuiet: false, nil)
    cap(rows[3], room.maxX - outer + gap / 2, outer - gap / 2, isQuiet: true, .return)
  }

  /// Three rows of a phone without shift: the key that deletes ends the row of the fewest letters on the
  /// right, or the lowest where all are nearly full; the others stand in the middle.
  private mutating func layUnshifted(
    _ rows: Rows, _ letters: KeyLetters, unit: Double, gap: Double
  ) {
    let room = rows.room
    let isTopShort = letters.rows[0].count < letters.rows[2].count
    for (index, line) in letters.rows.enumerated() {
      let length = Double(line.count) * (unit + gap) - gap
      let deletes = index == (isTopShort ? 0 : 2)
      let start = deletes ? room.minX : room.midX - length / 2
      row(
        rows[index], from: start, widths: Array(repeating: unit, count: line.count), gap: gap, line)
      if deletes {
        let edge = room.minX + length + gap
        cap(rows[index], edge, room.maxX - edge, isQuiet: true, .delete)
      }
    }
  }

  private mutating func layTablet(_ room: Rect, _ factor: Double) {
    let isLarge = room.width / factor > 1300 || room.height / factor > 400
    let hasShift = letters?.hasShift ?? true
    let lines = letters.map { [$0.lead + $0.rows[0], $0.rows[1], $0.rows[2] + $0.marks] }
    let counts = hasShift ? [10, 9, 9] : lines?.map(\.count) ?? []
    let gap = max(room.width * 0.012, 6 * factor)
    let rows = Rows(room: room, count: isLarge ? 5 : 4, gap: min(gap, room.height * 0.035))
    let columns = Double(counts[0] + 1)
    let unit = (room.width - (columns - 1) * gap) / columns
    func units(_ count: Int) -> [Double] { Array(repeating: unit, count: count) }
    func after(_ count: Int, _ start: Double) -> Double { start + Double(count) * (unit + gap) }
    var index = 0
    if isLarge {
      row(
        rows[0], from: room.minX, widths: units(10), gap: gap,
        letters.map { _ in Array("1234567890") })
      let edge = after(10, room.minX)
      cap(rows[0], edge, room.maxX - edge, isQuiet: true, .delete)
      index = 1
    }
    row(rows[index], from: room.minX, widths: units(counts[0]), gap: gap, lines?[0])
    cap(rows[index], room.maxX - unit, unit, isQuiet: true, isLarge ? nil : .delete)
    let indent = hasShift ? unit * 0.45 : 0
    row(rows[index + 1], from: room.minX + indent, widths: units(counts[1]), gap: gap, lines?[1])
    let start = after(counts[1], room.minX + indent)
    cap(rows[index + 1], start, room.maxX - start, isQuiet: true, .return)
    if hasShift { cap(rows[index + 2], room.minX, unit, isQuiet: true, .shift) }
    row(
      rows[index + 2], from: hasShift ? room.minX + unit + gap : room.minX,
      widths: units(counts[2]), gap: gap, lines?[2])
    if hasShift { cap(rows[index + 2], room.maxX - unit, unit, isQuiet: true, .shift) }
    let last = rows[index + 3]
    cap(last, room.minX, unit, isQuiet: true, nil, letters?.figures)
    cap(last, room.minX + unit + gap, unit, isQuiet: true, .globe)
    cap(last, room.minX + 2 * (unit + gap), unit, isQuiet: true, .microphone)
    let space = room.minX + 3 * (unit + gap)
    let end = room.maxX - 2 * (unit + gap)
    cap(last, space, end - space, isQuiet: false, nil)
    cap(last, end + gap, unit, isQuiet: true, nil, letters?.figures)
    cap(last, room.maxX - unit, unit, isQuiet: true, .dismiss)
  }

  private mutating func row(
    _ line: (y: Double, height: Double), from start: Double, widths: [Double], gap: Double,
    _ letters: [Character]?
  ) {
    var x = start
    for (index, width) in widths.enumerated() {
      cap(
        line, x, width, isQuiet: false, nil,
        letters.flatMap { index < $0.count ? String($0[index]) : nil })
      x += width + gap
    }
  }

  private mutating func cap(
    _ line: (y: Double, height: Double), _ x: Double, _ width: Double, isQuiet: Bool, _ sign: Sign?,
    _ letter: String? = nil
  ) {
    caps.append(
      Cap(
        frame: Rect(x: x, y: line.y, width: max(width, 0), height: line.height), isQuiet: isQuiet,
        sign: sign, letter: letter))
  }

  /// Equal rows of a room.
  private struct Rows {
    var room: Rect
    var count: Int
    var gap: Double

    subscript(index: Int) -> (y: Double, height: Double) {
      let height = (room.height - Double(count - 1) * gap) / Double(count)
      return (room.minY + Double(index) * (height + gap), height)
    }
  }
}
