import CYAML
import Diagnostics

/// What libyaml reports, as Swift values.
enum YAMLEvent {
  /// A node's anchor and tag as written, where there are any.
  struct Decoration {
    var anchor: String?
    var tag: String?
  }

  case streamStart
  case streamEnd
  case documentStart
  case documentEnd
  case alias(String)
  case scalar(String, quoted: Bool, Decoration)
  case sequenceStart(Decoration)
  case sequenceEnd
  case mappingStart(Decoration)
  case mappingEnd
}

/// Why libyaml gave up.
struct YAMLProblem: Error {
  /// What libyaml says, in its words.
  var problem: String
  /// What it was doing.
  var context: String
  /// Where the problem is.
  var position: SourcePosition
  /// Where that began, where libyaml tells it.
  var contextPosition: SourcePosition?
}

/// The events of a text.
///
/// Owns libyaml's parser. Lives inside the closure that lends the bytes, so no pointer outlives them.
@safe
struct YAMLEventSource: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let bytes: [UInt8]

  /// Calls a closure with the events of a text.
  static func withEvents<Result>(
    of bytes: [UInt8], _ body: (inout YAMLEventSource) -> Result
  ) -> Result? {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard var source = unsafe YAMLEventSource(buffer, bytes) else { return nil }
      return body(&source)
    }
  }

  private init?(_ buffer: UnsafeBufferPointer<UInt8>, _ bytes: [UInt8]) {
    self.bytes = bytes
    unsafe parser = .allocate(capacity: 1)
    guard unsafe yaml_parser_initialize(parser) == 1 else {
      unsafe parser.deallocate()
      return nil
    }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
  }

  /// The next event with the place where it starts (`yaml_parser_parse`).
  mutating func next() throws(YAMLProblem) -> (event: YAMLEvent, position: SourcePosition) {
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw problem() }
    defer { unsafe yaml_event_delete(&event) }
    let position = unsafe Self.position(event.start_mark)
    switch unsafe event.type {
    case YAML_STREAM_START_EVENT: return (.streamStart, position)
    case YAML_DOCUMENT_START_EVENT: return (.documentStart, position)
    case YAML_DOCUMENT_END_EVENT: return (.documentEnd, position)
    case YAML_ALIAS_EVENT:
      return (.alias(unsafe Self.text(event.data.alias.anchor) ?? ""), position)
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      let text = unsafe String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      let decoration = unsafe YAMLEvent.Decoration(
        anchor: Self.text(scalar.anchor), tag: Self.text(scalar.tag))
      let quoted = unsafe scalar.style != YAML_PLAIN_SCALAR_STYLE
      return (.scalar(text, quoted: quoted, decoration), position)
    case YAML_SEQUENCE_START_EVENT:
      let start = unsafe event.data.sequence_start
      let decoration = unsafe YAMLEvent.Decoration(
        anchor: Self.text(start.anchor), tag: Self.text(start.tag))
      return (.sequenceStart(decoration), position)
    case YAML_SEQUENCE_END_EVENT: return (.sequenceEnd, position)
    case YAML_MAPPING_START_EVENT:
      let start = unsafe event.data.mapping_start
      let decoration = unsafe YAMLEvent.Decoration(
        anchor: Self.text(start.anchor), tag: Self.text(start.tag))
      return (.mappingStart(decoration), position)
    case YAML_MAPPING_END_EVENT: return (.mappingEnd, position)
    default: return (.streamEnd, position)
    }
  }

  private func problem() -> YAMLProblem {
    let state = unsafe parser.pointee
    // The reader tells an offset in bytes, scanner and parser a mark.
    let isReader = unsafe state.error == YAML_READER_ERROR
    let place =
      isReader
      ? unsafe TextScan.position(of: Int(state.problem_offset), in: bytes)
      : unsafe Self.position(state.problem_mark)
    let context = unsafe state.context.map { unsafe String(cString: $0) }
    return YAMLProblem(
      problem: unsafe state.problem.map { unsafe String(cString: $0) } ?? "out of memory",
      context: context ?? "", position: place,
      contextPosition: context == nil ? nil : unsafe Self.position(state.context_mark))
  }

  private static func position(_ mark: yaml_mark_t) -> SourcePosition {
    SourcePosition(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }

  private static func text(_ bytes: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    guard let bytes = unsafe bytes else { return nil }
    return unsafe String(cString: bytes)
  }
}
