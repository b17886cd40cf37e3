/// The kinds of nodes.
enum KindTable {
  /// All kinds in the order of the reference.
  static let all: [KindDescription] = [
    .text, .button, .image, .video, .screenshot, .box, .spacer, .divider, .vstack, .hstack, .zstack,
    .grid, .scroll, .list, .textField, .toggle, .slider, .stepper, .segmented, .progress, .spinner,
    .arrangement, .splitView, .constraints, .stackView, .group, .use, .switch,
  ]

  /// The kinds by name.
  static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
