import Devices
import Testing
import Typography

@testable import LayoutSpecs

/// The words of conditions are those of the types that other targets resolve them with.
struct ConditionVocabularyTests {
  private func words(_ trait: Condition.Trait) -> [String] {
    guard case .words(let words, _) = trait.domain else { return [] }
    return words
  }

  @Test func `the words of traits are the cases of their types, in order where there is one`() {
    #expect(words(.orientation) == Orientation.allCases.map(\.rawValue))
    #expect(words(.pose) == Pose.allCases.map(\.rawValue))
    #expect(words(.family) == DeviceFamily.allCases.map(\.rawValue))
    #expect(words(.textSize) == TextSize.allCases.map(\.rawValue))
    #expect(words(.widthClass) == SizeClass.allCases.sorted().map(\.rawValue))
  }

  @Test(arguments: ["27", "27.1", "27.1.2", "", "a", "27.", ".1", "1.2.3.4", "12345", "-1", "٢"])
  func `a version is one for conditions and for devices alike`(_ text: String) {
    #expect((VersionText.numbers(text) != nil) == (Version(text) != nil))
  }
}
