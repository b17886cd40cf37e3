public import Diagnostics

/// A layout spec: decoded, checked, and free of what the language does not allow.
public struct Spec: Sendable {
  /// The name of the spec; the run folder is named for it.
  public var name: String
  /// The file as the user named it, `-` for standard input.
  public var file: String
  /// The system version asked for, as written.
  public var os: Located<String>?
  /// The SDK version asked for, as written.
  public var sdk: Located<String>?
  /// The axes as written; resolved against the catalogue when the matrix is expanded.
  public var matrix: MatrixSpec
  /// Fonts that come before the pinned ones, in order.
  public var fonts: [FontFile]
  /// Pictures by name.
  public var assets: [String: Asset]
  /// The strings by locale.
  public var strings: StringTable
  /// Named nodes for `use`.
  public var components: [String: Node]
  /// What the spec says of rules.
  public var rules: [RuleSetting]
  /// The screens in the order of the file; at least one.
  public var screens: [Screen]

  /// Makes a spec from its parts.
  public init(
    name: String, file: String, os: Located<String>? = nil, sdk: Located<String>? = nil,
    matrix: MatrixSpec = MatrixSpec(), fonts: [FontFile] = [], assets: [String: Asset] = [:],
    strings: StringTable = StringTable(), components: [String: Node] = [:],
    rules: [RuleSetting] = [], screens: [Screen]
  ) {
    self.name = name
    self.file = file
    self.os = os
    self.sdk = sdk
    self.matrix = matrix
    self.fonts = fonts
    self.assets = assets
    self.strings = strings
    self.components = components
    self.rules = rules
    self.screens = screens
  }

  /// Makes the file of a `screenshot` one of the assets, once.
  ///
  /// - Parameter file: the path, relative to the spec's folder, with the place where it is written.
  public mutating func addScreenshot(_ file: Located<String>) {
    let name = ScreenshotContent(file: file).assetName
    guard assets[name] == nil else { return }
    assets[name] = Asset(source: .file(file.value, scale: nil), position: file.position)
  }
}

/// A value with the place where it was written.
public struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value.
  public var value: Value
  /// Where it was written.
  public var position: SourcePosition

  /// Makes a value with its place.
  public init(_ value: Value, at position: SourcePosition) {
    self.value = value
    self.position = position
  }
}

/// A font file that a spec brings along.
public struct FontFile: Hashable, Sendable {
  /// The path as written, relative to the spec's folder.
  public var file: Located<String>
  /// The family it is used as; absent means the file's own name.
  public var family: String?

  /// Makes a font file entry.
  public init(file: Located<String>, family: String?) {
    self.file = file
    self.family = family
  }
}
