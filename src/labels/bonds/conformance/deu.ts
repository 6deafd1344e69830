import type { Texts } from './eng.ts';

export const deu: Texts = {
  page: {
    conformance_title: 'Wie die Zahlen geprüft sind',
    conformance_description:
      'Womit die Anleihenmathematik dieser Version verglichen wurde und wie nahe sie herankam.',
    conformance_lead:
      'Version {version}, Mathematik {digest}. Alle Zahlen dieser Seite hat der Testlauf geschrieben, der sie verglichen hat; keine von Hand.',
    conformance_total: '{agreeing} von {cases} Werten stimmen innerhalb der Toleranz überein.',
    conformance_official: 'Amtliche Quellen',
    conformance_official_total:
      'Von {cases} Werten, die Finanzministerien, Börsen und Zentralbanken veröffentlicht haben, stimmen {agreeing} innerhalb der Toleranz überein.',
    conformance_official_rest:
      'Die übrigen {count} gehen auf Lücken oder Korrekturen in den veröffentlichten Daten zurück; zu jedem steht der Grund.',
    conformance_reference: 'Referenzrechnungen',
    conformance_conventions: 'Wo Konventionen abweichen',
    conformance_conventions_lead:
      'Einige Funktionen von Excel haben eigene Konventionen, meist für unregelmäßige erste und letzte Zinsperioden: Diese Zeilen sind gesondert gezählt und nicht verglichen. Jeder andere Unterschied muss unter eine enge Regel über Basis und Tage seiner Zeile fallen.',
    conformance_why: 'Was abweicht und warum',
    conformance_why_note: 'Ein Wert kann aus mehreren Gründen abweichen.',
    conformance_confirmed:
      'In jeder von {count} Zeilen ergeben einfache Formeln, nach den veröffentlichten Definitionen und ohne Code des Produkts geschrieben, unseren Wert. Mit den genannten Regeln ergeben sie den von Excel.',
    conformance_subject: 'Verglichen',
    conformance_cases: 'Fälle',
    conformance_agreeing: 'Stimmen',
    conformance_tolerance: 'Toleranz',
    conformance_worst: 'Größte Abweichung',
    conformance_relative: '{value} der Zahl',
    conformance_exceptions: '{count} {count, plural, one {Ausnahme} other {Ausnahmen}}',
    conformance_at_most: 'höchstens {value}',
    conformance_confirmed_of: 'Einfache Formeln bestätigen unseren Wert in {count}.',
    conformance_for_example: 'Zum Beispiel {row}: veröffentlicht {published}, unser Wert {ours}.',
    conformance_refused: 'keiner',
    conformance_aside: 'Andere Konvention: {count}',
    conformance_skipped: 'Nicht verglichen: {count}',
    conformance_rows: 'Die Zeilen (CSV)',
    conformance_examples: 'Veröffentlichte Beispiele',
    conformance_example: 'Beispiel',
    conformance_inputs: 'Gegeben',
    conformance_published: 'Veröffentlicht',
    conformance_ours: 'Unseres',
    conformance_file: 'Die Tabelle als Datei (CSV)',
  },
  sources: {
    conformance_source_us_treasury: 'Auktionen des US-Schatzamts',
    conformance_origin_us_treasury: 'Amtliche Ergebnisse von 2008 bis 2017, gemeinfrei.',
    conformance_source_quantlib: 'QuantLib 1.29, Rechenbibliothek',
    conformance_origin_quantlib:
      'Eine offene Bibliothek von Banken, ausgeführt auf 1000 echten Anleihen mit anderen Tagen und Renditen; Lizenz nach Art der BSD.',
    conformance_source_excel: 'Funktionen von Microsoft Excel',
    conformance_origin_excel:
      'Ergebnisse, die Excel selbst berechnet hat, aus Tabellen eines offenen Projekts (Apache-2.0).',
    conformance_source_curves: 'Kurven von Zentralbanken',
    conformance_origin_curves:
      'Federal Reserve, Parameter und Sätze seit 1961; Europäische Zentralbank, Sätze von 2006 bis 2008. Öffentliche Daten.',
    conformance_source_moex: 'Moskauer Börse',
    conformance_origin_moex:
      'Alle Anleihen vom 15. Februar 2024 aus dem Dienst der Börse selbst; eine Lizenz ist nicht genannt.',
    conformance_source_ofz_auctions: 'Finanzministerium Russlands',
    conformance_origin_ofz_auctions:
      'Ergebnisse der Auktionen von 2019 bis 2024; keine Lizenz genannt.',
    conformance_source_german: 'Deutsche Bundeswertpapiere',
    conformance_origin_german:
      'Kurse und Stückzinsen von 15 Anleihen an 65 Tagen des Jahres 2009, aus einem R-Paket (GPL).',
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
    conformance_figure_basis_point: 'Wert eines Basispunkts',
    conformance_figure_coupon_days: 'Zinstage und Zinsperioden',
    conformance_figure_odd_first_price: 'Kurs mit abweichendem ersten Kupon',
    conformance_figure_odd_last_price: 'Kurs mit unregelmäßigem letztem Kupon',
    conformance_figure_simple_yield: 'Einfache Rendite',
    conformance_figure_bill_price: 'Kurs eines Schatzwechsels aus dem Diskont',
    conformance_figure_bill_yield: 'Rendite eines Schatzwechsels',
    conformance_figure_index_ratio: 'Indexverhältnis',
    conformance_figure_reference_index: 'Referenzindex eines Tages',
    conformance_figure_money_price: 'Kurs in Geld, mit Index',
    conformance_figure_discount_margin: 'Diskontmarge eines Floaters aus dem Kurs',
    conformance_figure_zero_rates: 'Nullkuponzinssätze, in Prozent',
    conformance_figure_forward_rates: 'Terminzinssätze, in Prozent',
    conformance_figure_par_rates: 'Pari-Zinssätze, in Prozent',
    conformance_figure_fitted_rates: 'Zinssätze einer neu angepassten Kurve, in Prozent',
  },
  reasons: {
    conformance_reason_thirty_first:
      '30/360 US: nach dem letzten Tag des Februars zählt ein 31. als 30., nach den Regeln der SIA in ihrer Reihenfolge; QuantLib macht es seit 2025 so (Pull-Request 2243). Excel und QuantLib 1.29 lassen ihn ein 31. sein.',
    conformance_reason_negative_time:
      'ACT/360 und ACT/365 am Ende einer Periode: mehr als 360/f oder 365/f Tage sind vergangen, und die Zeit bis zum nächsten Kupon ist für Excel 0 oder negativ.',
    conformance_reason_last_period_days:
      'YIELD in der letzten Zinsperiode: Excel nimmt die Tage bis zur Fälligkeit, die nicht die Periode abzüglich der aufgelaufenen Tage sind; sein eigenes PRICE ergibt den Kurs nicht zurück.',
    conformance_reason_year_average:
      'ACT/ACT ohne Zinsperioden: Excel teilt durch die mittlere Länge der berührten Jahre, was weder ISDA noch ICMA ist.',
    conformance_reason_bill_year:
      'TBILLEQ: ein Jahr mit einem 29. Februar hat 366 Tage (31 CFR 356); Excel nimmt 365, und ein halbes Jahr für 182 Tage.',
    conformance_reason_lost_month_end:
      'Quasi-Kupontage werden einer vom anderen gezählt und verlieren das Monatsende: 31. August, 28. Februar, 28. August.',
    conformance_reason_whole_period_days:
      'ODDFPRICE mit 30/360 US, lange erste Periode: Eine Quasi-Periode, die das Ende des Februars berührt, zählt Excel im Kupon als ganze und in den Stückzinsen nach ihren Tagen. Am Kupontag gehen beide auseinander.',
    conformance_reason_two_grids:
      'ODDFPRICE: vor einem ersten Kupon am 28. Februar liegen Quasi-Kupons am Monatsende, danach am Tag der Fälligkeit.',
    conformance_reason_counted_from_settlement:
      'ODDFPRICE, lange erste Periode: ganze Perioden werden vom Monat der Abwicklung gezählt, eine zu viel, wenn Kupons am Monatsende liegen.',
    conformance_reason_counted_from_maturity:
      'ODDLPRICE: Perioden werden von der Fälligkeit zurückgezählt, und was nicht passt, wird der letzten zugeschlagen, als gehörte es zu ihr.',
    conformance_reason_days_left_counted:
      'ODDLPRICE mit 30/360 US um ein Monatsende: Excel zählt die Tage ab der Abwicklung, wie es Microsofts Formel sagt. Wir nehmen die Periode abzüglich der aufgelaufenen Tage, wie die MSRB-Regel G-33 und Excels eigenes PRICE.',
    conformance_reason_two_thirties:
      'ODDLPRICE mit 30/360 US: Im Kupon zählt Excel das Ende des Februars und jeden 31. als 30., in den Stückzinsen nicht.',
    conformance_reason_odd_first_days:
      'ODDFPRICE mit ACT/360 und ACT/365: Excel misst unregelmäßige Perioden und die Zeit in Tagen durch 360/f und 365/f, wie es Microsofts Formel sagt. Eine solche Konvention hat das Produkt nicht.',
    conformance_reason_odd_last_days:
      'ODDLPRICE mit ACT/360 und ACT/365: Excel nimmt stattdessen ACT/ACT.',
    conformance_reason_below_limit:
      'Eine Rendite von −200 % oder weniger: hier abgelehnt, da keine Anleihe so bewertet wird.',
    conformance_reason_rough_yield:
      'Excels Suche nach einer Rendite unter 0 hält vor den letzten Stellen an, innerhalb von 0,000000002; bei seiner Rendite ist der Kurs nicht der gegebene.',
    conformance_reason_payments_unknown:
      'Spätere Kupons, Tilgungen oder Wechselkurse stehen nicht in der Datei.',
    conformance_reason_coupon_unknown: 'Der Kupon steht nicht in der Liste der Börse.',
    conformance_reason_index_derived:
      'Referenzindizes von August bis November 2016: Die Verbraucherpreise, wie sie zuerst veröffentlicht wurden, stehen in keiner vorliegenden Datei. Sie wurden aus diesen vier Auktionen ermittelt, die also zwangsläufig übereinstimmen würden.',
  },
  link: {
    conformance_link: 'Wie die Zahlen geprüft sind',
  },
};
