import Devices

extension Configuration {
  /// The appearance in which a screen is shown: watches have the dark one only.
  package var shownAppearance: Appearance { device.family == .watch ? .dark : appearance }
}
