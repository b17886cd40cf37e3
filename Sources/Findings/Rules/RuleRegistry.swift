import Devices

/// All rules, in the order of their ids by group.
public enum RuleRegistry {
  /// The rules: groups in the order in which they are first listed, ids in order within a group.
  public static let all: [any Rule.Type] = {
    var groups: [Substring] = []
    for rule in listed where !groups.contains(rule.info.id.prefix(2)) {
      groups.append(rule.info.id.prefix(2))
    }
    return groups.flatMap { group in
      listed.filter { $0.info.id.prefix(2) == group }.sorted { $0.info.id < $1.info.id }
    }
  }()

  private static let listed: [any Rule.Type] = [
    UnsafeControl.self, UnsafeContent.self, StoppedBackground.self, StoppedScroll.self,
    HousingOverlap.self, RoundedCorner.self, HomeIndicatorOverlap.self, BottomGestureBand.self,
    CornerControl.self, UnevenLandscape.self, UnequalGameInsets.self, BlackBands.self,
    FramedHardware.self, StatusBarConstant.self, NeedlesslyHiddenStatusBar.self, InsetTwice.self,
    FullWidthButton.self, UnalignedBottomButton.self, SquareBottomButton.self,
    TextOverMargin.self, LongLines.self, PhysicalEdge.self,
    DeviceWidth.self, SmallestWindow.self, BrokenConstraint.self, AmbiguousFrame.self,
    DistortedArtwork.self, LostFocus.self, ClippedByWindow.self,
    TruncatedText.self, OverlapAtLargeText.self, FixedTextHeight.self, SingleOrientation.self,
    DifferentLandscapes.self, StretchedCompact.self, MissingInOrientation.self,
    SmallTarget.self, TinyTarget.self, SmallPlatformTarget.self, CloseControls.self,
    OverlappingControls.self, CrowdedControl.self, CloseCenters.self, FullWatchRow.self,
    SideBySideWatchButtons.self, WatchPadding.self, TinyPlatformTarget.self,
    NarrowWatchButton.self,
    OutsideTVSafeZone.self, TVColumnWidth.self, TVColumnSpacing.self, TVRowSpacing.self,
    TVGridRhythm.self, UnevenPeek.self,
    GravityOverride.self, BakedVideoBars.self, DistortedVideo.self, CroppedVideo.self,
    NearMissAlignment.self, BrokenRhythm.self, HiddenMore.self, CoveredText.self,
    AcrossFold.self, UnderCamera.self, OddColumns.self, SplitGroup.self, DisplacedScroll.self,
    NestedArrangement.self, LongDisplacement.self, UpsideDownLaptop.self, StripInsetTwice.self,
    GutterBesideFold.self, LevelBarItem.self, OwnTabBar.self, PanesInLowWindow.self,
    BlankArrangement.self, CrowdedHalf.self, TooTallForWindow.self, OlderBuildRail.self,
    MissingInPose.self, TabletSystemControls.self, KeyboardOverControl.self, KeyboardIgnored.self,
    TinyText.self,
    PresentationOverPopover.self, NoWayOut.self, NoTitle.self, TallerThanDetent.self,
    NestedPresentation.self, PopoverInCompactWidth.self, PopoverSize.self, BranchingModal.self,
    MisusedDone.self,
    DifferentLaunchScreen.self, LaunchOrientation.self, EmptyLoading.self,
    CentralTabletControls.self, MacBottomControl.self, BehindCameraHousing.self,
    FocusOverNeighbour.self, FocusOverText.self, BeyondSpatialWindow.self, PrimaryOffCentre.self,
    LatePrimary.self, WideOrnament.self,
    HiddenIndicator.self, NeedlessEdgeProtection.self, IdleEdgeProtection.self,
  ]

  /// The rule of an id.
  public static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.info.id == id } }
}
