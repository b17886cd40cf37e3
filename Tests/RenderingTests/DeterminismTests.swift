import Bitmaps
import Cairo
import Foundation
import Rendering
import TestSupport
import Testing

/// The same display list gives the same bytes, whatever was drawn before and wherever.
struct DeterminismTests {
  /// Every format of every drawing as one number.
  private static func digest(reversed: Bool = false) throws -> UInt64 {
    let fonts = try TextShaper()
    let renderer = Renderer(fonts: fonts)
    let images = try FeatureDrawing.images()
    let order = FeatureDrawing.all.indices
    var parts: [Int: UInt64] = [:]
    for index in reversed ? Array(order.reversed()) : Array(order) {
      let list = FeatureDrawing.all[index].list(fonts)
      let files = [
        try renderer.png(list, scale: 1, images: images),
        try renderer.png(list, scale: 2.5, images: images),
        Array(renderer.svg(list, images: images).utf8),
        try renderer.svgOutlines(list, images: images),
        try renderer.pdf(list, images: images),
      ]
      parts[index] = files.joined().reduce(14_695_981_039_346_656_037) { hash, byte in
        (hash ^ UInt64(byte)) &* 1_099_511_628_211
      }
    }
    return order.reduce(0) { $0 &* 31 &+ (parts[$1] ?? 0) }
  }

  @Test func `another renderer and another order change nothing`() throws {
    #expect(try Self.digest() == Self.digest(reversed: true))
  }

  @Test func `threads change nothing`() async throws {
    let digests = try await withThrowingTaskGroup(of: UInt64.self) { group in
      for number in 0..<4 { group.addTask { try Self.digest(reversed: number % 2 == 1) } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(try digests == [Self.digest()])
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["DIGEST_FILE"] != nil))
  func `a process writes down its digest when asked`() throws {
    let file = try #require(ProcessInfo.processInfo.environment["DIGEST_FILE"])
    try "\(Self.digest())".write(toFile: file, atomically: true, encoding: .utf8)
  }

  @Test func `another process with a hostile environment changes nothing`() throws {
    let folder = try TemporaryFolder()
    let settings = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      <selectfont><rejectfont><glob>*</glob></rejectfont></selectfont></fontconfig>
      """
    try folder.write(Array(settings.utf8), to: "fonts.conf")
    try FileManager.default.createDirectory(
      atPath: folder.path(".config/fontconfig"), withIntermediateDirectories: true)
    try folder.write(Array(settings.utf8), to: ".config/fontconfig/fonts.conf")
    let arguments = CommandLine.arguments
    guard let program = arguments.first else { return }
    var passed = Array(arguments.dropFirst())
    while let index = passed.firstIndex(of: "--filter"), index + 1 < passed.count {
      passed.removeSubrange(index...(index + 1))
    }
    passed += ["--filter", "a process writes down its digest"]
    let result = try ExternalTool(path: program).run(
      passed,
      environment: [
        "DIGEST_FILE": folder.path("digest"), "HOME": folder.url.path, "LANG": "ar_EG.UTF-8",
        "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Kathmandu", "PANGO_LANGUAGE": "ja",
        "FONTCONFIG_FILE": folder.path("fonts.conf"),
        "XDG_CONFIG_HOME": folder.path(".config"), "PANGOCAIRO_BACKEND": "nonsense",
        "FONTCONFIG_SYSROOT": folder.url.path,
        "FREETYPE_PROPERTIES": "cff:no-stem-darkening=0 truetype:interpreter-version=35",
        "SOURCE_DATE_EPOCH": "1",
      ])
    guard let written = try? folder.read("digest") else {
      Issue.record("the process wrote nothing: \(result.status) \(result.errorText)")
      return
    }
    #expect(try String(decoding: written, as: UTF8.self) == "\(Self.digest())")
  }
}
