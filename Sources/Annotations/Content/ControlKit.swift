import Devices
import Geometry
import LayoutEngine
import Typography

/// Whose controls a platform draws.
///
/// No size of controls is known but for iOS: elsewhere a control keeps the room of the one on iOS, and
/// stands in it in the proportions that its own platform gives it. Those are ours.
enum ControlKit: Hashable {
  /// Phones and tablets.
  case touch
  /// Computers.
  case desktop
  /// Televisions, which have neither switches, sliders nor steppers: words and marks stand for them.
  case television
  /// Watches.
  case wrist
  /// Windows in space.
  case spatial

  /// The controls of a family of devices.
  init(_ family: DeviceFamily) {
    self =
      switch family {
      case .iphone, .ipad: .touch
      case .mac: .desktop
      case .tv: .television
      case .watch: .wrist
      case .vision: .spatial
      }
  }

  /// A control in the proportions of this platform, in the room of the one on iOS.
  ///
  /// What is no stand-in, as the field of an alert, stays as it is.
  func fitted(_ control: PlacedControl) -> PlacedControl.Parts {
    guard control.isAssumed, self != .touch else { return control.parts }
    switch control.parts {
    case .textField(let field): return .textField(fitted(field))
    case .toggle(let toggle): return .toggle(fitted(toggle))
    case .slider(let slider): return .slider(fitted(slider))
    case .stepper(let stepper): return .stepper(fitted(stepper))
    case .segmented(let segmented): return .segmented(fitted(segmented))
    case .progress, .spinner: return control.parts
    }
  }

  private func fitted(_ field: TextFieldParts) -> TextFieldParts {
    var field = field
    switch self {
    case .touch: break
    case .desktop:
      // As low as a line allows, and not lower than the field of a settings window.
      let scale = field.cornerRadius / 5
      let line = (field.text?.font.size ?? 0) * 1.25
      field.field = field.field.lowered(to: max(24 * scale, line + 6 * scale))
    case .television, .wrist, .spatial:
      // Words stand 7 points inside: rounder corners would touch them.
      field.cornerRadius = min(field.field.height / 2, field.cornerRadius * 2.4)
    }
    return field
  }

  private func fitted(_ toggle: ToggleParts) -> ToggleParts {
    var toggle = toggle
    let (size, thumb): (Size, Size)
    switch self {
    case .touch, .television, .spatial: return toggle
    case .desktop: (size, thumb) = (Size(width: 38, height: 22), Size(width: 23, height: 18))
    case .wrist: (size, thumb) = (Size(width: 40, height: 24), Size(width: 20, height: 20))
    }
    let scale = toggle.track.height / 31
    // On or off, the knob tells which side the words are not on.
    let isRight = toggle.thumb.midX > toggle.track.midX
    let trailsRight = isRight == toggle.isOn
    let (width, height) = (size.width * scale, size.height * scale)
    toggle.track = Rect(
      x: trailsRight ? toggle.track.maxX - width : toggle.track.minX,
      y: toggle.track.midY - height / 2, width: width, height: height)
    let edge = (height - thumb.height * scale) / 2
    toggle.thumb = Rect(
      x: isRight ? toggle.track.maxX - edge - thumb.width * scale : toggle.track.minX + edge,
      y: toggle.track.minY + edge, width: thumb.width * scale, height: thumb.height * scale)
    return toggle
  }

  private func fitted(_ slider: SliderParts) -> SliderParts {
    var slider = slider
    let scale = slider.thumb.height / 28
    let isMirrored = slider.isMirrored
    var (thickness, thumb) = (4.0, Size(width: 22, height: 16))
    var room = slider.track
    switch self {
    case .touch: return slider
    case .desktop: break
    case .television, .wrist:
      // Marks for less and more stand at the ends, and there is no knob.
      thickness = self == .television ? 8 : 6
      thumb = .zero
      let marks = min(30 * scale, room.width / 4)
      room = Rect(
        left: room.minX + marks, top: room.minY, right: room.maxX - marks, bottom: room.maxY)
    case .spatial: (thickness, thumb) = (14, Size(width: 24, height: 24))
    }
    let width = thumb.width * scale
    let along = slider.value * (room.width - width)
    slider.track = Rect(
      x: room.minX, y: room.midY - thickness * scale / 2, width: room.width,
      height: thickness * scale)
    slider.thumb = Rect(
      x: isMirrored ? room.maxX - along - width : room.minX + along,
      y: room.midY - thumb.height * scale / 2, width: width, height: thumb.height * scale)
    slider.filled = slider.track
    slider.filled.size.width = along + width / 2
    if isMirrored { slider.filled.origin.x = slider.track.maxX - slider.filled.width }
    return slider
  }

  private func fitted(_ stepper: StepperParts) -> StepperParts {
    var stepper = stepper
    let platter = stepper.platter
    guard self == .desktop else {
      stepper.cornerRadius = platter.height / 2
      return stepper
    }
    // Two narrow halves on top of each other, where a row ends.
    let scale = platter.height / 32
    let size = Size(width: 16 * scale, height: 13 * scale)
    let x =
      stepper.decrement.minX <= stepper.increment.minX ? platter.maxX - size.width : platter.minX
    stepper.increment = Rect(origin: Point(x: x, y: platter.midY - size.height), size: size)
    stepper.decrement = Rect(origin: Point(x: x, y: platter.midY), size: size)
    stepper.cornerRadius = 6 * scale
    return stepper
  }

  private func fitted(_ segmented: SegmentedParts) -> SegmentedParts {
    var segmented = segmented
    let scale = segmented.platter.height / 32
    guard self == .desktop else {
      segmented.cornerRadius = segmented.platter.height / 2
      return segmented
    }
    let inset = segmented.selection.map { $0.minY - segmented.platter.minY } ?? 0
    segmented.platter = segmented.platter.lowered(to: 24 * scale)
    segmented.selection = segmented.selection?.lowered(to: segmented.platter.height - 2 * inset)
    segmented.cornerRadius = 6 * scale
    return segmented
  }
}

extension SliderParts {
  /// Whether it fills from the right.
  var isMirrored: Bool { filled.minX - track.minX > track.maxX - filled.maxX }
}

extension Rect {
  /// The same about its middle, no higher than a height.
  func lowered(to height: Double) -> Rect {
    let edge = max((self.height - height) / 2, 0)
    return inset(by: EdgeInsets(top: edge, left: 0, bottom: edge, right: 0))
  }
}
