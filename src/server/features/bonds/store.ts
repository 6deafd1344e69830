import type { Guarded } from '../../../access/guarded.ts';
import type { BondTermsInput } from '../../../contracts/bonds.ts';
import type { Db } from '../../../db/connect.ts';
import type { Now } from '../../../domain/now.ts';
import { QUOTE_COLUMNS, toQuoteRecord } from '../../market/quotes.ts';
import { isShownSeries } from '../../market/shown-series.ts';

/** The terms of a bond as the mathematics takes them; undefined if there is no such bond. */
export async function findTerms(db: Db, bondId: number): Promise<BondTermsInput | undefined> {
  const bond = await db
    .selectFrom('bond')
    .where('instrument_id', '=', bondId)
    .select([
      'coupon_type',
      'coupon_rate',
      'coupons_per_year',
      'day_count',
      'issued_on',
      'matures_on',
    ])
    .executeTakeFirst();
  if (!bond) return undefined;
  const [repayments, options] = await Promise.all([
    findRepayments(db, bondId),
    findOptions(db, bondId),
  ]);
  const coupon = Number(bond.coupon_rate) / 100;
  return {
    coupon,
    frequency: bond.coupons_per_year,
    dayCount: bond.day_count,
    issueDate: bond.issued_on,
    maturityDate: bond.matures_on ?? undefined,
    // Only the running coupon is known: the index stands for it whole, and is assumed to stay.
    floating: bond.coupon_type === 'floating' ? { indexRate: coupon, spread: 0 } : undefined,
    schedule: repayments.length === 0 ? undefined : repayments,
    calls: pickOptions(options, 'call'),
    puts: pickOptions(options, 'put'),
  };
}

async function findRepayments(db: Db, bondId: number) {
  const rows = await db
    .selectFrom('bond_amortisation')
    .where('instrument_id', '=', bondId)
    .orderBy('paid_on')
    .select(['paid_on as date', 'share'])
    .execute();
  return rows.map(({ date, share }) => ({ date, principal: Number(share) }));
}

async function findOptions(db: Db, bondId: number): Promise<BondOption[]> {
  const rows = await db
    .selectFrom('bond_option')
    .where('instrument_id', '=', bondId)
    .orderBy('exercised_on')
    .select(['exercised_on as date', 'kind', 'price'])
    .execute();
  return rows.map(({ date, kind, price }) => ({ date, kind, price: Number(price) }));
}

interface BondOption {
  readonly date: string;
  readonly kind: 'call' | 'put';
  readonly price: number;
}

/** Undefined where there is none, as in terms without options. */
function pickOptions(options: readonly BondOption[], kind: BondOption['kind']) {
  const found = options.filter((option) => option.kind === kind);
  return found.length === 0 ? undefined : found.map(({ date, price }) => ({ date, price }));
}

/** The latest clean price in percent; null where there is none. */
export async function findPrice(db: Db, bondId: number, now: Now): Promise<Guarded<string> | null> {
  const row = await db
    .selectFrom('instrument')
    .leftJoin('series', isShownSeries)
    .where('instrument.id', '=', bondId)
    .select([...QUOTE_COLUMNS])
    .executeTakeFirst();
  return row ? toQuoteRecord(row, now).value : null;
}
