import ConstraintSolver
import Geometry

/// Lays out trees of views by constraints, as the platform's Auto Layout does.
///
/// Heights of texts follow from their widths, and safe areas and margins of inner views from their
/// places, so the system is solved, these are taken anew, and it is solved again until nothing
/// changes.
package enum AutoLayout {
  /// How often a system is solved at most.
  static let rounds = 6

  /// Lays out a tree.
  ///
  /// A pure function: equal requests give equal results.
  package static func resolve(_ request: AutoLayoutRequest) -> AutoLayoutResult {
    var system = AutoLayoutSystem(request)
    system.emitAll()
    system.solver.solve()
    for _ in 1..<rounds {
      guard system.takeAnew() else { break }
      system.solver.solve()
    }
    return system.result()
  }
}
