import LayoutEngine
import LayoutSpecs

extension GeometryRecord {
  /// The parts of a control as they stand in a record, with their key: the kind.
  static func control(_ control: PlacedControl) -> (key: String, value: JSONValue) {
    let (key, parts) = Self.parts(control.parts)
    var entries = parts
    entries["look"] = .string(control.look.rawValue)
    entries["assumed"] = control.isAssumed ? .bool(true) : nil
    return (key, .record(entries))
  }

  private static func parts(
    _ parts: PlacedControl.Parts
  ) -> (key: String, entries: [String: JSONValue?]) {
    switch parts {
    case .textField(let field):
      (
        "textField",
        [
          "field": .rect(field.field), "cornerRadius": .number(field.cornerRadius),
          "placeholder": field.isPlaceholder && field.text != nil ? .bool(true) : nil,
          "border": field.hasBorder ? nil : .bool(false),
        ]
      )
    case .toggle(let toggle):
      (
        "toggle",
        ["on": .bool(toggle.isOn), "track": .rect(toggle.track), "thumb": .rect(toggle.thumb)]
      )
    case .slider(let slider):
      (
        "slider",
        [
          "value": .number(slider.value), "track": .rect(slider.track),
          "filled": .rect(slider.filled), "thumb": .rect(slider.thumb),
        ]
      )
    case .stepper(let stepper):
      (
        "stepper",
        [
          "value": .number(stepper.value), "decrement": .rect(stepper.decrement),
          "increment": .rect(stepper.increment), "cornerRadius": .number(stepper.cornerRadius),
        ]
      )
    case .segmented(let segmented):
      (
        "segmented",
        [
          "selected": .integer(segmented.selected),
          "selection": segmented.selection.map { .rect($0) },
          "cornerRadius": .number(segmented.cornerRadius),
          "segments": .array(
            segmented.segments.map {
              .object(["frame": .rect($0.frame), "text": text($0.title)])
            }),
        ]
      )
    case .progress(let progress):
      (
        "progress",
        [
          "value": .number(progress.value), "track": .rect(progress.track),
          "filled": .rect(progress.filled),
        ]
      )
    case .spinner(let spinner):
      ("spinner", ["size": .string(spinner.size.rawValue), "frame": .rect(spinner.frame)])
    }
  }
}
