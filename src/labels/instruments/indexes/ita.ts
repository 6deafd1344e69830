import type { Texts } from './eng.ts';

export const ita: Texts = {
  page: {
    index_statistics: 'Statistiche',
    statistics_since: 'Dal',
    statistics_high: 'Massimo',
    statistics_low: 'Minimo',
    statistics_1m: '1 mese',
    statistics_3m: '3 mesi',
    statistics_1y: '1 anno',
    statistics_5y: '5 anni',
    index_values: 'Valori',
    index_values_empty: 'Nessun valore in questo periodo.',
    index_download: 'Scarica',
    index_download_not_allowed: 'La fonte non consente il download di questi valori.',
    index_history_span: 'Storico dal {begin} al {end}',
    currency_pair: 'Coppia di valute',
  },
  table: {
    index_name: 'Indice',
    index_sort_locked: 'Per ordinare per valori serve l’accesso.',
  },
  categories: {
    index_category: 'Categoria',
    index_category_equity: 'Indici azionari',
    index_category_bond: 'Indici obbligazionari',
    index_category_commodity: 'Indici di materie prime',
    index_category_money_market: 'Tassi del mercato monetario',
    index_category_volatility: 'Indici di volatilità',
  },
};
