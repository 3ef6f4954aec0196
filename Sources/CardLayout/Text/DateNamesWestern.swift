/// The Germanic and Romance languages.
extension DateLocale {
  static func english(region: String) -> DateLocale {
    var locale = DateLocale(
      compact: "%n/%e/%Y", short: "%a, %b %e, %Y", long: "%A, %B %e, %Y", time: "%I:%M %p",
      months: "January|February|March|April|May|June|July|August|September|October|November"
        + "|December",
      shortMonths: "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec",
      days: "Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday",
      shortDays: "Sun|Mon|Tue|Wed|Thu|Fri|Sat")
    switch region {
    case "gb", "ie": locale.time = "%H:%M"
    case "au", "nz", "in": locale.halves = "am|pm"
    default: return locale
    }
    locale.compact = region == "in" ? "%e/%n/%Y" : "%d/%m/%Y"
    locale.short = region == "in" ? "%a, %e %b, %Y" : "%a, %e %b %Y"
    locale.long = "%A, %e %B %Y"
    return locale
  }

  static var german: DateLocale {
    DateLocale(
      compact: "%e.%n.%Y", short: "%a, %e. %b %Y", long: "%A, %e. %B %Y",
      months: "Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember",
      shortMonths: "Jan.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sept.|Okt.|Nov.|Dez.",
      days: "Sonntag|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag",
      shortDays: "So.|Mo.|Di.|Mi.|Do.|Fr.|Sa.")
  }

  static var dutch: DateLocale {
    DateLocale(
      compact: "%e-%n-%Y", short: "%a %e %b %Y", long: "%A %e %B %Y",
      months: "januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november"
        + "|december",
      shortMonths: "jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec",
      days: "zondag|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag",
      shortDays: "zo|ma|di|wo|do|vr|za")
  }

  static var swedish: DateLocale {
    DateLocale(
      compact: "%Y-%m-%d", short: "%a %e %b %Y", long: "%A %e %B %Y",
      months: "januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november"
        + "|december",
      shortMonths: "jan.|feb.|mars|apr.|maj|juni|juli|aug.|sep.|okt.|nov.|dec.",
      days: "söndag|måndag|tisdag|onsdag|torsdag|fredag|lördag",
      shortDays: "sön|mån|tis|ons|tors|fre|lör")
  }

  static var danish: DateLocale {
    DateLocale(
      compact: "%e.%n.%Y", short: "%a %e. %b %Y", long: "%A den %e. %B %Y", time: "%H.%M",
      months: "januar|februar|marts|april|maj|juni|juli|august|september|oktober|november"
        + "|december",
      shortMonths: "jan.|feb.|mar.|apr.|maj|jun.|jul.|aug.|sep.|okt.|nov.|dec.",
      days: "søndag|mandag|tirsdag|onsdag|torsdag|fredag|lørdag",
      shortDays: "søn.|man.|tirs.|ons.|tors.|fre.|lør.")
  }

  static var norwegian: DateLocale {
    DateLocale(
      compact: "%e.%n.%Y", short: "%a %e. %b %Y", long: "%A %e. %B %Y",
      months: "januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember",
      shortMonths: "jan.|feb.|mars|apr.|mai|juni|juli|aug.|sep.|okt.|nov.|des.",
      days: "søndag|mandag|tirsdag|onsdag|torsdag|fredag|lørdag",
      shortDays: "søn.|man.|tir.|ons.|tor.|fre.|lør.")
  }

  static var french: DateLocale {
    DateLocale(
      compact: "%d/%m/%Y", short: "%a %e %b %Y", long: "%A %e %B %Y",
      months: "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre"
        + "|décembre",
      shortMonths: "janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.",
      days: "dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi",
      shortDays: "dim.|lun.|mar.|mer.|jeu.|ven.|sam.")
  }

  static var spanish: DateLocale {
    DateLocale(
      compact: "%e/%n/%Y", short: "%a, %e %b %Y", long: "%A, %e de %B de %Y",
      months: "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre"
        + "|diciembre",
      shortMonths: "ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic",
      days: "domingo|lunes|martes|miércoles|jueves|viernes|sábado",
      shortDays: "dom|lun|mar|mié|jue|vie|sáb")
  }

  static var italian: DateLocale {
    DateLocale(
      compact: "%d/%m/%Y", short: "%a %e %b %Y", long: "%A %e %B %Y",
      months: "gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre"
        + "|novembre|dicembre",
      shortMonths: "gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic",
      days: "domenica|lunedì|martedì|mercoledì|giovedì|venerdì|sabato",
      shortDays: "dom|lun|mar|mer|gio|ven|sab")
  }

  static var portuguese: DateLocale {
    DateLocale(
      compact: "%d/%m/%Y", short: "%a, %e de %b de %Y", long: "%A, %e de %B de %Y",
      months: "janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro"
        + "|dezembro",
      shortMonths: "jan.|fev.|mar.|abr.|mai.|jun.|jul.|ago.|set.|out.|nov.|dez.",
      days: "domingo|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado",
      shortDays: "dom.|seg.|ter.|qua.|qui.|sex.|sáb.")
  }
}
