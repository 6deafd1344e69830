/** Asks for the names of all texts instead of the texts: whoever browses so wants every page so. */
export const KEPT_PARAMETER = 'show_labels';
/** Parameters that choose how a page looks, not what it shows. */
const VIEW_PARAMETERS = ['lang', 'theme', KEPT_PARAMETER];

/** An address of this site with what lasts from page to page, taken from the query of this page. */
export function keptAddress(address: string, search: string): string {
  // A page has hundreds of links, and hardly ever this parameter.
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
