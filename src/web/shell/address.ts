import { CAMPAIGN_NAMES } from '../../domain/site/campaign.ts';

/** The parameter that shows label keys instead of texts; preserved from page to page. */
export const KEPT_PARAMETER = 'show_labels';
/** Parameters that choose how a page looks, not what it shows. */
const VIEW_PARAMETERS = ['lang', 'theme', KEPT_PARAMETER];

/** Added by a click on an advertisement or an external link. */
const TRACKING = /^(?:utm_\w+|\w*clid)$/;
/** How a list is shown, not what is in it. */
const STATE_PARAMETERS = new Set(['sort', 'order', 'columns', 'view']);
/** The lists, with the parameters that make a page of its own there. */
const LIST_PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  '/bonds/': ['page'],
  '/stocks/': ['page'],
  '/etf/': ['page'],
  '/company/': ['page'],
  '/indexes/': ['category', 'measure', 'page'],
  '/derivatives/': ['page'],
  '/help/': [],
};

/** A URL of this site with the preserved parameters of the current page. */
export function keptAddress(address: string, search: string): string {
  // A page has hundreds of links, and these parameters are rare.
  if (!search.includes(KEPT_PARAMETER)) return address;
  const kept = new URLSearchParams(search).get(KEPT_PARAMETER);
  // `//host` and `https://host` are other sites.
  if (kept === null || !/^\/(?!\/)/.test(address)) return address;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  if (new URLSearchParams(query).has(KEPT_PARAMETER)) return address;
  const joint = query.length > 1 ? `${query}&` : '?';
  return `${path}${joint}${KEPT_PARAMETER}=${encodeURIComponent(kept)}${hash}`;
}

/** The parameters that decide what a page shows, as in `?category=bond`. */
export function plainSearch(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of VIEW_PARAMETERS) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}

/** Without what advertisements and external links have added. */
export function withoutTracking(search: string): string {
  const query = [...new URLSearchParams(search)].filter(([name]) => !TRACKING.test(name));
  return query.length > 0 ? `?${new URLSearchParams(query)}` : '';
}

/**
 * The parameters under which search engines index a page, as in `?page=2`; null for filtered lists,
 * of which there are too many to index. Pages that aren't lists are identified by their path.
 */
export function knownSearch(pathname: string, search: string): string | null {
  const own = LIST_PARAMETERS[pathname];
  if (!own || search === '') return '';
  const query = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const [name, value] of query) {
    if (own.includes(name)) {
      if (value !== '' && !(name === 'page' && value === '1')) known.set(name, value);
    } else if (value !== '' && !isBeside(name)) return null;
  }
  known.sort();
  return known.size > 0 ? `?${known}` : '';
}

/** Doesn't affect what is in a list. */
function isBeside(name: string): boolean {
  return (
    VIEW_PARAMETERS.includes(name) ||
    STATE_PARAMETERS.has(name) ||
    (CAMPAIGN_NAMES as readonly string[]).includes(name) ||
    TRACKING.test(name)
  );
}
