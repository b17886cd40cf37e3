import Diagnostics
import Documents
import InterfaceBuilder
import LayoutSpecs
import Testing

/// Storyboards as specs.
struct InterfaceImportTests {
  /// A controller with a view of the size of the screen.
  private func controller(
    _ id: String, _ inside: String = "", view: String = "", kind: String = "viewController",
    attributes: String = ""
  ) -> String {
    """
    <scene sceneID="S\(id)"><objects><\(kind) id="\(id)" \(attributes)>
    <view key="view" id="R\(id)"><rect key="frame" x="0" y="0" width="414" height="896"/>
    \(view)<viewLayoutGuide key="safeArea" id="G\(id)"/></view>
    \(inside)</\(kind)></objects></scene>
    """
  }

  private func bare(_ id: String, kind: String, _ inside: String) -> String {
    "<scene sceneID=\"S\(id)\"><objects><\(kind) id=\"\(id)\">\(inside)</\(kind)></objects></scene>"
  }

  private func document(_ scenes: String, resources: String = "") throws -> InterfaceDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina6_1" orientation="portrait"/>
      <scenes>\(scenes)</scenes><resources>\(resources)</resources></document>
      """
    let reading = InterfaceReader.read(Array(text.utf8), file: "Main.storyboard")
    return try #require(reading.document)
  }

  private func yaml(
    _ scenes: String, resources: String = "",
    change: (inout InterfaceImportOptions) -> Void = { _ in }
  ) throws -> String {
    var options = InterfaceImportOptions(name: "main")
    change(&options)
    let made = try #require(
      InterfaceImport(try document(scenes, resources: resources), options: options))
    let reading = SpecReader.read(
      Document(root: made.spec, diagnostics: []), file: "Main.storyboard",
      allowOutsidePaths: true)
    #expect(reading.diagnostics.map(\.line) == [])
    return YAMLWriter.text(of: made.spec)
  }

  private let labels = """
    <subviews>
    <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="L1" numberOfLines="0" \
    horizontalHuggingPriority="251"><rect key="frame" x="20" y="48" width="40" height="20.5"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/></label>
    <view id="V1" customClass="ChartView" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="20" y="80" width="374" height="100"/>
    <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom"/></view>
    </subviews>
    <constraints>
    <constraint firstItem="L1" firstAttribute="top" secondItem="GA" secondAttribute="top" id="C1"/>
    <constraint firstItem="L1" firstAttribute="leading" secondItem="RA" \
    secondAttribute="leadingMargin" id="C2"/>
    <constraint firstItem="V1" firstAttribute="top" secondItem="L1" secondAttribute="bottom" \
    constant="11.5" id="C3"/>
    <constraint firstAttribute="trailingMargin" secondItem="V1" secondAttribute="trailing" id="C4"/>
    <constraint firstItem="V1" firstAttribute="leading" secondItem="L1" secondAttribute="leading" \
    id="C5"/>
    <constraint firstItem="V1" firstAttribute="height" secondItem="V1" secondAttribute="width" \
    multiplier="1:4" priority="750" id="C6"/>
    </constraints>
    """

  @Test func `a scene is a screen whose views are named, and placed by readable rules`() throws {
    let text = try yaml(controller("A", view: labels, attributes: "title=\"Sales\""))
    #expect(
      text == """
        proofsheet: 1
        name: main
        screens:
          - id: sales
            content:
              constraints:
                children:
                  - text: { string: Hello, style: headline }
                    id: helloLabel
                    hugging: [251, 250]
                  - box: { label: ChartView, size: [374, 100] }
                    id: chartView
                    background: "#FF8000"
                    hugging: 26
                    compressionResistance: 26
                rules:
                  - helloLabel.top == safeArea.top
                  - helloLabel.leading == parent.leadingMargin
                  - chartView.top == helloLabel.bottom + 11.5
                  - parent.trailingMargin == chartView.trailing
                  - chartView.leading == helloLabel.leading
                  - chartView.height == 0.25 * chartView.width @750
              id: view1
              ignoresSafeArea: true

