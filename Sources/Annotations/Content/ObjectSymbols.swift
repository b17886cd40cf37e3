import Drawing

/// Symbols of things and doings, by the names that specs use; drawn by us, coarse on purpose: they
/// tell what a control is for, not how an app will look.
enum ObjectSymbols {
  /// The symbol without a suffix such as `.fill`; nothing where the set has none.
  static func draw(_ name: String, _ pen: SymbolPen) -> [DrawingCommand]? {
    places(name, pen) ?? media(name, pen) ?? documents(name, pen) ?? marks(name, pen)
  }

  private static func media(_ name: String, _ pen: SymbolPen) -> [DrawingCommand]? {
    switch name {
    case "shuffle":
      [
        pen.lines([
          [(0.08, 0.3), (0.28, 0.3), (0.66, 0.72), (0.9, 0.72)],
          [(0.08, 0.72), (0.28, 0.72), (0.36, 0.63)],
          [(0.57, 0.41), (0.66, 0.3), (0.9, 0.3)],
          [(0.78, 0.18), (0.91, 0.3), (0.78, 0.42)], [(0.78, 0.6), (0.91, 0.72), (0.78, 0.84)],
        ])
      ]
    case "repeat":
      [
        pen.lines([
          [(0.14, 0.48), (0.14, 0.28), (0.88, 0.28)], [(0.74, 0.14), (0.88, 0.28), (0.74, 0.42)],
          [(0.86, 0.52), (0.86, 0.72), (0.12, 0.72)], [(0.26, 0.58), (0.12, 0.72), (0.26, 0.86)],
        ])
      ]
    case "speaker", "speaker.wave.2":
      [
        pen.solid([
          (0.08, 0.38), (0.24, 0.38), (0.46, 0.18), (0.46, 0.82), (0.24, 0.62), (0.08, 0.62),
        ]),
        pen.curve((0.6, 0.36), (0.68, 0.44), (0.68, 0.56), (0.6, 0.64)),
        pen.curve((0.74, 0.24), (0.9, 0.38), (0.9, 0.62), (0.74, 0.76)),
      ]
    case "mic":
      [
        pen.box(0.37, 0.08, 0.63, 0.58, radius: 0.13),
        pen.curve((0.22, 0.46), (0.22, 0.82), (0.78, 0.82), (0.78, 0.46)),
        pen.lines([[(0.5, 0.74), (0.5, 0.92)], [(0.34, 0.92), (0.66, 0.92)]]),
      ]
    case "camera":
      [
        pen.box(0.06, 0.28, 0.94, 0.84, radius: 0.1), pen.ring(0.5, 0.55, 0.16),
        pen.lines([[(0.34, 0.27), (0.4, 0.16), (0.6, 0.16), (0.66, 0.27)]]),
      ]
    case "photo", "photo.on.rectangle":
      [
        pen.box(0.06, 0.16, 0.94, 0.84, radius: 0.1), pen.ring(0.3, 0.38, 0.07, filled: true),
        pen.lines([[(0.12, 0.76), (0.36, 0.54), (0.5, 0.66), (0.68, 0.44), (0.9, 0.7)]]),
      ]
    case "music.note":
      [
        pen.ring(0.32, 0.78, 0.14, filled: true),
        pen.lines([[(0.44, 0.78), (0.44, 0.14), (0.74, 0.26), (0.74, 0.4)]]),
      ]
    case "film":
      [
        pen.box(0.06, 0.18, 0.94, 0.82, radius: 0.08),
        pen.lines([
          [(0.27, 0.2), (0.27, 0.8)], [(0.73, 0.2), (0.73, 0.8)], [(0.27, 0.5), (0.73, 0.5)],
          [(0.08, 0.39), (0.25, 0.39)], [(0.08, 0.61), (0.25, 0.61)], [(0.75, 0.39), (0.92, 0.39)],
          [(0.75, 0.61), (0.92, 0.61)],
        ]),
      ]
    case "video":
      [
        pen.box(0.06, 0.26, 0.64, 0.74, radius: 0.1),
        pen.solid([(0.7, 0.46), (0.94, 0.3), (0.94, 0.7), (0.7, 0.54)]),
      ]
    default: nil
    }
  }

