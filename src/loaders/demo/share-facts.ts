import { getCurrency } from './currencies.ts';
import type { FundFacts } from './demo-instrument.ts';
import { Random } from './random.ts';
import type { AssetClass } from './shares.ts';

/** Random number streams with a single use. */
const SHARES_STREAM = 31;
const FUND_STREAM = 32;

/**
 * Market capitalisations as powers of ten in dollars: typical, least known and best known
 * companies.
 */
const LEAST_CAP = 8.6;
const MORE_OF_KNOWN = 1.6;
const CAP_DEVIATION = 0.65;
const MAX_KNOWN = 1_000_000;
/** Prices have about doubled since their first day. */
const GROWN = 2;
const PREFERRED_PART = 0.2;

interface ShareLevel {
  readonly id: number;
  /** The price on the first day, in dollars. */
  readonly dollars: number;
  readonly importance: number;
  readonly isPreferred: boolean;
}

/**
 * A number that gives a typical market capitalisation: a few companies are very large, most small.
 */
export function sharesOutstanding(
  seed: number,
  { id, dollars, importance, isPreferred }: ShareLevel,
): number {
  const random = new Random(seed, SHARES_STREAM, id);
  const known = Math.min(importance / MAX_KNOWN, 1);
  const power = LEAST_CAP + MORE_OF_KNOWN * known + CAP_DEVIATION * random.bell();
  const part = isPreferred ? PREFERRED_PART : 1;
  const shares = (part * 10 ** power) / (GROWN * dollars);
  // Companies report them at least in hundreds.
  return Math.max(Math.round(shares / 100), 100) * 100;
}

interface FundClass {
  /** Percent per year: the cheapest and the most expensive. */
  readonly cost: readonly [number, number];
  /** The typical fund size as a power of ten in dollars. */
  readonly assets: number;
  readonly paysOut: number;
}

const FUND_CLASSES: Readonly<Record<AssetClass, FundClass>> = {
  equity: { cost: [0.05, 0.75], assets: 8.5, paysOut: 0.45 },
  bond: { cost: [0.05, 0.5], assets: 8.4, paysOut: 0.6 },
  commodity: { cost: [0.12, 0.85], assets: 8, paysOut: 0 },
  money_market: { cost: [0.05, 0.2], assets: 8.8, paysOut: 0.3 },
  mixed: { cost: [0.2, 1.25], assets: 7.7, paysOut: 0.4 },
};
const ASSETS_DEVIATION = 0.75;
const LEAST_ASSETS = 6.3;
const MAX_ASSETS = 11;

export function fundFacts(
  seed: number,
  id: number,
  { assetClass, currency }: { readonly assetClass: AssetClass; readonly currency: string },
): FundFacts {
  const random = new Random(seed, FUND_STREAM, id);
  const { cost, assets, paysOut } = FUND_CLASSES[assetClass];
  const size = random.bell();
  const power = Math.min(Math.max(assets + ASSETS_DEVIATION * size, LEAST_ASSETS), MAX_ASSETS);
  // Large funds are mostly cheap.
  const place = Math.min(Math.max(random.unit() ** 1.6 - 0.08 * size, 0), 1);
  const [low, high] = cost;
  return {
    // Quoted in hundredths of a percent.
    expenseRatioHundredths: Math.round(100 * (low + (high - low) * place)),
    netAssets: Math.round((10 ** power * getCurrency(currency).perDollar) / 10_000) * 10_000,
    paysOut: random.chance(paysOut),
  };
}
