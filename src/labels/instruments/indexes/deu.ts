import type { Texts } from './eng.ts';

export const deu: Texts = {
  page: {
    index_statistics: 'Statistik',
    statistics_since: 'Seit',
    statistics_high: 'Hoch',
    statistics_low: 'Tief',
    statistics_1m: '1 Monat',
    statistics_3m: '3 Monate',
    statistics_1y: '1 Jahr',
    statistics_5y: '5 Jahre',
    index_values: 'Werte',
    index_values_empty: 'Keine Werte in diesem Zeitraum.',
    index_download: 'Herunterladen',
    index_download_not_allowed: 'Die Quelle gestattet keine Downloads dieser Werte.',
    index_history_span: 'Historie vom {begin} bis {end}',
    currency_pair: 'Währungspaar',
  },
  table: {
    index_name: 'Index',
    index_sort_locked: 'Für die Sortierung nach Werten ist Zugang nötig.',
  },
  categories: {
    index_category: 'Kategorie',
    index_category_equity: 'Aktienindizes',
    index_category_bond: 'Rentenindizes',
    index_category_commodity: 'Rohstoffindizes',
    index_category_money_market: 'Geldmarktsätze',
    index_category_volatility: 'Volatilitätsindizes',
  },
};
