public import Drawing

/// How a preview is drawn.
public struct PreviewOptions: Hashable, Sendable {
  /// The two looks of a preview.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Frames and labels: what an engineer reads.
    case blueprint
    /// Filled: what a designer shows.
    case mockup
  }

  /// What the page shows.
  public enum Canvas: String, Hashable, Sendable, CaseIterable {
    /// The annotated page.
    case sheet
    /// The device alone.
    case device
    /// The screen alone.
    case screen
  }

  /// The look.
  public var style: Style
  /// What the page shows.
  public var canvas: Canvas
  /// The layers to draw.
  public var layers: Set<Layer>
  /// The distances to draw, in order.
  public var measures: [Measure]

  /// Makes options; the annotated blueprint with all layers unless said.
  public init(
    style: Style = .blueprint, canvas: Canvas = .sheet, layers: Set<Layer> = Set(Layer.allCases),
    measures: [Measure] = []
  ) {
    self.style = style
    self.canvas = canvas
    self.layers = layers
    self.measures = measures
  }
}
