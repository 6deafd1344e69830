import * as z from 'zod/mini';
import { COUPON_TYPES, SENIORITIES } from '../../domain/bonds/term-words.ts';
import { chartDataAt, chartOfFieldAt } from './chart.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, idParam, isoDay, maskedDecimal } from '../core/fields.ts';
import { quote } from './quote.ts';

/** Instruments with pages of their own, by the first segment of their path. */
export const SECTIONS = { bonds: 'bond', stocks: 'stock', etf: 'etf' } as const;
export type Section = keyof typeof SECTIONS;

export const BOND_TRAITS = [
  'perpetual',
  'floating',
  'zero',
  'linked',
  'step',
  'callable',
  'putable',
  'amortising',
  'green',
  'flat',
] as const;

const sectionName = z.enum(Object.keys(SECTIONS) as [Section, ...Section[]]);
const status = z.enum(['active', 'matured', 'withdrawn']);
const params = z.strictObject({ instrumentId: idParam });

const answer = z.object({
  id,
  kind: z.enum(Object.values(SECTIONS)),
  name: z.string(),
  isin: z.nullable(z.string()),
  ticker: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  status,
  /** Removed from the portal: not listed anywhere, reachable only by its URL. */
  isHidden: z.boolean(),
  issuer: z.nullable(z.object({ id, name: z.string() })),
  /** The market where it is traded: a market identifier code (ISO 10383). */
  venue: z.nullable(z.string()),
  source: z.string(),
  quote,
  /** The first and last day with a value; null if there is none. */
  firstDay: z.nullable(isoDay),
  lastDay: z.nullable(isoDay),
  /** Stocks only. */
  share: z.nullable(
    z.object({
      sharesOutstanding: z.nullable(z.string()),
      /** All shares at the latest price. */
      marketCap: maskedDecimal,
    }),
  ),
  /** ETFs only. */
  fund: z.nullable(
    z.object({
      /** Percent per year. */
      expenseRatio: z.nullable(z.string()),
      netAssets: maskedDecimal,
      /** Whether income is distributed to the holders or accumulated in the fund. */
      paysOut: z.boolean(),
    }),
  ),
  /** Bonds only. */
  bond: z.nullable(
    z.object({
      couponType: z.enum(COUPON_TYPES),
      /** Null here, except for the maturity, is a term that isn't known. */
      couponRate: z.nullable(z.string()),
      couponsPerYear: z.nullable(z.int()),
      issuedOn: z.nullable(isoDay),
      maturesOn: z.nullable(isoDay),
      faceValue: z.nullable(z.string()),
      amountIssued: z.nullable(z.string()),
      seniority: z.enum(SENIORITIES),
      /** Differences from a plain bond. */
      traits: z.array(z.enum(BOND_TRAITS)),
      figi: z.nullable(z.string()),
      /** The smallest tradable nominal. */
      smallestLot: z.nullable(z.string()),
    }),
  ),
});

function instrumentAt(section: Section, summary: string) {
  return endpoint({
    method: 'GET',
    path: `/api/${section}/{instrumentId}/`,
    summary,
    needs: 'public',
    cost: 'light',
    scope: 'market',
    changesWith: 'instrumentId',
    params,
    answer,
  });
}

function chartAt(section: Exclude<Section, 'bonds'>, summary: string) {
  return chartDataAt(`/api/${section}/{instrumentId}/chart/`, {
    params,
    summary,
    changesWith: 'instrumentId',
  });
}

/** Each section has its own call, so that ids of other kinds aren't found there. */
export const getInstrument = {
  bonds: instrumentAt('bonds', 'Get a bond with its latest price'),
  stocks: instrumentAt('stocks', 'Get a stock with its latest price'),
  etf: instrumentAt('etf', 'Get an ETF with its latest price'),
};

export const getInstrumentChart = {
  bonds: chartOfFieldAt('/api/bonds/{instrumentId}/chart/', {
    params,
    summary: 'Get chart data for a bond: prices, yields, spreads or durations',
    changesWith: 'instrumentId',
  }),
  stocks: chartAt('stocks', 'Get chart data for a stock'),
  etf: chartAt('etf', 'Get chart data for an ETF'),
};

export const getCompany = endpoint({
  method: 'GET',
  path: '/api/company/{companyId}/',
  summary: 'Get an issuer and up to 50 of its instruments, most important first',
  needs: 'public',
  cost: 'light',
  scope: 'market',
  rows: 'instruments',
  changesWith: 'market',
  params: z.strictObject({ companyId: idParam }),
  answer: z.object({
    id,
    name: z.string(),
    country: z.nullable(z.string()),
    sector: z.nullable(z.string()),
    status: z.enum(['active', 'liquidated']),
    source: z.string(),
    /**
     * The instrument whose history represents the company; it may be missing from the lists below.
     */
    leading: z.nullable(z.object({ section: sectionName, id })),
    instruments: z.array(
      z.object({
        id,
        section: sectionName,
        name: z.string(),
        isin: z.nullable(z.string()),
        ticker: z.nullable(z.string()),
        status,
        quote,
      }),
    ),
    /** The total number. */
    total: z.int(),
  }),
});
