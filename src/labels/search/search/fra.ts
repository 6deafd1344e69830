import type { Texts } from './eng.ts';

export const fra: Texts = {
  page: {
    search_title: 'Recherche',
    search_title_for: 'Recherche\u00a0: {term}',
    search_description:
      'Recherchez des obligations, actions, indices, sociétés et ETF par nom, ISIN ou ticker.',
    search_too_short:
      'Saisissez au moins trois caractères\u202f; deux caractères chinois suffisent.',
    search_name: 'Nom',
    search_codes: 'ISIN, ticker',
    search_status: 'Statut',
    search_type_all: 'Tout',
    search_show_all: 'Tout afficher ({count})',
    search_facets: 'Filtre',
    search_facets_many:
      'Les filtres par pays, devise et statut sont disponibles jusqu’à {count} résultats.',
    search_facet_none: 'Non précisé',
    search_facet_active: 'Actifs',
    search_facet_inactive: 'Échus ou radiés',
    search_facet_remove: 'Retirer le filtre\u00a0: {value}',
    search_as_filter: 'Aussi disponible comme filtre du screener\u00a0:',
  },
  results: {
    search_status_matured: 'Échu',
    search_status_withdrawn: 'Retiré',
    search_status_liquidated: 'Liquidée',
    search_error_narrow: 'Trop de résultats\u202f; précisez votre saisie.',
  },
};
