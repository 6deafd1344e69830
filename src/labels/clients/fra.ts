import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const fra: Translation<typeof eng> = {
  udf: {
    udf_all: 'Tous',
    udf_bond: 'Obligations',
    udf_stock: 'Actions',
    udf_etf: 'Fonds (ETF)',
    udf_index: 'Indices',
    udf_forex: 'Paires de devises',
  },
  openbb: {
    openbb_ticker: 'Mnémonique',
    openbb_name: 'Nom',
    openbb_value: 'Valeur',
    openbb_change: 'Variation',
    openbb_change_percent: 'Variation, %',
    openbb_unit: 'Unité',
    openbb_as_of: 'Au',
    openbb_symbol: 'Mnémonique ou ISIN',
    openbb_indexes: 'Indices',
    openbb_indexes_about: 'Indices avec leurs dernières valeurs et variations.',
    openbb_currencies: 'Paires de devises',
    openbb_currencies_about: 'Paires de devises avec leurs dernières valeurs et variations.',
    openbb_history: 'Historique',
    openbb_history_about: 'Clôtures quotidiennes d’un instrument, les plus récentes d’abord.',
    openbb_chart: 'Graphique',
    openbb_chart_about: 'Le graphique de n’importe quel instrument de ce portail.',
    openbb_archive: 'Archives des contrats à terme',
    openbb_archive_about:
      'Lignes quotidiennes d’un contrat à terme par échéance, les plus récentes d’abord.',
    openbb_app_about:
      'Indices, paires de devises, graphiques et archives des contrats à terme de ce portail.',
  },
};
