import Diagnostics
import Geometry
import InterfaceBuilder
import Testing

/// The model of a storyboard or xib.
struct InterfaceReaderTests {
  private func document(_ body: String, type: String = "Storyboard.XIB") throws -> InterfaceDocument
  {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" \
      initialViewController="VC">
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      \(body)
      </document>
      """
    let reading = InterfaceReader.read(Array(text.utf8), file: "Main.storyboard")
    #expect(reading.diagnostics.isEmpty)
    return try #require(reading.document)
  }

  private func scene(_ view: String) -> String {
    """
    <scenes><scene sceneID="S1"><objects><viewController id="VC" title="First">
    <layoutGuides><viewControllerLayoutGuide type="top" id="TG"/></layoutGuides>
    \(view)
    <navigationItem key="navigationItem" title="Hello"><barButtonItem key="rightBarButtonItem" \
    systemItem="add" id="B1"/></navigationItem>
    <connections><segue destination="V2" kind="show" id="G1"/></connections>
    </viewController><placeholder placeholderIdentifier="IBFirstResponder" id="P"/></objects></scene></scenes>
    """
  }

  @Test func `a scene has its controller, bars, segues and guides`() throws {
    let found = try document(
      scene(
        "<view key=\"view\" id=\"R\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"414\" height=\"896\"/></view>"
      ))
    #expect(found.device == DesignDevice(id: "retina6_1"))
    #expect(found.device.size == Size(width: 414, height: 896))
    #expect(found.toolsVersion == 21507)
    #expect(found.initialController == "VC")
    let scene = try #require(found.scenes.first)
    #expect(scene.id == "S1")
    let controller = try #require(scene.controller)
    #expect(controller.title == "First")
    #expect(controller.layoutGuides == ["TG": .top])
    #expect(controller.segues.map(\.destination) == ["V2"])
    #expect(controller.navigationItem?.title == "Hello")
    #expect(controller.navigationItem?.trailing.map(\.systemItem) == ["add"])
    #expect(scene.root?.frame == Rect(x: 0, y: 0, width: 414, height: 896))
  }

  @Test func `constraints take the owner, 1, 0 and 1000 where nothing is said`() throws {
    let found = try document(
      scene(
        """
        <view key="view" id="R"><rect key="frame" x="0" y="0" width="414" height="896"/>
        <subviews><label text="a" translatesAutoresizingMaskIntoConstraints="NO" id="L" \
        horizontalHuggingPriority="251"><rect key="frame" x="0" y="0" width="1" height="2"/></label></subviews>
        <constraints>
        <constraint firstAttribute="trailing" secondItem="L" secondAttribute="trailing" id="C1"/>
        <constraint firstItem="L" firstAttribute="width" secondItem="L" secondAttribute="height" \
        multiplier="16:9" constant="-7.1e-15" priority="750" relation="greaterThanOrEqual" id="C2"/>
        <constraint firstItem="L" firstAttribute="height" constant="20" id="C3"/>
        </constraints></view>
        """))
    let root = try #require(found.scenes.first?.root)
    #expect(root.constraints.map(\.id) == ["C1", "C2", "C3"])
    let first = root.constraints[0]
    #expect(first.first == InterfaceConstraint.Side(item: "R", attribute: "trailing"))
    #expect(first.second == InterfaceConstraint.Side(item: "L", attribute: "trailing"))
    #expect(first.multiplier == 1 && first.constant == 0 && first.priority == 1000)
    #expect(first.relation == .equal)
    let second = root.constraints[1]
    #expect(second.multiplier == 16.0 / 9 && second.constant == 0 && second.priority == 750)
    #expect(second.relation == .greaterThanOrEqual)
    #expect(root.constraints[2].second == nil && root.constraints[2].constant == 20)
    #expect(second.position == SourcePosition(line: 10, column: 1))
    let label = root.children[0]
    #expect(label.isConstrained && !root.isConstrained)
    #expect(label.hugging.horizontal == 251 && label.hugging.vertical == 250)
    #expect(label.compressionResistance.horizontal == 750)
  }

  @Test func `size classes change numbers, and take views and constraints away`() throws {
    let found = try document(
      scene(
        """
        <view key="view" id="R"><rect key="frame" x="0" y="0" width="414" height="896"/>
        <subviews><view id="A"><rect key="frame" x="0" y="0" width="1" height="2"/></view>
        <view id="B"><rect key="frame" x="0" y="0" width="1" height="2"/></view></subviews>
        <constraints>
        <constraint firstItem="A" firstAttribute="width" constant="10" id="C1">
        <variation key="widthClass=regular" constant="40"/>
        <variation key="heightClass=regular-widthClass=regular" constant="50"/></constraint>
        <constraint firstItem="A" firstAttribute="height" constant="10" id="C2"/>
        </constraints>
        <variation key="default"><mask key="constraints"><exclude reference="C2"/></mask></variation>
        <variation key="widthClass=regular"><mask key="subviews"><exclude reference="B"/></mask>
        <mask key="constraints"><include reference="C2"/></mask></variation>
        </view>
        """))
    let root = try #require(found.scenes.first?.root)
    let phone = root.installed(in: InterfaceTraits(width: .compact, height: .regular))
    #expect(phone.children.map(\.id) == ["A", "B"])
    #expect(phone.constraints.map(\.id) == ["C1"])
    #expect(phone.constraints[0].constant == 10)
    let wide = root.installed(in: InterfaceTraits(width: .regular, height: .compact))
    #expect(wide.children.map(\.id) == ["A"])
    #expect(wide.constraints.map(\.id) == ["C1", "C2"])
    #expect(wide.constraints[0].constant == 40)
    let pad = root.installed(in: InterfaceTraits(width: .regular, height: .regular))
    #expect(pad.constraints[0].constant == 50)
  }

  @Test func `what is not understood is listed and counted`() throws {
    let found = try document(
      scene(
        """
        <view key="view" id="R"><rect key="frame" x="0" y="0" width="414" height="896"/>
        <subviews><wobbleView id="A"><rect key="frame" x="0" y="0" width="1" height="2"/></wobbleView>
        <wobbleView id="B"><rect key="frame" x="0" y="0" width="1" height="2"/></wobbleView></subviews>
        <constraints><constraint firstItem="A" firstAttribute="wobble" constant="10" id="C1"/></constraints>
        </view>
        """))
    #expect(found.notUnderstood.map(\.name) == ["<wobbleView>", "constraint attribute 'wobble'"])
    #expect(found.notUnderstood.map(\.count) == [2, 1])
  }

  @Test func `each view at the top of a xib is a scene of its own`() throws {
    let found = try document(
      """
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="A"><rect key="frame" x="0" y="0" width="100" height="20"/></view>
      <tableViewCell id="B"><rect key="frame" x="0" y="0" width="100" height="44"/>
      <tableViewCellContentView key="contentView" id="BC"><rect key="frame" x="0" y="0" width="100" \
      height="43.5"/></tableViewCellContentView></tableViewCell></objects>
      """, type: "XIB")
    #expect(found.form == .xib)
    #expect(found.scenes.map(\.id) == ["A", "B"])
    #expect(found.scenes.allSatisfy { $0.controller == nil })
    #expect(found.scenes[1].root?.children.map(\.key) == ["contentView"])
  }

  @Test(
    arguments: [
      ("<plist/>", "interface-form"),
      ("<archive/>", "interface-form"),
      ("<document/>", "interface-form"),
      ("<document targetRuntime=\"MacOSX.Cocoa\"/>", "interface-platform"),
      ("<document", "xml-syntax"),
    ])
  func `files of another kind are refused with a reason`(text: String, rule: String) {
    let reading = InterfaceReader.read(Array(text.utf8), file: "a.xib")
    #expect(reading.document == nil)
    #expect(reading.diagnostics.map(\.rule) == [rule])
  }
}
