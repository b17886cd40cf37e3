import Devices
import Geometry
import LayoutEngine
import LayoutSpecs

/// The rows of buttons of a watch's screen.
enum WatchRows {
  /// A row with the buttons in it.
  struct Row: Hashable, Sendable {
    /// The index of the stack.
    var stack: Int
    /// The indices of buttons with nothing but a symbol.
    var glyphs: [Int]
    /// The indices of buttons with words.
    var texts: [Int]
  }

  /// The stacks that hold more than one button beside each other.
  static func rows(_ layout: CheckedLayout) -> [Row] {
    var rows: [Row] = []
    let children = layout.childrenByElement()
    for index in layout.elements.indices
    where layout.elements[index].kind == "hstack" && !layout.isInBar(index) {
      var row = Row(stack: index, glyphs: [], texts: [])
      for child in children[index] where layout.isShown(child) {
        guard case .button(let button) = layout.elements[child].content else { continue }
        if button.title == nil { row.glyphs.append(child) } else { row.texts.append(child) }
      }
      if row.glyphs.count + row.texts.count > 1 { rows.append(row) }
    }
    return rows
  }
}
