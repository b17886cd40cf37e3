import CEmbedded
public import Devices
import Diagnostics
import Documents

/// The catalogue that is carried inside the program, read as the program reads it.
public enum BuiltInCatalog {
  /// Its bytes.
  public static let bytes: [UInt8] = {
    var length = 0
    let start = unsafe proofsheet_catalog(&length)
    return unsafe Array(UnsafeBufferPointer(start: start, count: length))
  }()

  /// The catalogue; empty where it could not be read, which a test of its own would tell.
  public static let catalog: DeviceCatalog = {
    let document = JSONReader.read(bytes, file: "catalog.json")
    let result = CatalogReader.read(document, file: "catalog.json")
    for diagnostic in result.diagnostics { print(diagnostic.line) }
    return result.catalog ?? DeviceCatalog(devices: [])
  }()

  /// One of its devices.
  public static func device(_ id: String) throws -> Device {
    guard let device = catalog.device(id) else { throw MissingDevice(id: id) }
    return device
  }

  /// The error of a test that asks for a device that is not there.
  public struct MissingDevice: Error {
    /// The id asked for.
    public var id: String
  }
}
