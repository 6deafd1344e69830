import { reveal, revealList, visibilityFor } from '../../../access/guarded.ts';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import type { getHome } from '../../../contracts/home/home.ts';
import type { Db } from '../../../db/connect.ts';
import { formatDay } from '../../../domain/time/day.ts';
import { mostCommon } from '../../../domain/time/figure-day.ts';
import { makeHeadline } from '../../../domain/home/headline.ts';
import { todayAt, type Clock } from '../../../domain/time/now.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import { CachedRead } from '../../core/cache/cached-read.ts';
import { countryIn, nameIn } from '../../engines/quotes/names.ts';
import { bondFor, fundFor, indexFor, originFor, pairFor, shareFor } from './answer-rows.ts';
import { readBonds } from './bonds-store.ts';
import { readCounts } from './counts-store.ts';
import { StaleWhileRevalidate } from '../../core/cache/stale-while-revalidate.ts';
import { readIndexes, readPairs, type Breadth, type IndexesRead } from './quotes-store.ts';
import { readFunds, readStocks } from './shares-store.ts';
import { readSourceNames } from './sources-store.ts';
import { readWeek } from './week-store.ts';
import { readYields, type YieldRecord } from './yields-store.ts';

type Home = Answer<typeof getHome>;

/** The page updates quotes itself; the initial ones are never older than this. */
const QUOTES_MS = 1000;
/** Closes come once a day, announced by a notice. */
const CLOSES_MS = 30_000;
/** For counts of the whole market. */
const COUNTS_MS = 60_000;

/** The start page, built from reads that all viewers share: access is applied at the end. */
export class HomeService {
  readonly #now: Clock;
  readonly #quotes;
  readonly #closes;
  readonly #counts;
  readonly #week;

