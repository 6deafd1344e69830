import { addMonths } from '../../domain/time/day.ts';
import { findCalendars } from '../../domain/time/calendars/holidays.ts';
import type { DemoInstrument, MarketKey } from './demo-instrument.ts';
import { indexIdeas, type IndexIdea } from './index-names.ts';
import { hash, Random, spread } from './random.ts';
import type { SeriesPlan } from './series-plan.ts';
import type { Walk } from './walk.ts';
import { worldFactor } from './world.ts';

const INDEX_IDS_FROM = 1001;

/**
 * The movement of an index with no dependents: daily volatility as a share of its level, growth,
 * reversion.
 */
const MOVEMENT: Readonly<
  Record<IndexIdea['category'], Pick<Walk, 'volatility' | 'drift' | 'reversion'>>
> = {
  equity: { volatility: 0.011, drift: 0.0001, reversion: 0.0008 },
  bond: { volatility: 0.0035, drift: 0.00005, reversion: 0.0005 },
  commodity: { volatility: 0.014, drift: 0, reversion: 0.0015 },
  money_market: { volatility: 0.012, drift: 0, reversion: 0.003 },
  volatility: { volatility: 0.06, drift: 0, reversion: 0.03 },
};

export interface IndexHistory {
  /**
   * The number of indexes, from the first, with `months` of quotes; the rest have `monthsOfOthers`.
   */
  readonly first: number;
  readonly months: number;
  readonly monthsOfOthers: number;
  readonly realtime: number;
}

export function demoIndexes(
  key: MarketKey,
  count: number,
  history: IndexHistory,
): DemoInstrument[] {
  return spread(indexIdeas(), count).map((idea, i) =>
    demoIndex(key, idea, {
      id: INDEX_IDS_FROM + i,
      importance: 950_000 - 1000 * i,
      isRealtime: i < history.realtime,
      // Futures need commodity prices on every day.
      hasGaps: i >= history.realtime && i % 50 === 8 && idea.category !== 'commodity',
      historyMonths: i < history.first ? history.months : history.monthsOfOthers,
    }),
  );
}

export function demoIndex(
  key: MarketKey,
  idea: IndexIdea,
  facts: {
    readonly id: number;
    readonly importance: number;
    readonly isRealtime: boolean;
    readonly hasGaps: boolean;
    readonly historyMonths: number | null;
  },
): DemoInstrument {
  const { id, importance, historyMonths } = facts;
  return {
    id,
    kind: 'index',
    name: idea.name,
    ticker: idea.ticker,
    currency: idea.currency,
    category: idea.category,
    status: 'active',
    importance,
    ...(historyMonths === null ? {} : { series: indexSeries(key, idea, facts, historyMonths) }),
  };
}

function indexSeries(
  key: MarketKey,
  idea: IndexIdea,
  { id, isRealtime, hasGaps }: { id: number; isRealtime: boolean; hasGaps: boolean },
  historyMonths: number,
): SeriesPlan {
  const anchor = Math.round(idea.level * 10 ** idea.decimals);
  const usual = MOVEMENT[idea.category];
  // Implied volatility falls when stocks rise.
  const ofWorld = idea.category === 'volatility' ? -0.5 : 0.4;
  const seed = hash(key.seed, id);
  const growth = new Random(key.seed, 5, id).between(0.55, 0.95);
  return {
    id,
    decimals: idea.decimals,
    unit: idea.unit,
    isRealtime,
    firstDay: addMonths(key.today, -historyMonths),
    lastDay: Infinity,
    startUnits: Math.round(anchor * growth),
    hasGaps,
    calendars: findCalendars([idea.currency]),
    movement: idea.quantity
      ? { kind: 'line', seed, key, quantity: idea.quantity }
      : {
          kind: 'walk',
          seed,
          factors: [worldFactor(key.seed, ofWorld)],
          isRelative: true,
          ...usual,
          anchor,
          arrivesOn: Infinity,
        },
  };
}
