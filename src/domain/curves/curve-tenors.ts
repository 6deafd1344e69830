import { parYield } from './par-yield.ts';
import { forwardRate, zeroRate, type SvenssonCurve } from './svensson.ts';

export const CURVE_KINDS = ['par', 'zero', 'forward'] as const;
export type CurveKind = (typeof CURVE_KINDS)[number];

/** The tenors of published rates, in years. */
export const TENORS = {
  '3M': 0.25,
  '6M': 0.5,
  '1Y': 1,
  '2Y': 2,
  '3Y': 3,
  '5Y': 5,
  '7Y': 7,
  '10Y': 10,
  '15Y': 15,
  '20Y': 20,
  '30Y': 30,
} as const;
export type Tenor = keyof typeof TENORS;
export const TENOR_NAMES = Object.keys(TENORS) as [Tenor, ...Tenor[]];

export type CurveCompounding = 'annual' | 'semiannual' | 'continuous';

/** Governments whose bonds pay twice a year; all others pay once. */
const TWICE_A_YEAR: ReadonlySet<string> = new Set(
  'AU BR CA CL CN EG GB GH HK ID IN IT JP KE KR KZ LK MA MX MY NG NZ PE PH PK RU SA SG TH TR TW UA US UZ VN ZA'.split(
    ' ',
  ),
);

/** The usual coupon frequency of a government's bonds: its par rates are compounded as often. */
export function usualFrequency(country: string): 1 | 2 {
  return TWICE_A_YEAR.has(country) ? 2 : 1;
}

/** The compounding of each kind of rate. */
export function curveCompounding(kind: CurveKind, country: string): CurveCompounding {
  if (kind !== 'par') return 'continuous';
  return usualFrequency(country) === 2 ? 'semiannual' : 'annual';
}

/** The rate of a curve at a tenor, as a decimal. */
export function curveRate(
  curve: SvenssonCurve,
  years: number,
  { kind, country }: { readonly kind: CurveKind; readonly country: string },
): number {
  if (kind === 'zero') return zeroRate(curve, years);
  if (kind === 'forward') return forwardRate(curve, years);
  return parYield(curve, years, usualFrequency(country));
}

/**
 * A 30-year bond soon has a little less to run, and stays the 30-year bond until the next issue.
 */
const BEYOND_LONGEST = 1.08;

/** Whether the bonds reach this far; assumed if their longest maturity is unknown. */
export function isWithin(years: number, longest: number | null): boolean {
  return longest === null || years <= longest * BEYOND_LONGEST;
}

export function tenorsWithin(longest: number | null): Tenor[] {
  return TENOR_NAMES.filter((tenor) => isWithin(TENORS[tenor], longest));
}

/** The points of a drawn line: closer together where curves bend, and on every tenor. */
export function drawnTimes(longest: number | null): number[] {
  const last = tenorsWithin(longest).at(-1);
  if (last === undefined) return [];
  const times: number[] = [];
  let months = 3;
  while (months <= TENORS[last] * 12) {
    times.push(months / 12);
    months += months < 24 ? 1 : months < 120 ? 3 : 6;
  }
  return times;
}
