import { MASK, reveal, revealOrRefuse } from '../../../../access/guarded.ts';
import type { Viewer } from '../../../../access/viewer.ts';
import type {
  BondFigure,
  BondWorkout,
  DerivedFigure,
  FigureName,
  getBondDerivation,
  getBondFigures,
} from '../../../../contracts/bonds/analytics.ts';
import type { KindAssumptions } from '../../../../contracts/bonds/bond-kinds.ts';
import type { Answer } from '../../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import type { Db } from '../../../../db/connect.ts';
import { isShortWorkout, listAssumptions } from '../../../../domain/bonds/calculate-bond.ts';
import type { WorkoutChoice } from '../../../../domain/bonds/workout-choice.ts';
import { nextEnd, type BondEnd } from '../../../../domain/bonds/workout.ts';
import {
  describeAccrual,
  type MeasuredBond,
  type MeasuredEnd,
} from '../../../../domain/bonds/figures/measure-figures.ts';
import { formatDay, parseDay } from '../../../../domain/time/day.ts';
import type { Clock } from '../../../../domain/time/now.ts';
import type { RequestContext } from '../../../core/http/request-context.ts';
import { quoteFor } from '../../../engines/quotes/quotes.ts';
import { listTermGaps, requireKnownTerms } from '../../../engines/quotes/term-gaps.ts';
import { accrualFor, describeDerivation } from './derivation.ts';
import { figureText } from './figure-values.ts';
import { describeKind, readAssumptions } from './kinds.ts';
import * as store from './store.ts';

const COMPOUNDINGS = new Map([
  [1, 'annual'],
  [2, 'semiannual'],
  [4, 'quarterly'],
  [12, 'monthly'],
] as const);

/** Bond analytics at the latest prices, and how they are calculated. */
export class BondFigureService {
  readonly #db: Db;
  readonly #now: Clock;

  constructor(db: Db, now: Clock) {
    this.#db = db;
    this.#now = now;
  }

  async figures(
    bondId: number,
    { workout: asked, ...assumptions }: KindAssumptions & { workout?: WorkoutChoice | undefined },
    context: RequestContext,
  ): Promise<Answer<typeof getBondFigures>> {
    const assumed = readAssumptions(assumptions);
    const priced = await this.#find(bondId, asked);
    const { quote, isOver, isDefaulted, settlementDays, at } = priced;
    const accrual = at && describeAccrual(at.bond);
    return {
      quote: quoteFor(context, quote),
      isOver,
      isDefaulted,
      settlementDays,
      ...listTermGaps(priced.stored),
      settlementDate: at ? formatDay(at.bond.settlement) : null,
      outstanding: at ? String(Number(at.bond.remaining.outstanding.toFixed(8))) : null,
      workout: at?.choice ?? asked ?? 'maturity',
      workouts: at ? describeWorkouts(at, context.viewer) : [],
      items: at ? at.names.map((name) => describeFigure(name, priced, at, context.viewer)) : [],
      accrual: at && accrual ? accrualFor(accrual, at.bond.settlement) : null,
      kind: describeKind(priced, assumed, context.viewer),
    };
  }

  async derivation(
    bondId: number,
    { figure, workout }: { figure: DerivedFigure; workout?: WorkoutChoice | undefined },
    { viewer }: RequestContext,
  ): Promise<Answer<typeof getBondDerivation>> {
    const priced = await this.#find(bondId, figure === 'worst' ? figure : workout);
    requireKnownTerms(priced.stored, 'params.instrumentId');
    const { at } = priced;
    const name = figure === 'worst' ? 'yield' : figure === 'spread_duration' ? 'margin' : figure;
    const measured = at && revealOrRefuse(viewer, at.measured);
    const end = at && revealOrRefuse(viewer, at.end);
    const hasIt = name === 'accrued' ? at && describeAccrual(at.bond) : at?.names.includes(name);
    // Without calls or puts, nothing can be worse than maturity.
    const isWorst = figure !== 'worst' || (at?.ends.length ?? 0) > 1;
    if (!measured || !end?.measures || !hasIt || !isWorst) {
      throw new ApiError('not_found', { field: 'query.figure' });
    }
    return {
      workout: at.choice,
      figure: name === 'accrued' ? null : describeFigure(name, priced, at, viewer),
      ...describeDerivation(figure === 'worst' ? 'yield' : figure, {
        end: { ...end, measures: end.measures },
        ends: at.choice === 'worst' ? measured.ends : [],
        curve: at.curve,
      }),
    };
  }

