internal import CUtf8proc

/// What the room needs to know of one Unicode scalar; the only place that asks utf8proc.
struct ScalarTraits {
  /// The columns it takes when it stands alone: 0, 1 or 2.
  let columns: Int
  private let category: UInt32
  private let bound: UInt32
  private let value: UInt32

  init(_ scalar: Unicode.Scalar) {
    value = scalar.value
    guard let property = utf8proc_get_property(Int32(bitPattern: scalar.value)) else {
      (columns, category, bound) = (1, UTF8PROC_CATEGORY_CN.rawValue, 0)
      return
    }
    category = UInt32(truncatingIfNeeded: property.pointee.category)
    bound = property.pointee.boundclass
    columns = ScalarTraits.columns(
      of: scalar, category: category, bound: bound, table: Int(property.pointee.charwidth))
  }

  /// Where utf8proc 2.8 differs from what terminals do: it gives spacing marks no column, but
  /// vowel and final jamo one; it knows nothing of Unicode 16, which widened some old symbols.
  private static func columns(
    of scalar: Unicode.Scalar, category: UInt32, bound: UInt32, table: Int
  ) -> Int {
    switch category {
    case UTF8PROC_CATEGORY_MC.rawValue: return 1
    case UTF8PROC_CATEGORY_CF.rawValue:
      return bound == UTF8PROC_BOUNDCLASS_PREPEND.rawValue ? 1 : table
    case UTF8PROC_CATEGORY_CN.rawValue: return columns(ofNewer: scalar)
    case UTF8PROC_CATEGORY_CO.rawValue: return 1
    default: break
    }
    switch bound {
    case UTF8PROC_BOUNDCLASS_V.rawValue, UTF8PROC_BOUNDCLASS_T.rawValue: return 0
    case UTF8PROC_BOUNDCLASS_REGIONAL_INDICATOR.rawValue: return 2
    default: break
    }
    switch scalar.value {
    case 0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, 0x1D300...0x1D356, 0x1D360...0x1D376:
      return 2
    default: return table
    }
  }

  /// A scalar newer than utf8proc's tables: Swift may know it, else its block tells.
  private static func columns(ofNewer scalar: Unicode.Scalar) -> Int {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if properties.isEmojiPresentation { return 2 }
    switch scalar.value {
    case 0xFFFE, 0xFFFF: return 1
    case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0x16FE0...0x18DFF, 0x20000...0x2FFFD,
      0x30000...0x3FFFD:
      return 2
    case 0xD7C7...0xD7CA, 0xD7FC...0xD7FF, 0xE0000...0xE0FFF: return 0
    default: return 1
    }
  }

  var isLetter: Bool {
    (UTF8PROC_CATEGORY_LU.rawValue...UTF8PROC_CATEGORY_LO.rawValue).contains(category)
  }

  var isMark: Bool {
    (UTF8PROC_CATEGORY_MN.rawValue...UTF8PROC_CATEGORY_ME.rawValue).contains(category)
  }

  var isOpening: Bool {
    category == UTF8PROC_CATEGORY_PS.rawValue || category == UTF8PROC_CATEGORY_PI.rawValue
  }

  /// Punctuation that may not begin a row.
  var isClosing: Bool {
    (UTF8PROC_CATEGORY_PE.rawValue...UTF8PROC_CATEGORY_PO.rawValue).contains(category)
      && category != UTF8PROC_CATEGORY_PI.rawValue
  }

  var isFormat: Bool { category == UTF8PROC_CATEGORY_CF.rawValue }
  /// A format character that is drawn, such as the Arabic number sign.
  var isVisibleFormat: Bool { isFormat && bound == UTF8PROC_BOUNDCLASS_PREPEND.rawValue }
  var isPrivate: Bool { category == UTF8PROC_CATEGORY_CO.rawValue }
  /// Not in utf8proc's tables: not assigned, or newer than they are.
  var isUnknown: Bool { category == UTF8PROC_CATEGORY_CN.rawValue }
  var isPictograph: Bool { bound == UTF8PROC_BOUNDCLASS_EXTENDED_PICTOGRAPHIC.rawValue }

  var isLeadJamo: Bool { bound == UTF8PROC_BOUNDCLASS_L.rawValue }
  var isVowelOrFinalJamo: Bool {
    bound == UTF8PROC_BOUNDCLASS_V.rawValue || bound == UTF8PROC_BOUNDCLASS_T.rawValue
  }

  var isHangul: Bool {
    switch value {
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7FB: true
    default: false
    }
  }

  /// Whether the scalar is a cluster of its own when it begins one and `next` follows.
  ///
  /// False only means that it is not certain: then the standard library decides. It rests on what
  /// the versions of Unicode agree on, so that it never differs from Swift's own clusters.
  func isWhole(before next: ScalarTraits) -> Bool {
    guard !isUnknown, !next.isUnknown else { return false }
    switch bound {
    case UTF8PROC_BOUNDCLASS_OTHER.rawValue, UTF8PROC_BOUNDCLASS_LV.rawValue,
      UTF8PROC_BOUNDCLASS_LVT.rawValue, UTF8PROC_BOUNDCLASS_EXTENDED_PICTOGRAPHIC.rawValue:
      break
    default: return false
    }
    switch next.bound {
    case UTF8PROC_BOUNDCLASS_OTHER.rawValue, UTF8PROC_BOUNDCLASS_LV.rawValue,
      UTF8PROC_BOUNDCLASS_LVT.rawValue, UTF8PROC_BOUNDCLASS_EXTENDED_PICTOGRAPHIC.rawValue,
      UTF8PROC_BOUNDCLASS_L.rawValue, UTF8PROC_BOUNDCLASS_REGIONAL_INDICATOR.rawValue:
      return !isMark && !next.isMark
    case UTF8PROC_BOUNDCLASS_LF.rawValue: return true
    default: return false
    }
  }
}
