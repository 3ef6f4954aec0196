/// The Slavic languages, Finnish, Turkish, and those of Asia. Months stand in the case a date has.
extension DateLocale {
  static var polish: DateLocale {
    DateLocale(
      compact: "%e.%m.%Y", short: "%a, %e %b %Y", long: "%A, %e %B %Y",
      months: "stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października"
        + "|listopada|grudnia",
      shortMonths: "sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru",
      days: "niedziela|poniedziałek|wtorek|środa|czwartek|piątek|sobota",
      shortDays: "niedz.|pon.|wt.|śr.|czw.|pt.|sob.")
  }

  static var czech: DateLocale {
    DateLocale(
      compact: "%e. %n. %Y", short: "%a %e. %n. %Y", long: "%A %e. %B %Y",
      months: "ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince",
      days: "neděle|pondělí|úterý|středa|čtvrtek|pátek|sobota",
      shortDays: "ne|po|út|st|čt|pá|so")
  }

  static var russian: DateLocale {
    DateLocale(
      compact: "%d.%m.%Y", short: "%a, %e %b %Y г.", long: "%A, %e %B %Y г.",
      months: "января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря",
      shortMonths: "янв.|февр.|мар.|апр.|мая|июн.|июл.|авг.|сент.|окт.|нояб.|дек.",
      days: "воскресенье|понедельник|вторник|среда|четверг|пятница|суббота",
      shortDays: "вс|пн|вт|ср|чт|пт|сб")
  }

  static var ukrainian: DateLocale {
    DateLocale(
      compact: "%d.%m.%Y", short: "%a, %e %b %Y р.", long: "%A, %e %B %Y р.",
      months: "січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада"
        + "|грудня",
      shortMonths: "січ.|лют.|бер.|квіт.|трав.|черв.|лип.|серп.|вер.|жовт.|лист.|груд.",
      days: "неділя|понеділок|вівторок|середа|четвер|пʼятниця|субота",
      shortDays: "нд|пн|вт|ср|чт|пт|сб")
  }

  static var finnish: DateLocale {
    DateLocale(
      compact: "%e.%n.%Y", short: "%a %e.%n.%Y", long: "%A %e. %B %Y", time: "%H.%M",
      months: "tammikuuta|helmikuuta|maaliskuuta|huhtikuuta|toukokuuta|kesäkuuta|heinäkuuta"
        + "|elokuuta|syyskuuta|lokakuuta|marraskuuta|joulukuuta",
      days: "sunnuntaina|maanantaina|tiistaina|keskiviikkona|torstaina|perjantaina|lauantaina",
      shortDays: "su|ma|ti|ke|to|pe|la")
  }

  static var turkish: DateLocale {
    DateLocale(
      compact: "%d.%m.%Y", short: "%e %b %Y %a", long: "%e %B %Y %A",
      months: "Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık",
      shortMonths: "Oca|Şub|Mar|Nis|May|Haz|Tem|Ağu|Eyl|Eki|Kas|Ara",
      days: "Pazar|Pazartesi|Salı|Çarşamba|Perşembe|Cuma|Cumartesi",
      shortDays: "Paz|Pzt|Sal|Çar|Per|Cum|Cmt")
  }

  static var japanese: DateLocale {
    DateLocale(
      compact: "%Y/%n/%e", short: "%Y年%n月%e日(%a)", long: "%Y年%n月%e日%A",
      days: "日曜日|月曜日|火曜日|水曜日|木曜日|金曜日|土曜日",
      shortDays: "日|月|火|水|木|金|土")
  }

  static var chinese: DateLocale {
    DateLocale(
      compact: "%Y/%n/%e", short: "%Y年%n月%e日%a", long: "%Y年%n月%e日%A",
      days: "星期日|星期一|星期二|星期三|星期四|星期五|星期六",
      shortDays: "周日|周一|周二|周三|周四|周五|周六")
  }

  static var chineseTraditional: DateLocale {
    var locale = chinese
    locale.shortDays = "週日|週一|週二|週三|週四|週五|週六"
    locale.time = "%p%I:%M"
    locale.halves = "上午|下午"
    return locale
  }

  static var korean: DateLocale {
    DateLocale(
      compact: "%Y. %n. %e.", short: "%Y년 %n월 %e일 (%a)", long: "%Y년 %n월 %e일 %A",
      time: "%p %I:%M",
      days: "일요일|월요일|화요일|수요일|목요일|금요일|토요일",
      shortDays: "일|월|화|수|목|금|토", halves: "오전|오후")
  }

  static var hebrew: DateLocale {
    DateLocale(
      compact: "%e.%n.%Y", short: "%a, %e ב%b %Y", long: "%A, %e ב%B %Y",
      months: "ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר",
      shortMonths: "ינו׳|פבר׳|מרץ|אפר׳|מאי|יוני|יולי|אוג׳|ספט׳|אוק׳|נוב׳|דצמ׳",
      days: "יום ראשון|יום שני|יום שלישי|יום רביעי|יום חמישי|יום שישי|יום שבת",
      shortDays: "יום א׳|יום ב׳|יום ג׳|יום ד׳|יום ה׳|יום ו׳|שבת")
  }

  /// In numbers only: the names differ from country to country.
  static var arabic: DateLocale {
    DateLocale(compact: "%e/%n/%Y", short: "%e/%n/%Y", long: "%e/%n/%Y")
  }
}
