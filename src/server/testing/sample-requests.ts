import * as z from 'zod/mini';
import type { Contract } from '../../contracts/endpoint.ts';

export type Part = 'params' | 'query' | 'body';
export const PARTS: readonly Part[] = ['params', 'query', 'body'];

export interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly required?: readonly string[];
}

export interface SampleRequest {
  readonly method: Contract['method'];
  readonly path: string;
  readonly type?: string;
  readonly body?: string;
}

/**
 * Good values for the required fields of calls, in the demo market of the tests; with a path before
 * it, that call's own.
 */
export const SAMPLES: Readonly<Record<string, unknown>> = {
  'params.indexId': '1001',
  'params.instrumentId': '10001',
  'params.companyId': '1',
  'params.exchangeId': '1',
  'params.contractId': '1',
  'params.expiryId': '10323',
  'params.isin': 'XS0000000009',
  'params.tokenId': '999999',
  'params.module': 'shell',
  'params.repository': 'header',
  'query.ids': '1,1001',
  'query.q': 'bank',
  'query.day': '2026-11-13',
  'query.exchangeId': '1',
  'query.from': '2026-10-01',
  'query.to': '2026-11-13',
  'query.contractId': '1',
  'query.symbol': 'EUR/USD',
  'query.exchange': 'PCNX',
  'query.contract': 'CL',
  'query.resolution': '1D',
  '/api/stocks/{instrumentId}/history/ params.instrumentId': '2003',
  '/api/etf/{instrumentId}/history/ params.instrumentId': '3001',
  '/api/udf/history query.to': '1763000000',
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
  'body.days': 30,
};

export function toJsonSchema(schema: z.ZodMiniType | undefined): Schema {
  return schema ? (z.toJSONSchema(schema, { io: 'input' }) as Schema) : {};
}

export function encoded(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}

/** A good request, except for the value at one place of its input, such as `body.email`. */
export function sampleRequest(contract: Contract, place = '', text = ''): SampleRequest {
  const path = contract.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encoded(String(sampleFields('params')[name])),
  );
  const pairs = Object.entries(sampleFields('query')).map(
    ([name, value]) => `${name}=${encoded(String(value))}`,
  );
  const isText = contract.bodyType === 'text';
  return {
    method: contract.method,
    path: pairs.length > 0 ? `${path}?${pairs.join('&')}` : path,
    ...(contract.body && {
      type: isText ? 'text/plain' : 'application/json',
      body: isText ? encoded(String(valueAt('body'))) : JSON.stringify(sampleFields('body')),
    }),
  };

  /** What the part needs, and the field in question. */
  function sampleFields(part: Part): Record<string, unknown> {
    const { properties = {}, required = [] } = toJsonSchema(contract[part]);
    const paths = Object.keys(properties)
      .map((name) => [name, `${part}.${name}`] as const)
      .filter(
        ([name, at]) => required.includes(name) || place === at || place.startsWith(`${at}.`),
      );
    return Object.fromEntries(paths.map(([name, at]) => [name, valueAt(at)]));
  }

  function valueAt(at: string): unknown {
    if (at === place) return text;
    if (place === `${at}.0`) return [text];
    // A field within an object: the rest of the object is good.
    const inner = place.startsWith(`${at}.`) ? place.slice(at.length + 1) : undefined;
    const sample = SAMPLES[`${contract.path} ${at}`] ?? SAMPLES[at];
    return inner === undefined ? sample : { ...(sample as object), [inner]: text };
  }
}
