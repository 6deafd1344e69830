import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const pol: Translation<typeof eng> = {
  udf: {
    udf_all: 'Wszystkie',
    udf_bond: 'Obligacje',
    udf_stock: 'Akcje',
    udf_etf: 'Fundusze (ETF)',
    udf_index: 'Indeksy',
    udf_forex: 'Pary walutowe',
  },
  openbb: {
    openbb_ticker: 'Symbol',
    openbb_name: 'Nazwa',
    openbb_value: 'Wartość',
    openbb_change: 'Zmiana',
    openbb_change_percent: 'Zmiana, %',
    openbb_unit: 'Jednostka',
    openbb_as_of: 'Stan na',
    openbb_symbol: 'Symbol lub ISIN',
    openbb_indexes: 'Indeksy',
    openbb_indexes_about: 'Indeksy z ostatnimi wartościami i zmianami.',
    openbb_currencies: 'Pary walutowe',
    openbb_currencies_about: 'Pary walutowe z ostatnimi wartościami i zmianami.',
    openbb_history: 'Historia',
    openbb_history_about: 'Dzienne zamknięcia instrumentu, od najnowszych.',
    openbb_chart: 'Wykres',
    openbb_chart_about: 'Wykres dowolnego instrumentu tego portalu.',
    openbb_archive: 'Archiwum kontraktów terminowych',
    openbb_archive_about:
      'Dzienne wiersze kontraktu terminowego według terminu wygaśnięcia, od najnowszych.',
    openbb_app_about:
      'Indeksy, pary walutowe, wykresy i archiwum kontraktów terminowych tego portalu.',
  },
};
