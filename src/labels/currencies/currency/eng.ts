import type { Translation } from '../../translation.ts';

/** These keys are all keys of the module: the other languages must have the same ones. */
export const eng = {
  page: {
    currencies_title: 'Currency quotes',
    currencies_description:
      'Exchange rates for currency pairs: last value, daily change and up to ten years of history.',
    currencies_count: '{count} {count, plural, one {pair} other {pairs}}',
    currencies_updated: 'updated {time}',
    currencies_source: 'source {sources}',
    currencies_subregion: 'Sub-region',
    currencies_all: 'All',
    currencies_search: 'Find a pair',
    currencies_none: 'There are no currency pairs yet.',
    currencies_empty: 'No pairs match.',
    currencies_clear: 'Clear search and sub-region',
    currencies_pair: 'Pair',
    currencies_last: 'Last',
    currencies_day: 'Day, %',
    currencies_quotes: 'Quotes',
    currencies_charts: 'Charts',
    currencies_no_chart: 'Choose a pair to see its chart.',
    currencies_to_charts: 'Charts: {count}',
    currencies_compare: 'Compare in one chart, %',
    currencies_compared: 'Pairs compared, % change',
    currencies_too_many: 'You can show up to {count} charts at once.',
    currencies_toggle: 'Chart of {name}',
    currencies_remove: 'Remove the chart of {name}',
  },
  faq: {
    faq_title: 'FAQ',
    faq_source_question: 'Where do the quotes come from?',
    faq_source_answer:
      'From the data sources connected by the operator of this portal and named at the foot of the page. If the page says “Demo data”, the values are invented.',
    faq_update_question: 'How often are they updated?',
    faq_update_answer:
      'Realtime pairs update automatically, without reloading the page. Other pairs get one value a day. The time next to each quote shows when it was valid.',
    faq_change_question: 'What is the daily change compared with?',
    faq_change_answer:
      'A realtime quote is compared with the last daily close, a daily quote with the previous close.',
    faq_access_question: 'Why do I see *** instead of a number?',
    faq_access_answer:
      'Values need an account with access, granted by the operator of this portal. Without it, pages show names, dates and chart shapes on a scale from 0 to 100; the values themselves are not sent.',
  },
  subregions: {
    subregion_majors: 'Majors',
    subregion_europe: 'Europe',
    subregion_cis: 'CIS',
    subregion_asia: 'Asia',
    subregion_latin_america: 'Latin America',
    subregion_middle_east: 'Middle East',
    subregion_africa: 'Africa',
    subregion_other: 'Other',
  },
} as const;

export type Texts = Translation<typeof eng>;
