import { redirect } from 'react-router';
import { keptAddress } from '../../shell/address.ts';

/** Orders of the list of indexes before it was a screener, as those of levels and of rates. */
const SORTS: Readonly<Record<string, readonly [string, string]>> = {
  value: ['price', 'yield'],
  change: ['dayChange', 'dayChangeBp'],
};

/**
 * The address that one from before now has: bookmarks and search engines keep them for years. Null
 * for one that is as it should be.
 */
export function currentQuery(query: URLSearchParams): string | null {
  const next = new URLSearchParams(query);
  const [search, order] = [query.get('search'), query.get('order')];
  const sort = query.get('sort') ?? '';
  const isRates = query.get('measure') === 'rates';
  if (search !== null) {
    next.delete('search');
    if (search.trim() !== '') next.set('text', search.trim());
  }
  const [ofLevels, ofRates] = SORTS[sort] ?? [sort, sort];
  const field = isRates ? ofRates : ofLevels;
  if (order !== null) next.delete('order');
  if (field !== '') next.set('sort', order === 'desc' ? `-${field}` : field);
  // What goes without saying is not said.
  if (query.get('measure') === 'levels') next.delete('measure');
  return next.toString() === query.toString() ? null : next.toString().replaceAll('%2C', ',');
}

/** For good: what the old address showed is shown at the new one. */
export function leadFromFormerAddress(url: URL, query: URLSearchParams): void {
  // A form without scripts names the measure as well; it is led to its short form.
  const isFromForm = [...query.values()].includes('');
  const next = isFromForm ? null : currentQuery(query);
  if (next === null) return;
  const target = url.pathname + (next === '' ? '' : `?${next}`);
  throw redirect(keptAddress(target, url.search), 301);
}
