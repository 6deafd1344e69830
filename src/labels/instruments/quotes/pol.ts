import type { Texts } from './eng.ts';

export const pol: Texts = {
  latest: {
    index_as_of: 'Stan na {time}',
    quote_stale: 'Brak ceny od {day}',
    quote_no_previous: 'Brak ceny z poprzedniego dnia sesyjnego',
    quote_price_of: 'cena z {day}',
    index_realtime: 'w czasie rzeczywistym',
    live_on: 'na żywo',
    live_lost: 'utracono połączenie, stan na {time}',
    index_source: 'Źródło: {source}',
    unit_bp: 'pb',
    rate_colour:
      'Ceny obligacji spadają, gdy rosną rentowności lub spready, dlatego wzrosty są czerwone, a spadki zielone.',
    index_download_locked: 'Pobieranie wymaga dostępu od operatora.',
    index_download_locked_anonymous: 'Pobieranie wymaga konta z dostępem.',
  },
  columns: {
    index_last_value: 'Ostatnia wartość',
    index_change: 'Zmiana',
    index_time: 'Godzina',
    index_unit: 'Jednostka',
  },
  units: {
    unit_pt: 'pkt',
  },
  facts: {
    index_ticker: 'Ticker',
    index_currency: 'Waluta',
    index_key_facts: 'Podstawowe dane',
    index_history: 'Historia',
    index_identifiers: 'Identyfikatory',
    index_id: 'ID',
    index_isin: 'ISIN',
    index_copy: 'Kopiuj {value}',
    period_choice: 'Okres',
  },
  periods: {
    period_1d: 'Dzisiaj',
    period_3m: '3M',
    period_1y: '1R',
    period_5y: '5L',
    period_10y: '10L',
  },
  sparkline: {
    sparkline_30_days: '30 dni',
    sparkline_rising: 'wzrost w ciągu 30 dni',
    sparkline_falling: 'spadek w ciągu 30 dni',
    sparkline_flat: 'bez zmian w ciągu 30 dni',
  },
};
