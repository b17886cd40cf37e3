import LayoutPreview

ProofsheetCommand.main()
