import CCairo

/// A failure that Cairo reported.
package struct CairoError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Cairo's status code.
  package let code: UInt32

  /// Cairo's words for the code.
  package var description: String {
    guard let text = unsafe cairo_status_to_string(cairo_status_t(rawValue: code)) else {
      return "Cairo failed with status \(code)"
    }
    return unsafe String(cString: text)
  }

  /// Throws unless a status is success.
  static func check(_ status: cairo_status_t) throws(CairoError) {
    guard status == CAIRO_STATUS_SUCCESS else { throw CairoError(code: status.rawValue) }
  }
}
