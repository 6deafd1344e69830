import type { Texts } from './eng.ts';

export const esp: Texts = {
  page: {
    search_title: 'Búsqueda',
    search_title_for: 'Búsqueda: {term}',
    search_description:
      'Busque bonos, acciones, índices, empresas y ETF por nombre, ISIN o ticker.',
    search_too_short: 'Escriba al menos tres caracteres; bastan dos caracteres chinos.',
    search_name: 'Nombre',
    search_codes: 'ISIN, ticker',
    search_status: 'Estado',
    search_facets: 'Filtro',
    search_facet_none: 'Sin indicar',
    search_facet_active: 'Activos',
    search_facet_inactive: 'Vencidos o retirados',
    search_facet_remove: 'Quitar el filtro: {value}',
    search_as_filter: 'También un filtro de la lista:',
  },
  results: {
    search_status_matured: 'Vencido',
    search_status_withdrawn: 'Retirado',
    search_status_liquidated: 'Liquidada',
    search_error_narrow: 'Demasiadas coincidencias; escriba más.',
  },
};
