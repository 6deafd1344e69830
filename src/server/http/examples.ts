import type { Contract } from '../../contracts/endpoint.ts';

/**
 * Good values for the fields that calls cannot do without, as they are in the demo market: the
 * examples of the description. With a path or its first part before it, those
 * calls' own.
 */
const EXAMPLES: Readonly<Record<string, unknown>> = {
  'params.indexId': '1001',
  'params.instrumentId': '10001',
  'params.companyId': '1',
  'params.exchangeId': '1',
  'params.contractId': '1',
  'params.expiryId': '10323',
  'params.isin': 'KRHJ83DHVYB9',
  'params.progress': '0123456789abcdef',
  'params.tokenId': '999999',
  'params.id': '1',
  'params.module': 'shell',
  'params.repository': 'header',
  'query.ids': '1,1001',
  'query.q': 'bank',
  'query.day': '2026-11-13',
  'query.exchangeId': '1',
  'query.from': '2026-10-01',
  'query.to': '2026-11-13',
  'query.exchange': 'PCNX',
  'query.contract': 'CL',
  'query.contractId': '1',
  'query.symbol': 'EUR/USD',
  'query.resolution': '1D',
  '/api/udf/history query.to': '1763000000',
  '/api/currency/params.indexId': '1',
  '/api/stocks/params.instrumentId': '2003',
  '/api/etf/params.instrumentId': '3001',
  'query.type': 'bonds',
  body: 'bank',
  'body.dates': { from: '2026-10-01', to: '2026-11-13' },
  'body.exchangeId': 1,
  'body.contractId': 1,
  'body.beginDate': '2026-01-01',
  'body.endDate': '2026-11-01',
  'body.periodId': null,
  'body.term': 'bank',
  'body.email': 'a@example.org',
  'body.name': 'A',
  'body.password': 'long enough 1',
  'body.currentPassword': 'long enough 1',
  'body.newPassword': 'long enough 2',
  'body.token': 'x',
  'body.scopes': ['market'],
  'body.sid': 'x',
  'body.settings': { hints: true },
  'body.days': 30,
};

/** The example for a field such as `params.indexId`; undefined if there is none. */
export function exampleAt({ path }: Pick<Contract, 'path'>, field: string): unknown {
  const section = /^\/api\/\w+\//.exec(path)?.[0] ?? '';
  return EXAMPLES[`${path} ${field}`] ?? EXAMPLES[section + field] ?? EXAMPLES[field];
}
