import { sql, type Selectable } from 'kysely';
import { settlementDay } from '../../domain/bonds/business-days.ts';
import { isInDefault } from '../../domain/bonds/default.ts';
import { ratioOfDay, type IndexHistory } from '../../domain/bonds/index-ratio.ts';
import type { TermsInput } from '../../domain/bonds/read-terms.ts';
import { findBondCalendars, joinCalendars } from '../../domain/time/calendars/joined-calendar.ts';
import { parseDay, type Day } from '../../domain/time/day.ts';
import type { Db } from '../connect.ts';
import type { Database } from '../schema.ts';

/** The terms of a stored bond in the format of the calculation, and how its trades settle. */
export interface StoredTerms {
  readonly terms: ReturnType<typeof toTerms>;
  /** Business days from trade to settlement. */
  readonly settlementDays: number;
  /** In default from this day on: it trades without accrued interest. */
  readonly flatFrom: string | null;
  /** The first missed coupon, if known. */
  readonly missedFrom: string | null;
  readonly indexName: string | null;
  readonly indexation: Indexation | undefined;
}

/** The index data of a linker's nominal. */
export interface Indexation {
  /** Null if its base reference index isn't stored. */
  readonly history: IndexHistory | null;
  /** The ratio provided by the source, with its date. */
  readonly storedRatio: number;
  readonly storedOn: string | null;
}

/**
 * The index ratio on a settlement date. Without index values it is the stored one, of another day.
 */
export interface RatioOnDay {
  readonly ratio: number;
  /** Null if the stored ratio is used. */
  readonly referenceIndex: number | null;
  readonly day: string | null;
}

export function ratioOn(
  { history, storedRatio, storedOn }: Indexation,
  settlementDate: string,
): RatioOnDay {
  const day = parseDay(settlementDate);
  const found = history && day !== undefined ? ratioOfDay(history, day) : undefined;
  return found
    ? { ...found, day: settlementDate }
    : { ratio: storedRatio, referenceIndex: null, day: storedOn };
}

/** The ratio on an explicitly requested day, for which the ratio of another day would be wrong. */
export function ratioOnNamedDay(
  indexation: Indexation,
  settlementDate: string,
): RatioOnDay | undefined {
  const found = ratioOn(indexation, settlementDate);
  return found.day === settlementDate ? found : undefined;
}

/** By bond id; ids that aren't bonds are missing. */
export async function readBondTerms(
  db: Db,
  bondIds: readonly number[],
): Promise<Map<number, StoredTerms>> {
  const isWanted = sql<boolean>`instrument_id = any(${bondIds})`;
  const bonds = await db
    .selectFrom('bond')
    .innerJoin('instrument', 'instrument.id', 'bond.instrument_id')
    .where(isWanted)
    .selectAll('bond')
    .select(['instrument.currency', 'instrument.venue'])
    .execute();
  const repayments = await db
    .selectFrom('bond_amortisation')
    .where(isWanted)
    .orderBy('paid_on')
    .selectAll()
    .execute();
  const options = await db
    .selectFrom('bond_option')
    .where(isWanted)
    .orderBy('exercised_on')
    .selectAll()
    .execute();
  const steps = await db
    .selectFrom('bond_coupon_step')
    .where(isWanted)
    .orderBy('from_day')
    .selectAll()
    .execute();
  const indexes = await readIndexes(db, bonds);
  const parts = {
    repayments: byBond(repayments),
    options: byBond(options),
    steps: byBond(steps),
  };
  return new Map(
    bonds.map((bond) => {
      const id = bond.instrument_id;
      const terms = toTerms(bond, {
        repayments: parts.repayments.get(id) ?? [],
        options: parts.options.get(id) ?? [],
        steps: parts.steps.get(id) ?? [],
      });
      const stored: StoredTerms = {
        terms,
        settlementDays: bond.settlement_days,
        flatFrom: bond.flat_from,
        missedFrom: bond.missed_coupon_on,
        indexName: bond.index_name,
        indexation: readIndexation(bond, indexes),
      };
      return [id, stored] as const;
    }),
  );
}

type BondRow = Selectable<Database['bond']> & {
  readonly currency: string | null;
  readonly venue: string | null;
};
type Indexes = ReadonlyMap<string, IndexHistory['months']>;

/** The values of the price indexes of some bonds, by index and month. */
async function readIndexes(db: Db, bonds: readonly BondRow[]): Promise<Indexes> {
  const names = new Set(
    bonds.flatMap(({ base_index: base, index_name: name }) =>
      base === null || name === null ? [] : [name],
    ),
  );
  if (names.size === 0) return new Map();
  const rows = await db
    .selectFrom('reference_index')
    .where(sql<boolean>`name = any(${[...names]})`)
    .select(['name', 'month', 'value'])
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ name }) => name)].map(([name, months]) => [
      name,
      Object.fromEntries(months.map(({ month, value }) => [month.slice(0, 7), Number(value)])),
    ]),
  );
}

