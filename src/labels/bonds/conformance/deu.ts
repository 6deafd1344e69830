import type { Texts } from './eng.ts';

export const deu: Texts = {
  page: {
    conformance_title: 'So werden die Zahlen geprüft',
    conformance_description:
      'Quellen, mit denen die Anleiherechnung dieser Version abgeglichen wurde, und wie genau sie übereinstimmen.',
    conformance_lead:
      'Version {version}, Rechencode {digest}. Alle Zahlen auf dieser Seite stammen aus dem Testlauf, der die Vergleiche angestellt hat; keine wurde von Hand eingetragen.',
    conformance_total: '{agreeing} von {cases} Werten stimmen innerhalb der Toleranz überein.',
    conformance_official: 'Amtliche Quellen',
    conformance_official_total:
      'Von {cases} Werten, die Finanzministerien, Börsen und Zentralbanken veröffentlicht haben, stimmen {agreeing} innerhalb der Toleranz überein.',
    conformance_official_rest:
      'Die übrigen {count} gehen auf Lücken oder Korrekturen in den veröffentlichten Daten zurück; sie sind einzeln mit Grund aufgeführt.',
    conformance_reference: 'Referenzrechnungen',
    conformance_conventions: 'Wo Konventionen abweichen',
    conformance_conventions_lead:
      'Einige Excel-Funktionen folgen eigenen Konventionen, meist bei unregelmäßigen ersten und letzten Zinsperioden: Diese Zeilen werden gesondert gezählt und nicht verglichen. Jede andere Abweichung muss unter eine enge Regel zu Basis und Datumsangaben ihrer Zeile fallen.',
    conformance_why: 'Abweichungen und Gründe',
    conformance_why_note: 'Ein Wert kann aus mehreren Gründen abweichen.',
    conformance_confirmed:
      'In jeder von {count} Zeilen ergeben unabhängige Formeln, geschrieben nach den veröffentlichten Definitionen und ohne Code des Produkts, unseren Wert. Mit den hier genannten Regeln ergeben sie den Wert von Excel.',
    conformance_subject: 'Kennzahl',
    conformance_cases: 'Fälle',
    conformance_agreeing: 'Stimmen',
    conformance_tolerance: 'Toleranz',
    conformance_worst: 'Größte Abweichung',
    conformance_relative: '{value} (relativ)',
    conformance_exceptions: '{count} {count, plural, one {Ausnahme} other {Ausnahmen}}',
    conformance_at_most: 'höchstens {value}',
    conformance_confirmed_of: 'Durch unabhängige Formeln bestätigt: {count}.',
    conformance_for_example: 'Zum Beispiel {row}: veröffentlicht {published}, unser Wert {ours}.',
    conformance_refused: 'keiner',
    conformance_aside: 'Andere Konvention: {count}',
    conformance_skipped: 'Nicht verglichen: {count}',
    conformance_rows: 'Zeilen herunterladen (CSV)',
    conformance_examples: 'Veröffentlichte Beispiele',
    conformance_example: 'Beispiel',
    conformance_inputs: 'Eingaben',
    conformance_published: 'Veröffentlicht',
    conformance_ours: 'Unser Wert',
    conformance_file: 'Tabelle herunterladen (CSV)',
  },
  sources: {
    conformance_source_us_treasury: 'Auktionen des US-Schatzamts',
    conformance_origin_us_treasury: 'Amtliche Ergebnisse, 2008–2017; gemeinfrei.',
    conformance_source_quantlib: 'QuantLib 1.29',
    conformance_origin_quantlib:
      'Quelloffene Bibliothek für quantitative Finanzmathematik, angewandt auf 1000 echte Anleihen mit anderen Terminen und Renditen; Lizenz im BSD-Stil.',
    conformance_source_excel: 'Microsoft Excel',
    conformance_origin_excel:
      'Von Excel selbst berechnete Ergebnisse, von einem Open-Source-Projekt als Tabellen veröffentlicht (Apache-2.0).',
    conformance_source_curves: 'Zinskurven von Zentralbanken',
    conformance_origin_curves:
      'Federal Reserve: Parameter und Sätze seit 1961; Europäische Zentralbank: Sätze, 2006–2008. Öffentliche Daten.',
    conformance_source_moex: 'Moskauer Börse',
    conformance_origin_moex:
      'Alle Anleihen, Stand 15. Februar 2024, aus dem Dienst der Börse selbst; keine Lizenz angegeben.',
    conformance_source_ofz_auctions: 'Russisches Finanzministerium',
    conformance_origin_ofz_auctions: 'Auktionsergebnisse, 2019–2024; keine Lizenz angegeben.',
    conformance_source_german: 'Deutsche Bundeswertpapiere',
    conformance_origin_german:
      'Kurse und Stückzinsen von 15 Anleihen an 65 Tagen im Jahr 2009, aus einem R-Paket (GPL).',
  },
  figures: {
    conformance_figure_price_from_yield: 'Kurs aus Rendite',
    conformance_figure_yield_from_price: 'Rendite aus Kurs',
    conformance_figure_last_period_yield: 'Rendite aus Kurs in der letzten Zinsperiode',
    conformance_figure_dirty_price: 'Kurs mit Stückzinsen',
    conformance_figure_accrued: 'Stückzinsen',
    conformance_figure_macaulay: 'Macaulay-Duration',
    conformance_figure_modified: 'Modifizierte Duration',
    conformance_figure_convexity: 'Konvexität',
    conformance_figure_basis_point: 'Basispunktwert',
    conformance_figure_coupon_days: 'Zinstage und Zinsperioden',
    conformance_figure_odd_first_price: 'Kurs mit unregelmäßigem erstem Kupon',
    conformance_figure_odd_last_price: 'Kurs mit unregelmäßigem letztem Kupon',
    conformance_figure_simple_yield: 'Einfache Rendite',
    conformance_figure_bill_price: 'Kurs eines Schatzwechsels aus dem Diskontsatz',
    conformance_figure_bill_yield: 'Rendite eines Schatzwechsels',
    conformance_figure_index_ratio: 'Indexverhältniszahl',
    conformance_figure_reference_index: 'Täglicher Referenzindex',
    conformance_figure_money_price: 'Nominaler Kurs mit Indexierung',
    conformance_figure_discount_margin: 'Diskontmarge eines Floaters aus dem Kurs',
    conformance_figure_zero_rates: 'Nullkuponsätze, in Prozent',
    conformance_figure_forward_rates: 'Forward-Sätze, in Prozent',
    conformance_figure_par_rates: 'Par-Sätze, in Prozent',
    conformance_figure_fitted_rates: 'Sätze einer neu angepassten Kurve, in Prozent',
  },
  reasons: {
    conformance_reason_thirty_first:
      '30/360 US: Nach einem Beginn am letzten Tag des Februars zählt ein Ende am 31. als der 30., wenn die SIA-Regeln der Reihe nach angewandt werden; QuantLib verfährt seit 2025 so (Pull-Request 2243). Excel und QuantLib 1.29 belassen es beim 31.',
    conformance_reason_negative_time:
      'ACT/360 und ACT/365 am Ende einer Periode: Es sind mehr als 360/f oder 365/f Tage vergangen, sodass die Zeit bis zum nächsten Kupon in Excel null oder negativ ist.',
    conformance_reason_last_period_days:
      'YIELD in der letzten Zinsperiode: Excel verwendet die Tage bis zur Fälligkeit, die von der Periode abzüglich der aufgelaufenen Tage abweichen; Excels eigenes PRICE liefert nicht den Ausgangskurs zurück.',
    conformance_reason_year_average:
      'ACT/ACT ohne Zinsperioden: Excel teilt durch die durchschnittliche Länge der überspannten Jahre, was weder ISDA noch ICMA entspricht.',
    conformance_reason_bill_year:
      'TBILLEQ: Ein Jahr, das den 29. Februar enthält, hat 366 Tage (31 CFR 356); Excel verwendet 365 und für ein halbes Jahr 182 Tage.',
    conformance_reason_lost_month_end:
      'Jeder Quasi-Kupontag wird aus dem vorigen abgeleitet, sodass das Monatsende verloren geht: 31. August, 28. Februar, 28. August.',
    conformance_reason_whole_period_days:
      'ODDFPRICE mit 30/360 US, lange erste Periode: Eine Quasi-Kuponperiode, die das Ende des Februars berührt, zählt Excel für den Kupon als volle Periode, für die Stückzinsen nach ihren Tagen. Am Kupontag weichen beide voneinander ab.',
    conformance_reason_two_grids:
      'ODDFPRICE: Vor einem ersten Kupon am 28. Februar liegen die Quasi-Kupons am Monatsende, danach auf dem Monatstag der Fälligkeit.',
    conformance_reason_counted_from_settlement:
      'ODDFPRICE, lange erste Periode: Volle Perioden werden ab dem Monat der Valuta gezählt, eine zu viel, wenn die Kupons auf das Monatsende fallen.',
    conformance_reason_counted_from_maturity:
      'ODDLPRICE: Perioden werden von der Fälligkeit aus zurückgezählt, und der Rest wird der letzten zugeschlagen, als gehörte er dazu.',
    conformance_reason_days_left_counted:
      'ODDLPRICE mit 30/360 US nahe dem Monatsende: Excel zählt die Tage ab der Valuta, wie es Microsofts Formel vorgibt. Wir verwenden die Periode abzüglich der aufgelaufenen Tage, ebenso wie die MSRB-Regel G-33 und Excels eigenes PRICE.',
    conformance_reason_two_thirties:
      'ODDLPRICE mit 30/360 US: Für den Kupon zählt Excel das Ende des Februars und jeden 31. als den 30., für die Stückzinsen nicht.',
    conformance_reason_odd_first_days:
      'ODDFPRICE mit ACT/360 und ACT/365: Excel misst unregelmäßige Perioden und Zeiten als Tage geteilt durch 360/f oder 365/f, wie es Microsofts Formel vorgibt. Das Produkt hat keine solche Konvention.',
    conformance_reason_odd_last_days:
      'ODDLPRICE mit ACT/360 und ACT/365: Excel verwendet stattdessen ACT/ACT.',
    conformance_reason_below_limit:
      'Eine Rendite von −200 % oder weniger: hier abgelehnt, weil keine Anleihe so bewertet wird.',
    conformance_reason_rough_yield:
      'Excels Suche nach einer Rendite unter 0 bricht vor der vollen Genauigkeit ab, innerhalb von 0,000000002; seine Rendite führt nicht zum vorgegebenen Kurs zurück.',
    conformance_reason_payments_unknown:
      'In der Datei fehlen spätere Kupons, Tilgungen oder Wechselkurse.',
    conformance_reason_coupon_unknown: 'Der Kupon steht nicht in der Liste der Börse.',
    conformance_reason_index_derived:
      'Referenzindizes für August bis November 2016: Keine verfügbare Datei enthält die Verbraucherpreise in der Erstveröffentlichung. Sie wurden aus diesen vier Auktionen abgeleitet, die daher zwangsläufig übereinstimmen würden.',
  },
  link: {
    conformance_link: 'So werden die Zahlen geprüft',
  },
};
