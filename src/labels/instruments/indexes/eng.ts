import type { Translation } from '../../translation.ts';

/** These keys are all keys of the module: the other languages must have the same ones. */
export const eng = {
  page: {
    index_statistics: 'Statistics',
    statistics_since: 'Since',
    statistics_high: 'High',
    statistics_low: 'Low',
    statistics_1m: '1 month',
    statistics_3m: '3 months',
    statistics_1y: '1 year',
    statistics_5y: '5 years',
    index_values: 'Values',
    index_values_empty: 'No values in this period.',
    index_download: 'Download',
    index_download_not_allowed: 'The source doesn’t permit downloads of these values.',
    index_history_span: 'History from {begin} to {end}',
    currency_pair: 'Currency pair',
  },
  table: {
    index_name: 'Index',
    index_sort_locked: 'Sorting by values needs access.',
  },
  categories: {
    index_category: 'Category',
    index_category_equity: 'Equity indexes',
    index_category_bond: 'Bond indexes',
    index_category_commodity: 'Commodity indexes',
    index_category_money_market: 'Money market rates',
    index_category_volatility: 'Volatility indexes',
  },
} as const;

export type Texts = Translation<typeof eng>;
