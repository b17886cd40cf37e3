import Geometry

/// The measures of alerts, in points.
///
/// - Note: Source of every number: layout metrics, section 5, "Alert and action sheet", unless it is
///   said to be chosen.
struct AlertMetrics: Hashable, Sendable {
  /// The width.
  var width: Double
  /// The radius of the corners.
  var radius: Double
  /// The distance from the top to the first text.
  var top: Double
  /// The distance of texts from the sides.
  var textInset: Double
  /// The distance between title and message.
  var titleGap: Double
  /// The distance from the last text to the buttons.
  var headerBottom: Double
  /// The distance of buttons from the sides.
  var inset: Double
  /// The distance of the last button from the bottom.
  var bottom: Double
  /// The height of a button.
  var buttonHeight: Double
  /// What a button is higher than its line at least.
  var buttonPadding = 16.0
  /// The radius of a button's corners.
  var buttonRadius: Double
  /// The distance between buttons.
  var buttonGap: Double
  /// The distance from the text before to the first field.
  var fieldGap: Double
  /// The height of a field.
  var fieldHeight: Double
  /// The distance of fields from the sides.
  var fieldInset: Double
  /// Whether two buttons stand below each other even where both would fit side by side.
  var isStacked = false

  /// The alert of the system from 26 on.
  ///
  /// The distance below the texts is less by a third of a point where only one of them is there.
  static func glass(hasBothTexts: Bool) -> AlertMetrics {
    AlertMetrics(
      width: 320, radius: 34, top: 22, textInset: 30, titleGap: 7 + 2.0 / 3,
      headerBottom: (hasBothTexts ? 4 + 1.0 / 3 : 4) + 16, inset: 16, bottom: 16, buttonHeight: 48,
      buttonRadius: 24, buttonGap: 8, fieldGap: 16 + 1.0 / 3, fieldHeight: 48, fieldInset: 15)
  }

  /// The alert of systems to 18.
  ///
  /// Width, radius, the height of buttons and 16 at the sides have their
  /// source; what lies above, between and below the texts, and fields, is chosen.
  static func classic(isLargeText: Bool) -> AlertMetrics {
    AlertMetrics(
      width: isLargeText ? 310 : 270, radius: 14, top: 20, textInset: 16, titleGap: 2,
      headerBottom: 20, inset: 0, bottom: 0, buttonHeight: 44, buttonRadius: 0, buttonGap: 0,
      fieldGap: 16,
      fieldHeight: 30, fieldInset: 16)
  }

  /// The alert of a watch, which covers the screen.
  ///
  /// Its buttons are as high as controls of the platform are by default (layout metrics, table of control
  /// sizes); the rest is chosen.
  static func watch(width: Double, safeArea: EdgeInsets) -> AlertMetrics {
    let side = max(safeArea.left, safeArea.right, 4)
    return AlertMetrics(
      width: width, radius: 0, top: safeArea.top + 4, textInset: side + 4, titleGap: 4,
      headerBottom: 12, inset: side, bottom: max(safeArea.bottom, 4), buttonHeight: 44,
      buttonRadius: 22, buttonGap: 6, fieldGap: 8, fieldHeight: 44, fieldInset: side,
      isStacked: true)
  }

  /// The alert of a television; its buttons are as high as controls are by default there, the rest is
  /// chosen.
  static let television = AlertMetrics(
    width: 860, radius: 44, top: 60, textInset: 60, titleGap: 16, headerBottom: 48, inset: 60,
    bottom: 60, buttonHeight: 66, buttonRadius: 33, buttonGap: 20, fieldGap: 24, fieldHeight: 66,
    fieldInset: 60, isStacked: true)

  /// The alert of a Mac; its buttons are as high as controls are by default there, the rest is chosen.
  static let mac = AlertMetrics(
    width: 260, radius: 26, top: 20, textInset: 16, titleGap: 10, headerBottom: 16, inset: 16,
    bottom: 16, buttonHeight: 28, buttonPadding: 8, buttonRadius: 14, buttonGap: 8, fieldGap: 10,
    fieldHeight: 28,
    fieldInset: 16)

  /// The alert over a window in space.
  ///
  /// Height and gap of buttons are such that their centres lie 60 apart, as the
  /// guidelines want; the rest is chosen.
  static let space = AlertMetrics(
    width: 320, radius: 46, top: 28, textInset: 28, titleGap: 8, headerBottom: 24, inset: 24,
    bottom: 24, buttonHeight: 44, buttonRadius: 22, buttonGap: 16, fieldGap: 16, fieldHeight: 44,
    fieldInset: 24)

  /// The action sheet of phones with systems to 18: its groups and buttons.
  enum Choices {
    /// The distance from the sides of the window.
    static let sideMargin = 8.0
    /// The distance between the choices and the button that cancels.
    static let groupGap = 8.0
    /// The height of a button.
    static let buttonHeight = 57.0
    /// The radius of the corners of a group.
    static let radius = 14.0
    /// The distance of the texts from the sides, and from the edges above and below: chosen.
    static let textInset = 16.0
  }
}

/// The measures of popovers, in points.
///
/// - Note: Source of the width: layout metrics, section 5. The rest is chosen.
enum PopoverMetrics {
  /// The width where none is asked for: that of the old popover controller.
  static let width = 320.0
  /// How far the arrow sticks out.
  static let arrowLength = 13.0
  /// The width of the arrow at its base.
  static let arrowBase = 26.0
  /// The least distance from what the popover stays in.
  static let margin = 10.0

  /// The radius of the corners.
  static func radius(_ generation: ChromeGeneration) -> Double {
    generation == .glass ? 34 : 13
  }
}

/// The measures of cards in the middle of a regular width, in points.
enum CenteredMetrics {
  /// A form sheet to iOS 15: layout metrics, section 5.
  ///
  /// Later ones are somewhat larger; how much is not
  /// known, and the size before stands in.
  static let formSheet = Size(width: 540, height: 620)

  /// A page sheet: taller than wide, with what lies beneath visible beside it.
  ///
  /// No measurement is known;
  /// all of it is chosen.
  static func pageSheet(window: Size, safeArea: EdgeInsets) -> Size {
    let level = max(max(safeArea.top, safeArea.bottom), 20) + 12
    let height = max(window.height - 2 * level, 0)
    return Size(width: min(min(window.width - 88, 704), height * 0.9), height: height)
  }

  /// The radius of the corners: that of alerts from 26 on, 10 before as cards have.
  static func radius(_ generation: ChromeGeneration) -> Double {
    generation == .glass ? 34 : 10
  }

  /// The page sheet of the Duo's inner display in landscape, by where it stands.
  ///
  /// - Note: Source: iPhone Duo, section 4.4. The figures are those of a window 951 wide.
  enum DuoPage {
    static let window = 951.0
    static let flat = (left: 149.0, right: 802.0)
    static let leading = (left: 8.0, right: 467.0)
    static let trailing = (left: 483.5, right: 943.0)
  }
}
