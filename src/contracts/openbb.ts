import * as z from 'zod/mini';
import { noContract } from './derivatives.ts';
import { endpoint } from './endpoint.ts';
import { idParam, isoDay, moment, text } from './fields.ts';

/**
 * What OpenBB Workspace reads: a description of widgets, and their rows as flat lists with numbers
 * as numbers.
 */
const TABLE = { method: 'GET', needs: 'values', cost: 'heavy', scope: 'market' } as const;

export const getOpenbbWidgets = endpoint({
  method: 'GET',
  path: '/widgets.json',
  summary: 'OpenBB Workspace: the widgets of this portal, by their ids',
  needs: 'public',
  cost: 'none',
  scope: 'any',
  changesWith: 'nothing',
  answer: z.record(z.string(), z.looseObject({ name: z.string(), endpoint: z.string() })),
});

export const getOpenbbApps = endpoint({
  method: 'GET',
  path: '/apps.json',
  summary: 'OpenBB Workspace: dashboards made of these widgets',
  needs: 'public',
  cost: 'none',
  scope: 'any',
  changesWith: 'nothing',
  answer: z.array(z.looseObject({ name: z.string() })),
});

const number = z.nullable(z.number());

const quoteRows = z.array(
  z.object({
    ticker: z.nullable(z.string()),
    name: z.string(),
    value: number,
    change: number,
    changePercent: number,
    unit: z.string(),
    asOf: z.nullable(z.union([moment, isoDay])),
  }),
);

export const listOpenbbIndexes = endpoint({
  ...TABLE,
  path: '/api/openbb/indexes/',
  summary: 'OpenBB Workspace: indexes with their latest values, 30 a page',
  query: z.strictObject({ page: z.optional(idParam) }),
  answer: quoteRows,
});

export const listOpenbbCurrencies = endpoint({
  ...TABLE,
  path: '/api/openbb/currencies/',
  summary: 'OpenBB Workspace: currency pairs with their latest values, 50 a page',
  query: z.strictObject({ page: z.optional(idParam) }),
  answer: quoteRows,
});

export const listOpenbbQuotes = endpoint({
  ...TABLE,
  path: '/api/openbb/history/',
  summary: 'OpenBB Workspace: the last bars of an instrument by ticker, ISIN or `ID:1001`',
  query: z.strictObject({ symbol: text(100).check(z.minLength(1)) }),
  answer: z.array(z.object({ date: isoDay, close: z.number() })),
});

const options = z.array(z.object({ label: z.string(), value: z.string() }));

export const listOpenbbExchanges = endpoint({
  method: 'GET',
  path: '/api/openbb/exchanges/',
  summary: 'OpenBB Workspace: the exchanges of the archive to choose from',
  needs: 'public',
  cost: 'light',
  scope: 'archive',
  changesWith: 'market',
  answer: options,
});

export const listOpenbbContracts = endpoint({
  method: 'GET',
  path: '/api/openbb/contracts/',
  summary: 'OpenBB Workspace: the contracts of an exchange to choose from',
  needs: 'public',
  cost: 'light',
  scope: 'archive',
  changesWith: 'market',
  query: z.strictObject({ exchangeId: idParam }),
  answer: options,
});

export const listOpenbbArchive = endpoint({
  method: 'GET',
  path: '/api/openbb/archive/',
  summary: 'OpenBB Workspace: the latest 100 rows of a contract in the futures archive',
  needs: 'values',
  cost: 'heavy',
  scope: 'archive',
  query: z.strictObject({
    exchangeId: idParam,
    contractId: z.union([idParam, noContract]),
    from: z.optional(isoDay),
    to: z.optional(isoDay),
  }),
  answer: z.array(z.record(z.string(), z.nullable(z.union([z.string(), z.number()])))),
});