  private static func documents(_ name: String, _ pen: SymbolPen) -> [DrawingCommand]? {
    switch name {
    case "trash":
      [
        pen.lines([
          [(0.12, 0.24), (0.88, 0.24)], [(0.38, 0.23), (0.4, 0.12), (0.6, 0.12), (0.62, 0.23)],
          [(0.22, 0.25), (0.28, 0.9), (0.72, 0.9), (0.78, 0.25)], [(0.42, 0.4), (0.43, 0.74)],
          [(0.58, 0.4), (0.57, 0.74)],
        ])
      ]
    case "pencil":
      [
        pen.lines(
          [[(0.14, 0.86), (0.2, 0.64), (0.7, 0.14), (0.86, 0.3), (0.36, 0.8)]], closed: true)
      ]
    case "square.and.pencil":
      [
        pen.lines([[(0.54, 0.18), (0.12, 0.18), (0.12, 0.88), (0.82, 0.88), (0.82, 0.46)]]),
        pen.lines(
          [[(0.4, 0.62), (0.44, 0.48), (0.82, 0.1), (0.92, 0.2), (0.54, 0.58)]], closed: true),
      ]
    case "folder":
      [
        pen.lines(
          [
            [
              (0.08, 0.2), (0.38, 0.2), (0.46, 0.3), (0.92, 0.3), (0.92, 0.82), (0.08, 0.82),
            ]
          ], closed: true)
      ]
    case "doc", "doc.text", "note.text":
      [
        pen.lines(
          [[(0.2, 0.08), (0.6, 0.08), (0.8, 0.28), (0.8, 0.92), (0.2, 0.92)]], closed: true),
        pen.lines([
          [(0.34, 0.46), (0.66, 0.46)], [(0.34, 0.6), (0.66, 0.6)], [(0.34, 0.74), (0.54, 0.74)],
        ]),
      ]
    case "book":
      [
        pen.lines([
          [(0.5, 0.26), (0.34, 0.18), (0.08, 0.18), (0.08, 0.78), (0.34, 0.78), (0.5, 0.86)],
          [(0.5, 0.26), (0.66, 0.18), (0.92, 0.18), (0.92, 0.78), (0.66, 0.78), (0.5, 0.86)],
          [(0.5, 0.26), (0.5, 0.86)],
        ])
      ]
    case "bookmark":
      [
        pen.lines(
          [[(0.26, 0.1), (0.74, 0.1), (0.74, 0.9), (0.5, 0.7), (0.26, 0.9)]], closed: true)
      ]
    case "tray":
      [
        pen.lines([
          [(0.08, 0.56), (0.22, 0.2), (0.78, 0.2), (0.92, 0.56)],
          [
            (0.08, 0.56), (0.08, 0.82), (0.92, 0.82), (0.92, 0.56), (0.64, 0.56), (0.6, 0.68),
            (0.4, 0.68), (0.36, 0.56), (0.08, 0.56),
          ],
        ])
      ]
    case "calendar":
      [
        pen.box(0.1, 0.16, 0.9, 0.88, radius: 0.1),
        pen.lines([
          [(0.1, 0.38), (0.9, 0.38)], [(0.3, 0.08), (0.3, 0.22)], [(0.7, 0.08), (0.7, 0.22)],
        ]),
      ]
    case "creditcard":
      [
        pen.box(0.06, 0.22, 0.94, 0.78, radius: 0.1),
        pen.lines([[(0.06, 0.4), (0.94, 0.4)], [(0.18, 0.62), (0.4, 0.62)]]),
      ]
    default: nil
    }
  }

