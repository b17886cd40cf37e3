import Diagnostics
import Documents

extension DeviceDraft {
  /// The device of the draft, checked; nothing where it can't be used.
  func built(_ node: DocumentNode, maker fallback: String, _ reader: inout NodeReader) -> Device? {
    for key in ["id", "name", "family"] where node[key] == nil {
      reader.reportMissing(key, in: "a device", at: position)
    }
    guard let id, let name, let family else { return nil }
    let built = builtDisplays(family: family, &reader)
    guard !built.isEmpty else { return nil }
    var origins = provenance
    if built.contains(where: { display in
      display.orientations.contains { $0.sizeClasses != nil }
    }), !draftsOfDisplays.contains(where: { $0.sizeClasses != nil }), origins["sizeClasses"] == nil
    {
      origins["sizeClasses"] = Provenance(sources: ["assumed"], confidence: .low)
    }
    return Device(
      id: id.value, name: name, maker: maker ?? fallback, family: family, year: year,
      alsoCovers: alsoCovers, seedRow: seedRow,
      system: Device.SystemSupport(
        name: systemName ?? Self.systemName(of: family), standard: standard, last: last),
      hasHomeButton: hasHomeButton, displays: built, poses: checkedPoses(built, &reader),
      grids: grids, provenance: origins, notes: notes)
  }

  /// The name of the system that a family runs where none is written.
  private static func systemName(of family: DeviceFamily) -> String {
    switch family {
    case .iphone: "iOS"
    case .ipad: "iPadOS"
    case .watch: "watchOS"
    case .tv: "tvOS"
    case .vision: "visionOS"
    case .mac: "macOS"
    }
  }

  private var draftsOfDisplays: [DisplayDraft] { displaysPosition == nil ? [main] : displays }

  private func builtDisplays(family: DeviceFamily, _ reader: inout NodeReader) -> [Display] {
    if let mainKey, displaysPosition != nil {
      reader.report(
        "'\(mainKey.key)' belongs to one of the displays under 'displays'",
        at: mainKey.keyPosition, rule: "misplaced-key")
    }
    if let displaysPosition, displays.isEmpty {
      reader.report("'displays' is empty", at: displaysPosition, rule: "missing-key")
    }
    if let displaysPosition, displays.count > 1, poses.isEmpty {
      reader.report(
        "a device with several displays needs 'poses' that say when each is in use",
        at: displaysPosition, rule: "missing-key")
    }
    return draftsOfDisplays.compactMap { $0.built(family: family, &reader) }
  }

  private func checkedPoses(
    _ displays: [Display], _ reader: inout NodeReader
  ) -> [Device.PoseSupport] {
    var result: [Device.PoseSupport] = []
    for draft in poses {
      var support = draft.support
      guard let display = displays.first(where: { $0.id == support.display }) else {
        let known = draftsOfDisplays.map(\.id)
        if !known.contains(support.display) {
          reader.report(
            "no display '\(support.display)' on this device"
              + NearestWord.proposal(for: support.display, among: known),
            at: draft.displayPosition, rule: "unknown-display")
        }
        continue
      }
      if result.contains(where: { $0.pose == support.pose }) {
        reader.report(
          "pose '\(support.pose.rawValue)' is there twice", at: draft.position, rule: "duplicate")
      }
      for orientation in support.orientations where display.oriented(orientation) == nil {
        reader.report(
          "display '\(display.id)' does not support '\(orientation.rawValue)'",
          at: draft.position, rule: "orientations")
      }
      if support.orientations.isEmpty {
        support.orientations = display.orientations.map(\.orientation)
      }
      result.append(support)
    }
    // A misspelt display of a pose has been reported; it would be called unused as well.
    guard result.count == poses.count, !poses.isEmpty else { return result }
    for draft in draftsOfDisplays where !result.contains(where: { $0.display == draft.id }) {
      reader.report(
        "no pose uses display '\(draft.id)'", at: draft.position, rule: "unused-display",
        severity: .warning)
    }
    return result
  }
}
