import { sql, type Selectable } from 'kysely';
import { settlementDay } from '../../domain/bond/business-days.ts';
import { isInDefault } from '../../domain/bond/default.ts';
import type { TermsInput } from '../../domain/bond/read-terms.ts';
import { findBondCalendars, joinCalendars } from '../../domain/calendars/joined-calendar.ts';
import type { Day } from '../../domain/day.ts';
import type { Db } from '../connect.ts';
import type { Database } from '../schema.ts';

/** The terms of a stored bond as the mathematics takes them, and how its trades are settled. */
export interface StoredTerms {
  readonly terms: ReturnType<typeof toTerms>;
  /** Business days from trade to settlement. */
  readonly settlementDays: number;
  /** In default from this day on: it trades without accrued interest. */
  readonly flatFrom: string | null;
}

/** By the numbers of the bonds; those that are none are missing. */
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
      return [
        id,
        { terms, settlementDays: bond.settlement_days, flatFrom: bond.flat_from },
      ] as const;
    }),
  );
}

function byBond<T extends { instrument_id: number }>(rows: T[]): Map<number, T[]> {
  return Map.groupBy(rows, (row) => row.instrument_id);
}

/**
 * When a trade of a day is settled. Every figure is settled from the day of its price; where a price is
 * yet to be given, from today.
 */
export function settlementFor({ terms, settlementDays }: StoredTerms, priceDay: Day): Day {
  return settlementDay(terms.calendar, priceDay, settlementDays);
}

/** The terms that hold for a settlement on a day. */
export function termsOn({ terms, flatFrom }: StoredTerms, settlementDate: string) {
  return isInDefault(flatFrom, settlementDate) ? { ...terms, tradesFlat: true } : terms;
}

interface TermParts {
  readonly repayments: readonly Selectable<Database['bond_amortisation']>[];
  readonly options: readonly Selectable<Database['bond_option']>[];
  readonly steps: readonly Selectable<Database['bond_coupon_step']>[];
}

type BondRow = Selectable<Database['bond']> & {
  readonly currency: string | null;
  readonly venue: string | null;
};

function toTerms(bond: BondRow, { repayments, options, steps }: TermParts) {
  const coupon = fromPercent(bond.coupon_rate);
  const spread = fromPercent(bond.index_margin ?? '0');
  return {
    coupon,
    frequency: bond.coupons_per_year,
    dayCount: bond.day_count,
    issueDate: bond.issued_on,
    firstCouponDate: bond.first_coupon_on ?? undefined,
    maturityDate: bond.matures_on ?? undefined,
    // Only the running coupon is known: what of it is not margin is the index, assumed to stay.
    floating: bond.coupon_type === 'floating' ? { indexRate: coupon - spread, spread } : undefined,
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
  } satisfies TermsInput;
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

/** Terms without such a part do not have it, instead of having it empty. */
function unlessEmpty<T>(rows: T[]): T[] | undefined {
  return rows.length === 0 ? undefined : rows;
}
