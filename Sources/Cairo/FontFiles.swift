/// What a font file holds.
public enum FontFiles {
  /// The families in a file, its own name first; empty where it is not a font.
  public static func families(in path: String) -> [String] {
    FontConfiguration.families(inFile: path)
  }
}
