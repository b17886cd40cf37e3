import Devices

extension Configuration {
  /// The appearance in which a screen is shown: watches and windows in space have the dark one only.
  ///
  /// - Note: Source: the guidelines' page on dark mode.
  package var shownAppearance: Appearance {
    switch device.family {
    case .watch, .vision: .dark
    case .iphone, .ipad, .tv, .mac: appearance
    }
  }
}
