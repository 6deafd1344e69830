import type { Texts } from './eng.ts';

export const deu: Texts = {
  page: {
    search_title: 'Suche',
    search_title_for: 'Suche: {term}',
    search_description:
      'Anleihen, Aktien, Indizes, Unternehmen und ETFs nach Name, ISIN oder Ticker suchen.',
    search_too_short: 'Geben Sie mindestens drei Zeichen ein; zwei chinesische Zeichen genügen.',
    search_name: 'Name',
    search_codes: 'ISIN, Ticker',
    search_status: 'Status',
    search_type_all: 'Alle',
    search_show_all: 'Alle {count} anzeigen',
    search_facets: 'Filter',
    search_facets_many: 'Filter nach Land, Währung und Status gibt es bei bis zu {count} Treffern.',
    search_facet_none: 'Ohne Angabe',
    search_facet_active: 'Aktiv',
    search_facet_inactive: 'Getilgt oder delistet',
    search_facet_remove: 'Filter entfernen: {value}',
    search_as_filter: 'Auch als Filter im Screener:',
  },
  results: {
    search_status_matured: 'Getilgt',
    search_status_withdrawn: 'Zurückgezogen',
    search_status_liquidated: 'Aufgelöst',
    search_error_narrow: 'Zu viele Treffer; geben Sie mehr ein.',
  },
};
