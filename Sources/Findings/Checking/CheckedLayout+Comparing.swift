import Devices
import Geometry
import LayoutEngine
import LayoutSpecs
import Typography

extension CheckedLayout {
  /// A trait by which layouts of a screen are held against each other.
  enum Trait {
    /// How the device is held.
    case orientation
    /// How large text is.
    case textSize
    /// The device with its display.
    case device
    /// How a foldable stands, with the orientation.
    case pose
  }

  /// Layouts that differ in one trait only, in the order of the layouts.
  static func groups(of layouts: [CheckedLayout], by trait: Trait) -> [[CheckedLayout]] {
    var places: [[String]: Int] = [:]
    var result: [[CheckedLayout]] = []
    for layout in layouts {
      let key = layout.traits(but: trait)
      if let place = places[key] {
        result[place].append(layout)
      } else {
        places[key] = result.count
        result.append([layout])
      }
    }
    return result
  }

  /// The pairs of layouts that differ in nothing but which landscape they are in.
  ///
  /// Where no layout in landscape has its counterpart the report is told, once.
  static func landscapes(
    of layouts: [CheckedLayout], _ report: inout RuleReport
  ) -> [(left: CheckedLayout, right: CheckedLayout)] {
    var result: [(left: CheckedLayout, right: CheckedLayout)] = []
    for group in groups(of: layouts, by: .orientation) {
      func layout(in orientation: Orientation) -> CheckedLayout? {
        group.first { $0.layout.configuration.orientation == orientation }
      }
      guard let left = layout(in: .landscapeLeft), let right = layout(in: .landscapeRight) else {
        continue
      }
      result.append((left, right))
    }
    let hasLandscape = layouts.contains { $0.layout.configuration.orientation.isLandscape }
    if result.isEmpty, hasLandscape { report.skip(lacking: "a layout in the other landscape") }
    return result
  }

  private func traits(but trait: Trait) -> [String] {
    let own = layout.configuration
    return [
      trait == .device ? own.device.family.rawValue : own.device.id,
      trait == .device ? "" : own.display,
      trait == .orientation || trait == .pose ? "" : own.orientation.rawValue,
      trait == .textSize ? "" : own.textSize.rawValue,
      trait == .pose ? "" : own.pose?.rawValue ?? "",
      own.window, own.locale, own.direction.rawValue,
      own.appearance.rawValue, own.camera ? "camera" : "",
      trait == .device ? "" : own.os.map { "\($0)" } ?? "",
      trait == .device ? "" : own.sdk.map { "\($0)" } ?? "",
    ]
  }

  /// The indices of elements by their path.
  var indicesByPath: [String: Int] {
    Dictionary(
      elements.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The innermost scroll that holds an element; absent where none does.
  func scroll(around index: Int) -> Int? {
    var current = elements[index].parent
    while let parent = current {
      if case .scroll = elements[parent].content { return parent }
      current = elements[parent].parent
    }
    return nil
  }

  /// The axes along which an element can be scrolled into view: those of everything around it that
  /// scrolls.
  func scrolledAxes(_ index: Int) -> Set<Axis> {
    var result: Set<Axis> = []
    var current = scrolls(index) ? scroll(around: index) : nil
    while let scroll = current {
      result.formUnion(axes(ofScroll: scroll))
      current = self.scroll(around: scroll)
    }
    return result
  }

  /// The axes along which a scroll moves its content.
  private func axes(ofScroll index: Int) -> Set<Axis> {
    let element = elements[index]
    for entry in element.layoutRule.entries where entry.key == "axis" {
      switch entry.value {
      case .word("vertical"): return [.vertical]
      case .word("horizontal"): return [.horizontal]
      default: break
      }
    }
    // A list scrolls upwards; where constraints decide how large the content is, it may go both ways.
    return element.kind == "list" ? [.vertical] : Set(Axis.allCases)
  }

  /// The rectangle around the lines of a text, in window space; absent for another element.
  func ink(_ index: Int) -> Rect? {
    guard case .text(let text) = elements[index].content, let first = text.lines.first,
      let last = text.lines.last
    else { return nil }
    let size = text.font.size
    let left = text.lines.reduce(first.origin.x) { min($0, $1.origin.x) }
    let right = text.lines.reduce(first.origin.x + first.width) {
      max($0, $1.origin.x + $1.width)
    }
    return Rect(
      left: left, top: first.origin.y - size * LabelMetrics.ascender, right: right,
      bottom: last.origin.y + size * LabelMetrics.descender)
  }

  /// The pictures that are not hidden, with their indices, outside system bars.
  var pictures: [(index: Int, image: PlacedImage)] {
    elements.indices.compactMap { index in
      guard !elements[index].isHidden, !isInBar(index),
        case .image(let image) = elements[index].content
      else { return nil }
      return (index, image)
    }
  }

  /// Whether an element is flagged as a ground or as decoration.
  func isFlagged(_ index: Int) -> Bool {
    elements[index].role == .background || elements[index].role == .decoration
  }

  /// Whether a screen shows a video, or a picture as large as its window, as players and games do.
  var isMedia: Bool {
    pictures.contains { index, image in
      let frame = elements[index].visible
      return image.video != nil
        || frame.width * frame.height >= 0.9 * window.width * window.height
    }
  }
}
