/** The parameter that shows keys instead of texts; it is kept from page to page. */
export const KEPT_PARAMETER = 'show_labels';
/** Parameters that choose how a page looks, not what it shows. */
const VIEW_PARAMETERS = ['lang', 'theme', KEPT_PARAMETER];

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
