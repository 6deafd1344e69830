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
    udf_figure_duration: 'Durata modificata a scadenza',
    udf_figure_accrued: 'Rateo',
    udf_figure_spread: 'Differenziale a scadenza',
    udf_figure_worst_duration: 'Durata modificata al peggiore',
    udf_figure_worst_spread: 'Differenziale al peggiore',
  },
  openbb: {
    openbb_ticker: 'Simbolo',
    openbb_name: 'Nome',
    openbb_value: 'Valore',
    openbb_change: 'Variazione',
    openbb_change_percent: 'Variazione, %',
    openbb_unit: 'Unità',
    openbb_as_of: 'Al',
    openbb_symbol: 'Simbolo o ISIN',
    openbb_indexes: 'Indici',
    openbb_indexes_about: 'Indici con gli ultimi valori e le variazioni.',
    openbb_currencies: 'Coppie di valute',
    openbb_currencies_about: 'Coppie di valute con gli ultimi valori e le variazioni.',
    openbb_history: 'Storico',
    openbb_history_about: 'Chiusure giornaliere di uno strumento, le più recenti per prime.',
    openbb_chart: 'Grafico',
    openbb_chart_about: 'Il grafico di qualsiasi strumento di questo portale.',
    openbb_archive: 'Archivio dei futures',
    openbb_archive_about:
      'Righe giornaliere di un contratto futures per scadenza, le più recenti per prime.',
    openbb_figure: 'Dato',
    openbb_worst: 'Rendimento peggiore, %',
    openbb_spread: 'Spread, pb',
    openbb_years: 'Anni',
    openbb_rate: 'Tasso, %',
    openbb_change_bp: 'Variazione, pb',
    openbb_bond: 'Obbligazione: dati',
    openbb_bond_about:
      'Prezzo, rendimenti, duration e spread di un’obbligazione all’ultimo prezzo.',
    openbb_bond_flows: 'Obbligazione: flussi di cassa',
    openbb_bond_flows_about:
      'Cedole e rimborsi di un’obbligazione, per 100 di nominale originario.',
    openbb_bond_workouts: 'Obbligazione: scenari di rimborso',
    openbb_bond_workouts_about:
      'Rendimento e duration di un’obbligazione a scadenza, alla prossima call e put.',
    openbb_calculator_about:
      'Rendimento dal prezzo o prezzo dal rendimento, con rateo, duration, convessità e DV01.',
    openbb_curve_about: 'Tassi par, zero o forward di una curva governativa in qualsiasi giorno.',
    openbb_app_about:
      'Indici, coppie di valute, obbligazioni, curve dei rendimenti, grafici e archivio dei future di questo portale.',
  },
  addin: {
    addin_title: 'Componente aggiuntivo per Excel',
    addin_description:
      'Quotazioni, storico giornaliero e archivio dei future come funzioni di Excel.',
    addin_lead:
      'I valori di questo portale nei tuoi fogli, tramite funzioni. Sono letti con un token del tuo account e mostrano ciò che il tuo account può vedere.',
    addin_manifest: 'Scarica il manifesto',
    addin_make_token: 'Crea un token',
    addin_install: 'Installazione',
    addin_https:
      'Excel carica i componenti aggiuntivi solo tramite HTTPS: il portale ha bisogno di un indirizzo https.',
    addin_web: 'Excel sul web',
    addin_web_steps:
      'Home → Componenti aggiuntivi → Altri componenti aggiuntivi → I miei componenti aggiuntivi → Carica il mio componente: scegli il manifesto.',
    addin_windows: 'Excel per Windows',
    addin_windows_steps:
      'Metti il manifesto in una cartella condivisa. File → Opzioni → Centro protezione → Impostazioni Centro protezione → Cataloghi attendibili di componenti aggiuntivi: aggiungi il percorso di rete della cartella, spunta «Mostra nel menu» e riavvia Excel. Poi Home → Componenti aggiuntivi → Altri componenti aggiuntivi → Cartella condivisa.',
    addin_mac: 'Excel per Mac',
    addin_mac_steps:
      'Metti il manifesto in questa cartella e riavvia Excel. Poi Home → Componenti aggiuntivi.',
    addin_company: 'Per tutti in Microsoft 365',
    addin_company_steps:
      'Interfaccia di amministrazione di Microsoft 365 → Impostazioni → App integrate → Carica app personalizzate: scegli il manifesto.',
    addin_first: 'Primo utilizzo',
    addin_first_steps:
      'Crea un token, apri Parcurve nella scheda Home di Excel, incolla il token e salvalo. Poi scrivi una funzione in una cella.',
    addin_functions: 'Funzioni',
    addin_parameter: 'Parametro',
    addin_meaning: 'Significato',
    addin_may_lack: '{meaning} (si può omettere)',
    addin_quote_about: 'L’ultimo valore di uno strumento.',
    addin_history_about:
      'I valori giornalieri di uno strumento, dal primo: data e valore in due colonne.',
    addin_archive_about:
      'Le righe giornaliere di un contratto future, dalla più recente, sotto un’intestazione; tre mesi se non si indicano giorni.',
    addin_symbol_about: 'Ticker, ISIN o un id come ID:1001',
    addin_exchange_about: 'La borsa: il suo MIC o id',
    addin_contract_about: 'Il contratto: il suo codice o id',
    addin_from_about: 'Il primo giorno: una data di Excel o un testo come 2026-01-31',
    addin_to_about: 'L’ultimo giorno, allo stesso modo',
    addin_notes: 'Buono a sapersi',
    addin_note_dates: 'I giorni arrivano come numeri di Excel: dai alle celle un formato data.',
    addin_note_separator:
      'Se il tuo Excel separa gli argomenti con il punto e virgola, scrivi ; al posto delle virgole.',
    addin_note_refresh:
      'I valori restano quelli calcolati; Ctrl+Alt+F9 li richiede tutti di nuovo.',
    addin_note_errors:
      '#VALORE! è ciò che non si può leggere, come un giorno che non esiste. #N/D è ciò che non c’è o non è per il tuo account. Il messaggio accanto alla cella dice perché.',
    addin_bond_about:
      'Un termine o un valore di un’obbligazione: al suo ultimo prezzo o a uno dato. Rendimenti e tassi in decimali, spread e margini in punti base; prezzi, rateo, DV01 e credito per 100 di nominale residuo, outstanding per 100 di nominale originario.',
    addin_field_about:
      'name, isin, ticker, currency, coupon, frequency, daycount, issued, maturity, settlement, price, dirty, accrued, outstanding, yield, worst, workout, current, duration, macaulay, convexity, dv01, spread, margin, forwardmargin, spreadduration, spreaddv01, reset, resetdate, nextreset, nextfixing, discount, moneymarket, bondequivalent, indexratio, referenceindex, nominalyield, claim o recovery',
    addin_settlement_about: 'Il giorno di regolamento; se manca, quello di un’operazione di oggi',
    addin_price_about: 'Il prezzo corso secco per 100; se manca, l’ultimo di mercato',
    addin_workout_about:
      'A quale rimborso si riferiscono rendimento, duration, convessità, DV01 e spread: maturity, worst, call (il prossimo) o put (la prossima); a scadenza se omesso',
    addin_yield_about:
      'Il rendimento di un’obbligazione dal prezzo. Gli argomenti sono quelli di YIELD di Excel, nello stesso ordine: basta anteporre PARCURVE.; per un’obbligazione del portale: simbolo, prezzo e, se si vuole, regolamento.',
    addin_price_function_about:
      'Il prezzo di un’obbligazione dal rendimento, per 100 e senza rateo. Gli argomenti sono quelli di PRICE di Excel, nello stesso ordine; per un’obbligazione del portale: simbolo, rendimento e, se si vuole, regolamento.',
    addin_settlement_or_symbol:
      'Il giorno di regolamento; o il simbolo di un’obbligazione del portale',
    addin_maturity_or_given: 'Il giorno di scadenza; dopo un simbolo il prezzo o il rendimento',
    addin_coupon_or_settlement:
      'La cedola annua, ad esempio 0,05; dopo un simbolo il giorno di regolamento',
    addin_yield_price_about: 'Il prezzo per 100',
    addin_price_yield_about: 'Il rendimento, ad esempio 0,045',
    addin_redemption_about: 'Il rimborso per 100; 100 se manca',
    addin_frequency_about: 'Cedole all’anno: 1, 2 o 4',
    addin_basis_about:
      'Il conteggio dei giorni come in Excel: 0 è 30/360 US, 1 ACT/ACT, 2 ACT/360, 3 ACT/365, 4 30E/360; 0 se manca',
  },
  addin_pane: {
    addin_button_about: 'Inserisci il token, cerca strumenti e inserisci funzioni.',
    addin_token: 'Il tuo token',
    addin_token_hint: 'Inizia con pcv_ e resta in questo Excel',
    addin_token_save: 'Salva e prova',
    addin_token_forget: 'Dimentica',
    addin_token_good: 'Il token funziona.',
    addin_token_forgotten: 'Il token non è più conservato qui.',
    addin_no_token: 'Inserisci prima il token: Parcurve nella scheda Home.',
    addin_no_values: 'Non ci sono valori.',
    addin_search: 'Ricerca',
    addin_search_hint: 'Nome, ticker o ISIN',
    addin_find: 'Trova',
    addin_found_nothing: 'Nessun risultato.',
    addin_insert_quote: 'Inserisci quotazione',
    addin_insert_history: 'Inserisci storico',
    addin_inserted: 'Inserito: {formula}',
    addin_not_in_excel: 'Apri questo riquadro in Excel per inserire funzioni.',
    addin_unreachable: 'Il server non risponde. Riprova più tardi.',
  },
};
