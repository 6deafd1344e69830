import type { StateIssue } from './state-issues.ts';

/** The smallest and the largest size of a government's issues; equal if all are the same. */
export type Span = readonly [least: number, most: number];

/** Real issue sizes of a government. */
export interface StateSizes {
  /** Billions in the government's own currency. */
  readonly billions: Readonly<Record<StateIssue['kind'], Span>>;
  /** Percent per year, if the government doesn't simply pay the market rate on the issue date. */
  readonly coupons: Readonly<Partial<Record<StateIssue['kind'], Span>>>;
}

/**
 * `country bonds bills linkers [coupons of bonds] [coupons of linkers]`. Switzerland, Russia and
 * the United States as published by SIX, the Russian finance ministry and TreasuryDirect, the
 * others to the order of magnitude. All Brazilian NTN-F pay 10 % and NTN-B 6 %, all Russian OFZ-IN
 * 2.5 %; governments whose rates soared sold no ten-year bonds at the peak.
 */
const SIZES = `
US 20-75 20-80 10-45
DE 15-35 5-15 6-20
GB 15-40 2-8 6-22
FR 18-50 4-12 6-20
JP 2500-8000 3000-6000 -
CN 50-300 30-100 -
RU 150-1000 100-500 100-350 5.9-13 2.5-2.5
IT 10-25 6-9 6-18
ES 10-28 4-10 -
CA 8-35 8-20 -
AU 12-45 3-10 -
NL 8-22 2-8 -
CH 1.4-5.6 0.3-1.2 -
BR 30-160 50-200 50-220 10-10 6-6
IN 300-1500 80-250 -
KR 8000-25000 1000-4000 -
MX 80-500 15-120 - 5-10
SE 15-110 10-30 -
NO 20-110 8-24 -
DK 15-110 5-20 -
PL 10-45 2-8 -
CZ 30-160 10-50 -
HU 300-1800 30-300 -
RO 4-25 0.8-5 -
AT 5-16 1-3 -
BE 6-24 1.5-5 -
FI 3-8 1-3 -
PT 4-16 0.8-3 -
IE 4-12 0.5-1.5 -
KZ 100-900 50-300 - 5-15
TR 20-150 10-60 - 8-37
ZA 30-380 5-20 - 6.25-11.75`;

/** Eurobonds: dollars or euros, at coupons that doubtful governments have had to pay. */
const ABROAD: StateSizes = {
  billions: { bond: [0.5, 3], bill: [0.5, 3], linker: [0.5, 3] },
  coupons: { bond: [0.125, 11.875] },
};

const sizes: ReadonlyMap<string, StateSizes> = new Map(SIZES.trim().split('\n').map(parseSizes));

function parseSizes(line: string): [string, StateSizes] {
  const [code = '', bond = '', bill = '', linker = '', coupon, linkerCoupon] = line.split(' ');
  return [
    code,
    {
      billions: { bond: parseSpan(bond), bill: parseSpan(bill), linker: parseSpan(linker) },
      coupons: {
        ...(coupon !== undefined && { bond: parseSpan(coupon) }),
        ...(linkerCoupon !== undefined && { linker: parseSpan(linkerCoupon) }),
      },
    },
  ];
}

function parseSpan(text: string): Span {
  const [least = 0, most = least] = text.split('-').map(Number);
  return [least, most];
}

/** The sizes of its issues in its own currency, or of those abroad. */
export function stateSizes(country: string, isAbroad: boolean): StateSizes {
  return isAbroad ? ABROAD : (sizes.get(country) ?? ABROAD);
}
