import type { Texts } from './eng.ts';

export const pol: Texts = {
  page: {
    index_statistics: 'Statystyki',
    statistics_since: 'Od',
    statistics_high: 'Maksimum',
    statistics_low: 'Minimum',
    statistics_1m: '1 miesiąc',
    statistics_3m: '3 miesiące',
    statistics_1y: '1 rok',
    statistics_5y: '5 lat',
    index_values: 'Wartości',
    index_values_empty: 'Brak wartości w tym okresie.',
    index_download: 'Pobierz',
    index_download_not_allowed: 'Źródło nie zezwala na pobieranie tych wartości.',
    index_history_span: 'Historia od {begin} do {end}',
    currency_pair: 'Para walutowa',
  },
  table: {
    index_name: 'Indeks',
    index_sort_locked: 'Sortowanie według wartości wymaga dostępu.',
  },
  categories: {
    index_category: 'Kategoria',
    index_category_equity: 'Indeksy akcji',
    index_category_bond: 'Indeksy obligacji',
    index_category_commodity: 'Indeksy towarowe',
    index_category_money_market: 'Stawki rynku pieniężnego',
    index_category_volatility: 'Indeksy zmienności',
  },
};