  private static func places(_ name: String, _ pen: SymbolPen) -> [DrawingCommand]? {
    switch name {
    case "envelope":
      [
        pen.box(0.06, 0.2, 0.94, 0.8, radius: 0.1),
        pen.lines([[(0.1, 0.26), (0.5, 0.56), (0.9, 0.26)]]),
      ]
    case "paperplane":
      [
        pen.lines([[(0.92, 0.08), (0.08, 0.42), (0.42, 0.58), (0.58, 0.92)]], closed: true),
        pen.lines([[(0.42, 0.58), (0.92, 0.08)]]),
      ]
    case "bubble.left", "bubble.right", "message", "bubble":
      [
        pen.lines(
          [
            [
              (0.08, 0.16), (0.92, 0.16), (0.92, 0.7), (0.46, 0.7), (0.26, 0.9), (0.26, 0.7),
              (0.08, 0.7),
            ]
          ], closed: true)
      ]
    case "phone":
      [
        pen.curve((0.2, 0.2), (0.22, 0.56), (0.44, 0.78), (0.8, 0.8)),
        pen.lines([
          [(0.2, 0.2), (0.34, 0.16), (0.4, 0.34)], [(0.8, 0.8), (0.84, 0.66), (0.66, 0.6)],
        ]),
      ]
    case "bell":
      [
        pen.lines([[(0.12, 0.74), (0.88, 0.74)]]),
        pen.curve((0.22, 0.72), (0.3, 0.5), (0.16, 0.14), (0.5, 0.14)),
        pen.curve((0.78, 0.72), (0.7, 0.5), (0.84, 0.14), (0.5, 0.14)),
        pen.curve((0.4, 0.84), (0.44, 0.94), (0.56, 0.94), (0.6, 0.84)),
      ]
    case "cart":
      [
        pen.lines([
          [(0.06, 0.16), (0.22, 0.16), (0.34, 0.64), (0.8, 0.64), (0.9, 0.28), (0.25, 0.28)]
        ]),
        pen.ring(0.4, 0.82, 0.07, filled: true), pen.ring(0.74, 0.82, 0.07, filled: true),
      ]
    case "map", "mappin", "location":
      [
        pen.curve((0.5, 0.92), (0.0, 0.42), (0.2, 0.1), (0.5, 0.1)),
        pen.curve((0.5, 0.92), (1.0, 0.42), (0.8, 0.1), (0.5, 0.1)), pen.ring(0.5, 0.38, 0.1),
      ]
    case "globe":
      [
        pen.ring(0.5, 0.5, 0.4), pen.lines([[(0.1, 0.5), (0.9, 0.5)]]),
        pen.curve((0.5, 0.1), (0.22, 0.3), (0.22, 0.7), (0.5, 0.9)),
        pen.curve((0.5, 0.1), (0.78, 0.3), (0.78, 0.7), (0.5, 0.9)),
      ]
    case "person.2", "person.3":
      [
        pen.ring(0.34, 0.32, 0.15), pen.curve((0.06, 0.84), (0.06, 0.5), (0.62, 0.5), (0.62, 0.84)),
        pen.lines([[(0.06, 0.84), (0.62, 0.84)]]), pen.ring(0.7, 0.34, 0.12),
        pen.curve((0.7, 0.56), (0.86, 0.56), (0.94, 0.68), (0.94, 0.84)),
        pen.lines([[(0.74, 0.84), (0.94, 0.84)]]),
      ]
    case "lock":
      [
        pen.box(0.2, 0.44, 0.8, 0.9, radius: 0.1),
        pen.curve((0.32, 0.44), (0.3, 0.02), (0.7, 0.02), (0.68, 0.44)),
      ]
    case "clock":
      [pen.ring(0.5, 0.5, 0.4), pen.lines([[(0.5, 0.24), (0.5, 0.5), (0.66, 0.6)]])]
    case "bolt":
      [
        pen.solid([
          (0.58, 0.06), (0.18, 0.56), (0.46, 0.56), (0.4, 0.94), (0.82, 0.42), (0.54, 0.42),
        ])
      ]
    default: nil
    }
  }

  /// The corners and some dots of a code to be scanned.
  private static func code(_ pen: SymbolPen) -> [DrawingCommand] {
    var parts: [DrawingCommand] = []
    for (x, y) in [(0.06, 0.06), (0.58, 0.06), (0.06, 0.58)] {
      parts.append(pen.box(x + 0.03, y + 0.03, x + 0.33, y + 0.33, radius: 0.05))
      parts.append(pen.box(x + 0.13, y + 0.13, x + 0.23, y + 0.23, radius: 0.02, filled: true))
    }
    for row in 0..<4 {
      for column in [0, 2] {
        let x = 0.56 + 0.09 * Double(column + row % 2)
        let y = 0.56 + 0.09 * Double(row)
        parts.append(pen.box(x, y, x + 0.1, y + 0.1, radius: 0.01, filled: true))
      }
    }
    return parts
  }

