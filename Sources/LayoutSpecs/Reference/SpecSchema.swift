/// The JSON Schema of specs, for editors.
public enum SpecSchema {
  /// The schema (draft 2020-12) as JSON, the same text on every call.
  ///
  /// Made from the tables that the parser reads; what is not supported yet is absent.
  public static func json() -> String { schema.text() + "\n" }

  static let namePattern = "^[a-z0-9][a-z0-9-]*$"
  static let idPattern = "^[A-Za-z]([A-Za-z0-9_-]*[A-Za-z0-9_])?$"

  private static var schema: SchemaValue {
    guard case .object(let members) = SpecTable.table.schema else { return .object([]) }
    return .object(
      [
        ("$schema", "https://json-schema.org/draft/2020-12/schema"),
        ("title", "proofsheet layout spec"),
      ] + members + [("$defs", .object(definitions))])
  }

  private static var definitions: [(String, SchemaValue)] {
    [
      ("screen", ScreenTable.table.schema),
      ("screenVariation", variation(set: .object(setMembers(ScreenTable.settable)))),
      ("presentation", PresentationTable.table.schema),
      ("guide", GuideEntry.table.schema),
      ("node", node),
      ("branch", .branch),
    ] + ModifierTable.table.properties.map { ("modifier-\($0.name)", $0.describedSchema) }
      + KindTable.all.map { ("variation-\($0.name)", variation(set: set(of: $0))) } + [
        ("condition", .object([("type", "string"), ("minLength", .integer(1))])),
        ("color", ValueType<ColorValue>.colorSchema),
        ("plainColor", ValueType<ColorValue>.plainColorSchema),
        ("edges", ValueType.edgesSchema),
        ("pictureRect", ValueType.pictureRectSchema),
        (
          "version",
          .any(.pattern("^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$"), .type("number"))
        ),
        ("name", .any(.pattern(namePattern), .type("integer"))),
        ("id", .pattern(idPattern)),
      ]
  }

  /// Any node: one kind, modifiers beside it, and `when` with the keys of that kind.
  private static var node: SchemaValue {
    let kinds = KindTable.all
    var properties = kinds.map { ($0.name, $0.schema.described($0.summary)) }
    properties += ModifierTable.table.properties.map { ($0.name, .ref("modifier-\($0.name)")) }
    properties.append(
      (
        "when",
        SchemaValue.type("array").described(
          "Changes by condition, in order; every one that holds, later wins.")
      ))
    let rules = kinds.map { kind in
      SchemaValue.object([
        ("if", .requiring(kind.name)),
        (
          "then",
          .object([
            (
              "properties",
              .object([("when", .list(of: .ref("variation-\(kind.name)"), min: 1))] + absent(kind))
            )
          ])
        ),
      ])
    }
    return .object([
      ("type", "object"), ("properties", .object(properties)),
      ("oneOf", .array(kinds.map { .requiring($0.name) })), ("allOf", .array(rules)),
      ("additionalProperties", false),
    ])
  }

  /// The modifiers that a kind does not have.
  private static func absent(_ kind: KindDescription) -> [(String, SchemaValue)] {
    ModifierTable.table.properties
      .filter { !$0.kinds.isEmpty && !$0.kinds.contains(kind.name) }
      .map { ($0.name, .bool(false)) }
  }

  private static func set(of kind: KindDescription) -> SchemaValue {
    let modifiers = ModifierTable.table.properties
      .filter { $0.varies && ($0.kinds.isEmpty || $0.kinds.contains(kind.name)) }
    return .object(
      setMembers(kind.table.properties.filter(\.varies), and: modifiers))
  }

  private static func setMembers<Subject>(
    _ properties: [Property<Subject>], and modifiers: [Property<Modifiers>] = []
  ) -> [(String, SchemaValue)] {
    [
      ("type", "object"), ("minProperties", .integer(1)),
      (
        "properties",
        .object(
          properties.map { ($0.name, $0.describedSchema) }
            + modifiers.map { ($0.name, .ref("modifier-\($0.name)")) })
      ),
      ("additionalProperties", false),
    ]
  }

  private static func variation(set: SchemaValue) -> SchemaValue {
    .object([
      ("type", "object"),
      (
        "properties",
        .object([
          ("if", .ref("condition").described("When the change holds.")),
          ("set", set.described("What changes.")),
        ])
      ),
      ("required", .array(["if", "set"])), ("additionalProperties", false),
    ])
  }
}