        """)
  }

  @Test func `rules and nodes stand where the storyboard has them`() throws {
    let made = try #require(
      InterfaceImport(
        try document(controller("A", view: labels)), options: InterfaceImportOptions(name: "main")))
    let screen = try #require(
      SpecReader.read(Document(root: made.spec, diagnostics: []), file: "a").spec?.screens.first)
    guard case .constraints(let content) = screen.content.kind else {
      Issue.record("no constraints")
      return
    }
    #expect(content.rules.map(\.position.line) == [13, 14, 15, 16, 17, 18])
    #expect(content.children.map(\.position.line) == [6, 8])
  }

  @Test func `navigation and tab bars come along the segues`() throws {
    let text = try yaml(
      bare(
        "T", kind: "tabBarController",
        """
        <connections><segue destination="N" kind="relationship" \
        relationship="viewControllers" id="1"/><segue destination="B" kind="relationship" \
        relationship="viewControllers" id="2"/></connections>
        """)
        + bare(
          "N", kind: "navigationController",
          """
          <tabBarItem key="tabBarItem" title="Home" id="I"/>
          <navigationBar key="navigationBar" largeTitles="YES" id="NB"><rect key="frame" x="0" \
          y="48" width="414" height="96"/></navigationBar>
          <connections><segue destination="A" kind="relationship" \
          relationship="rootViewController" id="3"/></connections>
          """)
        + controller(
          "A",
          """
          <navigationItem key="navigationItem" title="News" id="NI"><barButtonItem \
          key="rightBarButtonItem" systemItem="add" id="BI"/></navigationItem>
          <connections><segue destination="C" kind="show" id="4"/></connections>
          """)
        + controller("B", "<tabBarItem key=\"tabBarItem\" title=\"Search\" id=\"J\"/>")
        + controller(
          "C",
          """
          <navigationItem key="navigationItem" title="Story" largeTitleDisplayMode="never" \
          id="NJ"><rightBarButtonItems><barButtonItem systemItem="save" id="S"/><barButtonItem \
          title="Send" style="done" id="T"/><barButtonItem title="Edit" id="U"/>\
          </rightBarButtonItems></navigationItem>
          """, attributes: "hidesBottomBarWhenPushed=\"YES\""))
    #expect(
      text.contains(
        """
          - id: news
            navigation:
              title: News
              largeTitle: true
              trailing:
                - button: { symbol: plus }
            tabs:
              items: [{ title: Home }, { title: Search }]
            content
        """.trimmingSuffix("\n")), "\(text)")
    #expect(
      text.contains(
        """
          - id: screen
            tabs:
              items: [{ title: Home }, { title: Search }]
              selected: 1
        """), "\(text)")
    #expect(
      text.contains(
        """
          - id: story
            navigation:
              title: Story
              back: true
              trailing:
                - button: { title: Save, style: prominent }
                - button: { title: Send, style: prominent }
                - button: Edit
            content
        """.trimmingSuffix("\n")), "\(text)")
  }

  @Test func `size classes become conditions`() throws {
    let text = try yaml(
      controller(
        "A",
        view: """
          <subviews><view id="V1" userLabel="Card" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0" y="0" width="10" height="10"/></view>
          <stackView id="K1" userLabel="Row" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0" y="0" width="10" height="10"/>
          <variation key="heightClass=compact" axis="vertical"/></stackView></subviews>
          <constraints><constraint firstItem="V1" firstAttribute="width" constant="10" id="C1">
          <variation key="widthClass=regular" constant="40"/></constraint></constraints>
          """))
    #expect(text.contains("          - card.width == 10\n"), "\(text)")
    #expect(
      text.contains("        - if: widthClass == regular\n          set:\n            rules:"))
    #expect(text.contains("              - card.width == 40\n"), "\(text)")
    #expect(
      text.contains(
        """
                    when:
                      - if: heightClass == compact
                        set: { axis: vertical }
        """), "\(text)")
  }

  @Test func `views that only some size classes have become a choice`() throws {
    let text = try yaml(
      controller(
        "A",
        view: """
          <subviews><view id="V1" userLabel="Card" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0" y="0" width="10" height="10"/></view></subviews>
          <constraints><constraint firstItem="V1" firstAttribute="width" constant="10" id="C1"/>
          </constraints>
          <variation key="heightClass=compact"><mask key="subviews"><exclude reference="V1"/></mask>
          <mask key="constraints"><exclude reference="C1"/></mask></variation>
          """))
    #expect(text.contains("      switch:\n        - if: heightClass == compact\n"), "\(text)")
    #expect(text.contains("        - else:\n"), "\(text)")
  }

  @Test func `a frame from the file follows its mask`() throws {
    let text = try yaml(
      controller(
        "A",
        view: """
          <subviews><view id="V1" userLabel="Card"><rect key="frame" x="20" y="30" width="374" \
          height="40"/><autoresizingMask key="autoresizingMask" widthSizable="YES" \
          flexibleMinY="YES"/></view></subviews>
          """))
    #expect(
      text.contains(
        """
                rules:
                  - card.leading == parent.leading + 20
                  - card.width == parent.width - 40
                  - card.top == parent.top + parent.height - 866
                  - card.height == 40
        """), "\(text)")
  }

  @Test func `inside a scroll view edges are the content's and lengths the frame's`() throws {
    let text = try yaml(
      controller(
        "A",
        view: """
          <subviews><scrollView id="W1" userLabel="Page" \
          translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0" y="0" width="414" height="896"/>
          <subviews><view id="V1" userLabel="Card" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0" y="0" width="414" height="10"/></view></subviews>
          <constraints>
          <constraint firstItem="V1" firstAttribute="top" secondItem="W1" secondAttribute="top" \
          id="C1"/>
          <constraint firstItem="V1" firstAttribute="width" secondItem="W1" \
          secondAttribute="width" id="C2"/></constraints></scrollView></subviews>
          <constraints>
          <constraint firstItem="W1" firstAttribute="top" secondItem="GA" secondAttribute="top" \
          id="C3"/>
          <constraint firstItem="V1" firstAttribute="leading" secondItem="RA" \
          secondAttribute="leading" id="C4"/></constraints>
          """))
    #expect(text.contains("card.top == contentLayout.top"), "\(text)")
    #expect(text.contains("card.width == frameLayout.width"), "\(text)")
    #expect(text.contains("page.top == safeArea.top"), "\(text)")
    #expect(text.contains("card.leading == parent.leading"), "\(text)")
  }

  @Test func `translations, colours and images are taken along`() throws {
    let text = try yaml(
      controller(
        "A",
        view: """
          <subviews><label id="L1" userLabel="Greeting" text="Hello"><rect key="frame" x="0" y="0" \
          width="40" height="20"/><color key="textColor" name="Brand"/></label>
          <imageView id="M1" userLabel="Logo" image="Logo Big" contentMode="scaleAspectFit">
          <rect key="frame" x="0" y="0" width="40" height="20"/></imageView></subviews>
          """),
      resources: "<image name=\"Logo Big\" width=\"40\" height=\"20\"/>"
    ) {
      $0.strings = [("de", ["L1.text": "Hallo", "X.text": "nirgends"])]
      $0.colors = ["Brand": AssetColor(light: "#112233", dark: "#445566")]
      $0.images = ["Logo Big": .init(file: "Assets.xcassets/Logo.imageset/l@2x.png", scale: 2)]
    }
    #expect(text.contains("logo-big: { file: Assets.xcassets/Logo.imageset/l@2x.png, scale: 2 }"))
    #expect(text.contains("en: { t_L1_text: Hello }"))
    #expect(text.contains("de: { t_L1_text: Hallo }"))
    #expect(text.contains("- text: { key: t_L1_text, size: 17 }"), "\(text)")
    #expect(text.contains("foreground: { light: \"#112233\", dark: \"#445566\" }"))
    #expect(text.contains("- { image: logo-big, contentMode: fit, id: logo"), "\(text)")
  }

  @Test func `a page control has its dots, and stays a stand-in where they are not known`() throws {
    func pages(_ id: String, _ width: Int, _ attributes: String) -> String {
      StoryboardText.view("pageControl", id, [20, 20, width, 37], attributes)
    }
    let views =
      pages("p", 79, "numberOfPages=\"3\" currentPage=\"1\"") + pages("q", 79, "")
      + pages("r", 20, "numberOfPages=\"3\"")
    let result = try StoryboardText.imported(
      StoryboardText.scene("a", "<subviews>\(views)</subviews>"))
    let lines = result.text.split(separator: "\n")
    func count(_ words: String...) -> Int {
      lines.filter { line in words.allSatisfy { line.contains($0) } }.count
    }
    #expect(count("cornerRadius: 3.5") == 3, "\(result.text)")
    // Of 79 points three dots 16 apart take 39, of 37 they take 7.
    #expect(count("horizontal: 20", "vertical: 15") == 1)
    #expect(count("background: label") == 1)
    #expect(count("label: pages") == 2)
  }

  @Test func `a file without views gives no spec`() throws {
    let empty = try document(bare("N", kind: "navigationController", ""))
    #expect(InterfaceImport(empty, options: InterfaceImportOptions(name: "a")) == nil)
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
