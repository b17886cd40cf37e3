import CFontconfig

/// A private configuration of fontconfig: which font files text may be set in.
///
/// It is written here and kept in memory, so that neither a machine's settings nor its other fonts
/// nor the environment have a say. Owns the C object.
@safe
final class FontConfiguration {
  /// How many of the pinned families are loaded.
  enum Scope {
    /// The text family and the user's fonts: little to search, enough for most strings.
    case text
    /// All of them.
    case complete
  }

  let config: OpaquePointer
  /// The families of the user's fonts, in order of the files.
  let userFamilies: [String]

  /// Loads fonts.
  ///
  /// - Parameters:
  ///   - scope: which of the pinned families.
  ///   - files: paths of the user's font files.
  /// - Throws: ``FontError`` if a file is not a font or fontconfig cannot start.
  init(_ scope: Scope, files: [String]) throws(FontError) {
    var userFamilies: [String] = []
    for file in files {
      let families = FontConfiguration.families(inFile: file)
      guard !families.isEmpty else { throw .unreadableFile(file) }
      for family in families where !userFamilies.contains(family) { userFamilies.append(family) }
    }
    guard let config = unsafe FcConfigCreate() else { throw .unavailable }
    // Or the environment could move all folders.
    unsafe FcConfigSetSysRoot(config, nil)
    // A user's file of the text family takes the place of the installed one.
    let withText = !userFamilies.contains(FontFamilies.text)
    let xml = FontConfiguration.xml(scope, withTextFamily: withText)
    var loaded = unsafe FcConfigParseAndLoadFromMemory(config, xml, noComplaints) != 0
    loaded = unsafe loaded && FcConfigBuildFonts(config) != 0
    for file in files where loaded {
      loaded = unsafe FcConfigAppFontAddFile(config, file) != 0
    }
    guard loaded else {
      unsafe FcConfigDestroy(config)
      throw .unavailable
    }
    unsafe self.config = config
    self.userFamilies = userFamilies
  }

  deinit { unsafe FcConfigDestroy(config) }

  /// The version of a family's font files, as `major.minor`; nothing where it is not loaded.
  ///
  /// Read from the font's head, where it is a number with sixteen binary places.
  func version(ofFamily family: String) -> String? {
    let pattern = unsafe FcPatternCreate()
    defer { unsafe FcPatternDestroy(pattern) }
    unsafe FcPatternAddString(pattern, FC_FAMILY, family)
    let objects = unsafe FcObjectSetCreate()
    defer { unsafe FcObjectSetDestroy(objects) }
    unsafe FcObjectSetAdd(objects, FC_FONTVERSION)
    guard let fonts = unsafe FcFontList(config, pattern, objects) else { return nil }
    defer { unsafe FcFontSetDestroy(fonts) }
    var newest: Int32?
    for index in unsafe 0..<Int(fonts.pointee.nfont) {
      var version: Int32 = 0
      if unsafe FcPatternGetInteger(fonts.pointee.fonts[index], FC_FONTVERSION, 0, &version)
        == FcResultMatch
      {
        newest = max(newest ?? version, version)
      }
    }
    guard let newest else { return nil }
    let thousandths = (Int(newest & 0xffff) * 1000 + 0x8000) >> 16
    let padded = String(1000 + min(thousandths, 999)).dropFirst()
    return "\(newest >> 16).\(padded)"
  }

  /// The family names in a font file; empty where it cannot be read.
  static func families(inFile path: String) -> [String] {
    guard let fonts = unsafe FcFontSetCreate() else { return [] }
    defer { unsafe FcFontSetDestroy(fonts) }
    var count: Int32 = 0
    unsafe FcFreeTypeQueryAll(path, UInt32.max, nil, &count, fonts)
    var result: [String] = []
    for index in unsafe 0..<Int(fonts.pointee.nfont) {
      var name: UnsafeMutablePointer<UInt8>?
      var number: Int32 = 0
      while unsafe FcPatternGetString(fonts.pointee.fonts[index], FC_FAMILY, number, &name)
        == FcResultMatch, let text = unsafe name
      {
        let family = unsafe String(cString: text)
        if !result.contains(family) { result.append(family) }
        number += 1
      }
    }
    return result
  }

  /// The configuration in fontconfig's language.
  ///
  /// The system's cache is named because reading 200 fonts anew would take a tenth of a second.
  private static func xml(_ scope: Scope, withTextFamily: Bool) -> String {
    let patterns =
      (withTextFamily ? ["\(FontFamilies.text)-*.?tf"] : [])
      + (scope == .complete ? FontFamilies.filePatterns : [])
    let accepted = patterns.map { "<glob>*/\($0)</glob>" }.joined()
    // By ending rather than all, since the patterns are put to the names of folders too.
    let rejected = ["?t?", "?T?", "pf?", "PF?", "pcf*", "bdf*", "woff*", "snf*", "gz"]
      .map { "<glob>*.\($0)</glob>" }.joined()
    return """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig>
      <dir>/usr/share/fonts</dir>
      <cachedir>/var/cache/fontconfig</cachedir>
      <selectfont>
      <acceptfont>\(accepted)</acceptfont>
      <rejectfont>\(rejected)</rejectfont>
      </selectfont>
      <match target="pattern">
      <test name="family"><string>emoji</string></test>
      <edit name="family" mode="prepend" binding="strong">
      <string>Noto Color Emoji</string></edit>
      </match>
      \(bitmapScaling)
      </fontconfig>
      """
  }

  /// Scales colour bitmaps from the one size they have to the one asked for.
  private static let bitmapScaling = """
    <match target="font">
    <test name="outline" compare="eq"><bool>false</bool></test>
    <edit name="pixelsizefixupfactor" mode="assign"><divide>
    <name target="pattern">pixelsize</name><name target="font">pixelsize</name>
    </divide></edit>
    <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
    <name>pixelsizefixupfactor</name><double>0</double>
    <double>0</double><name>pixelsizefixupfactor</name>
    </matrix></times></edit>
    <edit name="size" mode="assign"><divide>
    <name>size</name><name>pixelsizefixupfactor</name>
    </divide></edit>
    </match>
    """
}

/// Fontconfig's false, a macro that Swift does not see with its type.
private let noComplaints: FcBool = 0
