extension Embedded { static var templates: [(name: String, bytes: [UInt8])] { [] } }
