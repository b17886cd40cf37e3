import Devices
import Geometry
import LayoutSpecs
import Typography

/// Presentations outside phones and tablets.
///
/// - Note: What becomes of them there is as the guidelines' pages on sheets, popovers, alerts and action
///   sheets describe it; their sizes are chosen, since no source states any.
extension PresentationPlanner {
  /// Whether sizes and places of presentations are known for the device: what is known speaks of phones
  /// and tablets.
  var isMeasured: Bool {
    switch configuration.device.family {
    case .iphone, .ipad: true
    case .watch, .tv, .vision, .mac: false
    }
  }

  /// The shape that a presentation takes on a watch, a television, a Mac or in space.
  ///
  /// A watch shows all of them over the whole screen, a television all but alerts. Macs and windows in
  /// space show cards in the middle of the window, and ask with an alert where a phone has choices at
  /// the bottom.
  func platformShape(of style: PresentationStyle) -> PlacedPresentation.Shape {
    let isQuestion = style == .alert || style == .actionSheet
    switch configuration.device.family {
    case .watch: return .cover
    case .tv: return isQuestion ? .alert : .cover
    case .mac, .vision, .iphone, .ipad:
      switch style {
      case .fullScreen: return .cover
      case .popover: return .popover
      case .alert, .actionSheet: return .alert
      case .sheet, .formSheet: return .centered
      }
    }
  }

  /// The measures of alerts on the device.
  func alertMetrics(hasBothTexts: Bool) -> AlertMetrics {
    switch configuration.device.family {
    case .watch: .watch(width: scene.window.width, safeArea: scene.safeArea)
    case .tv: .television
    case .mac: .mac
    case .vision: .space
    case .iphone, .ipad:
      generation == .glass
        ? .glass(hasBothTexts: hasBothTexts)
        : .classic(isLargeText: configuration.textSize.isAccessibility)
    }
  }

  /// The radius of the corners of a card in the middle: on a Mac and in space that of alerts there, which
  /// are round in every version.
  var cardRadius: Double {
    switch configuration.device.family {
    case .mac, .vision: alertMetrics(hasBothTexts: true).radius
    case .iphone, .ipad, .watch, .tv: CenteredMetrics.radius(generation)
    }
  }

  /// The radius of the corners of a popover; those in space are round in every version.
  var popoverRadius: Double {
    PopoverMetrics.radius(configuration.device.family == .vision ? .glass : generation)
  }
}
