import CEmbedded

extension Embedded {
  /// The starter specs: names and bytes, in the order of the table that carries them.
  package static var templates: [(name: String, bytes: [UInt8])] {
    (0..<proofsheet_template_count()).map { index in
      var length = 0
      let start = unsafe proofsheet_template(index, &length)
      let name = unsafe String(cString: proofsheet_template_name(index))
      return (name, unsafe Array(UnsafeBufferPointer(start: start, count: length)))
    }
  }
}
