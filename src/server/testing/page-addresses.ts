import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Read as text: the server may not import pages. */
const ROUTES = readFileSync(resolve(import.meta.dirname, '../../web/routes.ts'), 'utf8');

/** Sample values for route parameters, in the demo market. */
const SAMPLES: Readonly<Record<string, string>> = {
  'indexes/:indexId': '/indexes/1001/',
  'curves/:curveId': '/curves/1/',
  'bonds/:instrumentId': '/bonds/10001/',
  'stocks/:instrumentId': '/stocks/2003/',
  'etf/:instrumentId': '/etf/3001/',
  'company/:companyId': '/company/1/',
  'help/:slug': '/help/figures/',
  'gallery/:widget?': '/gallery/',
  'admin/tickets/:ticketId?': '/admin/tickets/',
  'admin/banners/:bannerId': '/admin/banners/1/',
  'admin/data/:sourceCode': '/admin/data/demo/',
  'admin/instruments/:recordId': '/admin/instruments/10001/',
  'admin/instruments/:recordId/merge': '/admin/instruments/10001/merge/',
  'admin/issuers/:recordId': '/admin/issuers/12/',
  'admin/issuers/:recordId/merge': '/admin/issuers/12/merge/',
  'admin/users/:accountId': '/admin/users/1/',
  'admin/users/:accountId/preview': '/admin/users/1/preview/',
  'admin/labels/:key?': '/admin/labels/',
  'profile/tickets/:ticketId': '/profile/tickets/1/',
  search: '/search/?q=bank',
  '*': '/nothing/',
};

/** The paths of all routes in `src/web/routes.ts`. */
const PAGE_PATHS: readonly string[] = [
  ...(ROUTES.includes('index(') ? [''] : []),
  ...[...ROUTES.matchAll(/\broute\(\s*'([^']+)'/g)].map(([, path = '']) => path),
];

/** A URL for each route, by its path; a new route with a parameter needs a sample. */
export const PAGE_ADDRESSES: ReadonlyMap<string, string> = new Map(
  PAGE_PATHS.map((path) => [path, SAMPLES[path] ?? addressFor(path)]),
);

function addressFor(path: string): string {
  if (path.includes(':')) {
    throw new Error(`${path}: src/server/testing/page-addresses.ts has no sample of it`);
  }
  return path === '' ? '/' : `/${path}/`;
}