function readIndexation(bond: BondRow, indexes: Indexes): Indexation | undefined {
  const { index_ratio: ratio, base_index: base, index_name: name } = bond;
  if (ratio === null) return undefined;
  const months = indexes.get(name ?? '') ?? {};
  return {
    history: base === null ? null : { baseIndex: Number(base), months },
    storedRatio: Number(ratio),
    storedOn: bond.index_ratio_on,
  };
}

function byBond<T extends { instrument_id: number }>(rows: T[]): Map<number, T[]> {
  return Map.groupBy(rows, (row) => row.instrument_id);
}

/**
 * The settlement date of a trade. Every figure settles relative to the day of its price; if the
 * price isn't given yet, relative to today.
 */
export function settlementFor({ terms, settlementDays }: StoredTerms, priceDay: Day): Day {
  return settlementDay(terms.calendar, priceDay, settlementDays);
}

/** Longer than any settlement period, including holidays. */
const LONGEST_SETTLEMENT_DAYS = 30;

/** The last trade date that settles by a day: such trades have the rates of that date. */
export function tradeDayFor(stored: StoredTerms, settlement: Day): Day {
  let day = settlement;
  while (settlementFor(stored, day) > settlement && settlement - day < LONGEST_SETTLEMENT_DAYS) {
    day -= 1;
  }
  return day;
}

/** The terms for a settlement date. */
export function termsOn({ terms, flatFrom, indexation }: StoredTerms, settlementDate: string) {
  const onDay = indexation
    ? { ...terms, indexRatio: ratioOn(indexation, settlementDate).ratio }
    : terms;
  return isInDefault(flatFrom, settlementDate) ? { ...onDay, tradesFlat: true } : onDay;
}

/** The same for an explicitly requested day: a linker's ratio is that of the day, or unknown. */
export function termsOnNamedDay(stored: StoredTerms, settlementDate: string) {
  const { indexation } = stored;
  const terms = termsOn(stored, settlementDate);
  if (!indexation) return terms;
  return { ...terms, indexRatio: ratioOnNamedDay(indexation, settlementDate)?.ratio ?? null };
}

interface TermParts {
  readonly repayments: readonly Selectable<Database['bond_amortisation']>[];
  readonly options: readonly Selectable<Database['bond_option']>[];
  readonly steps: readonly Selectable<Database['bond_coupon_step']>[];
}

function toTerms(bond: BondRow, { repayments, options, steps }: TermParts) {
  // A bond without coupons needs neither their rate nor their number.
  const isZero = bond.coupon_type === 'zero';
  const percent = bond.coupon_rate ?? (isZero ? '0' : null);
  const coupon = percent === null ? null : fromPercent(percent);
  const spread = fromPercent(bond.index_margin ?? '0');
  return {
    coupon,
    frequency: bond.coupons_per_year ?? (isZero ? 0 : null),
    dayCount: bond.day_count,
    issueDate: bond.issued_on ?? undefined,
    firstCouponDate: bond.first_coupon_on ?? undefined,
    maturityDate: bond.matures_on ?? undefined,
    // Only the current coupon is known: the index rate is that coupon minus the margin, and assumed
    // to stay.
    floating:
      bond.coupon_type === 'floating' && coupon !== null
        ? { indexRate: coupon - spread, spread, fixings: fixedFrom(bond, coupon) }
        : undefined,
    couponSteps: unlessEmpty(
      steps.map(({ from_day: from, rate }) => ({ from, rate: fromPercent(rate) })),
    ),
    schedule: unlessEmpty(
      repayments.map(({ paid_on: date, share }) => ({ date, principal: Number(share) })),
    ),
    calls: pickRights(options, 'call'),
    puts: pickRights(options, 'put'),
    calendar: joinCalendars(findBondCalendars(bond.currency, bond.venue, bond.day_count)),
    businessDayRule: bond.business_days === 'unadjusted' ? undefined : bond.business_days,
    exCoupon:
      bond.ex_coupon_days === null
        ? undefined
        : { days: bond.ex_coupon_days, unit: 'calendar' as const },
    indexRatio: bond.index_ratio === null ? undefined : Number(bond.index_ratio),
    deflationFloor: bond.has_deflation_floor ?? undefined,
  } satisfies TermsInput;
}

function fixedFrom({ coupon_fixed_from: from }: BondRow, rate: number) {
  return from === null ? undefined : [{ from, rate }];
}

function fromPercent(text: string): number {
  return Number(text) / 100;
}

function pickRights(options: TermParts['options'], kind: 'call' | 'put') {
  return unlessEmpty(
    options
      .filter((option) => option.kind === kind)
      .map(({ exercised_on: date, price }) => ({ date, price: Number(price) })),
  );
}

/** Omits an empty part of the terms. */
function unlessEmpty<T>(rows: T[]): T[] | undefined {
  return rows.length === 0 ? undefined : rows;
}
