import { listPairs } from '../../../../contracts/currencies/currencies.ts';
import {
  getDerivativesTable,
  listContracts,
  listExchanges,
} from '../../../../contracts/derivatives/derivatives.ts';
import { listIndexes } from '../../../../contracts/instruments/indexes.ts';
import {
  getOpenbbApps,
  getOpenbbWidgets,
  listOpenbbArchive,
  listOpenbbContracts,
  listOpenbbCurrencies,
  listOpenbbExchanges,
  listOpenbbIndexes,
  listOpenbbQuotes,
} from '../../../../contracts/clients/openbb.ts';
import type { Quote } from '../../../../contracts/instruments/quote.ts';
import { getUdfHistory } from '../../../../contracts/clients/udf.ts';
import { dayOfMoment, formatDay, SECONDS_PER_DAY, type Day } from '../../../../domain/time/day.ts';
import { readTemplateDay } from '../../../../domain/time/template-day.ts';
import { implement, type CallInProcess, type Route } from '../../../core/http/api.ts';
import { openbbBondRoutes } from './bond-routes.ts';
import { inQuery, toNumber } from './in-query.ts';
import { openbbApps, openbbWidgets } from './widgets.ts';

const MAX_BARS = 1000;
const USUAL_DAYS = 92;

/** OpenBB Workspace: other endpoints of the API in the Workspace's format. */
export function openbbRoutes(call: CallInProcess, now: () => number): Route[] {
  return [
    implement(getOpenbbWidgets, (_input, context) => openbbWidgets(context)),
    implement(getOpenbbApps, (_input, context) => openbbApps(context)),
    implement(listOpenbbIndexes, async ({ query }, context) => {
      const { items } = await call(listIndexes, { query: pageText(query) }, context);
      return items.map(({ ticker, name, quote }) => quoteRow(ticker, name, quote));
    }),
    implement(listOpenbbCurrencies, async ({ query }, context) => {
      const { items } = await call(listPairs, { query: pageText(query) }, context);
      return items.map(({ ticker, index_name_rus: name, quote }) => quoteRow(ticker, name, quote));
    }),
    implement(listOpenbbQuotes, async ({ query: { symbol } }, context) => {
      const to = String(Math.ceil(now() / 1000));
      const query = { symbol, resolution: '1D', to, countback: String(MAX_BARS) };
      const bars = await call(getUdfHistory, { query }, context);
      if (bars.s !== 'ok') return [];
      return bars.t
        .map((second, i) => ({ date: formatDay(second / SECONDS_PER_DAY), close: bars.c[i]! }))
        .toReversed();
    }),
    ...openbbBondRoutes(call, now),
    implement(listOpenbbExchanges, async (_input, context) => {
      const { items } = await call(listExchanges, {}, context);
      return items.map(({ id, name }) => ({ label: name, value: String(id) }));
    }),
    implement(listOpenbbContracts, async ({ query }, context) => {
      const params = { exchangeId: String(query.exchangeId) };
      const { items } = await call(listContracts, { params }, context).catch(inQuery);
      return items.map(({ id, name, code }) => ({ label: `${name} ${code}`, value: String(id) }));
    }),
    implement(listOpenbbArchive, async ({ query }, context) => {
      const today = dayOfMoment(now());
      const { exchangeId, contractId, from, to } = query;
      const day = (text: string | undefined, usual: Day) =>
        formatDay((text === undefined ? undefined : readTemplateDay(text, now())) ?? usual);
      const dates = { from: day(from, today - USUAL_DAYS), to: day(to, today) };
      const body = { exchangeId, contractId, dates };
      const { fields, items } = await call(getDerivativesTable, { body }, context).catch(inQuery);
      return items.map((item) =>
        Object.fromEntries(
          fields.map((field) => [field, item[`${field}.no_round`] ?? item[field] ?? null]),
        ),
      );
    }),
  ];
}

function pageText({ page }: { page?: number | undefined }) {
  return page === undefined ? {} : { page: String(page) };
}

function quoteRow(ticker: string | null, name: string, quote: Quote) {
  const { value, change, changePercent, unit, asOf } = quote;
  return {
    ticker,
    name,
    value: toNumber(value),
    change: toNumber(change),
    changePercent: toNumber(changePercent),
    unit,
    asOf,
  };
}
