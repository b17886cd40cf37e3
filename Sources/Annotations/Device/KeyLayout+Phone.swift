import Devices
import Geometry
import LayoutEngine

/// The board of a phone.
extension KeyLayout {
  /// Whether globe and microphone lie below the keys, as on phones without a home button held upright.
  private var hasStrip: Bool {
    let device = layout.configuration.device
    return !isLandscape && !device.hasHomeButton && !device.isFoldable
      && layout.scene.display.safeArea.bottom > 0
  }

  /// Whether globe and microphone lie beside the keys, as on those phones on their side.
  private var hasWings: Bool {
    let device = layout.configuration.device
    return isLandscape && !device.hasHomeButton && !device.isFoldable
  }

  mutating func layPhone() {
    let room = phoneRoom
    let gap = 6 * factor
    let lines = letters?.rows
    let count = Double(max(10, lines?.map(\.count).max() ?? 0))
    let unit = (room.width - (count - 1) * gap) / count
    // 12 of 204 points upright, 7.3 of 150 on the side.
    let rows = Rows(room: room, count: 4, gap: room.height * (isLandscape ? 0.049 : 0.059))
    if let letters, !letters.hasShift {
      layUnshifted(rows, letters, unit: unit, gap: gap)
    } else {
      layCentered(letters(lines?[0], count: 10, width: unit), rows[0], room, gap: gap)
      layCentered(letters(lines?[1], count: 9, width: unit), rows[1], room, gap: gap)
      let line = letters(lines?[2], count: 7, width: unit)
      let length = Double(line.count) * (unit + gap) - gap
      let side = (room.width - length) / 2
      // Shift and delete keep off the letters where there is room.
      let wide = side - max(gap, min(2.5 * gap, side - unit))
      lay([.quiet(.shift, wide)], rows[2], from: room.minX, to: room.maxX, gap: gap)
      layCentered(line, rows[2], room, gap: gap)
      lay([.quiet(.delete, wide)], rows[2], from: room.maxX - wide, to: room.maxX, gap: gap)
    }
    // A quarter of the width on each side, the left one shared by two keys; three where globe and
    // microphone have no other place.
    let outer = (room.width - 9 * gap) / 4 + gap
    let small = (outer - gap) / 2
    let signs: [KeySign] = hasStrip || hasWings ? [.emoji] : [.globe, .microphone]
    lay(
      [.figures("123", small)] + signs.map { .quiet($0, small) } + [
        .space, .quiet(.return, outer),
      ],
      rows[3], from: room.minX, to: room.maxX, gap: gap)
    if hasStrip {
      let y = (room.maxY + board.maxY) / 2 - 9 * factor
      put(.globe, at: Point(x: board.minX + board.width * 0.09, y: y))
      put(.microphone, at: Point(x: board.minX + board.width * 0.91, y: y))
    } else if hasWings {
      let y = rows[3].y + rows[3].height / 2
      put(.globe, at: Point(x: room.minX - 32 * factor, y: y))
      put(.microphone, at: Point(x: room.maxX + 32 * factor, y: y))
    }
  }

  /// Where the keys of a phone lie.
  private var phoneRoom: Rect {
    let display = layout.scene.display
    let inset = display.safeArea.bottom * factor
    // A board of 292 has 216 above the strip; all end four points above what lies below.
    let foot = (hasStrip ? 76 * factor : inset) + 4 * factor
    let sides = phoneSides(foot: foot)
    return Rect(
      left: board.minX + sides.left, top: board.minY + 8 * factor, right: board.maxX - sides.right,
      bottom: max(board.maxY - foot, board.minY + 18 * factor))
  }

  /// What the keys keep off the sides of the board.
  private func phoneSides(foot: Double) -> (left: Double, right: Double) {
    let display = layout.scene.display
    if hasWings {
      // 662 wide on the first phones without a home button, 694 since; the rest is left on both sides.
      let isFirst = display.size.width <= 812 || display.size.width == 896
      let side = max((board.width - (isFirst ? 662 : 694) * factor) / 2, 3 * factor)
      return (side, side)
    }
    var sides = (left: 3 * factor, right: 3 * factor)
    let radii = display.cornerRadii
    let corner = max(
      Self.clearance(of: radii.bottomLeft * factor, at: foot),
      Self.clearance(of: radii.bottomRight * factor, at: foot))
    if corner > 0 {
      sides = (max(sides.left, corner + 3 * factor), max(sides.right, corner + 3 * factor))
    }
    // Cameras of a foldable lie in the board of some of its stances; one that is off covers nothing.
    let off = Set(layout.scene.regions.filter { !$0.isActive }.map(\.region.id))
    let top = display.size.height - board.height / factor
    for region in display.regions
    where region.kind == .occlusion && region.frame.maxY > top && !off.contains(region.id) {
      if region.frame.midX > display.size.width / 2 {
        sides.right = max(sides.right, (display.size.width - region.frame.minX) * factor)
      } else {
        sides.left = max(sides.left, region.frame.maxX * factor)
      }
    }
    return sides
  }

  /// How far a round corner reaches in at a height above its foot.
  private static func clearance(of radius: Double, at height: Double) -> Double {
    guard height < radius else { return 0 }
    let rise = radius - height
    return radius - (radius * radius - rise * rise).squareRoot()
  }

  private mutating func layCentered(_ keys: [Key], _ band: Band, _ room: Rect, gap: Double) {
    let length = keys.reduce(-gap) { $0 + ($1.width ?? 0) + gap }
    lay(keys, band, from: room.midX - length / 2, to: room.maxX, gap: gap)
  }

  /// Three rows of a phone without shift: the key that deletes ends the row of the fewest letters on the
  /// right, or the lowest where all are nearly full; the others stand in the middle.
  private mutating func layUnshifted(
    _ rows: Rows, _ known: KeyLetters, unit: Double, gap: Double
  ) {
    let room = rows.room
    let isTopShort = known.rows[0].count < known.rows[2].count
    for (index, line) in known.rows.enumerated() {
      let keys = letters(line, count: line.count, width: unit)
      if index == (isTopShort ? 0 : 2) {
        lay(keys + [.quiet(.delete)], rows[index], from: room.minX, to: room.maxX, gap: gap)
      } else {
        layCentered(keys, rows[index], room, gap: gap)
      }
    }
  }
}
