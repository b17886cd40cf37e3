import Testing

/// `proofsheet render --sweep`, through the command.
struct SweepCommandTests {
  @Test func `findings and expectations have the widths at which they hold`() throws {
    let harness = try CommandHarness()
    try harness.write(
      """
      proofsheet: 1
      name: swept
      matrix: { devices: [ipad-mini-a17-pro], orientations: [portrait] }
      screens:
        - id: home
          content: { button: Go, id: go, frame: { width: 400, height: 50 } }
          expect: [go within window]
      """, to: "swept.yaml")
    let result = harness.run(["render", "swept.yaml", "--sweep", "width=380..420"])
    #expect(result.code == 0, "\(result.error)")
    // A rule allows half a point at each side: 400 - 2 x 0.5 is the least width without a finding.
    #expect(
      result.output == """
        home/ipad-mini-a17-pro/portrait: width 380 … 420 pt, height 1133 pt
          heightClass                    regular  380 … 420
          widthClass                     compact  380 … 420
          finding      AD-07 go          error    380 … 398.5
                                         none     399 … 420
          finding      MG-01 go          warning  380 … 420
          expect       go within window  failed   380 … 399.5
                                         passed   400 … 420

        """, "\(result.output)")
    #expect(harness.text("Output/swept/home/ipad-mini-a17-pro/portrait-sweep-width.svg") != nil)
  }

  @Test(arguments: [
    "splitView: { sidebar: { text: List }, detail: { NODE } }",
    "arrangement: { primary: { text: List }, secondary: { NODE } }",
    "vstack: [{ NODE }]",
  ]) func `a branch of one point is found wherever it stands`(content: String) throws {
    let harness = try CommandHarness()
    // The branch holds from 801 to 801.5, between the sizes 800 and 804 that are tried first.
    let node =
      "switch: [{ if: windowWidth >= 801 and windowWidth < 802, then: { text: A } }, "
      + "{ else: { text: B } }]"
    try harness.write(
      """
      proofsheet: 1
      name: swept
      matrix: { devices: [ipad-pro-13-m5], orientations: [portrait] }
      screens:
        - id: home
          content: { \(content.replacing("NODE", with: node)) }
      """, to: "swept.yaml")
    let result = harness.run(["render", "swept.yaml", "--sweep", "width=780..840"])
    #expect(result.output.contains("branch 1  801 … 801.5"), "\(result.output)\(result.error)")
  }
}
