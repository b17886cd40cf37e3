import Devices
import Drawing
import Geometry
import LayoutEngine

/// Which dimensions a picture shows, and on which side of the device.
///
/// The window's width stands above the device and its height at the left. Insets and the fold's
/// parts stand nearest to the device, margins beyond them.
struct DimensionPlan {
  /// Stretches of one track, in window points along its axis, with the colour of their meaning.
  struct Track {
    /// The stretches.
    var spans: [(from: Double, to: Double, color: Color)]
  }

  /// Above the device.
  let top: [Track]
  /// Left of the device, nearest first.
  let left: [Track]
  /// Below the device, nearest first.
  let bottom: [Track]
  /// What is said of an active or inactive division, below its dimensions.
  let note: (text: String, color: Color)?

  /// The dimensions of a layout.
  init(_ layout: ResolvedLayout, _ ink: Ink) {
    if let top = layout.presentations.last, top.shape != .cover {
      self.init(of: top.frame, in: layout.scene.window, ink)
      return
    }
    self.init(of: layout.presentations.last?.surface.scene ?? layout.scene, ink)
  }

  /// The dimensions of a window with its insets, margins and fold.
  private init(of scene: Scene, _ ink: Ink) {
    let window = scene.window
    let safe = scene.safeArea
    let fold = scene.regions.first { $0.region.kind == .division }
    top = [Track(spans: [(0, window.width, ink.soft)])]

    var near: [(Double, Double, Color)] = []
    var upright: [(Double, Double, Color)] = []
    if safe.top > 0 { upright.append((0, safe.top, ink.safe)) }
    if let keyboard = scene.keyboard?.frame {
      // It lies over the inset at the bottom.
      upright.append((keyboard.minY, keyboard.maxY, ink.key))
    } else if safe.bottom > 0 {
      upright.append((window.height - safe.bottom, window.height, ink.safe))
    }
    if safe.left > 0 { near.append((0, safe.left, ink.safe)) }
    if safe.right > 0 { near.append((window.width - safe.right, window.width, ink.safe)) }
    var foldTrack: [(Double, Double, Color)] = []
    if let fold {
      let frame = fold.region.frame
      if frame.height >= window.height {
        near = [
          (safe.left, frame.minX, ink.fold), (frame.minX, frame.maxX, ink.fold),
          (frame.maxX, window.width - safe.right, ink.fold),
        ]
        if safe.left > 0 { near.insert((0, safe.left, ink.safe), at: 0) }
        if safe.right > 0 { near.append((window.width - safe.right, window.width, ink.safe)) }
      } else {
        foldTrack = [
          (safe.top, frame.minY, ink.fold), (frame.minY, frame.maxY, ink.fold),
          (frame.maxY, window.height - safe.bottom, ink.fold),
        ]
      }
      let isUpright = frame.height >= window.height
      let margins = fold.region.margins
      let parts =
        isUpright
        ? "\(margins.left.text()) | \(margins.right.text())"
        : "\(margins.top.text()) | \(margins.bottom.text())"
      let state = "division region, \(fold.isActive ? "active" : "inactive")"
      // Of a sliver at the window's edge the crease lies outside.
      let words =
        fold.crease.map { "\(state) · margins \(parts) · crease at \($0.text(decimals: 2))" }
        ?? "\(state) · a sliver at the edge of the window"
      note = (words, ink.fold)
    } else {
      note = nil
    }
    left =
      [foldTrack, upright].filter { !$0.isEmpty }.map { Track(spans: $0) }
      + [Track(spans: [(0, window.height, ink.soft)])]

    var margins: [(Double, Double, Color)] = []
    if scene.margins.left > safe.left {
      margins.append((safe.left, scene.margins.left, ink.margin))
    }
    if scene.margins.right > safe.right {
      margins.append((window.width - scene.margins.right, window.width - safe.right, ink.margin))
    }
    bottom = [near, margins].filter { !$0.isEmpty }.map { Track(spans: $0) }
  }

  /// The dimensions of a card in a window: its size, and how far it is from the edges.
  private init(of card: Rect, in window: Rect, _ ink: Ink) {
    func spans(
      _ start: Double, _ end: Double, _ length: Double
    ) -> [(from: Double, to: Double, color: Color)] {
      [(0, start, ink.soft), (start, end, ink.strip), (end, length, ink.soft)]
        .filter { $0.1 - $0.0 > 0.01 }
    }
    top = [Track(spans: [(0, window.width, ink.soft)])]
    left = [
      Track(spans: spans(card.minY, card.maxY, window.height)),
      Track(spans: [(0, window.height, ink.soft)]),
    ]
    bottom = [Track(spans: spans(card.minX, card.maxX, window.width))]
    note = nil
  }
}
