import Geometry
import LayoutEngine
import LayoutSpecs

extension CheckedLayout {
  /// The controls that are not hidden, those of system bars too: a function may move into one, and
  /// one that sticks out of the window is another rule's.
  var functions: [Int] {
    elements.indices.filter { elements[$0].role == .interactive && !elements[$0].isHidden }
  }

  /// By what the function of a control is known: its id and its words.
  func functionNames(_ index: Int) -> Set<String> {
    let element = elements[index]
    var result: Set<String> = ["id \(element.id)"]
    if let label = element.accessibilityLabel { result.insert("words \(label)") }
    if case .button(let button) = element.content {
      if let title = button.title?.string { result.insert("words \(title)") }
      if let symbol = button.symbol { result.insert("symbol \(symbol)") }
    }
    return result
  }

  /// Whether a function should be there in every layout: not where it scrolls, lies in a system bar,
  /// or in a column that a split view shows where there is room.
  func isFunctionFixed(_ index: Int) -> Bool {
    guard !scrolls(index), !isInBar(index) else { return false }
    var current = elements[index].parent
    while let holder = current {
      if case .columns = elements[holder].content { return false }
      current = elements[holder].parent
    }
    return true
  }

  /// The functions that show in some of the layouts of a screen and in others do not, by a trait.
  ///
  /// - Parameters:
  ///   - layouts: layouts that differ in nothing but the trait.
  ///   - values: the values of the trait that are held against each other, in order.
  ///   - value: the value of a layout.
  /// - Returns: each function once, where it is seen first, with the values that lack it; nothing
  ///   where the layouts have one value only.
  static func missingFunctions<Value: Hashable>(
    _ layouts: [CheckedLayout], over values: [Value], by value: (CheckedLayout) -> Value?
  ) -> [(index: Int, layout: CheckedLayout, missing: [Value])]? {
    var known: [Value: Set<String>] = [:]
    for layout in layouts {
      guard let own = value(layout) else { continue }
      known[own, default: []].formUnion(layout.functions.flatMap(layout.functionNames))
    }
    let seen = values.filter { known[$0] != nil }
    guard seen.count > 1 else { return nil }
    var told: Set<String> = []
    var result: [(index: Int, layout: CheckedLayout, missing: [Value])] = []
    for layout in layouts {
      for index in layout.functions where layout.isFunctionFixed(index) {
        let names = layout.functionNames(index)
        let missing = seen.filter { known[$0, default: []].isDisjoint(with: names) }
        guard !missing.isEmpty, told.insert(layout.elements[index].id).inserted else { continue }
        result.append((index, layout, missing))
      }
    }
    return result
  }
}
