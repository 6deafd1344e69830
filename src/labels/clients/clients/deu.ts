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
    udf_figure_spread: 'Renditeabstand bis Fälligkeit',
    udf_figure_worst_duration: 'Modifizierte Duration to Worst',
    udf_figure_worst_spread: 'Spread to Worst',
  },
  openbb: {
    openbb_ticker: 'Kürzel',
    openbb_name: 'Name',
    openbb_value: 'Wert',
    openbb_change: 'Änderung',
    openbb_change_percent: 'Änderung, %',
    openbb_unit: 'Einheit',
    openbb_as_of: 'Stand',
    openbb_symbol: 'Kürzel oder ISIN',
    openbb_indexes: 'Indizes',
    openbb_indexes_about: 'Indizes mit letzten Werten und Änderungen.',
    openbb_currencies: 'Währungspaare',
    openbb_currencies_about: 'Währungspaare mit letzten Werten und Änderungen.',
    openbb_history: 'Verlauf',
    openbb_history_about: 'Tägliche Schlusskurse eines Instruments, die neuesten zuerst.',
    openbb_chart: 'Chart',
    openbb_chart_about: 'Der Chart eines beliebigen Instruments dieses Portals.',
    openbb_archive: 'Futures-Archiv',
    openbb_archive_about:
      'Tägliche Zeilen eines Futures-Kontrakts nach Verfall, die neuesten zuerst.',
    openbb_figure: 'Kennzahl',
    openbb_worst: 'Yield to Worst, %',
    openbb_spread: 'Spread, Bp.',
    openbb_years: 'Jahre',
    openbb_rate: 'Zinssatz, %',
    openbb_change_bp: 'Änderung, Bp.',
    openbb_bond: 'Anleihe: Kennzahlen',
    openbb_bond_about: 'Kurs, Renditen, Durationen und Spread einer Anleihe zum letzten Kurs.',
    openbb_bond_flows: 'Anleihe: Zahlungsstrom',
    openbb_bond_flows_about: 'Kupons und Tilgungen einer Anleihe je 100 ursprünglichen Nennwerts.',
    openbb_bond_workouts: 'Anleihe: Rückzahlungsvarianten',
    openbb_bond_workouts_about:
      'Rendite und Durationen einer Anleihe bis Fälligkeit, nächstem Call und Put.',
    openbb_calculator_about:
      'Rendite aus dem Kurs oder Kurs aus der Rendite, mit Stückzinsen, Durationen, Konvexität und DV01.',
    openbb_curve_about:
      'Par-, Null- oder Terminzinssätze einer Staatskurve an einem beliebigen Tag.',
    openbb_app_about:
      'Indizes, Währungspaare, Anleihen, Zinskurven, Charts und das Futures-Archiv dieses Portals.',
  },
  addin: {
    addin_title: 'Excel-Add-in',
    addin_description: 'Kurse, Tageshistorie und das Futures-Archiv als Funktionen in Excel.',
    addin_lead:
      'Werte dieses Portals in Ihren Tabellen, als Funktionen. Sie werden mit einem Token Ihres Kontos gelesen und zeigen, was Ihr Konto sehen darf.',
    addin_manifest: 'Manifest herunterladen',
    addin_make_token: 'Token anlegen',
    addin_install: 'Installation',
    addin_https: 'Excel lädt Add-ins nur über HTTPS: Das Portal braucht eine https-Adresse.',
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
    addin_first: 'Erste Schritte',
    addin_first_steps:
      'Legen Sie ein Token an, öffnen Sie Parcurve auf der Registerkarte Start in Excel, fügen Sie das Token ein und speichern Sie es. Dann schreiben Sie eine Funktion in eine Zelle.',
    addin_functions: 'Funktionen',
    addin_parameter: 'Argument',
    addin_meaning: 'Bedeutung',
    addin_may_lack: '{meaning} (kann fehlen)',
    addin_quote_about: 'Der letzte Wert eines Instruments.',
    addin_history_about:
      'Die Tageswerte eines Instruments, der früheste zuerst: Datum und Wert in zwei Spalten.',
    addin_archive_about:
      'Die Tageszeilen eines Futures-Kontrakts, die letzte zuerst, unter einer Kopfzeile; drei Monate, wenn keine Tage genannt sind.',
    addin_symbol_about: 'Ticker, ISIN oder eine Nummer wie ID:1001',
    addin_exchange_about: 'Die Börse: ihr MIC oder ihre Nummer',
    addin_contract_about: 'Der Kontrakt: sein Kürzel oder seine Nummer',
    addin_from_about: 'Der erste Tag: ein Datum von Excel oder ein Text wie 2026-01-31',
    addin_to_about: 'Der letzte Tag, ebenso',
    addin_notes: 'Gut zu wissen',
    addin_note_dates: 'Tage kommen als Zahlen von Excel: Geben Sie den Zellen ein Datumsformat.',
    addin_note_separator:
      'Wo Ihr Excel Argumente mit Semikolon trennt, schreiben Sie ; statt der Kommas.',
    addin_note_refresh: 'Werte bleiben, wie sie berechnet wurden; Strg+Alt+F9 fragt alle neu ab.',
    addin_note_errors:
      '#WERT! steht für Unlesbares, etwa einen Tag, den es nicht gibt. #NV steht für das, was es nicht gibt oder was Ihr Konto nicht sehen darf. Die Meldung an der Zelle nennt den Grund.',
    addin_bond_about:
      'Eine Bedingung oder Kennzahl einer Anleihe: zu ihrem letzten Kurs oder zu einem, den Sie angeben. Renditen und Sätze als Dezimalzahlen, Spreads und Margen in Basispunkten; Kurse, Stückzinsen, DV01 und Forderung je 100 ausstehenden Nennwert, outstanding je 100 ursprünglichen.',
    addin_field_about:
      'name, isin, ticker, currency, coupon, frequency, daycount, issued, maturity, settlement, price, dirty, accrued, outstanding, yield, worst, workout, current, duration, macaulay, convexity, dv01, spread, margin, forwardmargin, spreadduration, spreaddv01, reset, resetdate, nextreset, nextfixing, discount, moneymarket, bondequivalent, indexratio, referenceindex, nominalyield, claim oder recovery',
    addin_settlement_about: 'Der Tag der Abwicklung; sonst der eines Handels von heute',
    addin_price_about: 'Der Kurs ohne Stückzinsen je 100; sonst der letzte des Marktes',
    addin_workout_about:
      'Bis wohin Rendite, Duration, Konvexität, DV01 und Spread gerechnet werden: maturity, worst, call (die nächste) oder put (der nächste); ohne Angabe bis Fälligkeit',
    addin_yield_about:
      'Die Rendite einer Anleihe aus ihrem Kurs. Die Argumente sind die von Excels YIELD in dessen Reihenfolge, Sie können also PARCURVE. davorsetzen; für eine Anleihe des Portals: Symbol, Kurs und auf Wunsch der Tag der Abwicklung.',
    addin_price_function_about:
      'Der Kurs einer Anleihe aus ihrer Rendite, je 100 und ohne Stückzinsen. Die Argumente sind die von Excels PRICE in dessen Reihenfolge; für eine Anleihe des Portals: Symbol, Rendite und auf Wunsch der Tag der Abwicklung.',
    addin_settlement_or_symbol: 'Der Tag der Abwicklung; oder das Symbol einer Anleihe des Portals',
    addin_maturity_or_given: 'Der Tag der Fälligkeit; nach einem Symbol der Kurs oder die Rendite',
    addin_coupon_or_settlement:
      'Der jährliche Kupon, etwa 0,05; nach einem Symbol der Tag der Abwicklung',
    addin_yield_price_about: 'Der Kurs je 100',
    addin_price_yield_about: 'Die Rendite, etwa 0,045',
    addin_redemption_about: 'Die Rückzahlung je 100; sonst 100',
    addin_frequency_about: 'Kupons im Jahr: 1, 2 oder 4',
    addin_basis_about:
      'Die Zinstagezählung wie in Excel: 0 ist 30/360 US, 1 ACT/ACT, 2 ACT/360, 3 ACT/365, 4 30E/360; sonst 0',
  },
  addin_pane: {
    addin_button_about: 'Token eingeben, Instrumente suchen, Funktionen einfügen.',
    addin_token: 'Ihr Token',
    addin_token_hint: 'Es beginnt mit pcv_ und bleibt in diesem Excel',
    addin_token_save: 'Speichern und prüfen',
    addin_token_forget: 'Vergessen',
    addin_token_good: 'Das Token funktioniert.',
    addin_token_forgotten: 'Das Token ist hier nicht mehr gespeichert.',
    addin_no_token: 'Geben Sie zuerst Ihr Token ein: Parcurve auf der Registerkarte Start.',
    addin_no_values: 'Dafür gibt es keine Werte.',
    addin_search: 'Suche',
    addin_search_hint: 'Name, Ticker oder ISIN',
    addin_find: 'Suchen',
    addin_found_nothing: 'Nichts gefunden.',
    addin_insert_quote: 'Kurs einfügen',
    addin_insert_history: 'Historie einfügen',
    addin_inserted: 'Eingefügt: {formula}',
    addin_not_in_excel: 'Öffnen Sie diesen Bereich in Excel, um Funktionen einzufügen.',
    addin_unreachable: 'Der Server antwortet nicht. Versuchen Sie es später.',
  },
};
