import Records
import Testing

/// The bars of the columns of an imported split view, on several devices.
struct SplitColumnTests {
  /// A scene with a label 10 points below the top of its safe area.
  private static func scene(_ id: String, _ label: String, _ inside: String = "") -> String {
    """
    <scene sceneID="S\(id)"><objects><viewController id="\(id)" storyboardIdentifier="\(id)">
    <view key="view" id="R\(id)"><rect key="frame" x="0" y="0" width="414" height="896"/>
    <subviews><label text="Text" userLabel="\(label)" id="L\(id)" \
    translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="20" y="98" width="40" \
    height="20.5"/></label></subviews><viewLayoutGuide key="safeArea" id="G\(id)"/><constraints>
    <constraint firstItem="L\(id)" firstAttribute="top" secondItem="G\(id)" secondAttribute="top" \
    constant="10" id="T\(id)"/><constraint firstItem="L\(id)" firstAttribute="leading" \
    secondItem="G\(id)" secondAttribute="leading" constant="20" id="E\(id)"/></constraints></view>
    \(inside)</viewController></objects></scene>
    """
  }

  private static func storyboard(largeTitles: Bool) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina6_1" orientation="portrait"/><scenes>
    <scene sceneID="S"><objects><splitViewController id="split" storyboardIdentifier="split">
    <connections><segue destination="nav" kind="relationship" \
    relationship="masterViewController" id="1"/><segue destination="detail" kind="relationship" \
    relationship="detailViewController" id="2"/></connections></splitViewController></objects></scene>
    <scene sceneID="N"><objects><navigationController id="nav">
    <navigationBar key="navigationBar" largeTitles="\(largeTitles ? "YES" : "NO")" id="NB">
    <rect key="frame" x="0" y="0" width="414" height="44"/></navigationBar><connections>
    <segue destination="list" kind="relationship" relationship="rootViewController" id="3"/>
    </connections></navigationController></objects></scene>
    \(scene("list", "row", """
      <navigationItem key="navigationItem" title="Mail" id="NI"><barButtonItem \
      key="rightBarButtonItem" systemItem="add" id="BI"/></navigationItem>
      """))\(scene("detail", "page"))
    </scenes></document>
    """
  }

  /// The frames by id on a device.
  private func frames(
    _ device: String, _ orientation: String, largeTitles: Bool = false
  ) throws -> [String: [Double]] {
    let harness = try CommandHarness()
    try harness.write(Self.storyboard(largeTitles: largeTitles), to: "Mail.storyboard")
    let result = harness.run(
      "render", "Mail.storyboard", "--screen", "split", "--device", device, "--orientation",
      orientation, "--format", "json", "--fail-on", "never", "-o", "out")
    #expect(result.code == 0, "\(result.error)")
    let folder = orientation == "portrait" ? "portrait" : "landscape-left"
    let text = try #require(harness.text("out/mail/split/\(device)/\(folder).json"))
    let record = try JSONValue(reading: Array(text.utf8))
    return Dictionary(
      (record["elements"]?.values ?? []).compactMap { element in
        guard let id = element["id"]?.text else { return nil }
        return (id, element["frame"]?.values.compactMap(\.double) ?? [])
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test func `a column's bar is as high as the system's, and what it shows begins below`() throws {
    // Glass, below a status bar of 32; the detail has no bar.
    let glass = try frames("ipad-pro-11-m5", "landscapeLeft")
    #expect(glass["sidebarBar"] == [0, 32, 320, 54])
    #expect(glass["sidebar/row"]?[1] == 96)
    #expect(glass["detail/page"]?.prefix(2) == [340, 42])
    // The root view reaches under the bar.
    #expect(glass["sidebar/view1"] == [0, 0, 320, 834])
    // Classic, below one of 20.
    let classic = try frames("ipad-9-7", "landscapeLeft")
    #expect(classic["sidebarBar"] == [0, 20, 320, 50])
    #expect(classic["sidebar/row"]?[1] == 80)
    // A phone shows the first column; on its side the bar is low and there is no status bar.
    let phone = try frames("iphone-8", "portrait")
    #expect(phone["sidebarBar"] == [0, 20, 375, 44])
    #expect(phone["sidebar/row"]?[1] == 74)
    let low = try frames("iphone-8", "landscapeLeft")
    #expect(low["sidebarBar"] == [0, 0, 667, 32])
    #expect(low["sidebar/row"]?[1] == 42)
  }

  @Test func `a large title stands below the row of the items, but not in a low window`() throws {
    let tall = try frames("iphone-8", "portrait", largeTitles: true)
    #expect(tall["sidebarBar"] == [0, 20, 375, 96])
    #expect(tall["sidebar/row"]?[1] == 126)
    let low = try frames("iphone-8", "landscapeLeft", largeTitles: true)
    #expect(low["sidebarBar"] == [0, 0, 667, 32])
  }
}
