import type { Translation } from '../../translation.ts';

/** These keys are all keys of the module: the other languages must have the same ones. */
export const eng = {
  page: {
    currencies_title: 'Currency quotes',
    currencies_description:
      'Exchange rates of currency pairs with last value, daily change and up to ten years of history.',
    currencies_count: '{count} {count, plural, one {pair} other {pairs}}',
    currencies_updated: 'updated {time}',
    currencies_source: 'source {sources}',
    currencies_subregion: 'Sub-region',
    currencies_all: 'All',
    currencies_search: 'Find a pair',
    currencies_none: 'There are no currency pairs yet.',
    currencies_empty: 'No pair matches.',
    currencies_clear: 'Clear the search and the sub-region',
    currencies_pair: 'Pair',
    currencies_last: 'Last',
    currencies_day: 'Day, %',
    currencies_quotes: 'Quotes',
    currencies_charts: 'Charts',
    currencies_no_chart: 'Choose a pair to see its chart.',
    currencies_to_charts: 'Charts: {count}',
    currencies_compare: 'In one chart, by percent',
    currencies_compared: 'Pairs compared, by percent',
    currencies_too_many: 'At most {count} charts can be shown at once.',
    currencies_toggle: 'Chart of {name}',
    currencies_remove: 'Remove the chart of {name}',
  },
  faq: {
    faq_title: 'Questions',
    faq_source_question: 'Where do the quotes come from?',
    faq_source_answer:
      'From the sources that the operator of this portal has connected; they are named at the foot of the page. Where the page says “Demo data”, the figures are invented.',
    faq_update_question: 'How often are they updated?',
    faq_update_answer:
      'Realtime pairs move by themselves, without reloading the page. The other pairs get one value a day. The time beside each quote says when it was true.',
    faq_change_question: 'What is the daily change compared with?',
    faq_change_answer:
      'A realtime quote is compared with the last daily close. A daily quote is compared with the close before it.',
    faq_access_question: 'Why do I see *** instead of a number?',
    faq_access_answer:
      'Values need an account with access, which the operator of this portal grants. Without it pages show names, dates and the shapes of charts, drawn on a scale from 0 to 100; the values themselves are not sent.',
  },
  subregions: {
    subregion_majors: 'Majors',
    subregion_europe: 'Europe',
    subregion_cis: 'CIS',
    subregion_asia: 'Asia',
    subregion_latin_america: 'Latin America',
    subregion_middle_east: 'Middle East',
    subregion_africa: 'Africa',
  },
} as const;

export type Texts = Translation<typeof eng>;
