// swift-tools-version: 6.2

import PackageDescription

// Warnings are errors while we work on the package (`make test` sets this), never in a user's
// build: a later compiler must not break it.
let warnings: [SwiftSetting] =
  Context.environment["PROOFSHEET_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// Settings of every Swift target: the checks that the house style rests on.
let strict: [SwiftSetting] =
  warnings + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
  ]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], exclude: exclude,
    swiftSettings: strict)
}

let package = Package(
  name: "proofsheet",
  products: [
    .library(name: "LayoutPreview", targets: ["LayoutPreview"]),
    .executable(name: "proofsheet", targets: ["proofsheet"]),
  ],
  targets: [
    // Layer 0: C libraries, a module map and a shim header each, and the embedded data.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    // pangoft2 brings fontconfig along: both are needed to pin the fonts.
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    .systemLibrary(name: "CLCMS", pkgConfig: "lcms2", providers: [.apt(["liblcms2-dev"])]),
    // libpng's own dependency: colour profiles inside PNG files are compressed with it.
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    // Reads pictures that are compared: several times faster than zlib, the same bytes everywhere.
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(name: "CRSVG", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(
      name: "CXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .target(name: "CEmbedded", exclude: ["catalog.json", "report"]),

    // Layer 1: vocabulary and bindings.
    library("Geometry"),
    library("ConstraintSolver"),
    library("Diagnostics"),
    library("Documents", ["Diagnostics", "CYAML", "CXML2"]),
    library("Typography", ["Geometry"]),
    library("Bitmaps", ["CPNG", "CTurboJPEG", "CLCMS", "CZlib", "CDeflate"]),
    library("Cairo", ["Geometry", "Typography", "CCairo", "CPango", "CFontconfig", "CRSVG"]),
    library("CommandLineParsing", ["Diagnostics"]),

    // Layer 2: inputs and the display list.
    library("Devices", ["Geometry", "Diagnostics", "Documents"]),
    library("LayoutSpecs", ["Geometry", "Diagnostics", "Documents", "Typography"]),
    library("Drawing", ["Geometry", "Typography"]),
    library("PixelComparison", ["Bitmaps"]),

    // Layer 3: the engine, and the renderers.
    library(
      "LayoutEngine",
      ["Geometry", "ConstraintSolver", "Typography", "Devices", "LayoutSpecs", "Diagnostics"]),
    library("Rendering", ["Geometry", "Typography", "Drawing", "Cairo", "Bitmaps"]),

    // Layer 4: foreign files as specs, and what is made of a resolved layout.
    library(
      "InterfaceBuilder",
      ["Geometry", "ConstraintSolver", "Diagnostics", "Documents", "LayoutSpecs", "LayoutEngine"]),
    library(
      "Findings",
      ["Geometry", "Typography", "Diagnostics", "Devices", "LayoutSpecs", "LayoutEngine"]),
    library(
      "Annotations",
      ["Geometry", "Typography", "Devices", "LayoutSpecs", "Drawing", "LayoutEngine", "Findings"]),
    library(
      "Records",
      [
        "Geometry", "Diagnostics", "Documents", "Typography", "Devices", "LayoutSpecs",
        "LayoutEngine", "Findings",
      ]),

    library("Comparison", ["Geometry", "Records"]),

    // Layer 5: the batch run and the commands; the only target that reads and writes files.
    library(
      "LayoutPreview",
      [
        "Geometry", "Diagnostics", "Documents", "Typography", "Bitmaps", "Cairo",
        "CommandLineParsing", "Devices", "LayoutSpecs", "Drawing", "LayoutEngine", "Rendering",
        "Annotations", "Findings", "Records", "Comparison", "PixelComparison", "InterfaceBuilder",
        "CEmbedded",
      ]),
    .executableTarget(
      name: "proofsheet", dependencies: ["LayoutPreview"], swiftSettings: strict),
    // What `make bench` and `make soak` run; not a product, so nobody installs it.
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Geometry", "ConstraintSolver", "Diagnostics", "Documents", "Bitmaps", "Cairo", "Devices",
        "LayoutSpecs", "Drawing", "LayoutEngine", "Findings", "Rendering", "Annotations", "Records",
        "PixelComparison", "LayoutPreview", "InterfaceBuilder", "Typography",
      ], swiftSettings: strict),

    // Tests.
    .target(
      name: "TestSupport",
      dependencies: [
        "Geometry", "Diagnostics", "Typography", "Bitmaps", "Documents", "Devices", "LayoutSpecs",
        "LayoutEngine", "CEmbedded",
      ],
      path: "Tests/TestSupport", swiftSettings: strict),
    tests("GeometryTests", ["Geometry"]),
    tests("ConstraintSolverTests", ["ConstraintSolver"], exclude: ["Fixtures"]),
    tests("DocumentsTests", ["Documents", "Diagnostics"]),
    tests("CommandLineParsingTests", ["CommandLineParsing"]),
    tests("TypographyTests", ["Typography"]),
    tests("DevicesTests", ["Devices", "Documents", "Diagnostics", "Geometry"]),
    tests(
      "LayoutSpecsTests",
      ["LayoutSpecs", "Documents", "Diagnostics", "Devices", "Geometry", "Typography"],
      exclude: ["Fixtures"]),
    tests(
      "LayoutEngineTests",
      [
        "LayoutEngine", "LayoutSpecs", "Devices", "Documents", "Typography", "Geometry",
        "Diagnostics", "ConstraintSolver",
      ]),
    tests(
      "InterfaceBuilderTests",
      [
        "InterfaceBuilder", "LayoutEngine", "LayoutSpecs", "Devices", "Typography", "Cairo",
        "Documents", "Diagnostics", "Geometry",
      ],
      exclude: ["Fixtures"]),
    tests("BitmapsTests", ["Bitmaps"], exclude: ["Fixtures"]),
    tests("CairoTests", ["Cairo", "Geometry", "Typography"]),
    tests(
      "RenderingTests",
      [
        "Rendering", "Drawing", "Cairo", "Bitmaps", "Geometry", "Typography", "Annotations",
        "Devices", "LayoutEngine",
      ]),
    tests(
      "AnnotationsTests",
      [
        "Annotations", "Findings", "LayoutEngine", "LayoutSpecs", "Devices", "Drawing", "Geometry",
        "Typography", "Cairo", "Diagnostics",
      ]),
    tests(
      "FindingsTests",
      [
        "Findings", "LayoutEngine", "LayoutSpecs", "Devices", "Geometry", "Typography",
        "Diagnostics",
      ]),
    tests(
      "RecordsTests",
      [
        "Records", "LayoutEngine", "Geometry", "Typography", "Devices", "LayoutSpecs",
        "Diagnostics",
      ]),
    tests("PixelComparisonTests", ["PixelComparison", "Bitmaps"], exclude: ["Fixtures"]),
    tests(
      "ComparisonTests", ["Comparison", "Records", "Geometry"]),
    tests(
      "LayoutPreviewTests",
      [
        "LayoutPreview", "LayoutEngine", "LayoutSpecs", "Devices", "Documents", "Bitmaps",
        "CommandLineParsing", "Geometry", "Diagnostics", "Typography", "Records", "Findings",
      ], exclude: ["Browser"]),
  ],
  swiftLanguageModes: [.v6]
)
