import { redirect } from 'react-router';
import { keptAddress } from '../../shell/address.ts';

/**
 * Sort orders of the index list before it became a screener, mapped to those for levels and rates.
 */
const SORTS: Readonly<Record<string, readonly [string, string]>> = {
  value: ['price', 'yield'],
  change: ['dayChange', 'dayChangeBp'],
};

/**
 * Replaces a URL of an earlier version: bookmarks and search engines keep those for years. Null for
 * a current URL.
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
  // Defaults are left out.
  if (query.get('measure') === 'levels') next.delete('measure');
  return next.toString() === query.toString() ? null : next.toString().replaceAll('%2C', ',');
}

/** Permanent, because the new URL shows what the old one did. */
export function redirectFromFormerUrl(url: URL, query: URLSearchParams): void {
  // A form without scripts also sends the measure; redirect to the short URL.
  const isFromForm = [...query.values()].includes('');
  const next = isFromForm ? null : currentQuery(query);
  if (next === null) return;
  const target = url.pathname + (next === '' ? '' : `?${next}`);
  throw redirect(keptAddress(target, url.search), 301);
}