  private static func marks(_ name: String, _ pen: SymbolPen) -> [DrawingCommand]? {
    switch name {
    case "qrcode": code(pen)
    case "square.grid.2x2":
      [(0.1, 0.1), (0.56, 0.1), (0.1, 0.56), (0.56, 0.56)].map {
        pen.box($0.0, $0.1, $0.0 + 0.34, $0.1 + 0.34, radius: 0.06)
      }
    case "slider.horizontal.3":
      [
        pen.lines([
          [(0.1, 0.24), (0.9, 0.24)], [(0.1, 0.5), (0.9, 0.5)], [(0.1, 0.76), (0.9, 0.76)],
        ]),
        pen.ring(0.34, 0.24, 0.08, filled: true), pen.ring(0.66, 0.5, 0.08, filled: true),
        pen.ring(0.42, 0.76, 0.08, filled: true),
      ]
    case "line.3.horizontal.decrease":
      [
        pen.lines([
          [(0.1, 0.28), (0.9, 0.28)], [(0.24, 0.5), (0.76, 0.5)], [(0.4, 0.72), (0.6, 0.72)],
        ])
      ]
    case "arrow.up":
      [pen.lines([[(0.5, 0.88), (0.5, 0.12)], [(0.22, 0.4), (0.5, 0.12), (0.78, 0.4)]])]
    case "arrow.down":
      [pen.lines([[(0.5, 0.12), (0.5, 0.88)], [(0.22, 0.6), (0.5, 0.88), (0.78, 0.6)]])]
    case "square.and.arrow.down":
      [
        pen.lines([[(0.34, 0.4), (0.2, 0.4), (0.2, 0.92), (0.8, 0.92), (0.8, 0.4), (0.66, 0.4)]]),
        pen.lines([[(0.5, 0.08), (0.5, 0.64)], [(0.33, 0.48), (0.5, 0.66), (0.67, 0.48)]]),
      ]
    case "arrow.clockwise", "gobackward", "goforward":
      [
        pen.curve((0.78, 0.3), (0.5, -0.02), (0.06, 0.2), (0.14, 0.58)),
        pen.curve((0.14, 0.58), (0.22, 1.0), (0.82, 0.98), (0.86, 0.56)),
        pen.lines([[(0.82, 0.08), (0.8, 0.32), (0.56, 0.3)]]),
      ]
    case "info": [pen.ring(0.5, 0.2, 0.08, filled: true), pen.lines([[(0.5, 0.42), (0.5, 0.86)]])]
    case "exclamationmark":
      [pen.ring(0.5, 0.82, 0.08, filled: true), pen.lines([[(0.5, 0.14), (0.5, 0.6)]])]
    case "exclamationmark.triangle":
      [
        pen.lines([[(0.5, 0.12), (0.94, 0.88), (0.06, 0.88)]], closed: true),
        pen.lines([[(0.5, 0.4), (0.5, 0.6)]]), pen.ring(0.5, 0.74, 0.05, filled: true),
      ]
    case "questionmark":
      [
        pen.curve((0.3, 0.34), (0.32, 0.02), (0.78, 0.1), (0.68, 0.4)),
        pen.curve((0.68, 0.4), (0.62, 0.5), (0.5, 0.5), (0.5, 0.64)),
        pen.ring(0.5, 0.84, 0.07, filled: true),
      ]
    case "eye":
      [
        pen.curve((0.06, 0.5), (0.3, 0.14), (0.7, 0.14), (0.94, 0.5)),
        pen.curve((0.06, 0.5), (0.3, 0.86), (0.7, 0.86), (0.94, 0.5)), pen.ring(0.5, 0.5, 0.12),
      ]
    case "tag":
      [
        pen.lines(
          [[(0.1, 0.1), (0.5, 0.1), (0.92, 0.52), (0.52, 0.92), (0.1, 0.5)]], closed: true),
        pen.ring(0.3, 0.3, 0.06, filled: true),
      ]
    case "sparkles":
      [
        pen.solid([
          (0.4, 0.12), (0.48, 0.42), (0.78, 0.5), (0.48, 0.58), (0.4, 0.88), (0.32, 0.58),
          (0.02, 0.5), (0.32, 0.42),
        ]),
        pen.solid([
          (0.8, 0.06), (0.84, 0.2), (0.98, 0.24), (0.84, 0.28), (0.8, 0.42), (0.76, 0.28),
          (0.62, 0.24), (0.76, 0.2),
        ]),
      ]
    default: nil
    }
  }
}
