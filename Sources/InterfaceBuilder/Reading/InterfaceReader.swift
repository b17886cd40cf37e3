import Diagnostics
import Documents
import Geometry

/// Reads storyboards and xibs.
public enum InterfaceReader {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - file: the file as the user named it; used in diagnostics.
  /// - Returns: the document, absent where there is any error, and all that was found.
  public static func read(_ bytes: [UInt8], file: String) -> InterfaceReading {
    let reading = XMLReader.read(bytes, file: file)
    guard let root = reading.root else {
      return InterfaceReading(document: nil, diagnostics: reading.diagnostics)
    }
    if let problem = problem(in: root, file: file) {
      return InterfaceReading(document: nil, diagnostics: [problem])
    }
    return InterfaceReading(document: document(root), diagnostics: [])
  }

  /// Why a file is none of ours.
  private static func problem(in root: XMLElement, file: String) -> Diagnostic? {
    func error(_ message: String, _ rule: String) -> Diagnostic {
      Diagnostic(file: file, position: root.position, message: message, rule: rule)
    }
    guard root.name == "document" else {
      let old = root.name == "archive" ? ", of the form before Xcode 5: save it again" : ""
      return error(
        "expected <document> of an Interface Builder file, found <\(root.name)>\(old)",
        "interface-form")
    }
    guard let runtime = root["targetRuntime"] else {
      return error("the document has no attribute 'targetRuntime'", "interface-form")
    }
    guard runtime.hasPrefix("iOS.CocoaTouch") else {
      return error(
        "the file is for '\(runtime)'; files for 'iOS.CocoaTouch' are read", "interface-platform")
    }
    return nil
  }

  private static func document(_ root: XMLElement) -> InterfaceDocument {
    let isStoryboard = (root["type"] ?? "").contains("Storyboard")
    let census = Census()
    let device = root.child("device")
    var document = InterfaceDocument(
      form: isStoryboard ? .storyboard : .xib, targetRuntime: root["targetRuntime"] ?? "",
      toolsVersion: root["toolsVersion"]?.split(separator: ".").first.flatMap { Int($0) },
      device: DesignDevice(
        id: device?["id"] ?? "", isLandscape: device?["orientation"] == "landscape"),
      usesAutolayout: root["useAutolayout"] == "YES",
      usesSafeAreas: root["useSafeAreas"] == "YES",
      initialController: root["initialViewController"], scenes: [], images: [:], colors: [:],
      designables: [:],
      tieBreakers: Set(
        root.child("inferredMetricsTieBreakers")?.children.compactMap { $0["reference"] } ?? []),
      outlets: outlets(in: root), notUnderstood: [])
    readResources(root, into: &document)
    if isStoryboard {
      for scene in root.child("scenes")?.children ?? [] where scene.name == "scene" {
        document.scenes += SceneReader(census: census).scenes(of: scene)
      }
    } else {
      document.scenes = SceneReader(census: census).scenes(
        ofObjects: root.child("objects"), id: nil)
    }
    document.notUnderstood = census.entries.sorted { $0.position < $1.position }
    return document
  }

  /// The names of outlets by the id of what they hold; of several the first of the file.
  private static func outlets(in element: XMLElement) -> [String: String] {
    element.children.reduce(into: [:]) { result, child in
      if child.name == "outlet", let name = child["property"], let id = child["destination"] {
        // What tables and fields ask is no name of a view.
        if result[id] == nil, !["delegate", "dataSource", "view"].contains(name) {
          result[id] = name
        }
      } else {
        result.merge(outlets(in: child)) { first, _ in first }
      }
    }
  }

  private static func readResources(_ root: XMLElement, into document: inout InterfaceDocument) {
    for resource in root.child("resources")?.children ?? [] {
      guard let name = resource["name"] else { continue }
      switch resource.name {
      case "image":
        if let width = resource.number("width"), let height = resource.number("height") {
          document.images[name] = InterfaceDocument.ImageResource(
            size: Size(width: max(width, 0), height: max(height, 0)),
            isSymbol: resource["catalog"] == "system")
        }
      case "namedColor", "systemColor":
        if let color = resource.child("color").flatMap(InterfaceColor.init) {
          document.colors[name] = color
        }
      default: break
      }
    }
    for designable in root.child("designables")?.children ?? [] {
      guard let view = designable["name"],
        let size = designable.child(keyed: "intrinsicContentSize"),
        let width = size.number("width"), let height = size.number("height")
      else { continue }
      document.designables[view] = Size(width: width, height: height)
    }
  }
}
