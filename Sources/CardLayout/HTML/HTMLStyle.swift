internal import AdaptiveCards

/// How a page looks, but for its colours.
enum HTMLStyle {
  /// The rules, with the host's distances.
  static func rules(for host: HostConfig) -> String {
    let distances = Spacing.allCases.map { spacing in
      ".stack>*+.sp-\(spacing.rawValue){margin-top:\(pixels(spacing, host))px}"
    }
    return base + distances.joined() + words
  }

  private static func pixels(_ spacing: Spacing, _ host: HostConfig) -> Int {
    if let pixels = host.spacing[spacing] { return min(pixels, 200) }
    return switch spacing {
    case .none: 0
    case .extraSmall: 2
    case .small: 3
    case .default: 8
    case .medium: 20
    case .large: 30
    case .extraLarge: 40
    case .padding: 20
    }
  }

  private static let base = """
    *{box-sizing:border-box}body{margin:0;padding:1rem;font:1rem/1.45 system-ui,sans-serif}\
    main{max-width:40rem;margin:0 auto}.card,.group{background:var(--back);color:var(--default,inherit)}\
    .card{padding:1rem;border:1px solid var(--line);border-radius:.5rem}.card+.card{margin-top:1rem}\
    .group{padding:.75rem 1rem;border-inline-start:.25rem solid var(--line)}\
    p,dl,ul,ol,pre,figure,h1,h2,h3,h4,h5,h6{margin:0}.stack>*+*{margin-top:8px}
    """

  /// The class names are the card's own words where there is one.
  private static let words = """
    .sep{border-top:1px solid var(--line);padding-top:8px}.stack>:first-child.sep{border:0;padding:0}\
    h1,h2,h3,h4,h5,h6{font-size:1.25rem;line-height:1.3;font-weight:600}\
    .small{font-size:.85rem}.medium{font-size:1.1rem}.large{font-size:1.25rem}\
    .extraLarge{font-size:1.6rem}.lighter{font-weight:300}.bolder{font-weight:600}\
    .monospace,pre{font-family:ui-monospace,monospace}.left{text-align:start}\
    .center{text-align:center}.right{text-align:end}\
    .c-dark{color:var(--dark)}.c-light{color:var(--light)}.c-accent{color:var(--accent)}\
    .c-good{color:var(--good)}.c-warning{color:var(--warning)}.c-attention{color:var(--attention)}\
    .subtle{color:var(--default-subtle)}.c-dark.subtle{color:var(--dark-subtle)}\
    .c-light.subtle{color:var(--light-subtle)}.c-accent.subtle{color:var(--accent-subtle)}\
    .c-good.subtle{color:var(--good-subtle)}.c-warning.subtle{color:var(--warning-subtle)}\
    .c-attention.subtle{color:var(--attention-subtle)}\
    a{color:var(--accent,LinkText)}mark{background:var(--mark,Mark);color:var(--on-mark,MarkText)}\
    ul,ol{padding-inline-start:1.5rem}body{overflow-wrap:break-word}\
    .columns{display:flex;flex-wrap:wrap;gap:.5rem 1rem}.columns>*{min-width:0}\
    dl{display:grid;grid-template-columns:minmax(3rem,max-content) 1fr;gap:.15rem 1rem}\
    dt{font-weight:600}dd{margin:0}\
    .scroll{overflow-x:auto}table{border-collapse:collapse;width:100%}\
    td,th{padding:.25rem .5rem;text-align:start;vertical-align:top}.fit{white-space:nowrap}\
    .grid td,.grid th{border:1px solid var(--line)}\
    img{max-width:100%;height:auto;vertical-align:middle}img.person{border-radius:50%}\
    img.roundedCorners{border-radius:.5rem}\
    .alt{display:inline-block;padding:.5rem .75rem;border:1px dashed var(--line)}\
    .images{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;padding:0}\
    figcaption{margin-top:.25rem}\
    .pages{display:flex;gap:1rem;overflow-x:auto;scroll-snap-type:x mandatory}\
    .pages>*{flex:0 0 100%;scroll-snap-align:start}\
    .actions{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;padding:0}\
    .actions.vertical{flex-direction:column;align-items:start}\
    .action,summary{display:inline-block;padding:.3rem .75rem;border:1px solid var(--line);\
    border-radius:.3rem;background:none;color:inherit;font:inherit;text-decoration:none}\
    a.action{color:var(--accent,LinkText);border-color:currentColor}\
    button:disabled{border-style:dashed;cursor:not-allowed}\
    .positive{font-weight:600}.destructive::before{content:"! "}.destructive{color:var(--attention)}\
    details>.inner{margin-top:.5rem}summary{cursor:pointer}\
    label,legend,.label{display:block;font-weight:600}.choice{display:block;font-weight:400}\
    .required,.error{color:var(--attention)}fieldset{border:0;margin:0;padding:0}\
    input:not([type=checkbox]):not([type=radio]),select,textarea{font:inherit;width:100%;\
    max-width:100%;padding:.3rem .5rem}\
    .badge{display:inline-block;padding:0 .6rem;border:1px solid currentColor;border-radius:1rem}\
    .badge.filled{font-weight:600}progress{width:100%;accent-color:var(--accent)}\
    pre{overflow-x:auto;padding:.5rem .75rem;border:1px solid var(--line);border-radius:.3rem}\
    .icon{font-weight:400}
    """
}
