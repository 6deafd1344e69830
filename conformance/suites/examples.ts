import { billInvestmentRate, billPriceFromDiscount } from '../../src/domain/bonds/bill.ts';
import {
  calculateBond,
  type CalculationRequest,
  type CalculationResult,
} from '../../src/domain/bonds/calculate-bond.ts';
import type { TermsInput } from '../../src/domain/bonds/read-terms.ts';
import type { Example } from '../lib/example.ts';
import { isoDay } from '../lib/reference-data.ts';

const CFR = '31 CFR 356, appendix B';
const EXCEL = 'support.microsoft.com';

type Terms = Pick<TermsInput, 'coupon'> & Partial<TermsInput>;
type Request = Omit<CalculationRequest, 'terms'>;

function calculate(terms: Terms, request: Request): CalculationResult {
  const whole = { frequency: 2, dayCount: 'ACT/ACT ICMA', ...terms };
  const { result, refusal } = calculateBond({ terms: whole, ...request });
  if (!result) throw new Error(refusal.sentence);
  return result;
}

interface Published {
  readonly id: string;
  readonly source: string;
  readonly terms: Terms;
  readonly request: Request;
  readonly figure: 'cleanPrice' | 'yield' | 'macaulayDuration';
  readonly what: string;
  readonly expected: number;
  readonly decimals: number;
}

/** The inputs as the page shows them. */
function listInputs(terms: Terms, request: Request): Record<string, string | number> {
  const all = { ...terms, ...request };
  return Object.fromEntries(
    Object.entries(all).filter(([name, value]) => name !== 'timing' && typeof value !== 'object'),
  ) as Record<string, string | number>;
}

function example({ terms, request, figure, ...published }: Published): Example {
  return {
    ...published,
    inputs: listInputs(terms, request),
    calculate: () => calculate(terms, request)[figure],
  };
}

const price = { figure: 'cleanPrice', what: 'price_from_yield' } as const;
const treasury = { ...price, source: CFR, decimals: 6 };
const excel = { timing: 'periods' } as const;

const BONDS: Published[] = [
  {
    ...treasury,
    id: '8 3/4 % 2020',
    terms: { coupon: 0.0875, issueDate: '1990-05-15', maturityDate: '2020-05-15' },
    request: { settlementDate: '1990-05-15', yield: 0.0884, compounding: 'us-treasury' },
    expected: 99.057893,
  },
  {
    ...treasury,
    id: '8 1/2 % 1992',
    terms: {
      coupon: 0.085,
      issueDate: '1990-04-02',
      firstCouponDate: '1990-09-30',
      maturityDate: '1992-03-31',
    },
    request: { settlementDate: '1990-04-02', yield: 0.0859, compounding: 'us-treasury' },
    expected: 99.838183,
  },
  {
    ...treasury,
    id: '8 1/2 % 1995',
    terms: {
      coupon: 0.085,
      issueDate: '1990-03-01',
      firstCouponDate: '1990-11-15',
      maturityDate: '1995-05-15',
    },
    request: { settlementDate: '1990-03-01', yield: 0.0853, compounding: 'us-treasury' },
    expected: 99.805118,
  },
  {
    ...price,
    source: EXCEL,
    id: 'PRICE',
    terms: { ...excel, coupon: 0.0575, dayCount: '30/360', maturityDate: '2017-11-15' },
    request: { settlementDate: '2008-02-15', yield: 0.065 },
    expected: 94.63436162,
    decimals: 8,
  },
  {
    figure: 'yield',
    what: 'yield_from_price',
    source: EXCEL,
    id: 'YIELD',
    terms: { ...excel, coupon: 0.0575, dayCount: '30/360', maturityDate: '2016-11-15' },
    request: { settlementDate: '2008-02-15', price: 95.04287 },
    expected: 0.065,
    decimals: 7,
  },
  {
    figure: 'macaulayDuration',
    what: 'macaulay',
    source: EXCEL,
    id: 'DURATION',
    terms: { ...excel, coupon: 0.08, maturityDate: '2048-01-01' },
    request: { settlementDate: '2018-07-01', yield: 0.09 },
    expected: 10.9191453,
    decimals: 7,
  },
  {
    ...price,
    what: 'odd_first_price',
    source: EXCEL,
    id: 'ODDFPRICE',
    terms: {
      ...excel,
      coupon: 0.0785,
      issueDate: '2008-10-15',
      firstCouponDate: '2009-03-01',
      maturityDate: '2021-03-01',
    },
    request: { settlementDate: '2008-11-11', yield: 0.0625 },
    expected: 113.5977175,
    decimals: 7,
  },
  {
    ...price,
    what: 'odd_last_price',
    source: EXCEL,
    id: 'ODDLPRICE',
    terms: {
      ...excel,
      coupon: 0.0375,
      dayCount: '30/360',
      issueDate: '2007-10-15',
      lastRegularCouponDate: '2007-10-15',
      maturityDate: '2008-06-15',
    },
    request: { settlementDate: '2008-02-07', yield: 0.0405, compounding: 'simple' },
    expected: 99.87828601,
    decimals: 8,
  },
];

const BILLS: Example[] = [
  {
    id: 'Bill, 90 days',
    source: CFR,
    inputs: { discount: 0.0761, days: 90 },
    what: 'bill_price',
    expected: 98.0975,
    decimals: 4,
    calculate: () => billPriceFromDiscount(0.0761, 90),
  },
  {
    id: 'Bill, 364 days',
    source: CFR,
    inputs: { price: 92.265, issueDate: '1990-06-07', maturityDate: '1991-06-06' },
    what: 'bill_yield',
    expected: 0.08237,
    decimals: 5,
    calculate: () => billInvestmentRate(92.265, isoDay('1990-06-07'), isoDay('1991-06-06')),
  },
];

export const EXAMPLES: readonly Example[] = [...BONDS.map(example), ...BILLS];
