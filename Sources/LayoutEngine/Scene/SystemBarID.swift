/// The ids of system bars in scenes and records, each in this place alone.
public enum SystemBarID {
  /// The bar with time and battery.
  public static let status = "statusBar"
  /// The band along one side of a foldable that carries status and bars.
  public static let sideStrip = "sideStrip"
  /// The bar with the title.
  public static let navigation = "navigationBar"
  /// The search field of a screen, where it is not in the bar with the title.
  public static let search = "searchBar"
  /// The bar that switches between categories.
  public static let tabs = "tabBar"
  /// The bar with a screen's own items.
  public static let toolbar = "toolbar"
  /// The keyboard.
  public static let keyboard = "keyboard"
  /// The title bar of a Mac's window that does not fill the screen.
  public static let title = "titleBar"
  /// The bar below a window in space that moves it.
  public static let window = "windowBar"
}
