import CEmbedded

extension Embedded {
  /// The files of the report page: names and bytes, in the order of the table that carries them.
  package static var reportFiles: [(name: String, bytes: [UInt8])] {
    (0..<proofsheet_report_count()).map { index in
      var length = 0
      let start = unsafe proofsheet_report_file(index, &length)
      let name = unsafe String(cString: proofsheet_report_name(index))
      return (name, unsafe Array(UnsafeBufferPointer(start: start, count: length)))
    }
  }
}
