import CXML2
import Diagnostics

/// Builds elements from what libxml2 reports while it walks over a text.
///
/// Lives while one text is parsed; libxml2 holds it unretained for as long.
@safe
final class XMLBuilder {
  /// The first thing that is wrong with a text.
  struct Problem {
    var position: SourcePosition
    var message: String
    var rule: String
  }

  /// The text in UTF-8, without a byte order mark.
  private let bytes: [UInt8]
  /// The elements that are open, the outermost first.
  private var open: [XMLElement] = []
  private(set) var root: XMLElement?
  private(set) var problem: Problem?

  // Tags come in the order of the file, so their places are found in one walk over it.
  private var walked = 0
  private var walkedPosition = SourcePosition.start

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Parses the text (`xmlCreateMemoryParserCtxt`, `xmlParseDocument`).
  func build() {
    unsafe bytes.withUnsafeBytes { buffer in
      let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      guard let context = unsafe xmlCreateMemoryParserCtxt(start, Int32(buffer.count)) else {
        return
      }
      defer { unsafe xmlFreeParserCtxt(context) }
      let options = XML_PARSE_NOENT.rawValue | XML_PARSE_NONET.rawValue
      unsafe xmlCtxtUseOptions(context, Int32(bitPattern: options))
      unsafe context.pointee._private = Unmanaged.passUnretained(self).toOpaque()
      unsafe context.pointee.sax.pointee = Self.handler()
      unsafe xmlParseDocument(context)
    }
  }

  // MARK: What libxml2 reports

  private static func handler() -> xmlSAXHandler {
    var handler = unsafe xmlSAXHandler()
    unsafe handler.initialized = UInt32(XML_SAX2_MAGIC)
    unsafe handler.startElementNs = { data, name, _, _, _, _, count, _, attributes in
      guard let context = unsafe XMLBuilder.context(data), let name = unsafe name else { return }
      let values = unsafe XMLBuilder.values(attributes, count: Int(count))
      let offset = unsafe xmlByteConsumed(context)
      unsafe XMLBuilder.builder(of: context)?.begin(
        String(cString: name), values, endingAt: Int(offset))
    }
    unsafe handler.endElementNs = { data, _, _, _ in
      guard let context = unsafe XMLBuilder.context(data) else { return }
      unsafe XMLBuilder.builder(of: context)?.end()
    }
    unsafe handler.characters = { data, text, count in
      unsafe XMLBuilder.add(text, count, data)
    }
    unsafe handler.cdataBlock = { data, text, count in
      unsafe XMLBuilder.add(text, count, data)
    }
    unsafe handler.internalSubset = { data, _, _, _ in
      guard let context = unsafe XMLBuilder.context(data) else { return }
      let offset = unsafe xmlByteConsumed(context)
      unsafe XMLBuilder.builder(of: context)?.refuseDocumentType(at: Int(offset))
      unsafe xmlStopParser(context)
    }
    unsafe handler.serror = { data, error in
      guard let context = unsafe XMLBuilder.context(data), let error = unsafe error else { return }
      let isWarning = unsafe error.pointee.level.rawValue <= XML_ERR_WARNING.rawValue
      // Names with a colon but no namespace are no matter here.
      let isNamespace = unsafe error.pointee.domain == Int32(XML_FROM_NAMESPACE.rawValue)
      guard !isWarning, !isNamespace else { return }
      let message = unsafe error.pointee.message.map { unsafe String(cString: $0) }
      let offset = unsafe xmlByteConsumed(context)
      unsafe XMLBuilder.builder(of: context)?.fail(message ?? "out of memory", at: Int(offset))
    }
    return unsafe handler
  }

  private static func context(_ data: UnsafeMutableRawPointer?) -> xmlParserCtxtPtr? {
    unsafe data?.assumingMemoryBound(to: xmlParserCtxt.self)
  }

  private static func builder(of context: xmlParserCtxtPtr) -> XMLBuilder? {
    unsafe context.pointee._private.map {
      unsafe Unmanaged<XMLBuilder>.fromOpaque($0).takeUnretainedValue()
    }
  }

  private static func add(
    _ text: UnsafePointer<xmlChar>?, _ count: Int32, _ data: UnsafeMutableRawPointer?
  ) {
    guard let context = unsafe context(data), let text = unsafe text else { return }
    let buffer = unsafe UnsafeBufferPointer(start: text, count: Int(count))
    unsafe builder(of: context)?.add(String(decoding: buffer, as: UTF8.self))
  }

  /// The attributes; libxml2 gives five pointers for each: name, prefix, namespace, value, its end.
  private static func values(
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int
  ) -> [String: String] {
    guard let attributes = unsafe attributes else { return [:] }
    var result: [String: String] = [:]
    for index in 0..<count {
      guard let name = unsafe attributes[index * 5], let start = unsafe attributes[index * 5 + 3],
        let end = unsafe attributes[index * 5 + 4]
      else { continue }
      let value = unsafe UnsafeBufferPointer(start: start, count: end - start)
      unsafe result[String(cString: name)] = String(decoding: value, as: UTF8.self)
    }
    return result
  }

  // MARK: Building

  private func begin(_ name: String, _ attributes: [String: String], endingAt offset: Int) {
    // The parser stands behind the attributes, which hold no `<`: the last one opened the tag.
    var start = min(offset, bytes.count - 1)
    while start > walked, bytes[start] != UInt8(ascii: "<") { start -= 1 }
    open.append(XMLElement(name: name, attributes: attributes, position: position(of: start)))
  }

  private func end() {
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  private func add(_ text: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += text
  }

  private func refuseDocumentType(at offset: Int) {
    report(
      Problem(
        position: position(of: offset),
        message: "a document type can't be declared here, since its entities are never read",
        rule: "xml-document-type"))
  }

  private func fail(_ message: String, at offset: Int) {
    let words = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    report(
      Problem(
        position: position(of: offset), message: "the file is not well-formed XML: \(words)",
        rule: "xml-syntax"))
  }

  private func report(_ found: Problem) {
    if problem == nil { problem = found }
  }

  /// The place of a byte at or behind the last one asked for.
  private func position(of offset: Int) -> SourcePosition {
    while walked < min(offset, bytes.count) {
      switch bytes[walked] {
      case 0x0A where walked > 0 && bytes[walked - 1] == 0x0D: break
      case 0x0A, 0x0D:
        walkedPosition.line += 1
        walkedPosition.column = 1
      case let byte where byte & 0xC0 != 0x80: walkedPosition.column += 1
      default: break
      }
      walked += 1
    }
    return walkedPosition
  }
}
