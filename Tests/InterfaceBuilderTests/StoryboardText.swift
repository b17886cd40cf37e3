import Diagnostics
import Documents
import InterfaceBuilder
import LayoutSpecs
import Testing

/// Small storyboards of tests.
enum StoryboardText {
  /// A scene of a controller with a view of the size of the screen.
  static func scene(_ id: String, _ inside: String, segues: String = "") -> String {
    """
    <scene sceneID="S\(id)"><objects><viewController id="\(id)" storyboardIdentifier="\(id)">
    <view key="view" id="R\(id)"><rect key="frame" x="0" y="0" width="414" height="896"/>
    \(inside)</view><connections>\(segues)</connections></viewController></objects></scene>
    """
  }

  /// A view with a frame.
  static func view(
    _ kind: String, _ id: String, _ frame: [Int], _ attributes: String = "", _ inside: String = ""
  ) -> String {
    """
    <\(kind) id="\(id)" \(attributes)><rect key="frame" x="\(frame[0])" y="\(frame[1])" \
    width="\(frame[2])" height="\(frame[3])"/>\(inside)</\(kind)>
    """
  }

  /// A file of scenes.
  static func document(_ scenes: String) throws -> InterfaceDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina6_1" orientation="portrait"/><scenes>\(scenes)</scenes></document>
      """
    return try #require(
      InterfaceReader.read(Array(text.utf8), file: "Main.storyboard").document)
  }

  /// The import of scenes, and its text.
  static func imported(
    _ scenes: String
  ) throws -> (text: String, leftOut: [String], spec: Spec) {
    let made = try #require(InterfaceImport(document(scenes), options: .init(name: "main")))
    let result = SpecReader.read(
      Document(root: made.spec, diagnostics: []), file: "Main.storyboard", allowOutsidePaths: true)
    #expect(result.diagnostics.map(\.line) == [])
    return (
      YAMLWriter.text(of: made.spec), made.leftOut.map(\.name), try #require(result.spec)
    )
  }
}
