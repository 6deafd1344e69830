import { Guarded, revealOrRefuse } from '../../../access/guarded.ts';
import type { getBondSpread } from '../../../contracts/curves/curves.ts';
import type { Answer, ValidInput } from '../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import { findBenchmark } from '../../../db/bonds/benchmark-curve.ts';
import { readBondTerms, settlementFor, termsOn } from '../../../db/bonds/read-terms.ts';
import type { Db } from '../../../db/connect.ts';
import { readDailyPoints } from '../../../db/quotes/read-points.ts';
import { BondRefusal } from '../../../domain/bonds/bond-refusal.ts';
import type { BondTerms } from '../../../domain/bonds/bond-terms.ts';
import { readCompounding } from '../../../domain/bonds/compounding.ts';
import { prepareBond, type PreparedBond } from '../../../domain/bonds/measure-bond.ts';
import { readTerms } from '../../../domain/bonds/read-terms.ts';
import type { WorkoutChoice } from '../../../domain/bonds/workout-choice.ts';
import { listEnds, measureWorkout } from '../../../domain/bonds/workout.ts';
import {
  gSpread,
  zSpread,
  type NamedSpread,
  type SpreadCompounding,
} from '../../../domain/curves/spread.ts';
import { formatDay, parseDay, type Day } from '../../../domain/time/day.ts';
import { todayAt, type Clock } from '../../../domain/time/now.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import { findInstrument } from '../../engines/quotes/find-instrument.ts';
import { countryIn } from '../../engines/quotes/names.ts';
import { REFUSAL_LABELS } from '../../engines/quotes/refusal-labels.ts';
import { requireKnownTerms } from '../../engines/quotes/term-gaps.ts';

/** An older price says nothing about the day. */
const MAX_DAYS_BEFORE = 14;
const BY_FREQUENCY: Readonly<Record<number, SpreadCompounding>> = {
  1: 'annual',
  2: 'semiannual',
  4: 'quarterly',
  12: 'monthly',
};

/** Spreads of bonds on any day with a known price and curve. */
export class SpreadService {
  readonly #db: Db;
  readonly #now: Clock;

  constructor(db: Db, now: Clock) {
    this.#db = db;
    this.#now = now;
  }

  async spread(
    { params, query }: ValidInput<typeof getBondSpread>,
    { viewer, language }: RequestContext,
  ): Promise<Answer<typeof getBondSpread>> {
    const { kind = 'g', workout = 'maturity' } = query;
    const on = this.#readDate(query.date);
    const bondId = params.instrumentId;
    const found = await findInstrument(this.#db, { id: bondId, kinds: ['bond'] });
    const stored = (await readBondTerms(this.#db, [bondId])).get(bondId);
    if (!found || !stored) throw new ApiError('not_found', { field: 'params.instrumentId' });
    requireKnownTerms(stored, 'params.instrumentId');
    const price = await this.#findPrice(found.seriesId, on);
    const curve = price && (await findBenchmark(this.#db, found.currency ?? '', price.day));
    if (!price) throw rejectedDate('curve_wrong_no_price');
    if (!curve) throw rejectedDate('curve_wrong_no_benchmark');
    const cleanPrice = revealOrRefuse(viewer, price.value);
    const settlement = settlementFor(stored, price.day);
    const settlementDate = formatDay(settlement);
    const name = countryIn(language, curve.country);
    const calculated = calculateSpread(termsOn(stored, settlementDate), {
      kind,
      workout,
      settlement,
      cleanPrice,
      curve: { name: `${name} ${curve.currency} ${curve.day}`, rates: curve.rates },
    });
    return {
      kind,
      spread: Math.round(calculated.spread * 1e6) / 100,
      workout: calculated.workout,
      curve: {
        id: curve.id,
        name,
        country: curve.country,
        currency: curve.currency,
        day: curve.day,
      },
      dayCount: calculated.dayCount,
      compounding: calculated.compounding,
      price: cleanPrice,
      priceDay: formatDay(price.day),
      settlementDate,
      assumptions: calculated.assumptions,
    };
  }

  #readDate(date: string | undefined): Day {
    const today = todayAt(this.#now());
    if (date === undefined) return today;
    const day = parseDay(date);
    if (day === undefined) throw rejectedDate('curve_wrong_not_a_day');
    if (day > today) throw rejectedDate('curve_wrong_future');
    return day;
  }

  async #findPrice(seriesId: number | null, on: Day) {
    if (seriesId === null) return undefined;
    const { days, values } = await readDailyPoints(this.#db, seriesId, on - MAX_DAYS_BEFORE, on);
    const day = days.at(-1);
    return day === undefined ? undefined : { day, value: new Guarded(values.at(-1)!) };
  }
}

function rejectedDate(label: string): ApiError {
  return new ApiError('invalid_field', { field: 'query.date', label });
}

interface SpreadInput {
  readonly kind: 'g' | 'z';
  readonly workout: WorkoutChoice;
  readonly settlement: Day;
  readonly cleanPrice: number;
  readonly curve: Parameters<typeof gSpread>[0]['curve'];
}

/** If there is no spread, the error names the date, because the terms aren't the caller's. */
function calculateSpread(
  input: Parameters<typeof readTerms>[0],
  { kind, workout, settlement, cleanPrice, curve }: SpreadInput,
): NamedSpread & Pick<Answer<typeof getBondSpread>, 'assumptions' | 'workout'> {
  try {
    const terms = readTerms(input);
    if (!hasSpread(terms, settlement)) throw rejectedDate('curve_wrong_no_spread');
    const compounding = BY_FREQUENCY[terms.frequency] ?? 'annual';
    const bond = prepareBond(terms, settlement, readCompounding(compounding, terms.frequency));
    if (workout === 'call' || workout === 'put') requireRight(bond, workout);
    const end = measureWorkout(bond, workout, cleanPrice)?.end;
    // A z-spread can't be added to the zero rates of perpetual payments.
    if (!end || (kind === 'z' && end.day === undefined))
      throw rejectedDate('curve_wrong_no_spread');
    const spread = (kind === 'g' ? gSpread : zSpread)({
      curve,
      flows: end.bond.timed,
      dayCount: terms.yieldDayCount ?? terms.dayCount,
      compounding,
      dirtyPrice: cleanPrice + bond.remaining.accruedInterest,
    });
    if (!spread || !Number.isFinite(spread.spread)) throw rejectedDate('curve_wrong_no_spread');
    return {
      ...spread,
      workout: {
        kind: end.kind,
        date: end.day === undefined ? null : formatDay(end.day),
        price: end.day === undefined ? null : end.price,
      },
      assumptions: terms.floating ? ['index-unchanged'] : [],
    };
  } catch (error) {
    if (error instanceof BondRefusal) throw rejectedDate('curve_wrong_no_spread');
    throw error;
  }
}

function requireRight(bond: PreparedBond, kind: 'call' | 'put'): void {
  if (listEnds(bond).some((end) => end.kind === kind)) return;
  throw new ApiError('invalid_field', {
    field: 'query.workout',
    label: REFUSAL_LABELS['no-workout'],
  });
}

/** Real yields aren't comparable with nominal ones, nor are those of a bond in default. */
function hasSpread({ maturityDay, indexRatio, tradesFlat }: BondTerms, settlement: Day): boolean {
  if (indexRatio !== undefined || tradesFlat) return false;
  return maturityDay === undefined || maturityDay > settlement;
}
