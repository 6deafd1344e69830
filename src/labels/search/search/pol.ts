import type { Texts } from './eng.ts';

export const pol: Texts = {
  page: {
    search_title: 'Wyszukiwanie',
    search_title_for: 'Wyszukiwanie: {term}',
    search_description:
      'Wyszukiwanie obligacji, akcji, indeksów, spółek i ETF-ów według nazwy, kodu ISIN lub tickera.',
    search_too_short: 'Wpisz co najmniej trzy znaki; wystarczą dwa znaki chińskie.',
    search_name: 'Nazwa',
    search_codes: 'ISIN, ticker',
    search_status: 'Status',
    search_type_all: 'Wszystkie',
    search_show_all: 'Pokaż wszystkie ({count})',
    search_facets: 'Filtr',
    search_facets_many:
      'Filtry według kraju, waluty i statusu są dostępne przy najwyżej {count} wynikach.',
    search_facet_none: 'Nie podano',
    search_facet_active: 'Aktywne',
    search_facet_inactive: 'Wykupione lub wycofane',
    search_facet_remove: 'Usuń filtr: {value}',
    search_as_filter: 'Także filtr w skanerze:',
  },
  results: {
    search_status_matured: 'Wykupiona',
    search_status_withdrawn: 'Wycofana',
    search_status_liquidated: 'Zlikwidowana',
    search_error_narrow: 'Zbyt wiele wyników; wpisz więcej.',
  },
};