  async #find(bondId: number, asked: WorkoutChoice | undefined): Promise<store.PricedBond> {
    const priced = await store.findPricedBond(this.#db, bondId, asked, this.#now());
    if (!priced) throw new ApiError('not_found', { field: 'params.instrumentId' });
    const { at } = priced;
    if (at && at.choice !== 'worst' && !nextEnd(at.ends, at.choice)) {
      throw new ApiError('not_found', { field: 'query.workout' });
    }
    return priced;
  }
}

function describeFigure(
  name: FigureName,
  { indexName }: store.PricedBond,
  at: store.PriceOnDay,
  viewer: Viewer,
): BondFigure {
  const { bond, curve, values } = at;
  const { terms, compounding } = bond;
  const { value, change } = values.get(name)!;
  const seenEnd = findEnd(at, viewer);
  const endDay = parseDay(seenEnd.workoutDate ?? '');
  return {
    figure: name,
    value: reveal(viewer, value),
    change: reveal(viewer, change),
    price: reveal(viewer, at.price),
    priceKind: at.priceKind,
    priceDay: formatDay(at.priceDay),
    settlementDate: formatDay(bond.settlement),
    ...seenEnd,
    compounding: COMPOUNDINGS.get(compounding.timesAYear as 1) ?? 'other',
    timesAYear: compounding.timesAYear,
    dayCount: terms.dayCount,
    curve:
      name === 'spread' && curve
        ? {
            id: curve.id,
            country: curve.country,
            day: curve.day,
            yield: reveal(viewer, at.curveYield),
          }
        : null,
    indexName: name === 'margin' ? indexName : null,
    calendarUntil: terms.calendar?.certainUntil ?? null,
    assumptions: [
      ...listAssumptions(bond),
      // Shown only with a workout that the viewer may know: which one is the worst follows from the
      // price.
      ...(isShortWorkout(endDay, bond.settlement) ? (['short-workout'] as const) : []),
    ],
  };
}

const NO_WORKOUT = { workout: null, workoutDate: null, workoutPrice: null } as const;

/** Which workout is the worst reveals whether the price is above that of a call. */
function findEnd({ choice, ends, end }: store.PriceOnDay, viewer: Viewer) {
  const seen =
    choice === 'worst' ? reveal<MeasuredEnd | undefined>(viewer, end) : nextEnd(ends, choice);
  if (seen === null || seen === MASK || !seen) return NO_WORKOUT;
  const { kind, date, price } = describeEnd(seen);
  return { workout: kind, workoutDate: date, workoutPrice: price };
}

function describeEnd({ kind, day, price }: BondEnd): Pick<BondWorkout, 'kind' | 'date' | 'price'> {
  return {
    kind,
    date: day === undefined ? null : formatDay(day),
    price: day === undefined ? null : String(price),
  };
}

const TERM_CHOICES = ['maturity', 'call', 'put'] as const;

/** All workouts in the order of the terms, and the request parameter of each. */
function describeWorkouts(at: store.PriceOnDay, viewer: Viewer): BondWorkout[] {
  const { ends, names } = at;
  const seen = reveal<MeasuredBond | undefined>(viewer, at.measured);
  const measured = seen === null || seen === MASK ? undefined : seen;
  const hidden = seen === MASK ? MASK : null;
  return ends.map((end, i) => {
    const known = measured?.ends[i];
    const value = (name: FigureName) => (known ? figureText(name, known) : hidden);
    const spread = names.find((name) => name === 'margin' || name === 'spread');
    const { kind, date, price } = describeEnd(end);
    return {
      kind,
      date,
      price,
      choice: TERM_CHOICES.find((choice) => nextEnd(ends, choice) === end) ?? null,
      isWorst: measured && ends.length > 1 ? known === measured.worst : null,
      yield: value('yield'),
      spread: spread ? value(spread) : null,
      duration: value('duration'),
      convexity: value('convexity'),
      dv01: value('dv01'),
    };
  });
}
