import Foundation
import Testing

/// Storyboards and xibs on the command line.
struct ImportCommandTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina6_1" orientation="portrait"/>
    <scenes><scene sceneID="S1"><objects>
    <viewController id="VC" customClass="WelcomeViewController">
    <view key="view" id="R"><rect key="frame" x="0" y="0" width="414" height="896"/>
    <subviews><label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="L1">
    <rect key="frame" x="20" y="48" width="40" height="20.5"/>
    <color key="textColor" name="Brand"/></label>
    <wobbleView translatesAutoresizingMaskIntoConstraints="NO" id="W1">
    <rect key="frame" x="20" y="80" width="40" height="40"/></wobbleView></subviews>
    <viewLayoutGuide key="safeArea" id="G"/>
    <constraints>
    <constraint firstItem="L1" firstAttribute="top" secondItem="G" secondAttribute="top" id="C1"/>
    <constraint firstItem="L1" firstAttribute="leading" secondItem="R" \
    secondAttribute="leadingMargin" id="C2"/>
    <constraint firstItem="W1" firstAttribute="top" secondItem="L1" secondAttribute="bottom" id="C3"/>
    <constraint firstItem="W1" firstAttribute="leading" secondItem="R" \
    secondAttribute="leadingMargin" id="C4"/>
    <constraint firstItem="W1" firstAttribute="width" constant="100" id="C5"/>
    <constraint firstItem="W1" firstAttribute="width" constant="120" id="C6"/>
    <constraint firstItem="W1" firstAttribute="height" constant="40" id="C7"/>
    </constraints></view></viewController></objects></scene></scenes></document>
    """

  private func harness() throws -> CommandHarness {
    let harness = try CommandHarness()
    try harness.write(Self.storyboard, to: "Base.lproj/Main.storyboard")
    try harness.write("\"L1.text\" = \"Hallo\";\n", to: "de.lproj/Main.strings")
    try harness.write(
      """
      {"colors": [{"idiom": "universal", "color": {"components": {"red": "0xFF", "green": "0x00",
        "blue": "0x00", "alpha": "1.000"}}}]}
      """, to: "Assets.xcassets/Brand.colorset/Contents.json")
    return harness
  }

  @Test func `a storyboard is imported with colours and translations, and read back`() throws {
    let harness = try harness()
    let result = harness.run(
      "import", "Base.lproj/Main.storyboard", "--assets", "Assets.xcassets", "-o", "main.yaml")
    #expect(result.code == 0)
    #expect(result.output == "main.yaml\n")
    #expect(
      result.error.contains(
        "Base.lproj/Main.storyboard:10:1: warning: <wobbleView>: it is laid out, and drawn as a "
          + "labelled box [not-imported]"), "\(result.error)")
    let text = try #require(harness.text("main.yaml"))
    #expect(text.contains("foreground: \"#FF0000\""), "\(text)")
    #expect(text.contains("de: { t_L1_text: Hallo }"), "\(text)")
    #expect(text.contains("  - id: welcome\n"), "\(text)")
    let list = harness.run("render", "main.yaml", "--device", "iphone-17-pro", "--list")
    #expect(list.output == "welcome/iphone-17-pro/portrait\n")
  }

  @Test func `a string catalogue in the folder of many languages comes along, after tables`() throws
  {
    let harness = try harness()
    try harness.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"L1.text": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Servus"}},
        "fr": {"stringUnit": {"state": "translated", "value": "Bonjour"}}}}}}
      """, to: "mul.lproj/Main.xcstrings")
    let printed = harness.run("import", "Base.lproj/Main.storyboard", "-o", "-")
    #expect(printed.output.contains("de: { t_L1_text: Hallo }"), "\(printed.output)")
    #expect(printed.output.contains("fr: { t_L1_text: Bonjour }"), "\(printed.output)")
  }

  @Test func `a storyboard is drawn as its import is, byte for byte`() throws {
    let harness = try harness()
    #expect(harness.run("import", "Base.lproj/Main.storyboard", "-o", "main.yaml").code == 0)
    let options = ["--device", "iphone-17-pro", "--format", "svg", "--fail-on", "never"]
    let direct = harness.run(
      ["render", "Base.lproj/Main.storyboard", "-o", "direct"] + options)
    let imported = harness.run(["render", "main.yaml", "-o", "imported"] + options)
    #expect(direct.code == 0 && imported.code == 0, "\(direct.error)")
    let name = "main/welcome/iphone-17-pro/portrait.json"
    let (first, second) = (harness.text("direct/\(name)"), harness.text("imported/\(name)"))
    #expect(first != nil)
    // Findings tell where a rule is written, which is another file; frames are the same.
    func frames(_ text: String?) -> [Substring] {
      (text ?? "").split(separator: "\n").filter { $0.contains("\"path\"") }
    }
    #expect(frames(first) == frames(second))
    #expect(frames(first).count == 3)
  }

  @Test func `a file is never replaced, and what can't be imported is told`() throws {
    let harness = try harness()
    try harness.write("mine", to: "main.yaml")
    let kept = harness.run("import", "Base.lproj/Main.storyboard")
    #expect(kept.code == 4)
    #expect(harness.text("main.yaml") == "mine")
    let printed = harness.run("import", "Base.lproj/Main.storyboard", "-o", "-")
    #expect(printed.code == 0)
    #expect(printed.output.contains("proofsheet: 1\nname: main\n"))
    #expect(harness.run("import", "main.yaml").code == 2)
    #expect(harness.run("import", "none.xib").code == 4)
    try harness.write("<document targetRuntime=\"MacOSX.Cocoa\"/>", to: "mac.xib")
    let mac = harness.run("import", "mac.xib")
    #expect(mac.code == 3)
    #expect(mac.error.contains("mac.xib:1:1: error: the file is for 'MacOSX.Cocoa'"))
    try harness.write("<document>", to: "cut.xib")
    #expect(harness.run("render", "cut.xib").code == 3)
    #expect(
      harness.run("import", "Base.lproj/Main.storyboard", "--assets", "none", "-o", "-").code == 4)
  }
}
