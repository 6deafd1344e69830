import { PAGING, type Place, quoteRules, type Rules } from '../../../testing/place-rules.ts';

const pairRules = (path: string): Rules => ({
  [`${path}.index_id.numeric`]: 'same',
  [`${path}.index_name_rus`]: 'same',
  [`${path}.index_subregion_id`]: 'same',
  [`${path}.checked`]: 'same',
  [`${path}.ticker`]: 'same',
  [`${path}.sparkline.*`]: 'shape',
  ...quoteRules(path),
});

/** The list of pairs. */
export const CURRENCY_PLACES: Place[] = ['', '?search=usd&pairs=3,9', '?subregion=4&lang=rus'].map(
  (query) => ({
    url: `/api/currencies/${query}`,
    rules: {
      ...PAGING,
      ...pairRules('.items.*'),
      ...pairRules('.selected.*'),
      '.subregions.*.id': 'same',
      '.subregions.*.title': 'same',
      '.subregions.*.count': 'same',
      '.count': 'same',
      '.sources.*': 'same',
    } as const,
  }),
);
