import type { Texts } from './eng.ts';

export const deu: Texts = {
  latest: {
    index_as_of: 'Stand: {time}',
    quote_stale: 'Kein Kurs seit {day}',
    quote_no_previous: 'Kein Kurs vom vorigen Handelstag',
    quote_price_of: 'Kurs vom {day}',
    index_realtime: 'Echtzeit',
    live_on: 'live',
    live_lost: 'Verbindung unterbrochen, Stand {time}',
    index_source: 'Quelle: {source}',
    unit_bp: 'Bp.',
    rate_colour:
      'Steigen Renditen oder Spreads, fallen die Anleihekurse; Anstiege sind deshalb rot, Rückgänge grün.',
    index_download_locked: 'Für Downloads ist ein vom Betreiber gewährter Zugang nötig.',
    index_download_locked_anonymous: 'Für Downloads ist ein Konto mit Zugang nötig.',
  },
  columns: {
    index_last_value: 'Letzter Wert',
    index_change: 'Veränderung',
    index_time: 'Uhrzeit',
    index_unit: 'Einheit',
  },
  units: {
    unit_pt: 'Pkt.',
  },
  facts: {
    index_ticker: 'Ticker',
    index_currency: 'Währung',
    index_key_facts: 'Eckdaten',
    index_history: 'Historie',
    index_identifiers: 'Kennungen',
    index_id: 'ID',
    index_isin: 'ISIN',
    index_copy: '{value} kopieren',
    period_choice: 'Zeitraum',
  },
  periods: {
    period_1d: 'Heute',
    period_3m: '3M',
    period_1y: '1J',
    period_5y: '5J',
    period_10y: '10J',
  },
  sparkline: {
    sparkline_30_days: '30 Tage',
    sparkline_rising: 'steigend über 30 Tage',
    sparkline_falling: 'fallend über 30 Tage',
    sparkline_flat: 'unverändert über 30 Tage',
  },
};
