import Bitmaps
import Comparison
import Records

/// Compares two runs: hashes first, then records, then pictures.
struct RunComparer: Sendable {
  /// What came of one configuration.
  struct Outcome: Sendable {
    var layout: LayoutDifference?
    var axes: [String: String] = [:]
    var picture: DiffResult.Picture?
    var failure: String?

    var isChanged: Bool { layout.map { !$0.isSame } ?? false || picture != nil }

    /// Takes the picture away where nothing of it was compared; whether that was so.
    mutating func dropUncounted() -> Bool {
      guard picture?.isUncounted == true else { return false }
      picture = nil
      return true
    }
  }

  let reference: ComparedSide
  let candidate: ComparedSide
  let pictures: PictureComparer
  /// The runs.
  let old: ComparedSide.Run
  let new: ComparedSide.Run
  /// What stands before the names of configurations where there are several runs.
  let prefix: String
  /// Whether configurations have records; pictures alone have none.
  let hasRecords: Bool
  /// What differs of program, data and libraries.
  let fingerprint: [RuleChange]
  /// Whether the reference holds no picture at all.
  let isRecordsAlone: Bool

  init(
    _ old: ComparedSide.Run, of reference: ComparedSide, _ new: ComparedSide.Run,
    of candidate: ComparedSide, pictures: PictureComparer, prefix: String,
    hasRecords: Bool = true
  ) {
    self.reference = reference
    self.candidate = candidate
    self.old = old
    self.new = new
    self.pictures = pictures
    self.prefix = prefix
    self.hasRecords = hasRecords
    fingerprint =
      old.manifest.fingerprint == new.manifest.fingerprint
      ? [] : Self.changes(old.manifest.parts, new.manifest.parts)
    isRecordsAlone = !old.manifest.configurations.contains { entry in
      entry.files.contains { $0.key != "json" && reference.files.has(old.path($0.value.path)) }
    }
  }

  private static func changes(
    _ old: [String: String], _ new: [String: String]
  ) -> [RuleChange] {
    let changes = Set(old.keys).union(new.keys).sorted().compactMap { key in
      old[key] == new[key] ? nil : RuleChange(key: key, reference: old[key], candidate: new[key])
    }
    // Without its parts a fingerprint still says that something is not the same.
    return changes.isEmpty
      ? [RuleChange(key: "fingerprint", reference: nil, candidate: nil)] : changes
  }

  // MARK: Configurations

  /// Compares a configuration that both runs have.
  func compare(_ before: Manifest.Entry, _ after: Manifest.Entry) -> Outcome {
    var outcome = Outcome()
    do throws(FileError) {
      if let failure = after.failure {
        throw FileError(path: prefix + after.name, reason: "it could not be drawn: \(failure)")
      }
      if let failure = before.failure {
        throw FileError(
          path: prefix + before.name, reason: "the reference could not be drawn: \(failure)")
      }
      if hasRecords { try compareRecords(before, after, &outcome) }
      try comparePictures(before, after, &outcome)
    } catch {
      outcome.failure = error.description
    }
    return outcome
  }

  private func compareRecords(
    _ before: Manifest.Entry, _ after: Manifest.Entry, _ outcome: inout Outcome
  ) throws(FileError) {
    guard let oldFile = before.files["json"], let newFile = after.files["json"] else {
      throw FileError(path: prefix + after.name, reason: "a manifest names no record of it")
    }
    let oldPlace = reference.files.place(old.path(oldFile.path))
    let newPlace = candidate.files.place(new.path(newFile.path))
    if try FileEquality.areSame(oldPlace, newPlace), oldFile.hash == newFile.hash { return }
    let oldBytes = try reference.files.read(oldPlace.path)
    let newBytes = try candidate.files.read(newPlace.path)
    var layout = LayoutDifference(
      from: try layout(oldBytes, reference, oldPlace.path),
      to: try layout(newBytes, candidate, newPlace.path), fingerprint: fingerprint)
    // What is ignored in pictures may look otherwise; where it moves others, that is told.
    let ignored = pictures.rules.ignoredElements
    layout.looks.removeAll { ignored.contains($0.element) }
    layout.causes.removeAll { ignored.contains($0.element) && $0.followers.isEmpty }
    outcome.layout = layout
  }

  private func layout(
    _ bytes: [UInt8], _ side: ComparedSide, _ path: String
  ) throws(FileError) -> RecordedLayout {
    do throws(RecordError) { return try RecordedLayout(reading: bytes) } catch {
      throw FileError(path: Paths.join(side.files.shown, path), reason: error.description)
    }
  }

  // MARK: Pictures

  /// Formats by how well they can be compared; the first that both runs have stands for all.
  private static let formats = ["png", "svg", "svg-outlines", "pdf"]

  private func comparePictures(
    _ before: Manifest.Entry, _ after: Manifest.Entry, _ outcome: inout Outcome
  ) throws(FileError) {
    outcome.picture = try picture(
      prefix + after.name, before.files, after.files, layout: outcome.layout)
  }

  /// Compares the pictures of a configuration or a series; nothing where they are the same.
  func picture(
    _ name: String, _ before: [String: Manifest.File], _ after: [String: Manifest.File],
    layout: LayoutDifference?
  ) throws(FileError) -> DiffResult.Picture? {
    guard let format = Self.formats.first(where: { before[$0] != nil && after[$0] != nil }),
      let oldFile = before[format], let newFile = after[format]
    else { return nil }
    let hasCause =
      layout.map { !$0.causes.isEmpty || $0.looks.contains(where: \.isVisible) } ?? false
    let oldPlace = reference.files.place(old.path(oldFile.path))
    let newPlace = candidate.files.place(new.path(newFile.path))
    func differs(_ remark: String) -> DiffResult.Picture {
      DiffResult.Picture(name: name, remark: remark, hasCause: hasCause)
    }
    if isRecordsAlone {
      guard oldFile.hash != newFile.hash else { return nil }
      return differs(
        fingerprint.isEmpty
          ? "the reference holds no pictures: told by hash" : "drawn by another program or fonts")
    }
    if try FileEquality.areSame(oldPlace, newPlace) { return nil }
    if !fingerprint.isEmpty { return differs("drawn by another program or fonts") }
    guard format == "png" else { return differs("\(format) files are not compared by pixels") }
    let frames = !pictures.rules.elements.isEmpty ? try self.frames(of: name) : nil
    return try pictures.compare(
      .init(name: name, reference: oldPlace, candidate: newPlace, hasCause: hasCause)
    ) { id, oldWidth, newWidth in
      frames?.flatMap { frames in frames.rects(id, frames.isOld ? oldWidth : newWidth) } ?? []
    }
  }

  /// The elements of a configuration in one run, with the page that its pictures show.
  private struct Frames {
    var isOld: Bool
    var elements: [RecordedElement]
    var page: Manifest.Picture

    /// The rectangles of an element in pixels.
    func rects(_ id: String, _ width: Int) -> [PixelRect] {
      elements.filter { $0.id == id }.map {
        PictureRules.pixels($0.covered, on: page, pictureWidth: width)
      }
    }
  }

  private func frames(of name: String) throws(FileError) -> [Frames] {
    var result: [Frames] = []
    for (side, run, isOld) in [(reference, old, true), (candidate, new, false)] {
      guard let entry = run.manifest.configurations.first(where: { prefix + $0.name == name }),
        let page = entry.picture, let file = entry.files["json"]
      else { continue }
      let path = run.path(file.path)
      let layout = try layout(try side.files.read(path), side, path)
      result.append(Frames(isOld: isOld, elements: layout.elements, page: page))
    }
    return result
  }
}
