import { addMonths } from '../../domain/day.ts';
import { getCountry } from './countries.ts';
import { getCurrency, decimalsForPrice } from './currencies.ts';
import type { DemoInstrument, DemoIssuer, MarketKey, Names } from './demo-instrument.ts';
import { makeIsin } from './isin.ts';
import { hash, Random } from './random.ts';
import type { SeriesPlan } from './series-plan.ts';

export const STOCK_IDS_FROM = 2001;
export const ETF_IDS_FROM = 3001;
const MARKET_SEED = 0x5a_4e;

export const ASSET_CLASSES = ['equity', 'bond', 'commodity', 'money_market', 'mixed'] as const;
export type AssetClass = (typeof ASSET_CLASSES)[number];

const VOLATILITY: Readonly<Record<AssetClass, number>> = {
  equity: 0.011,
  bond: 0.004,
  commodity: 0.012,
  money_market: 0.0005,
  mixed: 0.007,
};

/** What a share needs besides its random numbers. */
export interface ShareSeed {
  readonly id: number;
  /** Its number within its part of the market, by which it may be withdrawn or suspended. */
  readonly number: number;
  readonly issuer: DemoIssuer;
  readonly name: Names;
  readonly ticker: string;
  readonly importance: number;
  /** Null: it has no quotes. */
  readonly historyMonths: number | null;
}

export function demoStock(key: MarketKey, share: ShareSeed): DemoInstrument {
  return demoShare(key, share, 'stock', getCountry(share.issuer.country).currency);
}

export function demoEtf(key: MarketKey, share: ShareSeed, assetClass: AssetClass): DemoInstrument {
  const currency = new Random(key.seed, 4, share.id).pick(['USD', 'EUR', 'USD', 'GBP', 'CHF']);
  return demoShare(key, share, 'etf', currency, assetClass);
}

function demoShare(
  key: MarketKey,
  share: ShareSeed,
  kind: 'stock' | 'etf',
  currency: string,
  assetClass?: AssetClass,
): DemoInstrument {
  const { id, number, issuer, name, ticker, importance, historyMonths } = share;
  const isWithdrawn = number % 50 === 17;
  const random = new Random(key.seed, 3, id);
  const withdrawnOn = isWithdrawn ? key.today - random.whole(30, 900) : Infinity;
  return {
    id,
    kind,
    name,
    isin: makeIsin(issuer.country, id),
    ticker,
    issuerId: issuer.id,
    currency,
    ...(assetClass ? { category: assetClass } : {}),
    status: isWithdrawn ? 'withdrawn' : 'active',
    importance,
    ...(historyMonths === null
      ? {}
      : {
          series: shareSeries(key, share, currency, {
            volatility: assetClass ? VOLATILITY[assetClass] : random.between(0.012, 0.024),
            firstDay: addMonths(Math.min(key.today, withdrawnOn), -historyMonths),
            lastDay: withdrawnOn,
            dollars: 10 ** random.between(0.8, 2.4),
          }),
        }),
  };
}

function shareSeries(
  { seed }: MarketKey,
  { id, number }: ShareSeed,
  currency: string,
  facts: { volatility: number; firstDay: number; lastDay: number; dollars: number },
): SeriesPlan {
  const decimals = decimalsForPrice(currency);
  const level = facts.dollars * getCurrency(currency).perDollar;
  const startUnits = Math.max(Math.round(level * 10 ** decimals), 100);
  return {
    id,
    decimals,
    unit: currency,
    isRealtime: false,
    firstDay: facts.firstDay,
    lastDay: facts.lastDay,
    startUnits,
    hasGaps: number % 40 === 11,
    movement: {
      kind: 'walk',
      seed: hash(seed, id),
      marketSeed: hash(seed, MARKET_SEED),
      marketWeight: 0.4,
      isRelative: true,
      volatility: facts.volatility,
      drift: 0.00025,
      // Pulls a low price up more strongly than it holds a high price down, so that no price goes
      // to zero.
      anchor: startUnits * 2,
      reversion: 0.0003,
      arrivesOn: Infinity,
    },
  };
}
