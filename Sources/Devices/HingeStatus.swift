/// How far a hinge is open, as the system tells apps.
///
/// A status is the system's decision from angle and orientation, with hysteresis: no angle stands
/// for one.
///
/// - Note: Source: iPhone Duo, section 2.
public enum HingeStatus: String, Hashable, Sendable, CaseIterable {
  /// Shut; the outer display is in use.
  case closed
  /// Open in part; the fold is active.
  case partiallyOpen
  /// Open all the way; the fold is there but not active.
  case fullyOpen
  /// Not told.
  case unknown
}

extension Pose {
  /// The status of the hinge in the pose.
  ///
  /// What a tent reads could not be tried.
  public var hinge: HingeStatus {
    switch self {
    case .closed: .closed
    case .tent: .unknown
    case .flat: .fullyOpen
    case .book, .laptop: .partiallyOpen
    }
  }
}
