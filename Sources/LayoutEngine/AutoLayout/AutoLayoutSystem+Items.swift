import ConstraintSolver
import Geometry

extension AutoLayoutSystem {
  // MARK: Rectangles

  /// The alignment rectangle of a view.
  func alignmentRect(of index: Int) -> RectForm {
    let node = nodes[index]
    return RectForm(
      x: LinearForm(node.left), y: LinearForm(node.top), width: LinearForm(node.width),
      height: LinearForm(node.height))
  }

  /// The frame of a view.
  func frame(of index: Int) -> RectForm {
    let insets = nodes[index].view.alignmentInsets
    return alignmentRect(of: index).inset(
      by: EdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// What a scroll view scrolls, unscrolled.
  func scrolledRect(of index: Int) -> RectForm {
    var result = alignmentRect(of: index)
    guard let scrolled = nodes[index].scrolled else { return result }
    result.width = LinearForm(scrolled.width)
    result.height = LinearForm(scrolled.height)
    return result
  }

  /// The rectangle of an item.
  private func rect(_ part: LayoutItem.Part, of index: Int) -> RectForm {
    let node = nodes[index]
    var result = alignmentRect(of: index)
    switch part {
    case .view, .frameLayout: return result
    case .safeArea: return result.inset(by: node.safeArea)
    case .margins: return result.inset(by: node.margins)
    case .readable:
      var insets = node.margins
      insets.left += node.readableInset
      insets.right += node.readableInset
      return result.inset(by: insets)
    case .keyboard:
      result.y = result.maxY + -node.keyboardHeight
      result.height = LinearForm(node.keyboardHeight)
      return result
    case .contentLayout: return scrolledRect(of: index)
    case .topLayout:
      result.height = LinearForm(node.safeArea.top)
      return result
    case .bottomLayout:
      result.y = result.maxY + -node.safeArea.bottom
      result.height = LinearForm(node.safeArea.bottom)
      return result
    }
  }

  // MARK: Attributes

  /// A number of an item, in the root's space.
  ///
  /// - Parameters:
  ///   - attribute: the number.
  ///   - item: the item.
  ///   - index: the view of the item.
  ///   - isInside: whether another item of the constraint lies inside the view: of a scroll view,
  ///     places then mean what it scrolls.
  /// - Returns: the number as a sum of variables.
  private func form(
    _ attribute: LayoutAttribute, of item: LayoutItem, _ index: Int, isInside: Bool
  ) -> LinearForm {
    var rect = rect(item.part, of: index)
    if item.part == .view, isInside, nodes[index].scrolls {
      switch attribute {
      case .width, .height, .centerX, .centerY: break
      default: rect = scrolledRect(of: index)
      }
    }
    // Of what scrolls the content and the frame have the margins of the view.
    if attribute.isMargin, [.view, .contentLayout, .frameLayout].contains(item.part) {
      rect = rect.inset(by: nodes[index].margins)
    }
    switch attribute {
    case .leading, .leadingMargin: return rect.x
    case .trailing, .trailingMargin: return rect.maxX
    case .left, .leftMargin: return physical(rect, isLeft: true)
    case .right, .rightMargin: return physical(rect, isLeft: false)
    case .top, .topMargin: return rect.y
    case .bottom, .bottomMargin: return rect.maxY
    case .width: return rect.width
    case .height: return rect.height
    case .centerX, .centerXWithinMargins: return rect.x + rect.width * 0.5
    case .centerY, .centerYWithinMargins: return rect.y + rect.height * 0.5
    case .firstBaseline, .lastBaseline:
      guard item.part == .view else { return attribute == .firstBaseline ? rect.y : rect.maxY }
      return baseline(of: index, isFirst: attribute == .firstBaseline)
    }
  }

  /// A physical edge: from right to left it lies on the other side, and is measured from there.
  private func physical(_ rect: RectForm, isLeft: Bool) -> LinearForm {
    switch request.direction {
    case .leftToRight: isLeft ? rect.x : rect.maxX
    case .rightToLeft: LinearForm(nodes[0].width) - (isLeft ? rect.maxX : rect.x)
    }
  }

  /// The first or last baseline of a view, in the root's space.
  ///
  /// A text lies centred in its view, or its baselines keep to the edges; a stack has that of its
  /// first or last view; others have their top and bottom.
  func baseline(of index: Int, isFirst: Bool) -> LinearForm {
    let node = nodes[index]
    let rect = alignmentRect(of: index)
    if let text = node.content.text, text.keepsToEdges {
      return isFirst
        ? rect.y + text.firstBaseline : rect.maxY + (text.lastBaseline - text.height)
    }
    if let text = node.content.text {
      let offset = (isFirst ? text.firstBaseline : text.lastBaseline) - text.height / 2
      return rect.y + rect.height * 0.5 + offset
    }
    if node.stack != nil {
      let shown = node.children.filter { !nodes[$0].isCollapsed && !nodes[$0].view.isGuide }
      if let view = isFirst ? shown.first : shown.last {
        return baseline(of: view, isFirst: isFirst)
      }
    }
    return isFirst ? rect.y : rect.maxY
  }

  // MARK: Constraints of the document

  /// Emits a constraint of the request; one that names a collapsed view is left out.
  mutating func emit(_ constraint: LayoutConstraint, _ number: Int) {
    var indices: [Int] = []
    for term in constraint.terms {
      guard let index = indexByID[term.item.view] else {
        if !unresolved.contains(number) { unresolved.append(number) }
        return
      }
      if nodes[index].isCollapsed { return }
      indices.append(index)
    }
    var form = LinearForm(constraint.constant)
    // What is left of places once they are subtracted from each other: measured from an origin.
    var logical = 0.0
    var physical = 0.0
    var vertical = 0.0
    for (position, term) in constraint.terms.enumerated() {
      let index = indices[position]
      let isInside = indices.contains { $0 != index && isDescendant($0, of: index) }
      form.add(
        self.form(term.attribute, of: term.item, index, isInside: isInside),
        times: term.coefficient)
      guard term.attribute.isPosition else { continue }
      switch term.attribute {
      case .left, .right, .leftMargin, .rightMargin: physical += term.coefficient
      default:
        if term.attribute.axis == .horizontal {
          logical += term.coefficient
        } else {
          vertical += term.coefficient
        }
      }
    }
    let reference = request.measuresInRoot ? 0 : commonAncestor(of: indices)
    let outer = frame(of: reference)
    if abs(logical) > 1e-12 { form.add(outer.x, times: -logical) }
    if abs(vertical) > 1e-12 { form.add(outer.y, times: -vertical) }
    if abs(physical) > 1e-12 {
      form.add(self.physical(outer, isLeft: true), times: -physical)
    }
    emit(form, constraint.relation, constraint.priority, from: .constraint(number))
  }

  private func isDescendant(_ index: Int, of ancestor: Int) -> Bool {
    var current = nodes[index].parent
    while let parent = current {
      if parent == ancestor { return true }
      current = nodes[parent].parent
    }
    return false
  }

  /// The nearest view that holds all of some, or is one of them; of one alone, its superview.
  private func commonAncestor(of indices: [Int]) -> Int {
    guard let first = indices.first else { return 0 }
    if indices.allSatisfy({ $0 == first }) { return nodes[first].parent ?? first }
    var candidate = first
    while !indices.allSatisfy({ $0 == candidate || isDescendant($0, of: candidate) }) {
      guard let parent = nodes[candidate].parent else { return candidate }
      candidate = parent
    }
    return candidate
  }
}

extension RectForm {
  /// The rectangle less insets.
  func inset(by insets: EdgeInsets) -> RectForm {
    RectForm(
      x: x + insets.left, y: y + insets.top, width: width + -(insets.left + insets.right),
      height: height + -(insets.top + insets.bottom))
  }
}
