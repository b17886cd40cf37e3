/// The `matrix` of a spec as written: axis values are resolved when the matrix is expanded.
public struct MatrixSpec: Hashable, Sendable {
  /// An axis of the matrix, in the order in which configurations are listed.
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    /// Ids, globs, families, sets.
    case devices
    /// `outer`, `inner`.
    case displays
    /// UIKit's names, `landscape`, `natural`, `all`.
    case orientations
    /// Poses of a foldable, `resting`, `all`.
    case poses
    /// `full` and, later, parts of the screen.
    case windows
    /// Content size categories, `all`.
    case textSizes
    /// Locale ids, pseudo-locales.
    case locales
    /// `leftToRight`, `rightToLeft`.
    case directions
    /// `light`, `dark`.
    case appearances
    /// `off`, `on`: the inner camera capturing.
    case camera
    /// System versions.
    case os
    /// SDK versions.
    case sdk

    /// The name in `exclude` and `include`: `device`, `orientation` and so on.
    public var singular: String {
      switch self {
      case .camera, .os, .sdk: rawValue
      default: String(rawValue.dropLast())
      }
    }
  }

  /// A partial configuration: values by axis, and optionally one screen.
  public struct Part: Hashable, Sendable {
    /// The value of each axis that is named.
    public var values: [Axis: Located<String>]
    /// The screen that is named.
    public var screen: Located<String>?

    /// Makes a part from its values.
    public init(values: [Axis: Located<String>], screen: Located<String>? = nil) {
      self.values = values
      self.screen = screen
    }
  }

  /// The values written for each axis, in order; an axis that is not written has its default.
  public var axes: [Axis: [Located<String>]]
  /// Configurations to leave out.
  public var exclude: [Part]
  /// Single configurations to add.
  public var include: [Part]

  /// Makes a matrix from its parts.
  public init(
    axes: [Axis: [Located<String>]] = [:], exclude: [Part] = [], include: [Part] = []
  ) {
    self.axes = axes
    self.exclude = exclude
    self.include = include
  }
}
