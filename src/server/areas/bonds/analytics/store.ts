import { Guarded } from '../../../../access/guarded.ts';
import type { FigureName } from '../../../../contracts/bonds/analytics.ts';
import { findBenchmark, type CurveOnDay } from '../../../../db/bonds/benchmark-curve.ts';
import {
  readBondTerms,
  settlementFor,
  termsOn,
  type StoredTerms,
} from '../../../../db/bonds/read-terms.ts';
import type { Db } from '../../../../db/connect.ts';
import { readExactPoints } from '../../../../db/quotes/exact-points.ts';
import { isInDefault } from '../../../../domain/bonds/default.ts';
import type { PreparedBond } from '../../../../domain/bonds/measure-bond.ts';
import type { WorkoutChoice } from '../../../../domain/bonds/workout-choice.ts';
import {
  chooseEnd,
  hasRightsLeft,
  listEnds,
  type BondEnd,
} from '../../../../domain/bonds/workout.ts';
import {
  measureFigures,
  prepareStored,
  type MeasuredBond,
  type MeasuredEnd,
} from '../../../../domain/bonds/figures/measure-figures.ts';
import { formatDay, parseDay, type Day } from '../../../../domain/time/day.ts';
import { formatDecimal } from '../../../../domain/text/decimal.ts';
import { todayAt, type Now } from '../../../../domain/time/now.ts';
import { isChangeOfDay, isStale } from '../../../../domain/time/figure-day.ts';
import { findCalendars } from '../../../../domain/time/calendars/holidays.ts';
import { deriveQuote } from '../../../../domain/instruments/quote.ts';
import { priceDay } from '../../../engines/quotes/bond-price.ts';
import { QUOTE_COLUMNS, toQuoteRecord, type QuoteRecord } from '../../../engines/quotes/quotes.ts';
import { isShownSeries } from '../../../engines/quotes/shown-series.ts';
import {
  CHANGE_FIELDS,
  listFigures,
  valueFigures,
  nullFigures,
  type FigureValue,
} from './figure-values.ts';

/** A bond at a price: the inputs of its analytics, and the analytics. */
export interface PricedBond {
  readonly quote: QuoteRecord;
  readonly isOver: boolean;
  /** If true, there is a price but no analytics. */
  readonly isDefaulted: boolean;
  readonly settlementDays: number;
  readonly indexName: string | null;
  readonly currency: string | null;
  readonly stored: StoredTerms;
  /** Undefined if there is no price, or the terms don't allow a calculation. */
  readonly at: PriceOnDay | undefined;
}

export interface PriceOnDay {
  readonly price: Guarded<string>;
  readonly priceKind: 'close' | 'live';
  readonly priceDay: Day;
  readonly bond: PreparedBond;
  readonly curve: CurveOnDay | undefined;
  /** The workout that the figures refer to. */
  readonly choice: WorkoutChoice;
  /** According to the terms: maturity, then the remaining calls and puts. */
  readonly ends: readonly [BondEnd, ...BondEnd[]];
  /** Contains undefined if no yield matches the price. */
  readonly measured: Guarded<MeasuredBond | undefined>;
  /** The chosen workout: which one it is may be confidential. */
  readonly end: Guarded<MeasuredEnd | undefined>;
  readonly names: readonly FigureName[];
  readonly values: ReadonlyMap<FigureName, FigureValue>;
  /** In percent: the yield of the same payments, priced by the curve. */
  readonly curveYield: Guarded<string | null>;
}

interface Price {
  readonly text: string;
  readonly kind: 'close' | 'live';
  readonly day: Day;
}

