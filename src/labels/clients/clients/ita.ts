import type { Texts } from './eng.ts';

export const ita: Texts = {
  udf: {
    udf_all: 'Tutti',
    udf_bond: 'Obbligazioni',
    udf_stock: 'Azioni',
    udf_etf: 'Fondi (ETF)',
    udf_index: 'Indici',
    udf_forex: 'Coppie di valute',
    udf_curve: 'Curve dei rendimenti',
    udf_figure_yield: 'Rendimento a scadenza',
    udf_figure_worst: 'Rendimento peggiore',
    udf_figure_duration: 'Duration modificata a scadenza',
    udf_figure_accrued: 'Rateo',
    udf_figure_spread: 'Spread a scadenza',
    udf_figure_worst_duration: 'Duration modificata to worst',
    udf_figure_worst_spread: 'Spread to worst',
  },
  openbb: {
    openbb_ticker: 'Ticker',
    openbb_name: 'Nome',
    openbb_value: 'Valore',
    openbb_change: 'Variazione',
    openbb_change_percent: 'Variazione, %',
    openbb_unit: 'Unità',
    openbb_as_of: 'Al',
    openbb_symbol: 'Ticker o ISIN',
    openbb_indexes: 'Indici',
    openbb_indexes_about: 'Indici con gli ultimi valori e le variazioni.',
    openbb_currencies: 'Coppie di valute',
    openbb_currencies_about: 'Coppie di valute con gli ultimi valori e le variazioni.',
    openbb_history: 'Storico',
    openbb_history_about: 'Chiusure giornaliere di uno strumento, dalle più recenti.',
    openbb_chart: 'Grafico',
    openbb_chart_about: 'Grafico di qualsiasi strumento di questo portale.',
    openbb_archive: 'Archivio dei futures',
    openbb_archive_about: 'Dati giornalieri di un contratto future per scadenza, dai più recenti.',
    openbb_figure: 'Indicatore',
    openbb_worst: 'Rendimento peggiore, %',
    openbb_spread: 'Spread, pb',
    openbb_years: 'Anni',
    openbb_rate: 'Tasso, %',
    openbb_change_bp: 'Variazione, pb',
    openbb_bond: 'Obbligazione: indicatori',
    openbb_bond_about:
      'Prezzo, rendimenti, duration e spread di un’obbligazione all’ultimo prezzo.',
    openbb_bond_flows: 'Obbligazione: flussi di cassa',
    openbb_bond_flows_about:
      'Cedole e rimborsi di capitale di un’obbligazione, per 100 di nominale originario.',
    openbb_bond_workouts: 'Obbligazione: scenari di rimborso',
    openbb_bond_workouts_about:
      'Rendimento e duration di un’obbligazione a scadenza, alla prossima call e alla prossima put.',
    openbb_calculator_about:
      'Rendimento dal prezzo o prezzo dal rendimento, con rateo, duration, convessità e DV01.',
    openbb_curve_about:
      'Tassi par, zero coupon o forward di una curva dei titoli di Stato a qualsiasi data.',
    openbb_app_about:
      'Indici, coppie di valute, obbligazioni, curve dei rendimenti, grafici e archivio dei futures di questo portale.',
  },
  addin: {
    addin_title: 'Componente aggiuntivo Excel',
    addin_description:
      'Quotazioni, storico giornaliero e archivio dei futures come funzioni di Excel.',
    addin_lead:
      'I dati di questo portale nei fogli di calcolo, con funzioni di Excel. Il componente usa il suo token API, quindi mostra ciò che può vedere il suo account.',
    addin_manifest: 'Scarica il manifesto',
    addin_make_token: 'Crea un token',
    addin_install: 'Installazione',
    addin_https:
      'Excel carica i componenti aggiuntivi solo tramite HTTPS, quindi il portale deve avere un URL HTTPS.',
    addin_web: 'Excel sul web',
    addin_web_steps:
      'Home → Componenti aggiuntivi → Altri componenti aggiuntivi → I miei componenti aggiuntivi → Carica il mio componente: scegliere il manifesto.',
    addin_windows: 'Excel per Windows',
    addin_windows_steps:
      'Copiare il manifesto in una cartella condivisa. File → Opzioni → Centro protezione → Impostazioni Centro protezione → Cataloghi attendibili di componenti aggiuntivi: aggiungere il percorso di rete della cartella, selezionare «Mostra nel menu» e riavviare Excel. Poi Home → Componenti aggiuntivi → Altri componenti aggiuntivi → Cartella condivisa.',
    addin_mac: 'Excel per Mac',
    addin_mac_steps:
      'Copiare il manifesto in questa cartella e riavviare Excel. Poi Home → Componenti aggiuntivi.',
    addin_company: 'Per tutti gli utenti di Microsoft 365',
    addin_company_steps:
      'Interfaccia di amministrazione di Microsoft 365 → Impostazioni → App integrate → Carica app personalizzate: scegliere il manifesto.',
    addin_first: 'Primo utilizzo',
    addin_first_steps:
      'Creare un token, aprire Parcurve nella scheda Home di Excel, incollare il token e salvarlo. Poi digitare una funzione in una cella.',
    addin_functions: 'Funzioni',
    addin_parameter: 'Parametro',
    addin_meaning: 'Descrizione',
    addin_may_lack: '{meaning} (facoltativo)',
    addin_quote_about: 'L’ultimo valore di uno strumento.',
    addin_history_about:
      'Valori giornalieri di uno strumento, dal meno recente, in due colonne: data e valore.',
    addin_archive_about:
      'Righe giornaliere di un contratto future, dalla più recente, sotto una riga di intestazione; tre mesi se non si indicano date.',
    addin_symbol_about: 'Ticker, ISIN o un ID come ID:1001',
    addin_exchange_about: 'MIC o ID della borsa',
    addin_contract_about: 'Codice o ID del contratto',
    addin_from_about: 'Primo giorno: una data di Excel o un testo come 2026-01-31',
    addin_to_about: 'Ultimo giorno, nello stesso formato',
    addin_notes: 'Buono a sapersi',
    addin_note_dates:
      'Le date sono restituite come numeri seriali di Excel: formattare le celle come data.',
    addin_note_separator:
      'Se Excel separa gli argomenti con il punto e virgola, usare ; al posto delle virgole.',
    addin_note_refresh:
      'I valori non si aggiornano da soli: premere Ctrl+Alt+F9 per ricalcolarli tutti.',
    addin_note_errors:
      '#VALORE! indica un argomento non valido, per esempio una data che non esiste. #N/D indica che non c’è un valore o che il suo account non vi ha accesso. Il messaggio accanto alla cella ne spiega il motivo.',
    addin_bond_about:
      'Una condizione o un indicatore di un’obbligazione, all’ultimo prezzo o a un prezzo indicato. Rendimenti e tassi in decimali, spread e margini in punti base; prezzi, rateo, DV01 e credito per 100 di nominale residuo; outstanding per 100 di nominale originario.',
    addin_field_about:
      'name, isin, ticker, currency, coupon, frequency, daycount, issued, maturity, settlement, price, dirty, accrued, outstanding, yield, worst, workout, current, duration, macaulay, convexity, dv01, spread, margin, forwardmargin, spreadduration, spreaddv01, reset, resetdate, nextreset, nextfixing, discount, moneymarket, bondequivalent, indexratio, referenceindex, nominalyield, claim o recovery',
    addin_settlement_about:
      'Data di regolamento; per impostazione predefinita, quella di un’operazione di oggi',
    addin_price_about:
      'Corso secco per 100; per impostazione predefinita, l’ultimo prezzo di mercato',
    addin_workout_about:
      'Rimborso considerato per rendimento, duration, convessità, DV01 e spread: maturity, worst, call (la prossima) o put (la prossima); maturity se omesso',
    addin_yield_about:
      'Il rendimento di un’obbligazione dal prezzo. Accetta gli stessi argomenti di YIELD di Excel, nello stesso ordine: basta anteporre PARCURVE.; per un’obbligazione di questo portale: simbolo, prezzo e, facoltativamente, regolamento.',
    addin_price_function_about:
      'Il corso secco di un’obbligazione dal rendimento, per 100. Accetta gli stessi argomenti di PRICE di Excel, nello stesso ordine; per un’obbligazione di questo portale: simbolo, rendimento e, facoltativamente, regolamento.',
    addin_settlement_or_symbol:
      'Data di regolamento, oppure simbolo di un’obbligazione di questo portale',
    addin_maturity_or_given: 'Data di scadenza; dopo un simbolo, il prezzo o il rendimento',
    addin_coupon_or_settlement:
      'Tasso cedolare annuo, per esempio 0,05; dopo un simbolo, la data di regolamento',
    addin_yield_price_about: 'Prezzo per 100',
    addin_price_yield_about: 'Rendimento, per esempio 0,045',
    addin_redemption_about: 'Valore di rimborso per 100; 100 se omesso',
    addin_frequency_about: 'Cedole all’anno: 1, 2 o 4',
    addin_basis_about:
      'Base di calcolo come in Excel: 0 è 30/360 US, 1 ACT/ACT, 2 ACT/360, 3 ACT/365, 4 30E/360; 0 se omessa',
  },
  addin_pane: {
    addin_button_about: 'Inserire il token, cercare strumenti e inserire funzioni.',
    addin_token: 'Il suo token',
    addin_token_hint: 'Inizia con pcv_ ed è conservato solo in questo Excel',
    addin_token_save: 'Salva e prova',
    addin_token_forget: 'Elimina',
    addin_token_good: 'Il token funziona.',
    addin_token_forgotten: 'Il token non è più conservato qui.',
    addin_no_token: 'Inserire prima il token: aprire Parcurve nella scheda Home.',
    addin_no_values: 'Nessun valore disponibile.',
    addin_search: 'Ricerca',
    addin_search_hint: 'Nome, ticker o ISIN',
    addin_find: 'Cerca',
    addin_found_nothing: 'Nessun risultato. Provare un altro nome, ticker o ISIN.',
    addin_insert_quote: 'Inserisci quotazione',
    addin_insert_history: 'Inserisci storico',
    addin_inserted: 'Inserito: {formula}',
    addin_not_in_excel: 'Aprire questo riquadro in Excel per inserire funzioni.',
    addin_unreachable: 'Il server non risponde. Riprovare più tardi.',
  },
};
