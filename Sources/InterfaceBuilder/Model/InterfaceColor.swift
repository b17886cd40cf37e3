/// A colour as a file says it.
public enum InterfaceColor: Hashable, Sendable {
  /// Components in sRGB, 0 to 1.
  case components(red: Double, green: Double, blue: Double, alpha: Double)
  /// A colour of the system, as the file writes it: `systemBackgroundColor`.
  case system(String)
  /// A colour of the app's catalogue.
  case named(String)
}
