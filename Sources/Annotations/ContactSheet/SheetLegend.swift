import Drawing
import Geometry
public import LayoutEngine

/// The key to the patterns of a contact sheet: what any of its previews shows, each once.
public struct SheetLegend {
  private(set) var entries: [LegendEntry] = []
  private let options: PreviewOptions

  /// Starts an empty legend for previews drawn with some options.
  public init(_ options: PreviewOptions) { self.options = options }

  /// Takes in what a layout shows.
  public mutating func add(_ layout: ResolvedLayout) {
    guard options.style == .blueprint else { return }
    // The sheet itself is light, whatever its previews are.
    let ink = Ink(.light)
    let space = ScreenSpace(origin: .zero, factor: 1)
    let found =
      LegendEntry.entries(
        layout, options, GuideDrawing(layout: layout, space: space, ink: ink), ink)
      + LegendEntry.entries(
        ArtworkPicture.all(in: layout), screenIsCut: ScreenCrop(layout) != nil, ink)
    for entry in found where !entries.contains(where: { $0.words == entry.words }) {
      entries.append(entry)
    }
  }
}
