import type { Texts } from './eng.ts';

export const deu: Texts = {
  udf: {
    udf_all: 'Alle',
    udf_bond: 'Anleihen',
    udf_stock: 'Aktien',
    udf_etf: 'Fonds (ETF)',
    udf_index: 'Indizes',
    udf_forex: 'Währungspaare',
    udf_curve: 'Zinskurven',
    udf_figure_yield: 'Rendite bis Fälligkeit',
    udf_figure_worst: 'Yield to Worst',
    udf_figure_duration: 'Modifizierte Duration bis Fälligkeit',
    udf_figure_accrued: 'Stückzinsen',
    udf_figure_spread: 'Spread bis Fälligkeit',
    udf_figure_worst_duration: 'Modifizierte Duration to Worst',
    udf_figure_worst_spread: 'Spread to Worst',
  },
  openbb: {
    openbb_ticker: 'Ticker',
    openbb_name: 'Name',
    openbb_value: 'Wert',
    openbb_change: 'Veränderung',
    openbb_change_percent: 'Veränderung, %',
    openbb_unit: 'Einheit',
    openbb_as_of: 'Stand',
    openbb_symbol: 'Ticker oder ISIN',
    openbb_indexes: 'Indizes',
    openbb_indexes_about: 'Indizes mit letzten Werten und Veränderungen.',
    openbb_currencies: 'Währungspaare',
    openbb_currencies_about: 'Währungspaare mit letzten Werten und Veränderungen.',
    openbb_history: 'Historie',
    openbb_history_about: 'Tägliche Schlusskurse eines Instruments, die neuesten zuerst.',
    openbb_chart: 'Chart',
    openbb_chart_about: 'Chart eines beliebigen Instruments dieses Portals.',
    openbb_archive: 'Futures-Archiv',
    openbb_archive_about: 'Tagesdaten eines Futures-Kontrakts nach Verfall, die neuesten zuerst.',
    openbb_figure: 'Kennzahl',
    openbb_worst: 'Yield to Worst, %',
    openbb_spread: 'Spread, Bp.',
    openbb_years: 'Jahre',
    openbb_rate: 'Zinssatz, %',
    openbb_change_bp: 'Veränderung, Bp.',
    openbb_bond: 'Anleihe: Kennzahlen',
    openbb_bond_about: 'Kurs, Renditen, Durationen und Spread einer Anleihe zum letzten Kurs.',
    openbb_bond_flows: 'Anleihe: Zahlungsstrom',
    openbb_bond_flows_about:
      'Kupon- und Tilgungszahlungen einer Anleihe je 100 ursprünglichen Nennwert.',
    openbb_bond_workouts: 'Anleihe: Rückzahlungsvarianten',
    openbb_bond_workouts_about:
      'Rendite und Durationen einer Anleihe bis Fälligkeit, nächster Kündigung und nächstem Put.',
    openbb_calculator_about:
      'Rendite aus dem Kurs oder Kurs aus der Rendite, mit Stückzinsen, Durationen, Konvexität und DV01.',
    openbb_curve_about:
      'Par-, Nullkupon- oder Forward-Sätze einer Staatsanleihenkurve zu einem beliebigen Datum.',
    openbb_app_about:
      'Indizes, Währungspaare, Anleihen, Zinskurven, Charts und das Futures-Archiv dieses Portals.',
  },
  addin: {
    addin_title: 'Excel-Add-in',
    addin_description: 'Kurse, Tageshistorie und das Futures-Archiv als Excel-Funktionen.',
    addin_lead:
      'Holen Sie Daten dieses Portals mit Excel-Funktionen in Ihre Tabellen. Das Add-in verwendet Ihr API-Token und zeigt daher, was Ihr Konto sehen kann.',
    addin_manifest: 'Manifest herunterladen',
    addin_make_token: 'Token erstellen',
    addin_install: 'Installation',
    addin_https: 'Excel lädt Add-ins nur über HTTPS, das Portal braucht also eine HTTPS-URL.',
    addin_web: 'Excel im Web',
    addin_web_steps:
      'Start → Add-Ins → Weitere Add-Ins → Meine Add-Ins → Mein Add-In hochladen: das Manifest wählen.',
    addin_windows: 'Excel für Windows',
    addin_windows_steps:
      'Legen Sie das Manifest in einen freigegebenen Ordner. Datei → Optionen → Trust Center → Einstellungen für das Trust Center → Kataloge vertrauenswürdiger Add-Ins: den Netzwerkpfad des Ordners hinzufügen, „Im Menü anzeigen“ ankreuzen, Excel neu starten. Dann Start → Add-Ins → Weitere Add-Ins → Freigegebener Ordner.',
    addin_mac: 'Excel für Mac',
    addin_mac_steps:
      'Legen Sie das Manifest in diesen Ordner und starten Sie Excel neu. Dann Start → Add-Ins.',
    addin_company: 'Für alle in Microsoft 365',
    addin_company_steps:
      'Microsoft 365 Admin Center → Einstellungen → Integrierte Apps → Benutzerdefinierte Apps hochladen: das Manifest wählen.',
    addin_first: 'Erster Einsatz',
    addin_first_steps:
      'Erstellen Sie ein Token, öffnen Sie Parcurve auf der Excel-Registerkarte Start, fügen Sie das Token ein und speichern Sie es. Geben Sie dann eine Funktion in eine Zelle ein.',
    addin_functions: 'Funktionen',
    addin_parameter: 'Argument',
    addin_meaning: 'Beschreibung',
    addin_may_lack: '{meaning} (optional)',
    addin_quote_about: 'Der letzte Wert eines Instruments.',
    addin_history_about:
      'Tageswerte eines Instruments, die ältesten zuerst, in zwei Spalten: Datum und Wert.',
    addin_archive_about:
      'Tagesdaten eines Futures-Kontrakts, die neuesten zuerst, unter einer Kopfzeile; drei Monate, wenn kein Zeitraum angegeben ist.',
    addin_symbol_about: 'Ticker, ISIN oder eine ID wie ID:1001',
    addin_exchange_about: 'MIC oder ID der Börse',
    addin_contract_about: 'Code oder ID des Kontrakts',
    addin_from_about: 'Erster Tag: ein Excel-Datum oder ein Text wie 2026-01-31',
    addin_to_about: 'Letzter Tag, im selben Format',
    addin_notes: 'Gut zu wissen',
    addin_note_dates:
      'Datumsangaben kommen als fortlaufende Excel-Zahlen: Formatieren Sie die Zellen als Datum.',
    addin_note_separator:
      'Wenn Ihr Excel Argumente mit Semikolons trennt, verwenden Sie ; statt Kommas.',
    addin_note_refresh:
      'Werte aktualisieren sich nicht von selbst: Drücken Sie Strg+Alt+F9, um alle neu zu berechnen.',
    addin_note_errors:
      '#WERT! bedeutet, dass ein Argument ungültig ist, etwa ein Datum, das es nicht gibt. #NV bedeutet, dass es keinen Wert gibt oder Ihr Konto keinen Zugang dazu hat. Die Meldung an der Zelle nennt den Grund.',
    addin_bond_about:
      'Eine Kondition oder Kennzahl einer Anleihe, zu ihrem letzten Kurs oder zu einem von Ihnen angegebenen. Renditen und Sätze sind Dezimalzahlen, Spreads und Margen Basispunkte; Kurse, Stückzinsen, DV01 und Forderung gelten je 100 ausstehenden Nennwert, outstanding je 100 ursprünglichen.',
    addin_field_about:
      'name, isin, ticker, currency, coupon, frequency, daycount, issued, maturity, settlement, price, dirty, accrued, outstanding, yield, worst, workout, current, duration, macaulay, convexity, dv01, spread, margin, forwardmargin, spreadduration, spreaddv01, reset, resetdate, nextreset, nextfixing, discount, moneymarket, bondequivalent, indexratio, referenceindex, nominalyield, claim oder recovery',
    addin_settlement_about: 'Valuta; standardmäßig die eines heutigen Geschäfts',
    addin_price_about: 'Kurs ohne Stückzinsen je 100; standardmäßig der letzte Marktkurs',
    addin_workout_about:
      'Rückzahlungsvariante für Rendite, Durationen, Konvexität, DV01 und Spread: maturity, worst, call (nächste Kündigung) oder put (nächster Put); standardmäßig maturity',
    addin_yield_about:
      'Die Rendite einer Anleihe aus ihrem Kurs. Die Argumente sind dieselben wie bei Excels YIELD, in derselben Reihenfolge, sodass Sie PARCURVE. davorsetzen können; für eine Anleihe dieses Portals: Symbol, Kurs und optional die Valuta.',
    addin_price_function_about:
      'Der Kurs ohne Stückzinsen einer Anleihe aus ihrer Rendite, je 100. Die Argumente sind dieselben wie bei Excels PRICE, in derselben Reihenfolge; für eine Anleihe dieses Portals: Symbol, Rendite und optional die Valuta.',
    addin_settlement_or_symbol: 'Valuta oder das Symbol einer Anleihe dieses Portals',
    addin_maturity_or_given: 'Fälligkeit; nach einem Symbol der Kurs oder die Rendite',
    addin_coupon_or_settlement: 'Jährlicher Kuponsatz, etwa 0,05; nach einem Symbol die Valuta',
    addin_yield_price_about: 'Kurs je 100',
    addin_price_yield_about: 'Rendite, etwa 0,045',
    addin_redemption_about: 'Rückzahlungswert je 100; standardmäßig 100',
    addin_frequency_about: 'Kupons pro Jahr: 1, 2 oder 4',
    addin_basis_about:
      'Zinsmethode wie in Excel: 0 ist 30/360 US, 1 ACT/ACT, 2 ACT/360, 3 ACT/365, 4 30E/360; standardmäßig 0',
  },
  addin_pane: {
    addin_button_about: 'Token eingeben, Instrumente suchen und Funktionen einfügen.',
    addin_token: 'Ihr Token',
    addin_token_hint: 'Beginnt mit pcv_ und wird nur in diesem Excel gespeichert',
    addin_token_save: 'Speichern und prüfen',
    addin_token_forget: 'Vergessen',
    addin_token_good: 'Das Token funktioniert.',
    addin_token_forgotten: 'Das Token ist hier nicht mehr gespeichert.',
    addin_no_token:
      'Geben Sie zuerst Ihr Token ein: Öffnen Sie Parcurve auf der Registerkarte Start.',
    addin_no_values: 'Keine Werte verfügbar.',
    addin_search: 'Suche',
    addin_search_hint: 'Name, Ticker oder ISIN',
    addin_find: 'Suchen',
    addin_found_nothing:
      'Keine Treffer. Versuchen Sie es mit einem anderen Namen, Ticker oder einer anderen ISIN.',
    addin_insert_quote: 'Kurs einfügen',
    addin_insert_history: 'Historie einfügen',
    addin_inserted: 'Eingefügt: {formula}',
    addin_not_in_excel: 'Öffnen Sie diesen Bereich in Excel, um Funktionen einzufügen.',
    addin_unreachable: 'Der Server antwortet nicht. Versuchen Sie es später erneut.',
  },
};
