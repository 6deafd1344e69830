import { MASK, reveal, revealOrRefuse } from '../../../access/guarded.ts';
import type { Viewer } from '../../../access/viewer.ts';
import type {
  BondFigure,
  DerivedFigure,
  FigureName,
  getBondDerivation,
  getBondFigures,
} from '../../../contracts/bond-figures.ts';
import type { KindAssumptions } from '../../../contracts/bond-kinds.ts';
import type { Answer } from '../../../contracts/endpoint.ts';
import { ApiError } from '../../../contracts/errors.ts';
import type { Db } from '../../../db/connect.ts';
import { listAssumptions } from '../../../domain/bond/calculate-bond.ts';
import { FULL_PRICE } from '../../../domain/bond/bond-terms.ts';
import {
  describeAccrual,
  type MeasuredBond,
} from '../../../domain/bond-figures/measure-figures.ts';
import { formatDay, type Day } from '../../../domain/day.ts';
import type { Clock } from '../../../domain/now.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { quoteFor } from '../../market/quotes.ts';
import { accrualFor, describeDerivation } from './derivation.ts';
import { describeKind, readAssumptions } from './kinds.ts';
import * as store from './store.ts';

const COMPOUNDINGS = new Map([
  [1, 'annual'],
  [2, 'semiannual'],
  [4, 'quarterly'],
  [12, 'monthly'],
] as const);

/** What bonds yield at their latest prices, and how that is reckoned. */
export class BondFigureService {
  readonly #db: Db;
  readonly #now: Clock;

  constructor(db: Db, now: Clock) {
    this.#db = db;
    this.#now = now;
  }

  async figures(
    bondId: number,
    assumptions: KindAssumptions,
    context: RequestContext,
  ): Promise<Answer<typeof getBondFigures>> {
    const assumed = readAssumptions(assumptions);
    const priced = await this.#find(bondId);
    const { quote, isOver, isDefaulted, settlementDays, at } = priced;
    const accrual = at && describeAccrual(at.bond);
    return {
      quote: quoteFor(context, quote),
      isOver,
      isDefaulted,
      settlementDays,
      settlementDate: at ? formatDay(at.bond.settlement) : null,
      items: at ? at.names.map((name) => describeFigure(name, priced, at, context.viewer)) : [],
      accrual: at && accrual ? accrualFor(accrual, at.bond.settlement) : null,
      kind: describeKind(priced, assumed, context.viewer),
    };
  }

  async derivation(
    bondId: number,
    figure: DerivedFigure,
    { viewer }: RequestContext,
  ): Promise<Answer<typeof getBondDerivation>> {
    const priced = await this.#find(bondId);
    const { at } = priced;
    const measured = at && revealOrRefuse(viewer, at.measured);
    const hasIt =
      figure === 'accrued' ? at && describeAccrual(at.bond) : at?.names.includes(figure);
    if (!measured || !hasIt) throw new ApiError('not_found', { field: 'query.figure' });
    return {
      figure: figure === 'accrued' ? null : describeFigure(figure, priced, at, viewer),
      ...describeDerivation(figure, measured, at.curve),
    };
  }

  async #find(bondId: number): Promise<store.PricedBond> {
    const priced = await store.findPricedBond(this.#db, bondId, this.#now());
    if (!priced) throw new ApiError('not_found', { field: 'params.instrumentId' });
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
  return {
    figure: name,
    value: reveal(viewer, value),
    change: reveal(viewer, change),
    price: reveal(viewer, at.price),
    priceKind: at.priceKind,
    priceDay: formatDay(at.priceDay),
    settlementDate: formatDay(bond.settlement),
    ...findEnd(name, at, viewer),
    compounding: COMPOUNDINGS.get(compounding.timesAYear as 1) ?? 'annual',
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
    assumptions: listAssumptions(bond),
  };
}

const NO_WORKOUT = { workout: null, workoutDate: null, workoutPrice: null } as const;

/** Which end is the worst tells whether the price is above that of a call. */
function findEnd(
  name: FigureName,
  { bond: { terms }, measured }: store.PriceOnDay,
  viewer: Viewer,
) {
  if (name !== 'worst') {
    return describeEnd({
      kind: terms.maturityDay === undefined ? 'perpetual' : 'maturity',
      day: terms.maturityDay,
      price: terms.redemption ?? FULL_PRICE,
    });
  }
  const seen = reveal<MeasuredBond | undefined>(viewer, measured);
  if (seen === null || seen === MASK || !seen?.worst) return NO_WORKOUT;
  const { workout, price } = seen.worst;
  return describeEnd({ kind: workout.kind, day: workout.day, price });
}

function describeEnd(end: {
  readonly kind: NonNullable<BondFigure['workout']>;
  readonly day: Day | undefined;
  readonly price: number;
}) {
  return {
    workout: end.kind,
    workoutDate: end.day === undefined ? null : formatDay(end.day),
    workoutPrice: end.day === undefined ? null : String(end.price),
  };
}
