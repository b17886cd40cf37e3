public import Geometry
public import LayoutSpecs

/// A control with everything that drawing needs; all rectangles in window space.
public struct PlacedControl: Hashable, Sendable {
  /// The parts of a control by its kind.
  public enum Parts: Hashable, Sendable {
    /// A field for a line of text.
    case textField(TextFieldParts)
    /// A title with a switch.
    case toggle(ToggleParts)
    /// A thumb on a track.
    case slider(SliderParts)
    /// Two buttons for less and more.
    case stepper(StepperParts)
    /// A choice of a few.
    case segmented(SegmentedParts)
    /// A bar that fills.
    case progress(ProgressParts)
    /// Something that turns.
    case spinner(SpinnerParts)
  }

  /// The look that goes with the system version.
  public var look: ControlLook
  /// Whether sizes of iOS stand in for ones that are not known.
  public var isAssumed: Bool
  /// The parts.
  public var parts: Parts

  /// Makes a control from its parts.
  public init(look: ControlLook, isAssumed: Bool, parts: Parts) {
    self.look = look
    self.isAssumed = isAssumed
    self.parts = parts
  }

  /// The texts in reading order.
  public var texts: [PlacedText] {
    switch parts {
    case .textField(let field): field.text.map { [$0] } ?? []
    case .toggle(let toggle): toggle.title.map { [$0] } ?? []
    case .segmented(let segmented): segmented.segments.map(\.title)
    case .slider, .stepper, .progress, .spinner: []
    }
  }
}

/// The parts of a text field.
public struct TextFieldParts: Hashable, Sendable {
  /// The field with its border.
  public var field: Rect
  /// The radius of its corners in points.
  public var cornerRadius: Double
  /// The text or the placeholder; absent where there is neither.
  public var text: PlacedText?
  /// Whether the text is the placeholder.
  public var isPlaceholder: Bool
  /// Whether there is a frame around it.
  public var hasBorder: Bool

  /// Makes the parts.
  public init(
    field: Rect, cornerRadius: Double, text: PlacedText?, isPlaceholder: Bool,
    hasBorder: Bool = true
  ) {
    self.field = field
    self.cornerRadius = cornerRadius
    self.text = text
    self.isPlaceholder = isPlaceholder
    self.hasBorder = hasBorder
  }
}

/// The parts of a toggle.
public struct ToggleParts: Hashable, Sendable {
  /// The words, if any.
  public var title: PlacedText?
  /// Whether the switch is on.
  public var isOn: Bool
  /// The switch, a capsule.
  public var track: Rect
  /// The knob in it, a capsule or a disc.
  public var thumb: Rect

  /// Makes the parts.
  public init(title: PlacedText?, isOn: Bool, track: Rect, thumb: Rect) {
    self.title = title
    self.isOn = isOn
    self.track = track
    self.thumb = thumb
  }
}

/// The parts of a slider.
public struct SliderParts: Hashable, Sendable {
  /// Where the thumb stands, as a part of the way.
  public var value: Double
  /// The whole track, a capsule.
  public var track: Rect
  /// The part of the track up to the middle of the thumb.
  public var filled: Rect
  /// The knob, a capsule or a disc.
  public var thumb: Rect

  /// Makes the parts.
  public init(value: Double, track: Rect, filled: Rect, thumb: Rect) {
    self.value = value
    self.track = track
    self.filled = filled
    self.thumb = thumb
  }
}

/// The parts of a stepper.
public struct StepperParts: Hashable, Sendable {
  /// The number that it changes.
  public var value: Double
  /// The half for less.
  public var decrement: Rect
  /// The half for more.
  public var increment: Rect
  /// The radius of the corners of both together in points.
  public var cornerRadius: Double

  /// Makes the parts.
  public init(value: Double, decrement: Rect, increment: Rect, cornerRadius: Double) {
    self.value = value
    self.decrement = decrement
    self.increment = increment
    self.cornerRadius = cornerRadius
  }

  /// Both halves together.
  public var platter: Rect { decrement.union(increment) }
  /// Whether there is a way down.
  public var goesDown: Bool { value > StepperContent.range.lowerBound }
  /// Whether there is a way up.
  public var goesUp: Bool { value < StepperContent.range.upperBound }
}

/// The parts of a segmented control.
public struct SegmentedParts: Hashable, Sendable {
  /// One of the choices.
  public struct Segment: Hashable, Sendable {
    /// The room of the segment.
    public var frame: Rect
    /// Its words.
    public var title: PlacedText

    /// Makes a segment.
    public init(frame: Rect, title: PlacedText) {
      self.frame = frame
      self.title = title
    }
  }

  /// All segments together.
  public var platter: Rect
  /// The segments in reading order.
  public var segments: [Segment]
  /// The index of the chosen one.
  public var selected: Int
  /// The ground of the chosen one; absent where none is.
  public var selection: Rect?
  /// The radius of the corners of all together in points.
  public var cornerRadius: Double

  /// Makes the parts.
  public init(
    platter: Rect, segments: [Segment], selected: Int, selection: Rect?, cornerRadius: Double
  ) {
    self.platter = platter
    self.segments = segments
    self.selected = selected
    self.selection = selection
    self.cornerRadius = cornerRadius
  }
}

/// The parts of a progress bar.
public struct ProgressParts: Hashable, Sendable {
  /// The part that is done.
  public var value: Double
  /// The whole bar, a capsule.
  public var track: Rect
  /// The part of the bar that is done.
  public var filled: Rect

  /// Makes the parts.
  public init(value: Double, track: Rect, filled: Rect) {
    self.value = value
    self.track = track
    self.filled = filled
  }
}

/// The parts of a spinner.
public struct SpinnerParts: Hashable, Sendable {
  /// How large it is.
  public var size: SpinnerContent.Size
  /// The square that it is drawn in.
  public var frame: Rect

  /// Makes the parts.
  public init(size: SpinnerContent.Size, frame: Rect) {
    self.size = size
    self.frame = frame
  }
}