  constructor(db: Db, now: Clock) {
    this.#now = now;
    this.#quotes = new CachedRead(async () => {
      const moment = now();
      const [pairs, indexes, yields] = await Promise.all([
        readPairs(db, moment),
        readIndexes(db, moment),
        readYields(db, moment),
      ]);
      return { pairs, indexes, yields };
    }, QUOTES_MS);
    this.#closes = new CachedRead(async () => {
      const [bonds, stocks, etf, sources] = await Promise.all([
        readBonds(db, now()),
        readStocks(db, now()),
        readFunds(db, now()),
        readSourceNames(db),
      ]);
      return { bonds, stocks, etf, sources };
    }, CLOSES_MS);
    this.#counts = new StaleWhileRevalidate(() => readCounts(db, now()), COUNTS_MS);
    this.#week = new StaleWhileRevalidate(async () => {
      const today = todayAt(now());
      return { today, ...(await readWeek(db, today)) };
    }, COUNTS_MS);
  }

  /** Values have changed. */
  outdate(): void {
    this.#quotes.forget();
    this.#closes.forget();
    this.#counts.outdate();
    this.#week.outdate();
  }

  /**
   * Instruments may have been hidden, or notices were missed. Counts reveal nothing and are slow in
   * a large market, so requests don't wait for them.
   */
  forget(): void {
    this.outdate();
    this.#week.forget();
  }

  async home(context: RequestContext): Promise<Home> {
    const { viewer, language } = context;
    const today = formatDay(todayAt(this.#now()));
    const [{ pairs, indexes, yields }, { bonds, stocks, etf, sources }, counted, week] =
      await Promise.all([
        this.#quotes.get(),
        this.#closes.get(),
        this.#counts.get(),
        this.#weekOn(todayAt(this.#now())),
      ]);
    const moves = revealList(viewer, counted.breadth);
    const ofPairs = reveal(viewer, pairs.breadth);
    const list = <T, R>(rows: readonly T[], toRow: (row: T, context: RequestContext) => R): R[] =>
      rows.map((row) => toRow(row, context));
    const leading = list(indexes.leading, indexFor);
    return {
      masked: visibilityFor(viewer) === 'shape',
      today,
      counts: { ...counted.counts, currencies: pairs.count, curves: yields.curves },
      breadth:
        ofPairs === null || typeof ofPairs === 'string' || pairs.count === 0
          ? [...moves]
          : [...moves, { kind: 'currencies', ...ofPairs }],
      headline: headlineFor(
        { yields: yields.shown, shares: moves.find(({ kind }) => kind === 'stocks'), indexes },
        context,
      ),
      pairs: {
        sources: uniqueNames(pairs.leading),
        leading: list(pairs.leading, pairFor),
        moved: list(revealList(viewer, pairs.moved), pairFor),
      },
      indexes: {
        sources: uniqueNames([...indexes.leading, ...indexes.rates]),
        leading,
        rates: list(indexes.rates, indexFor),
      },
      yields: yields.shown.map((each) => ({
        curveId: each.curveId,
        country: each.country,
        name: countryIn(language, each.country),
        day: each.day,
        source: each.source,
        rate: reveal(viewer, each.rate),
        change: reveal(viewer, each.change),
        spread: reveal(viewer, each.spread),
        slope: reveal(viewer, each.slope),
        line: [...revealList(viewer, each.line)],
      })),
      bonds: {
        ...originFor([...bonds.leading, ...bonds.newest], sources),
        workout: 'worst',
        among: bonds.among,
        leading: list(bonds.leading, bondFor),
        newest: list(bonds.newest, bondFor),
        moved: list(revealList(viewer, bonds.moved), bondFor),
        highest: list(revealList(viewer, bonds.highest), bondFor),
      },
      map: {
        workout: 'worst',
        currency: bonds.map.currency,
        curve: [...revealList(viewer, bonds.map.curve)],
        bands: [...revealList(viewer, bonds.map.bands)],
      },
      stocks: {
        ...originFor(stocks.leading, sources),
        among: stocks.among,
        leading: list(stocks.leading, shareFor),
        rising: list(revealList(viewer, stocks.rising), shareFor),
        falling: list(revealList(viewer, stocks.falling), shareFor),
      },
      etf: {
        ...originFor(etf.leading, sources),
        leading: list(etf.leading, fundFor),
        largest: list(revealList(viewer, etf.largest), fundFor),
      },
      week: {
        among: week.among,
        days: week.days.map(({ day, count, items }) => ({
          day,
          count,
          items: items.map((item) => ({ ...item, name: nameIn(language, item.name) })),
        })),
      },
    };
  }

  /** Yesterday's week isn't shown after midnight, however recently it was read. */
  async #weekOn(today: number) {
    const week = await this.#week.get();
    if (week.today === today) return week;
    this.#week.forget();
    return this.#week.get();
  }
}

function uniqueNames(rows: readonly { readonly source: string }[]): string[] {
  return [...new Set(rows.map(({ source }) => source))];
}

/**
 * For one day: that of the shares, or otherwise of most yields. Values of other days are left out.
 */
function headlineFor(
  {
    yields,
    shares,
    indexes,
  }: {
    readonly yields: readonly YieldRecord[];
    readonly shares: Breadth | undefined;
    readonly indexes: IndexesRead;
  },
  { viewer, language }: RequestContext,
): Home['headline'] {
  const day = shares?.day ?? mostCommon(yields.map((each) => each.day)) ?? null;
  if (visibilityFor(viewer) === 'shape' || day === null) {
    return { yields: null, shares: null, leader: null, leaderChange: null, day: null };
  }
  const leading = indexes.leading.flatMap(({ id, name, category, lastDay, closeChange }) => {
    const change = reveal(viewer, closeChange);
    if (category !== 'equity' || lastDay !== day || change === null) return [];
    return [{ id, name, change, percent: Number(change) }];
  });
  const headline = makeHeadline({
    yieldChanges: yields.flatMap((each) => {
      const change = each.day === day ? reveal(viewer, each.change) : null;
      return change === null ? [] : [Number(change)];
    }),
    shares: shares ?? null,
    indexes: leading,
  });
  const leader = leading.find(({ id }) => id === headline.leader?.id);
  return {
    yields: headline.yields,
    shares: headline.shares,
    leader: leader ? nameIn(language, leader.name) : null,
    leaderChange: leader?.change ?? null,
    day,
  };
}
