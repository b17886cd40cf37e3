/// A product with its displays, and where every group of its numbers comes from.
public struct Device: Hashable, Sendable {
  /// A pose that a foldable can take.
  public struct PoseSupport: Hashable, Sendable {
    /// The pose.
    public var pose: Pose
    /// The id of the display that is in use.
    public var display: String
    /// The orientations in which the pose makes sense; the first is the natural one.
    public var orientations: [Orientation]

    /// Makes an entry from its parts.
    public init(pose: Pose, display: String, orientations: [Orientation]) {
      self.pose = pose
      self.display = display
      self.orientations = orientations
    }
  }

  /// The system releases that a device runs.
  public struct SystemSupport: Hashable, Sendable {
    /// The name of the system, for example `iOS`.
    public var name: String
    /// The version that the primary values stand for; absent if unknown.
    public var standard: Version?
    /// The last version that the device runs; absent where it still runs the current one.
    public var last: Version?

    /// Makes an entry from its parts.
    public init(name: String, standard: Version?, last: Version?) {
      self.name = name
      self.standard = standard
      self.last = last
    }
  }

  /// A grid that the guidelines print for the platform.
  public struct Grid: Hashable, Sendable {
    /// How many columns it has.
    public var columns: Int
    /// The width of unfocused content in points.
    public var columnWidth: Double
    /// The distance between columns in points.
    public var horizontalSpacing: Double
    /// The least distance between rows in points.
    public var minimumVerticalSpacing: Double

    /// Makes a grid from its parts.
    public init(
      columns: Int, columnWidth: Double, horizontalSpacing: Double, minimumVerticalSpacing: Double
    ) {
      self.columns = columns
      self.columnWidth = columnWidth
      self.horizontalSpacing = horizontalSpacing
      self.minimumVerticalSpacing = minimumVerticalSpacing
    }
  }

  /// The name used in specs and on the command line.
  public var id: String
  /// The maker's name of the product.
  public var name: String
  /// The maker.
  public var maker: String
  /// The platform.
  public var family: DeviceFamily
  /// The year of its release.
  public var year: Int?
  /// Other products that the entry stands for.
  public var alsoCovers: [String]
  /// The row of the guidelines' tables that the device answers to.
  public var seedRow: String?
  /// The system releases that it runs.
  public var system: SystemSupport
  /// Whether it has a home button below or beside the display.
  public var hasHomeButton: Bool
  /// Its displays; a device that does not fold has one, called `main`.
  public var displays: [Display]
  /// The poses that it can take; empty where it does not fold.
  public var poses: [PoseSupport]
  /// The grids that the guidelines print for it.
  public var grids: [Grid]
  /// Where each group of numbers comes from, by field group: `size`, `safeArea`, `housing` …, with
  /// the display before it where displays differ and the orientation after it where orientations
  /// do: `inner.safeArea`, `inner.regions.fold`, `outer.cornerRadius.landscapeLeft`.
  public var provenance: [String: Provenance]
  /// What a reader should know of the numbers.
  public var notes: [String]

  /// Whether the device has a hinge.
  public var isFoldable: Bool { !poses.isEmpty }

  /// Makes a device from its parts.
  public init(
    id: String, name: String, maker: String, family: DeviceFamily, year: Int?,
    alsoCovers: [String] = [], seedRow: String? = nil, system: SystemSupport,
    hasHomeButton: Bool = false, displays: [Display], poses: [PoseSupport] = [],
    grids: [Grid] = [], provenance: [String: Provenance] = [:], notes: [String] = []
  ) {
    self.id = id
    self.name = name
    self.maker = maker
    self.family = family
    self.year = year
    self.alsoCovers = alsoCovers
    self.seedRow = seedRow
    self.system = system
    self.hasHomeButton = hasHomeButton
    self.displays = displays
    self.poses = poses
    self.grids = grids
    self.provenance = provenance
    self.notes = notes
  }

  /// Where a group of numbers comes from: the entry of the display in the orientation, else of the
  /// orientation, else of the display, else of the device.
  public func provenance(
    of group: String, display: String, orientation: Orientation? = nil
  ) -> Provenance? {
    if let name = orientation?.rawValue {
      let own = provenance["\(display).\(group).\(name)"] ?? provenance["\(group).\(name)"]
      if let own { return own }
    }
    return provenance["\(display).\(group)"] ?? provenance[group]
  }

  /// The display with an id.
  public func display(_ id: String) -> Display? { displays.first { $0.id == id } }

  /// The entry of a pose.
  public func support(for pose: Pose) -> PoseSupport? { poses.first { $0.pose == pose } }
}