/** Undefined if there is no such bond. `asked` is the requested workout. */
export async function findPricedBond(
  db: Db,
  bondId: number,
  asked: WorkoutChoice | undefined,
  now: Now,
): Promise<PricedBond | undefined> {
  const row = await db
    .selectFrom('instrument')
    .leftJoin('series', isShownSeries)
    .innerJoin('bond', 'bond.instrument_id', 'instrument.id')
    .where('instrument.id', '=', bondId)
    .select([...QUOTE_COLUMNS, 'instrument.status', 'instrument.currency', 'bond.index_name'])
    .select('series.id as seriesId')
    .executeTakeFirst();
  const stored = row && (await readBondTerms(db, [bondId])).get(bondId);
  if (!row || !stored) return undefined;
  const isOver = row.status !== 'active';
  const isDefaulted = !isOver && isInDefault(stored.flatFrom, formatDay(todayAt(now)));
  const latest = await readFigureSeries(db, bondId);
  const { value, asOf } = deriveQuote(row, now);
  const price = value === null || asOf === null ? undefined : toPrice(value, asOf, now);
  const last = latest.find(({ field }) => field === 'yield')?.lastDay;
  // A matured bond is shown as of the last day with analytics: later prices may not have any.
  const told =
    isOver && last != null && row.seriesId !== null
      ? await readClose(db, row.seriesId, parseDay(last)!)
      : price;
  return {
    quote: toQuoteRecord(row, now),
    isOver,
    isDefaulted,
    settlementDays: stored.settlementDays,
    indexName: row.index_name,
    currency: row.currency,
    stored,
    at:
      told &&
      (await measureAt(
        db,
        {
          stored,
          price: told,
          currency: row.currency,
          venue: row.venue,
          latest,
          isDefaulted,
          asked,
        },
        now,
      )),
  };
}

function toPrice(text: string, asOf: string, now: Now): Price {
  const kind = parseDay(asOf) === undefined ? 'live' : 'close';
  return { text, kind, day: priceDay(asOf, now) };
}

async function readClose(db: Db, seriesId: number, day: Day): Promise<Price | undefined> {
  const [point] = await readExactPoints(db, seriesId, { from: day, to: day });
  return point && { text: formatDecimal(point.value), kind: 'close', day };
}

interface LatestFigure {
  readonly field: string;
  readonly lastDay: string | null;
  readonly lastValue: string | null;
  readonly previousDay: string | null;
  readonly previousValue: string | null;
}

async function readFigureSeries(db: Db, bondId: number): Promise<LatestFigure[]> {
  return db
    .selectFrom('series')
    .where('instrument_id', '=', bondId)
    .where('field', 'in', CHANGE_FIELDS)
    .where('is_preferred', '=', true)
    .select([
      'field',
      'last_day as lastDay',
      'last_value as lastValue',
      'previous_day as previousDay',
      'previous_value as previousValue',
    ])
    .execute();
}

async function measureAt(
  db: Db,
  {
    stored,
    price,
    currency,
    venue,
    latest,
    isDefaulted,
    asked,
  }: {
    stored: StoredTerms;
    price: Price;
    currency: string | null;
    venue: string | null;
    latest: readonly LatestFigure[];
    isDefaulted: boolean;
    asked: WorkoutChoice | undefined;
  },
  now: Now,
): Promise<PriceOnDay | undefined> {
  const calendars = findCalendars([currency], venue);
  const settlement = settlementFor(stored, price.day);
  const bond = prepareStored(termsOn(stored, formatDay(settlement)), settlement);
  if (!bond) return undefined;
  const curve = currency === null ? undefined : await findBenchmark(db, currency, price.day);
  const measured = isDefaulted ? undefined : measureFigures(bond, Number(price.text), curve?.rates);
  const names = listFigures(bond, curve !== undefined);
  const choice = asked ?? (hasRightsLeft(bond) && !isDefaulted ? 'worst' : 'maturity');
  const end = measured && chooseEnd(measured.ends, choice);
  const curveYield = end?.spread && (100 * end.spread.curveYield).toFixed(4);
  return {
    price: new Guarded(price.text),
    priceKind: price.kind,
    priceDay: price.day,
    bond,
    curve,
    choice,
    ends: listEnds(bond),
    measured: new Guarded(measured),
    end: new Guarded(end),
    names,
    values: isDefaulted
      ? nullFigures(names)
      : valueFigures(
          names,
          { choice, end },
          // A stale price has no one-day change.
          isStale(price.day, now, 'bond', calendars)
            ? new Map()
            : findEarlier(latest, price.day, calendars),
        ),
    curveYield: new Guarded(curveYield ?? null),
  };
}

/** By series, the value on the trading day before a day; null if there is only an older one. */
function findEarlier(
  latest: readonly LatestFigure[],
  day: Day,
  calendars: readonly string[],
): ReadonlyMap<string, string | null> {
  return new Map(
    latest.flatMap(({ field, lastDay, lastValue, previousDay, previousValue }) => {
      const isEarlier = lastDay !== null && parseDay(lastDay)! < day;
      const [text, of] = isEarlier ? [lastValue, lastDay] : [previousValue, previousDay];
      if (text === null || of === null) return [];
      return [[field, isChangeOfDay(parseDay(of), day, calendars) ? text : null] as const];
    }),
  );
}
