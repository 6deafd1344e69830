import { Guarded } from '../../../access/guarded.ts';
import { findBenchmark } from '../../../db/bonds/benchmark-curve.ts';
import type { Db } from '../../../db/connect.ts';
import { parPoints } from '../../../domain/curves/par-points.ts';
import { formatDay } from '../../../domain/time/day.ts';
import {
  bandOfNotch,
  median,
  RATING_BANDS,
  type RatingBand,
} from '../../../domain/home/rating-bands.ts';
import { marketDay } from '../../../domain/time/figure-day.ts';
import { todayAt, type Now } from '../../../domain/time/now.ts';
import { pickCloses, readCloses, type CloseRecord } from './close-rows.ts';

/**
 * Rankings by value only include the most important bonds: the values of an untraded bond say
 * nothing.
 */
const AMONG = 1000;
const SHOWN = 7;
/** The yield of a bond close to maturity says nothing. */
const SHORTEST_DURATION = 0.5;
/** More points can't be distinguished on such a small map. */
const DRAWN = 300;
/** Yields outside these quantiles would squeeze the others. */
const DRAWN_QUANTILES = [0.01, 0.97] as const;
/** Beyond this maturity, a curve without a measured end is a guess. */
const USUAL_LONGEST = 30;

export interface MapBand {
  readonly band: RatingBand;
  readonly bonds: number;
  readonly yield: string | null;
  readonly duration: string | null;
  readonly spread: string | null;
  readonly points: number[];
}

export interface BondsRead {
  readonly among: number;
  readonly leading: readonly CloseRecord[];
  readonly newest: readonly CloseRecord[];
  readonly moved: Guarded<readonly CloseRecord[]>;
  readonly highest: Guarded<readonly CloseRecord[]>;
  readonly map: {
    readonly currency: string | null;
    readonly curve: Guarded<readonly number[]>;
    readonly bands: Guarded<readonly MapBand[]>;
  };
}

/** The figures by which a bond is ranked and drawn; they only leave this file guarded. */
interface Figures {
  readonly id: number;
  readonly currency: string | null;
  readonly lastDay: string | null;
  readonly change: number | null;
  readonly yield: number | null;
  readonly duration: number | null;
  readonly spread: number | null;
  readonly notch: number | null;
}

async function findFigures(db: Db, currency?: string): Promise<Figures[]> {
  let rows = db
    .selectFrom('screen_row')
    .where('kind', '=', 'bond')
    .where('status', '=', 'active')
    .where('is_shown', '=', true)
    .orderBy('importance', 'desc')
    .orderBy('id')
    .limit(AMONG)
    .select([
      'id',
      'currency',
      'last_day as lastDay',
      'day_change as change',
      'yield',
      'duration',
      'spread',
      'notch',
    ]);
  if (currency !== undefined) rows = rows.where('currency', '=', currency);
  const found = await rows.execute();
  return found.map((row) => ({
    id: row.id,
    currency: row.currency,
    lastDay: row.lastDay,
    notch: row.notch,
    change: toNumber(row.change),
    yield: toNumber(row.yield),
    duration: toNumber(row.duration),
    spread: toNumber(row.spread),
  }));
}

function toNumber(text: string | null): number | null {
  return text === null ? null : Number(text);
}

export async function readBonds(db: Db, now: Now): Promise<BondsRead> {
  const [leading, newestIds] = await Promise.all([findFigures(db), findNewest(db, now)]);
  const currency = usualCurrency(leading);
  const leadingIds = leading.slice(0, SHOWN).map(({ id }) => id);
  const ranked = rankBonds(leading, formatDay(marketDay(now, 'bond')));
  const ids = [...leadingIds, ...newestIds, ...ranked.moved, ...ranked.highest];
  const [closes, map] = await Promise.all([
    readCloses(db, 'bond', ids, now),
    currency === null ? null : readMap(db, currency, now),
  ]);
  return {
    among: leading.length,
    leading: pickCloses(closes, leadingIds),
    newest: pickCloses(closes, newestIds),
    moved: new Guarded(pickCloses(closes, ranked.moved)),
    highest: new Guarded(pickCloses(closes, ranked.highest)),
    map: { currency, curve: new Guarded(map?.curve ?? []), bands: new Guarded(map?.bands ?? []) },
  };
}

/** By issue date, most important first. */
async function findNewest(db: Db, now: Now): Promise<number[]> {
  const rows = await db
    .selectFrom('screen_row')
    .where('kind', '=', 'bond')
    .where('status', '=', 'active')
    .where('is_shown', '=', true)
    .where('issued_on', '<=', formatDay(todayAt(now)))
    .orderBy('issued_on', 'desc')
    .orderBy('importance', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Only bonds that aren't stale. */
function rankBonds(
  figures: readonly Figures[],
  reached: string,
): { moved: number[]; highest: number[] } {
  const traded = figures.filter(({ lastDay }) => lastDay !== null && lastDay >= reached);
  const first = (rows: readonly Figures[], by: (row: Figures) => number) =>
    rows
      .toSorted((a, b) => by(b) - by(a))
      .slice(0, SHOWN)
      .map(({ id }) => id);
  return {
    moved: first(
      traded.filter(({ change }) => change !== null && change !== 0),
      ({ change }) => Math.abs(change!),
    ),
    highest: first(
      traded.filter((row) => row.yield !== null && (row.duration ?? 0) >= SHORTEST_DURATION),
      (row) => row.yield!,
    ),
  };
}

/** The most frequent currency. */
function usualCurrency(figures: readonly Figures[]): string | null {
  const counts = new Map<string, number>();
  for (const { currency } of figures) {
    if (currency !== null) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return most?.[0] ?? null;
}

async function readMap(
  db: Db,
  currency: string,
  now: Now,
): Promise<{ curve: number[]; bands: MapBand[] }> {
  const [figures, benchmark] = await Promise.all([
    findFigures(db, currency),
    findBenchmark(db, currency, todayAt(now)),
  ]);
  const placed = figures.filter(
    (row) => row.yield !== null && row.duration !== null && row.notch !== null,
  );
  const curve = benchmark
    ? parPoints(benchmark.rates, benchmark.longest ?? USUAL_LONGEST, 1).flatMap((point) => [
        rounded(point.duration),
        rounded(point.yield),
      ])
    : [];
  return { curve, bands: makeBands(placed) };
}

function makeBands(placed: readonly Figures[]): MapBand[] {
  const yields = placed.map((row) => row.yield!).toSorted((a, b) => a - b);
  const [low, high] = DRAWN_QUANTILES.map((share) => yields[Math.floor(share * yields.length)]);
  const drawn = new Set(
    placed.filter((row) => row.yield! >= low! && row.yield! <= high!).slice(0, DRAWN),
  );
  const byBand = Map.groupBy(placed, ({ notch }) => bandOfNotch(notch!));
  return RATING_BANDS.flatMap((band) => {
    const rows = byBand.get(band) ?? [];
    if (rows.length === 0) return [];
    const middle = (pick: (row: Figures) => number | null, digits: number) =>
      median(rows.map(pick).filter((value) => value !== null))?.toFixed(digits) ?? null;
    return {
      band,
      bonds: rows.length,
      yield: middle((row) => row.yield, 3),
      duration: middle(({ duration }) => duration, 2),
      spread: middle(({ spread }) => spread, 0),
      points: rows.flatMap((row) =>
        drawn.has(row) ? [rounded(row.duration!), rounded(row.yield!)] : [],
      ),
    };
  });
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
