import { addMonths, type Day } from '../../domain/time/day.ts';
import { findCalendars } from '../../domain/time/calendars/holidays.ts';
import { getCountry } from './countries.ts';
import { getCurrency, decimalsForPrice } from './currencies.ts';
import type { DemoInstrument, DemoIssuer, MarketKey, Names } from './demo-instrument.ts';
import { regionForCountry } from './equity-regions.ts';
import { fundHoldings } from './fund-holdings.ts';
import { makeIsin } from './isin.ts';
import { hash, Random, type Weighted } from './random.ts';
import type { SeriesPlan } from './series-plan.ts';
import { fundFacts, sharesOutstanding } from './share-facts.ts';
import { fundVenue, stockVenue } from './venues.ts';
import { regionFactor, worldFactor } from './world.ts';

export const STOCK_IDS_FROM = 2001;
export const ETF_IDS_FROM = 3001;

const ASSET_CLASSES = ['equity', 'bond', 'commodity', 'money_market', 'mixed'] as const;
export type AssetClass = (typeof ASSET_CLASSES)[number];

/** How many of a hundred funds are in each class. */
const CLASS_WEIGHTS: Weighted<AssetClass> = [
  ['equity', 56],
  ['bond', 25],
  ['commodity', 9],
  ['money_market', 4],
  ['mixed', 6],
];
const FUND_CURRENCIES: Weighted<string> = [
  ['USD', 48],
  ['EUR', 32],
  ['GBP', 13],
  ['CHF', 7],
];
/** Random number streams with a single use. */
const CLASS_STREAM = 35;
const VOLATILITY_STREAM = 42;
const FIRST_FUNDS = 10;

/** The data of a share besides its random numbers. */
export interface ShareSeed {
  readonly id: number;
  /** Its number within its part of the market, which determines withdrawals and suspensions. */
  readonly number: number;
  readonly issuer: DemoIssuer;
  readonly name: Names;
  readonly ticker: string;
  readonly importance: number;
  /** Whether it is a second stock of its company. */
  readonly isPreferred?: boolean;
  /** Null: it has no quotes. */
  readonly historyMonths: number | null;
}

export function demoStock(key: MarketKey, share: ShareSeed): DemoInstrument {
  const { id, issuer, importance, isPreferred = false } = share;
  const life = shareLife(key, share);
  const level = { id, dollars: life.dollars, importance, isPreferred };
  const venue = stockVenue(key.seed, id, issuer.country);
  const movement = stockMovement(key, share);
  return {
    ...demoShare(key, share, life, {
      currency: getCountry(issuer.country).currency,
      venue,
      movement,
    }),
    kind: 'stock',
    share: { sharesOutstanding: sharesOutstanding(key.seed, level) },
  };
}

/** A fund of a class; its theme, the English words in its name, determines its holdings. */
export function demoEtf(
  key: MarketKey,
  share: ShareSeed,
  { assetClass, theme }: { readonly assetClass: AssetClass; readonly theme?: string },
): DemoInstrument {
  const { id } = share;
  const random = new Random(key.seed, 4, id);
  const currency = isOneOfFirst(id)
    ? random.pick(['USD', 'EUR', 'USD', 'GBP', 'CHF'])
    : random.pickWeighted(FUND_CURRENCIES);
  const life = shareLife(key, share, assetClass);
  const fund = fundFacts(key.seed, id, { assetClass, currency });
  const movement: ShareMovement = ({ startUnits, decimals, firstDay }) => ({
    kind: 'line',
    seed: hash(key.seed, id),
    key,
    quantity: {
      of: 'fund',
      currency,
      holdings: fundHoldings(assetClass, currency, theme),
      from: firstDay,
      level: startUnits / 10 ** decimals,
      cost: fund.expenseRatioHundredths / 10_000,
    },
  });
  return {
    ...demoShare(key, share, life, {
      currency,
      venue: fundVenue(key.seed, id, currency),
      movement,
    }),
    kind: 'etf',
    category: assetClass,
    fund,
  };
}

