public import Devices
import Diagnostics
import LayoutEngine
public import LayoutSpecs

/// The axes of a spec, written out to the ordered list of configurations of a run.
public enum Matrix {
  /// The most configurations that a run draws without being told to.
  public static let politeLimit = 20_000
  /// The most configurations that are ever written out.
  public static let hardLimit = 1_000_000

  /// Writes a matrix out.
  ///
  /// A pure function. An axis in the options replaces the spec's list for it; `exclude` still holds;
  /// `include` adds single configurations, of those the options leave. An axis that a device lacks
  /// never excludes it. A value that a device cannot take is left out and counted; one that no
  /// configuration takes is an error, in the spec's own list only where no option narrows it.
  ///
  /// - Parameters:
  ///   - spec: the spec.
  ///   - catalog: the devices that can be asked for.
  ///   - options: what replaces the spec's lists.
  /// - Returns: the configurations in order, with everything that was wrong or left out.
  public static func expand(
    spec: Spec, catalog: DeviceCatalog, options: MatrixOptions = MatrixOptions()
  ) -> MatrixExpansion {
    var expander = MatrixExpander(spec: spec, catalog: catalog, options: options)
    var expansion = expander.expand()
    guard !options.isEmpty, !expansion.hasErrors else { return expansion }
    let names = Set(expansion.configurations.map(\.name))
    let whole = expand(spec: spec, catalog: catalog)
    // A matrix that can't be written out may have had anything.
    expansion.isPartial =
      whole.hasErrors || whole.configurations.contains { !names.contains($0.name) }
    return expansion
  }

  /// What is wrong in the words of a spec's matrix where the rest of the spec has errors too, so that
  /// all of them are told at once.
  ///
  /// - Parameters:
  ///   - draft: what could be read of the spec.
  ///   - catalog: the devices that can be asked for.
  ///   - options: what replaces the spec's lists.
  /// - Returns: errors of single words; what may follow from the parts that could not be read, such as
  ///   a screen that is not there, is left out.
  static func diagnostics(
    ofDraft draft: Spec, catalog: DeviceCatalog, options: MatrixOptions
  ) -> [Diagnostic] {
    var expander = MatrixExpander(spec: draft, catalog: catalog, options: options)
    return expander.check().filter { $0.rule != "unknown-screen" }
  }
}
