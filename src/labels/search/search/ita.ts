import type { Texts } from './eng.ts';

export const ita: Texts = {
  page: {
    search_title: 'Ricerca',
    search_title_for: 'Ricerca: {term}',
    search_description:
      'Cercare obbligazioni, azioni, indici, società ed ETF per nome, ISIN o ticker.',
    search_too_short: 'Digitare almeno tre caratteri; bastano due caratteri cinesi.',
    search_name: 'Nome',
    search_codes: 'ISIN, ticker',
    search_status: 'Stato',
    search_type_all: 'Tutti',
    search_show_all: 'Mostra tutti ({count})',
    search_facets: 'Filtro',
    search_facets_many:
      'I filtri per paese, valuta e stato sono disponibili fino a {count} risultati.',
    search_facet_none: 'Non indicato',
    search_facet_active: 'Attivi',
    search_facet_inactive: 'Scaduti o delistati',
    search_facet_remove: 'Rimuovi filtro: {value}',
    search_as_filter: 'Anche come filtro nello screener:',
  },
  results: {
    search_status_matured: 'Scaduto',
    search_status_withdrawn: 'Ritirato',
    search_status_liquidated: 'Liquidata',
    search_error_narrow: 'Troppi risultati: precisare la ricerca.',
  },
};
