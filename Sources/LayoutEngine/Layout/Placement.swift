package import Geometry

/// What a node needs to know when it is placed, in logical window space.
package struct Placement {
  /// The index of the element whose content is being placed; absent outside all elements.
  package var element: Int?
  /// The frame of that element.
  package var elementFrame: Rect
  /// The part of the window that shows.
  package var clip: Rect
  /// Whether what is placed is hidden.
  package var isHidden: Bool
  // Handed on unchanged as a rule, to every node there is: one reference is all that it costs.
  private var around: Shared<Surroundings>

  /// A frame that constraints gave: the element takes the whole proposal.
  package struct Assignment: Hashable, Sendable {
    /// Where what it shows lies in a frame that is larger.
    package var alignment: Alignment
    /// What decided the frame, in words.
    package var reason: String
  }

  /// What a placement knows of the surroundings of nodes.
  private struct Surroundings {
    let sink: PlacementSink
    var safeArea: Rect
    var bottomWithoutKeyboard: Double?
    var container: Rect
    var guides: [String: Rect]
    var division: Division?
    var scrolledAxes: Set<Axis> = []
    var assigned: Assignment?
    let scale: Double
  }

  /// Makes a placement for a root.
  package init(
    sink: PlacementSink, window: Rect, safeArea: Rect, bottomWithoutKeyboard: Double? = nil,
    guides: [String: Rect], scale: Double
  ) {
    elementFrame = window
    clip = window
    isHidden = false
    around = Shared(
      Surroundings(
        sink: sink, safeArea: safeArea, bottomWithoutKeyboard: bottomWithoutKeyboard,
        container: window, guides: guides, scale: scale))
  }

  /// Collects the elements.
  package var sink: PlacementSink { around.value.sink }

  /// The path of the element whose content is being placed; absent outside all elements.
  package var elementPath: String? { element.map { sink.elements[$0].path } }

  /// Where content is safe.
  package var safeArea: Rect {
    get { around.value.safeArea }
    set { around.change { $0.safeArea = newValue } }
  }

  /// Where the safe area would end at the bottom without the keyboard; absent where no keyboard
  /// takes from it.
  package var bottomWithoutKeyboard: Double? {
    get { around.value.bottomWithoutKeyboard }
    set { around.change { $0.bottomWithoutKeyboard = newValue } }
  }

  /// What content reaches that ignores the safe area.
  package var container: Rect {
    get { around.value.container }
    set { around.change { $0.container = newValue } }
  }

  /// Guides by name.
  package var guides: [String: Rect] {
    get { around.value.guides }
    set { around.change { $0.guides = newValue } }
  }

  /// The active fold that parts the window; absent where none does.
  package var division: Division? {
    get { around.value.division }
    set { around.change { $0.division = newValue } }
  }

  /// The axes along which what is placed scrolls: safe areas and margins do not reach it there.
  package var scrolledAxes: Set<Axis> {
    get { around.value.scrolledAxes }
    set { around.change { $0.scrolledAxes = newValue } }
  }

  /// What the next element is given in place of the size that it answers; absent: nothing.
  package var assigned: Assignment? {
    get { around.value.assigned }
    set { around.change { $0.assigned = newValue } }
  }

  /// Pixels per point.
  package var scale: Double { around.value.scale }

  /// A rectangle grown over every edge at which it touches the safe area.
  ///
  /// - Note: Source: SwiftUI layout, `ignoresSafeArea`: within half a pixel plus 0.001.
  package func extended(
    _ frame: Rect, over edges: Set<Edge> = Set(Edge.allCases),
    ignoring regions: SafeAreaRegions = .all
  ) -> Rect {
    let reach = 0.5 / scale + 0.001
    let limits = safeArea(ignoring: regions, at: edges)
    func position(_ edge: Edge) -> Double {
      let own = frame.position(of: edge)
      guard abs(own - safeArea.position(of: edge)) <= reach else { return own }
      return limits.position(of: edge)
    }
    return Rect(
      left: position(.left), top: position(.top), right: position(.right),
      bottom: position(.bottom))
  }

  /// The safe area that is left when regions of it are ignored at some edges.
  ///
  /// Without the container's region alone a keyboard still ends the area; without the keyboard's
  /// alone the area ends where it does when the keyboard is away.
  package func safeArea(ignoring regions: SafeAreaRegions, at edges: Set<Edge>) -> Rect {
    func position(_ edge: Edge) -> Double {
      let own = safeArea.position(of: edge)
      guard edges.contains(edge) else { return own }
      if edge == .bottom, let free = bottomWithoutKeyboard {
        guard regions.contains(.keyboard) else { return own }
        return regions.contains(.container) ? container.maxY : free
      }
      return regions.contains(.container) ? container.position(of: edge) : own
    }
    return Rect(
      left: position(.left), top: position(.top), right: position(.right),
      bottom: position(.bottom))
  }

  /// Where an element with a frame lies.
  func elementPlace(_ frame: Rect, isHidden: Bool) -> ElementPlace {
    let hides = self.isHidden || isHidden
    let shown = frame.intersection(clip)
    return ElementPlace(
      parent: element, frame: frame.offset(x: -elementFrame.minX, y: -elementFrame.minY),
      windowFrame: frame,
      visible: hides || shown.isEmpty ? Rect(origin: frame.origin, size: .zero) : shown,
      isHidden: hides)
  }

  /// The placement of what an element holds.
  func inside(_ element: Int, _ place: ElementPlace) -> Placement {
    var inner = self
    inner.element = element
    inner.elementFrame = place.windowFrame
    inner.isHidden = place.isHidden
    return inner
  }

  /// Says what the element being placed shows, and where.
  package func fill(_ content: ElementContent, in frame: Rect) {
    guard let element else { return }
    sink.show(content, in: frame, at: element)
  }
}
