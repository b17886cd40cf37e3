import Diagnostics
import Documents

/// What is known while one spec is decoded: its problems, and the names it refers to.
///
/// References are written down where they are read, inside `when` as well, and looked up when the
/// whole file is known.
final class SpecDecoder {
  /// A name that is used somewhere.
  struct Reference {
    var name: String
    var position: SourcePosition
    /// The component that it stands in, nothing in a screen.
    var component: String?
    /// The screen that it stands in, by index.
    var screen: Int?
  }

  let file: String
  let allowOutsidePaths: Bool
  private(set) var diagnostics: [Diagnostic]

  var assetReferences: [Reference] = []
  var stringReferences: [Reference] = []
  var componentReferences: [Reference] = []
  var guideReferences: [Reference] = []

  /// The files of screenshots, in the order of the spec.
  var screenshots: [Located<String>] = []

  /// The names of components and assets in the order of the file, for proposals.
  var componentNames: [String] = []
  var assetNames: [String] = []

  /// The component that is being decoded.
  var component: String?
  /// The index of the screen that is being decoded.
  var screen: Int?
  /// The kind whose node is being decoded, for modifiers that only some kinds have.
  var kind: KindDescription?
  /// Problems that are not listed any more.
  private var unlisted = 0

  /// Places where the reader found something wrong: what follows from it is not said again.
  private let explained: Set<SourcePosition>

  init(file: String, allowOutsidePaths: Bool, found diagnostics: [Diagnostic]) {
    self.file = file
    self.allowOutsidePaths = allowOutsidePaths
    self.diagnostics = diagnostics
    explained = Set(diagnostics.compactMap(\.position))
  }

  func error(_ message: String, rule: String, at position: SourcePosition) {
    report(.error, message, rule: rule, at: position)
  }

  func warning(_ message: String, rule: String, at position: SourcePosition) {
    report(.warning, message, rule: rule, at: position)
  }

  /// A name used here.
  func reference(_ name: String, at position: SourcePosition) -> Reference {
    Reference(name: name, position: position, component: component, screen: screen)
  }

  /// Everything found, in the order of the file.
  var sortedDiagnostics: [Diagnostic] {
    var sorted = diagnostics.sortedByPlace()
    if unlisted > 0 {
      sorted.append(
        Diagnostic(
          file: file, position: nil, message: "and \(unlisted) more problems that are not listed",
          rule: "too-many-problems"))
    }
    return sorted
  }

  /// Whether proposals are still worth their time: a file of garbage asks for very many.
  var canListMore: Bool { diagnostics.count < DocumentLimits.diagnostics }

  private func report(
    _ severity: Diagnostic.Severity, _ message: String, rule: String, at position: SourcePosition
  ) {
    guard !explained.contains(position) else { return }
    guard canListMore else {
      unlisted += 1
      return
    }
    diagnostics.append(
      Diagnostic(severity, file: file, position: position, message: message, rule: rule))
  }
}
