import LayoutSpecs

extension Modifiers {
  /// These modifiers, with those of another node wherever these say nothing; ids are left alone.
  func completed(by other: Modifiers) -> Modifiers {
    var result = self
    result.hidden = hidden ?? other.hidden
    result.interactive = interactive ?? other.interactive
    result.accessibilityLabel = accessibilityLabel ?? other.accessibilityLabel
    result.padding = padding ?? other.padding
    result.frame = frame ?? other.frame
    result.aspectRatio = aspectRatio ?? other.aspectRatio
    result.contentMode = contentMode ?? other.contentMode
    result.anchor = anchor ?? other.anchor
    result.focus = focus ?? other.focus
    result.background = background ?? other.background
    result.foreground = foreground ?? other.foreground
    result.cornerRadius = cornerRadius ?? other.cornerRadius
    result.lineLimit = lineLimit ?? other.lineLimit
    result.minimumScale = minimumScale ?? other.minimumScale
    result.layoutPriority = layoutPriority ?? other.layoutPriority
    result.hugging = hugging ?? other.hugging
    result.compressionResistance = compressionResistance ?? other.compressionResistance
    result.axisBehavior = axisBehavior ?? other.axisBehavior
    result.displacement = displacement ?? other.displacement
    result.rules = rules + other.rules
    result.offset = offset ?? other.offset
    result.margins = margins ?? other.margins
    result.readableWidth = readableWidth || other.readableWidth
    result.align = align.isEmpty ? other.align : align
    result.ignoresSafeArea = ignoresSafeArea ?? other.ignoresSafeArea
    result.safeAreaInset = safeAreaInset ?? other.safeAreaInset
    result.role = role ?? other.role
    result.leadsTo = leadsTo ?? other.leadsTo
    result.isPrimary = isPrimary ?? other.isPrimary
    result.focusScale = focusScale ?? other.focusScale
    result.isFocused = isFocused ?? other.isFocused
    return result
  }
}
