/** The sections of the API reference in order, with the paths that belong to each. */
export const API_GROUPS = {
  indexes: ['/api/indexes/', '/indexes/'],
  currencies: ['/api/currencies/', '/api/currency/'],
  curves: ['/api/curves/', '/curves/'],
  instruments: [
    '/api/bonds/',
    '/bonds/',
    '/api/conformance/',
    '/api/stocks/',
    '/api/etf/',
    '/api/company/',
    '/api/screens/',
  ],
  quotes: ['/api/quotes/', '/api/symbols/', '/api/home/'],
  search: ['/api/search/', '/api/suggest/'],
  archive: ['/api/derivatives/', '/derivatives/'],
  udf: ['/api/udf/'],
  openbb: ['/api/openbb/', '/widgets.json', '/apps.json'],
  account: ['/api/account/', '/api/user/', '/api/profile/', '/'],
  site: [
    '/api/labels/',
    '/api/help/',
    '/api/offers/',
    '/api/fonts/',
    '/api/openapi.json',
    '/api/admin/',
    '/cb/',
  ],
} as const;

export type ApiGroup = keyof typeof API_GROUPS;
export const API_GROUP_NAMES = Object.keys(API_GROUPS) as [ApiGroup, ...ApiGroup[]];

/** The section of the reference for a path. */
export function groupForPath(path: string): ApiGroup {
  const found = API_GROUP_NAMES.find((group) =>
    // A call on the path of the start page implies nothing about the paths below it.
    API_GROUPS[group].some((begin) => (begin === '/' ? path === begin : path.startsWith(begin))),
  );
  return found ?? 'site';
}
