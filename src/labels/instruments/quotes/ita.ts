import type { Texts } from './eng.ts';

export const ita: Texts = {
  latest: {
    index_as_of: 'Aggiornamento: {time}',
    quote_stale: 'Nessun prezzo dal {day}',
    quote_no_previous: 'Nessun prezzo nel giorno di borsa precedente',
    quote_price_of: 'prezzo del {day}',
    index_realtime: 'in tempo reale',
    live_on: 'live',
    live_lost: 'connessione persa, dati al {time}',
    index_source: 'Fonte: {source}',
    unit_bp: 'pb',
    rate_colour:
      'I prezzi delle obbligazioni scendono quando rendimenti o spread salgono: i rialzi sono quindi in rosso e i ribassi in verde.',
    index_download_locked: 'Per i download serve l’accesso, concesso dall’amministratore.',
    index_download_locked_anonymous: 'Per i download serve un account con accesso.',
  },
  columns: {
    index_last_value: 'Ultimo valore',
    index_change: 'Variazione',
    index_time: 'Ora',
    index_unit: 'Unità',
  },
  units: {
    unit_pt: 'pt',
  },
  facts: {
    index_ticker: 'Ticker',
    index_currency: 'Valuta',
    index_key_facts: 'Dati principali',
    index_history: 'Storico',
    index_identifiers: 'Codici identificativi',
    index_id: 'ID',
    index_isin: 'ISIN',
    index_copy: 'Copia {value}',
    period_choice: 'Periodo',
  },
  periods: {
    period_1d: 'Oggi',
    period_3m: '3M',
    period_1y: '1A',
    period_5y: '5A',
    period_10y: '10A',
  },
  sparkline: {
    sparkline_30_days: '30 giorni',
    sparkline_rising: 'in rialzo su 30 giorni',
    sparkline_falling: 'in ribasso su 30 giorni',
    sparkline_flat: 'invariato su 30 giorni',
  },
};
