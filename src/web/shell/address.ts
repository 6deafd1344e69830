import { CAMPAIGN_NAMES } from '../../domain/site/campaign.ts';

/** The parameter that shows keys instead of texts; it is kept from page to page. */
export const KEPT_PARAMETER = 'show_labels';
/** Parameters that choose how a page looks, not what it shows. */
const VIEW_PARAMETERS = ['lang', 'theme', KEPT_PARAMETER];

/** What a click on an advertisement or a link elsewhere adds. */
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

/**
 * An address of this site with the parameters that are kept from page to page, taken from this
 * page.
 */
export function keptAddress(address: string, search: string): string {
  // A page has hundreds of links, and this parameter is rare.
  if (!search.includes(KEPT_PARAMETER)) return address;
  const kept = new URLSearchParams(search).get(KEPT_PARAMETER);
  // `//host` and `https://host` are other sites.
  if (kept === null || !/^\/(?!\/)/.test(address)) return address;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  if (new URLSearchParams(query).has(KEPT_PARAMETER)) return address;
  const joint = query.length > 1 ? `${query}&` : '?';
  return `${path}${joint}${KEPT_PARAMETER}=${encodeURIComponent(kept)}${hash}`;
}

/** The parameters that say what a page shows, as `?category=bond`. */
export function plainSearch(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of VIEW_PARAMETERS) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}

/** Without what a click on an advertisement or a link elsewhere has added. */
export function withoutTracking(search: string): string {
  const query = [...new URLSearchParams(search)].filter(([name]) => !TRACKING.test(name));
  return query.length > 0 ? `?${new URLSearchParams(query)}` : '';
}

/**
 * The parameters by which search engines know a page, as `?page=2`; null for a list that somebody has
 * filtered, of which there are too many to be found. Pages that are no lists are known by their path.
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

/** Says nothing about what is in a list. */
function isBeside(name: string): boolean {
  return (
    VIEW_PARAMETERS.includes(name) ||
    STATE_PARAMETERS.has(name) ||
    (CAMPAIGN_NAMES as readonly string[]).includes(name) ||
    TRACKING.test(name)
  );
}
