import Geometry

extension PlacedControl {
  /// The control on the other side of a window of a width.
  func mirrored(in width: Double) -> PlacedControl {
    var result = self
    switch parts {
    case .textField(var field):
      field.field = field.field.mirrored(in: width)
      field.text = field.text?.mirrored(in: width)
      result.parts = .textField(field)
    case .toggle(var toggle):
      toggle.title = toggle.title?.mirrored(in: width)
      toggle.track = toggle.track.mirrored(in: width)
      toggle.thumb = toggle.thumb.mirrored(in: width)
      result.parts = .toggle(toggle)
    case .slider(var slider):
      slider.track = slider.track.mirrored(in: width)
      slider.filled = slider.filled.mirrored(in: width)
      slider.thumb = slider.thumb.mirrored(in: width)
      result.parts = .slider(slider)
    case .stepper(var stepper):
      stepper.decrement = stepper.decrement.mirrored(in: width)
      stepper.increment = stepper.increment.mirrored(in: width)
      result.parts = .stepper(stepper)
    case .segmented(var segmented):
      segmented.platter = segmented.platter.mirrored(in: width)
      segmented.selection = segmented.selection?.mirrored(in: width)
      segmented.segments = segmented.segments.map {
        SegmentedParts.Segment(
          frame: $0.frame.mirrored(in: width), title: $0.title.mirrored(in: width))
      }
      result.parts = .segmented(segmented)
    case .progress(var progress):
      progress.track = progress.track.mirrored(in: width)
      progress.filled = progress.filled.mirrored(in: width)
      result.parts = .progress(progress)
    case .spinner(var spinner):
      spinner.frame = spinner.frame.mirrored(in: width)
      result.parts = .spinner(spinner)
    }
    return result
  }
}
