import Diagnostics
import Documents
import Geometry

/// The keys of a display as written, before the display is turned into its orientations.
struct DisplayDraft {
  /// A value with its place.
  struct Placed<Value> {
    /// The value.
    var value: Value
    /// Where it stands.
    var position: SourcePosition
  }

  /// A home indicator as written: centred along x, measured from the bottom edge.
  struct Indicator {
    /// The width of the pill.
    var width: Double
    /// The height of the pill.
    var height: Double
    /// The distance of the pill from the bottom edge.
    var bottomOffset: Double
  }

  /// A region as written, its frame not yet turned.
  struct Region {
    /// The region in portrait or native orientation; its frame is set for each orientation.
    var region: ReservedRegion
    /// The frame.
    var frames: PerOrientation<Rect>
    /// Where the region starts.
    var position: SourcePosition
  }

  /// A variant of the safe area as written.
  struct Variant {
    /// Versions and sources; the safe area is set for each orientation.
    var variant: OrientedDisplay.Variant
    /// The safe areas.
    var safeAreas: PerOrientation<EdgeInsets>
    /// Where the variant starts.
    var position: SourcePosition
  }

  /// What changes without a status bar, as written.
  struct Hidden {
    /// The safe areas.
    var safeAreas: PerOrientation<EdgeInsets>?
    /// Frames of regions by id.
    var frames: [(id: Placed<String>, frames: PerOrientation<Rect>)] = []
    /// Regions that are not active.
    var inactive: [Placed<String>] = []
  }

  var id: String
  var position: SourcePosition
  var size: Placed<Size>?
  var correctedSize: Size?
  var scale: Placed<Double>?
  var renderPixels: Placed<Display.PixelSize>?
  var panelPixels: Display.PixelSize?
  var pixelsPerInch: Double?
  var diagonalInches: Double?
  var bezel: EdgeInsets?
  var frontCameraEdge: Edge?
  var orientations: [Placed<Orientation>]?
  var ignoresDeclaredOrientations = false
  var safeAreas: PerOrientation<EdgeInsets>?
  var variants: [Variant] = []
  var sizeClasses: PerOrientation<SizeClasses>?
  var corners = CornerRadii.zero
  var statusBarHeights: PerOrientation<Double>?
  var housing: Placed<SensorHousing>?
  var indicators: PerOrientation<Indicator>?
  var regions: [Region] = []
  var sideStrips: PerOrientation<Edge>?
  var hidden: Hidden?
  var cornerHorizontal: PerOrientation<EdgeInsets>?
  var cornerVertical: PerOrientation<EdgeInsets>?
  var margins: PerOrientation<EdgeInsets>?
  var keyboardHeights: PerOrientation<Double>?
  var multitasking: MultitaskingDraft?
  var olderBuild: OlderBuildDraft?

  /// An empty draft of a display.
  init(id: String, position: SourcePosition) {
    self.id = id
    self.position = position
  }
}
