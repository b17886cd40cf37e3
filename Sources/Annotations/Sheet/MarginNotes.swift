import Devices
import Drawing
import Geometry
import LayoutEngine

/// Collects what is named in the margin: housing, regions, and elements without room for a label.
enum MarginNotes {
  /// The notes of a picture, in drawing order.
  static func collect(
    _ layout: ResolvedLayout, _ options: PreviewOptions, _ labels: ElementLabels,
    _ space: ScreenSpace, _ ink: Ink
  ) -> [MarginLabels.Note] {
    var notes: [MarginLabels.Note] = []
    func add(_ title: String, _ frame: Rect, _ color: Color) {
      notes.append(
        MarginLabels.Note(
          title: title, detail: place(frame), frame: space.page(frame), color: color,
          titleColor: color))
    }
    if options.layers.contains(.regions) {
      if let housing = layout.scene.display.housing {
        switch housing.kind {
        case .dynamicIsland: add("Dynamic Island", housing.frame, ink.occlusion)
        case .notch: add("notch", housing.frame, ink.occlusion)
        case .cameraHousing: add("camera housing", housing.frame, ink.occlusion)
        }
      }
      for region in layout.scene.regions where region.region.kind == .occlusion {
        add(
          LegendEntry.words(region.region.id) + (region.isActive ? "" : ", inactive"),
          region.region.frame, region.region.shape == .rectangle ? ink.strip : ink.occlusion)
      }
    }
    if options.style == .blueprint, options.layers.contains(.content) {
      notes += labels.outside.map { label in
        MarginLabels.Note(
          title: label.name, detail: label.size, frame: label.frame, color: ink.elementEdge,
          titleColor: ink.ink)
      }
    }
    return notes
  }

  private static func place(_ frame: Rect) -> String {
    "\(frame.width.text(decimals: 2)) × \(frame.height.text(decimals: 2)) at "
      + "\(frame.minX.text(decimals: 2)), \(frame.minY.text(decimals: 2))"
  }
}
