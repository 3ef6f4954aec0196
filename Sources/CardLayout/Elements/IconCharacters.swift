/// The characters that stand for icons of the Fluent set.
///
/// Signs that monospaced fonts have come before emoji, which not every terminal can show.
enum IconCharacters {
  /// The longest name of the Fluent set has 40 letters.
  private static let longestName = 64

  /// The character of an icon, one or two columns wide; nil when there is none for it.
  ///
  /// A name that is not known is tried without its last words: `CalendarCheckmark` is a calendar.
  static func character(of name: String, ascii: Bool) -> String? {
    guard name.utf8.count <= longestName else { return nil }
    var bytes = Array(name.utf8)
    while !bytes.isEmpty {
      let key = String(decoding: bytes, as: UTF8.self).lowercased()
      if let found = (ascii ? asciiTable[key] : table[key]) { return found }
      // Cut at the last capital letter, which begins a word.
      guard let start = bytes.lastIndex(where: { (0x41...0x5A).contains($0) }) else { return nil }
      bytes.removeSubrange(start...)
    }
    return nil
  }

  /// What ASCII has a sign for that is understood without its name.
  private static let asciiTable: [String: String] = [
    "add": "+", "subtract": "-", "checkmark": "v", "checkmarkcircle": "v", "dismiss": "x",
    "dismisscircle": "x", "warning": "!", "errorcircle": "!", "important": "!", "question": "?",
    "questioncircle": "?", "info": "i", "star": "*", "arrowup": "^", "arrowdown": "v",
    "arrowleft": "<", "arrowright": ">", "chevronup": "^", "chevrondown": "v", "chevronleft": "<",
    "chevronright": ">", "money": "$", "number": "#", "mail": "@",
  ]

  private static let table: [String: String] = [
    // Answers and states.
    "checkmark": "✓", "checkmarkcircle": "✓", "accept": "✓", "checkboxchecked": "☑",
    "checkbox": "☐", "checkboxunchecked": "☐", "dismiss": "✗", "dismisscircle": "✗", "cancel": "✗",
    "error": "✗", "errorcircle": "⊗", "prohibited": "⊘", "warning": "⚠", "alert": "⚠",
    "important": "!", "info": "ℹ", "question": "?", "questioncircle": "?", "circle": "○",
    "circlesmall": "•", "record": "●", "presenceavailable": "●", "presenceaway": "◔",
    "presencebusy": "●", "presencedoor": "⊖", "shield": "⛨", "shieldcheckmark": "⛨",
    "thumblike": "👍", "thumbdislike": "👎", "star": "★", "staroff": "☆", "heart": "♥",
    "trophy": "🏆", "flag": "⚑", "badge": "◉",
    // Arrows and signs.
    "arrowup": "↑", "arrowdown": "↓", "arrowleft": "←", "arrowright": "→", "arrowupright": "↗",
    "arrowdownright": "↘", "arrowdownleft": "↙", "arrowupleft": "↖", "arrowbetween": "↔",
    "arrowswap": "⇄", "arrowsync": "↻", "arrowclockwise": "↻", "arrowcounterclockwise": "↺",
    "arrowreset": "↺", "arrowundo": "↶", "arrowredo": "↷", "arrowdownload": "⤓",
    "arrowupload": "⤒", "arrowtrending": "↗", "arrowtrendingup": "↗", "arrowtrendingdown": "↘",
    "arrowexport": "↗", "arrowimport": "↙", "arrowenter": "↵", "arrowreply": "↩",
    "arrowforward": "↪", "arrowrepeatall": "↻", "arrowexpand": "⤢", "arrowminimize": "⤡",
    "chevronup": "˄", "chevrondown": "˅", "chevronleft": "‹", "chevronright": "›",
    "caretup": "▴", "caretdown": "▾", "caretleft": "◂", "caretright": "▸", "open": "↗",
    "add": "+", "addcircle": "⊕", "subtract": "−", "subtractcircle": "⊖", "divide": "÷",
    "multiply": "×", "equal": "=", "number": "#", "numbersymbol": "#", "math": "∑",
    // Things to do.
    "edit": "✎", "pen": "✎", "pencil": "✎", "compose": "✎", "delete": "⌫", "bin": "⌫", "cut": "✂",
    "copy": "⧉", "clipboard": "📋", "save": "💾", "print": "⎙", "search": "⌕", "filter": "⧩",
    "settings": "⚙", "options": "☰", "navigation": "☰", "list": "☰", "apps": "⊞", "grid": "⊞",
    "more": "⋯", "morehorizontal": "⋯", "morevertical": "⋮", "eye": "◉", "eyeoff": "◌",
    "link": "🔗", "attach": "📎", "pin": "📌", "share": "↗", "send": "➤", "signout": "⇥",
    "play": "▶", "pause": "‖", "stop": "■", "previous": "◂", "next": "▸", "fastforward": "»",
    "rewind": "«", "power": "⏻", "wrench": "🔧", "toolbox": "🧰",
    "translate": "文", "zoomin": "⊕", "zoomout": "⊖", "bookmark": "🔖",
    // People and talk.
    "person": "👤", "personadd": "👤", "people": "👥", "peopleteam": "👥", "contactcard": "👤",
    "mail": "✉", "mailread": "✉", "call": "☎", "phone": "☎", "chat": "💬", "comment": "💬",
    "megaphone": "📣", "alertbell": "🔔", "alerton": "🔔", "mic": "🎤", "video": "🎬", "camera": "📷",
    "headset": "🎧", "speaker": "🔊", "emoji": "☺", "handshake": "🤝",
    // Time and place.
    "calendar": "📅", "clock": "🕒", "timer": "⏱", "hourglass": "⌛", "history": "↺", "home": "⌂",
    "building": "🏢", "location": "⚲", "globe": "🌐", "earth": "🌐", "airplane": "✈",
    "vehiclecar": "🚗", "vehiclebus": "🚌", "vehicleship": "⛴", "vehicletruck": "🚚", "train": "🚆",
    "food": "🍴", "drink": "☕", "drinkcoffee": "☕", "gift": "🎁", "cart": "🛒",
    "weathersunny": "☀", "weathercloudy": "☁", "weatherpartlycloudyday": "⛅", "weatherrain": "☂",
    "weathersnow": "❄", "weathersnowflake": "❄", "weatherthunderstorm": "⚡", "weathermoon": "☾",
    "weatherfog": "≋", "temperature": "°", "drop": "💧", "fire": "🔥", "leaf": "🍃",
    // Files, money, machines.
    "document": "📄", "folder": "📁", "notebook": "📓", "book": "📖", "news": "📰", "image": "▣",
    "archive": "📦", "money": "$", "payment": "💳", "wallet": "👛", "receipt": "🧾",
    "databarvertical": "📊", "datatrending": "📈", "dataline": "📈", "datapie": "◕", "chart": "📊",
    "poll": "📊", "table": "▦", "code": "{}", "codeblock": "{}", "bug": "🐛", "beaker": "⚗",
    "branch": "⎇", "branchfork": "⎇", "box": "📦", "database": "⛁", "server": "💻",
    "desktop": "💻", "laptop": "💻", "cloud": "☁", "wifi": "📶", "battery": "🔋", "flash": "⚡",
    "plugconnected": "🔌", "lock": "🔒", "lockclosed": "🔒", "lockopen": "🔓", "key": "🔑",
    "rocket": "🚀", "lightbulb": "💡", "target": "◎", "sparkle": "✦", "puzzlepiece": "🧩",
    "music": "♪", "musicnote": "♪", "sport": "⚽", "sportsoccer": "⚽", "accessibility": "♿",
  ]
}
