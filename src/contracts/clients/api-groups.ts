/** The parts of the API's reference, in their order, with the addresses that belong to each. */
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

/** The part of the reference that tells of an address. */
export function groupForPath(path: string): ApiGroup {
  const found = API_GROUP_NAMES.find((group) =>
    // A call on the address of the start page says nothing of what is below it.
    API_GROUPS[group].some((begin) => (begin === '/' ? path === begin : path.startsWith(begin))),
  );
  return found ?? 'site';
}
