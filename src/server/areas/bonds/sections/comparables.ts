import { MASK } from '../../../../access/guarded.ts';
import type { getComparableBonds } from '../../../../contracts/bonds/sections.ts';
import type { Answer } from '../../../../contracts/core/endpoint.ts';
import type { Db } from '../../../../db/connect.ts';
import { formatDay, parseDay, type Day } from '../../../../domain/time/day.ts';
import { todayAt, type Clock } from '../../../../domain/time/now.ts';
import { BEST_NOTCH, WORST_NOTCH } from '../../../../domain/instruments/rating-scale.ts';
import type { RequestContext } from '../../../core/http/request-context.ts';
import {
  bondRowFor,
  findBondRows,
  findSourceNames,
  sortByEnd,
} from '../../../engines/quotes/bond-rows.ts';
import {
  compositeGrade,
  findComposites,
  ratingFor,
} from '../../../engines/quotes/composite-ratings.ts';
import { curveLineFor, findCurveLines } from '../../../engines/quotes/curve-lines.ts';
import { findCandidates } from './comparables-store.ts';
import { findBond } from './find-bond.ts';

type Comparables = Answer<typeof getComparableBonds>;
type Choice = Comparables['choice'];
type Row = Comparables['items'][number];

const MAX_PEERS = 8;
const NOTCHES_APART = 2;
/** The share of the bond's remaining life; at least FEWEST_DAYS, for short bonds. */
const TIME_SHARE = 0.4;
const FEWEST_DAYS = 365;

/**
 * Similar bonds: chosen by currency, kind, rating and maturity, never by market values. So their
 * choice and order reveal no values to viewers without access, and no rating, because for these
 * viewers the choice ignores ratings.
 */
export class ComparableService {
  readonly #db: Db;
  readonly #now: Clock;

  constructor(db: Db, now: Clock) {
    this.#db = db;
    this.#now = now;
  }

  async comparables(bondId: number, context: RequestContext): Promise<Comparables> {
    const db = this.#db;
    const now = this.#now();
    const today = todayAt(now);
    const bond = await findBond(db, bondId);
    const span = maturitySpan(bond.matures_on, today);
    const self = { id: bondId, issuerId: bond.issuer_id };
    const candidates = await findCandidates(db, { ...bond, ...span, today });
    const ratings = await findComposites(db, [self, ...candidates]);
    const notch = (id: number) => ratingFor(context, ratings.get(id) ?? null)?.notch ?? null;
    const own = notch(bondId);
    const peers = candidates
      .filter(({ id }) => isNear(own, notch(id)))
      .slice(0, MAX_PEERS)
      .map(({ id }) => id);
    const rows = sortByEnd(await findBondRows(db, [bondId, ...peers], now));
    const [curves, sources] = await Promise.all([
      findCurveLines(
        db,
        rows.filter(({ id }) => id === bondId),
        now,
      ),
      findSourceNames(db, rows),
    ]);
    return {
      items: compare(
        rows.map((row) => bondRowFor(context, row)),
        bondId,
      ),
      choice: {
        currency: bond.currency,
        category: bond.category,
        ...span,
        ...gradesAround(own),
      },
      curves: curves.map((line) => curveLineFor(context.viewer, line)),
      sources,
    };
  }
}

function isNear(own: number | null, other: number | null): boolean {
  if (own === null) return true;
  return other !== null && Math.abs(other - own) <= NOTCHES_APART;
}

function gradesAround(own: number | null): Pick<Choice, 'bestGrade' | 'worstGrade'> {
  if (own === null) return { bestGrade: null, worstGrade: null };
  return {
    bestGrade: compositeGrade(Math.max(own - NOTCHES_APART, BEST_NOTCH)),
    worstGrade: compositeGrade(Math.min(own + NOTCHES_APART, WORST_NOTCH)),
  };
}

/** Perpetuals are compared with perpetuals. */
function maturitySpan(
  maturesOn: string | null,
  today: Day,
): Pick<Choice, 'maturesFrom' | 'maturesTo'> {
  const end = parseDay(maturesOn ?? '');
  if (end === undefined) return { maturesFrom: null, maturesTo: null };
  const days = Math.max(FEWEST_DAYS, Math.round(TIME_SHARE * (end - today)));
  return {
    maturesFrom: formatDay(Math.max(end - days, today + 1)),
    maturesTo: formatDay(end + days),
  };
}

/** Based on what this reader may see: a difference of masked values is masked. */
function compare(rows: readonly Omit<Row, 'difference'>[], bondId: number): Row[] {
  const self = rows.find(({ id }) => id === bondId);
  return rows.map((row) => ({ ...row, difference: self ? differ(row, self) : null }));
}

function differ(row: Omit<Row, 'difference'>, self: Omit<Row, 'difference'>): string | null {
  if (row.id === self.id) return null;
  const difference = subtract(row.spread, self.spread, 1);
  return difference ?? subtract(row.yield, self.yield, 100);
}

function subtract(value: string | null, other: string | null, times: number): string | null {
  if (value === null || other === null) return null;
  const points = times * (Number(value) - Number(other));
  return Number.isNaN(points) ? MASK : points.toFixed(1);
}
