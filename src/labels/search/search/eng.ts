import type { Translation } from '../../translation.ts';

/** These keys are all keys of the module: the other languages must have the same ones. */
export const eng = {
  page: {
    search_title: 'Search',
    search_title_for: 'Search: {term}',
    search_description: 'Find bonds, stocks, indexes, companies and ETFs by name, ISIN or ticker.',
    search_too_short: 'Type at least three characters; two Chinese characters are enough.',
    search_name: 'Name',
    search_codes: 'ISIN, ticker',
    search_status: 'Status',
    search_type_all: 'All',
    search_show_all: 'Show all {count}',
    search_facets: 'Filter',
    search_facets_many: 'Filters by country, currency and status appear for up to {count} results.',
    search_facet_none: 'Not specified',
    search_facet_active: 'Active',
    search_facet_inactive: 'Matured or delisted',
    search_facet_remove: 'Remove filter: {value}',
    search_as_filter: 'Also a filter in the screener:',
  },
  results: {
    search_status_matured: 'Matured',
    search_status_withdrawn: 'Withdrawn',
    search_status_liquidated: 'Liquidated',
    search_error_narrow: 'Too many matches; type more.',
  },
} as const;

export type Texts = Translation<typeof eng>;
