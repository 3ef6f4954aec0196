/// Scripts in which a joiner or non-joiner between two letters is part of the spelling.
enum JoiningScripts {
  static func contain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Arabic, Syriac, Thaana, N'Ko and their neighbours.
    case 0x0620...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x10A00...0x10AFF, 0x1E900...0x1E95F:
      true
    // Devanagari to Sinhala, Tibetan, Myanmar.
    case 0x0900...0x0DFF, 0x0F00...0x109F: true
    // Khmer, Mongolian, Tai Tham, Balinese, Sundanese, Batak, Lepcha.
    case 0x1780...0x18AF, 0x1A20...0x1AAF, 0x1B00...0x1C4F: true
    // Phags-pa, Devanagari extended, Javanese, Cham, Meetei Mayek.
    case 0xA840...0xA8FF, 0xA980...0xAAFF, 0xABC0...0xABFF: true
    // Brahmi and the scripts that came of it.
    case 0x11000...0x11FFF: true
    default: false
    }
  }
}
