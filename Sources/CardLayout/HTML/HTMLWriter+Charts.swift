internal import AdaptiveCards
internal import Canvas

extension HTMLWriter {
  /// A chart as the table of its numbers, which everybody can read.
  func write(_ chart: Chart, to out: inout Markup) {
    out.element("figure", attributes(chart.common)) { out in
      if let title = HTMLWriter.strict(chart.title) {
        out.element("figcaption") { $0.element("strong", [], SafeText(title, .strict)) }
      }
      switch chart.kind {
      case .pie, .donut, .verticalBar, .horizontalBar:
        write(ChartReading.values(chart.data), of: chart, to: &out)
      case .verticalBarGrouped, .horizontalBarStacked, .line:
        write(ChartReading.series(chart.data), of: chart, to: &out)
      case .gauge:
        if let value = ChartReading.number(chart.value) {
          out.element("p") { out in
            out.element("strong", [], SafeText(ShortNumber.text(value)))
            let ends = [chart.min, chart.max].compactMap { $0 }.map { ShortNumber.text($0) }
            if ends.count == 2 {
              out.text(SafeText(" (" + ends.joined(separator: " – ") + ")"))
            }
          }
        }
        write(ChartReading.values(chart.segments), of: chart, to: &out)
      }
      if let label = HTMLWriter.strict(chart.subLabel) {
        out.element("p", [("class", "subtle")], SafeText(label, .strict))
      }
    }
  }

  private func write(_ values: [ChartValue], of chart: Chart, to out: inout Markup) {
    guard !values.isEmpty else { return }
    out.element("div", [("class", "scroll")]) { out in
      out.element("table", [("class", "grid")]) { out in
        writeHead([chart.xAxisTitle, chart.yAxisTitle], to: &out)
        out.element("tbody") { out in
          for value in values {
            out.element("tr") { out in
              out.element("th", [("scope", "row")], value.name)
              writeNumber(value.value, to: &out)
            }
          }
        }
      }
    }
  }

  /// A column for each series where all have the same names, else a group of rows.
  private func write(_ all: [ChartSeries], of chart: Chart, to out: inout Markup) {
    guard let first = all.first else { return }
    out.element("div", [("class", "scroll")]) { out in
      out.element("table", [("class", "grid")]) { out in
        let names = first.values.map(\.name)
        if all.count <= HTMLWriter.mostColumns, all.allSatisfy({ $0.values.map(\.name) == names }) {
          writeColumns(all, names, of: chart, to: &out)
        } else {
          for series in all { writeGroup(series, to: &out) }
        }
      }
    }
  }

  /// More columns of numbers would not be read side by side.
  private static let mostColumns = 8

  private func writeColumns(
    _ all: [ChartSeries], _ names: [SafeText], of chart: Chart, to out: inout Markup
  ) {
    out.element("thead") { out in
      out.element("tr") { out in
        out.element("th", [("scope", "col")], SafeText(chart.xAxisTitle ?? "", .strict))
        for series in all {
          out.element("th", [("scope", "col"), ("class", "right")], series.name)
        }
      }
    }
    out.element("tbody") { out in
      for (index, name) in names.enumerated() {
        out.element("tr") { out in
          out.element("th", [("scope", "row")], name)
          for series in all { writeNumber(series.values[index].value, to: &out) }
        }
      }
    }
  }

  private func writeGroup(_ series: ChartSeries, to out: inout Markup) {
    out.element("tbody") { out in
      if !series.name.isEmpty {
        out.element("tr") { out in
          out.element("th", [("scope", "rowgroup"), ("colspan", "2")], series.name)
        }
      }
      for value in series.values {
        out.element("tr") { out in
          out.element("th", [("scope", "row")], value.name)
          writeNumber(value.value, to: &out)
        }
      }
    }
  }

  private func writeNumber(_ value: Double, to out: inout Markup) {
    out.element("td", [("class", "right")], SafeText(ShortNumber.text(value)))
  }

  private func writeHead(_ titles: [String?], to out: inout Markup) {
    guard titles.contains(where: { HTMLWriter.strict($0) != nil }) else { return }
    out.element("thead") { out in
      out.element("tr") { out in
        for title in titles {
          out.element("th", [("scope", "col")], SafeText(title ?? "", .strict))
        }
      }
    }
  }
}
