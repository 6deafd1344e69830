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
    search_type_all: 'Todo',
    search_show_all: 'Ver todos ({count})',
    search_facets: 'Filtro',
    search_facets_many:
      'Los filtros por país, divisa y estado están disponibles con un máximo de {count} resultados.',
    search_facet_none: 'Sin indicar',
    search_facet_active: 'Activos',
    search_facet_inactive: 'Vencidos o excluidos',
    search_facet_remove: 'Quitar filtro: {value}',
    search_as_filter: 'También como filtro en el screener:',
  },
  results: {
    search_status_matured: 'Vencido',
    search_status_withdrawn: 'Retirado',
    search_status_liquidated: 'Liquidada',
    search_error_narrow: 'Demasiados resultados; precise la búsqueda.',
  },
};
