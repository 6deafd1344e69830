import type { Texts } from './eng.ts';

export const fra: Texts = {
  page: {
    index_statistics: 'Statistiques',
    statistics_since: 'Depuis',
    statistics_high: 'Plus haut',
    statistics_low: 'Plus bas',
    statistics_1m: '1 mois',
    statistics_3m: '3 mois',
    statistics_1y: '1 an',
    statistics_5y: '5 ans',
    index_values: 'Valeurs',
    index_values_empty: 'Aucune valeur pour cette période.',
    index_download: 'Télécharger',
    index_download_not_allowed: 'La source n’autorise pas le téléchargement de ces valeurs.',
    index_history_span: 'Historique du {begin} au {end}',
    currency_pair: 'Paire de devises',
  },
  table: {
    index_name: 'Indice',
    index_sort_locked: 'Le tri par valeurs nécessite un accès.',
  },
  categories: {
    index_category: 'Catégorie',
    index_category_equity: 'Indices actions',
    index_category_bond: 'Indices obligataires',
    index_category_commodity: 'Indices de matières premières',
    index_category_money_market: 'Taux du marché monétaire',
    index_category_volatility: 'Indices de volatilité',
  },
};