/**
 * The holdings of a fund. The first funds, the only ones of the smallest market, cover all classes.
 */
export function fundClass(seed: number, id: number): AssetClass {
  if (isOneOfFirst(id)) return ASSET_CLASSES[(id - ETF_IDS_FROM) % ASSET_CLASSES.length]!;
  return new Random(seed, CLASS_STREAM, id).pickWeighted(CLASS_WEIGHTS);
}

function isOneOfFirst(id: number): boolean {
  return id < ETF_IDS_FROM + FIRST_FUNDS;
}

interface ShareLife {
  readonly isWithdrawn: boolean;
  readonly lastDay: Day;
  /** The price before the first day. */
  readonly dollars: number;
}

/** A liquidated company has no stocks any more. */
function shareLife(
  { seed, today }: MarketKey,
  { id, number, issuer }: ShareSeed,
  assetClass?: AssetClass,
): ShareLife {
  const isWithdrawn = number % 50 === 17 || (issuer.status === 'liquidated' && !assetClass);
  const random = new Random(seed, 3, id);
  return {
    isWithdrawn,
    lastDay: isWithdrawn ? today - random.whole(30, 900) : Infinity,
    dollars: 10 ** random.between(0.8, 2.4),
  };
}

/** The movement of a price that starts on a day. */
type ShareMovement = (
  begin: Pick<SeriesPlan, 'startUnits' | 'decimals' | 'firstDay'>,
) => SeriesPlan['movement'];

interface ShareListing {
  readonly currency: string;
  readonly venue: string;
  readonly movement: ShareMovement;
}

function demoShare(
  key: MarketKey,
  share: ShareSeed,
  life: ShareLife,
  listing: ShareListing,
): Omit<DemoInstrument, 'kind'> {
  const { id, issuer, name, ticker, importance, historyMonths } = share;
  const { isWithdrawn, lastDay } = life;
  return {
    id,
    name,
    isin: makeIsin(issuer.country, id),
    ticker,
    issuerId: issuer.id,
    currency: listing.currency,
    venue: listing.venue,
    status: isWithdrawn ? 'withdrawn' : 'active',
    importance,
    ...(historyMonths === null
      ? {}
      : {
          series: shareSeries(share, listing, {
            ...life,
            firstDay: addMonths(Math.min(key.today, lastDay), -historyMonths),
          }),
        }),
  };
}

function shareSeries(
  { id, number }: ShareSeed,
  { currency, venue, movement }: ShareListing,
  facts: ShareLife & { readonly firstDay: Day },
): SeriesPlan {
  const decimals = decimalsForPrice(currency);
  const level = facts.dollars * getCurrency(currency).perDollar;
  const startUnits = Math.max(Math.round(level * 10 ** decimals), 100);
  const { firstDay, lastDay } = facts;
  return {
    id,
    decimals,
    unit: currency,
    isRealtime: false,
    firstDay,
    lastDay,
    startUnits,
    hasGaps: number % 40 === 11,
    calendars: findCalendars([currency], venue),
    movement: movement({ startUnits, decimals, firstDay }),
  };
}

/** Stocks follow the index of their region. */
function stockMovement({ seed }: MarketKey, { id, issuer }: ShareSeed): ShareMovement {
  const volatility = new Random(seed, VOLATILITY_STREAM, id).between(0.013, 0.026);
  return ({ startUnits }) => ({
    kind: 'walk',
    seed: hash(seed, id),
    factors: [worldFactor(seed, 0.22), regionFactor(seed, regionForCountry(issuer.country), 0.25)],
    isRelative: true,
    volatility,
    drift: 0.00025,
    // Pulls a low price up more strongly than it holds a high price down, so that no price goes to
    // zero.
    anchor: startUnits * 2,
    reversion: 0.0003,
    arrivesOn: Infinity,
  });
}
