import type { Insertable } from 'kysely';
import type { Db } from '../connect.ts';
import type { Database } from '../schema.ts';

interface TestBond {
  readonly id: number;
  readonly issuerId: number;
  readonly name?: string;
  readonly currency?: string;
  readonly category?: string;
  readonly lastDay?: string;
  readonly terms?: Partial<Insertable<Database['bond']>>;
  /** The latest values by field: `{ close: '99.5', yield: '4.1' }`. */
  readonly values?: Readonly<Record<string, string>>;
}

const UNITS: Readonly<Record<string, string>> = {
  duration: 'years',
  spread: 'bp',
  worst_duration: 'years',
  worst_spread: 'bp',
  workout: '',
};

/** A bond with the latest value of each of its series; `test` is its source. */
export async function addTestBond(db: Db, bond: TestBond): Promise<void> {
  const { id, issuerId, currency = 'EUR', category = 'corporate', values = {} } = bond;
  await db
    .insertInto('instrument')
    .values({
      id,
      source_code: 'test',
      kind: 'bond',
      name: { eng: bond.name ?? `Bond ${id}` },
      isin: null,
      ticker: null,
      issuer_id: issuerId,
      currency,
      category,
      importance: 1_000_000_000 - id,
    })
    .execute();
  await db
    .insertInto('bond')
    .values({
      instrument_id: id,
      coupon_type: 'fixed',
      coupon_rate: '4',
      coupons_per_year: 2,
      day_count: 'ACT/ACT ICMA',
      issued_on: '2024-03-14',
      matures_on: '2034-03-14',
      face_value: '1000',
      amount_issued: '600000000',
      ...bond.terms,
    })
    .execute();
  for (const [field, value] of Object.entries(values)) {
    await db
      .insertInto('series')
      .values({
        instrument_id: id,
        field,
        source_code: 'test',
        is_preferred: true,
        decimals: field === 'spread' ? 0 : 3,
        unit: UNITS[field] ?? '%',
        last_day: bond.lastDay ?? '2026-11-13',
        last_value: value,
        previous_day: '2026-11-12',
        previous_value: value,
      })
      .execute();
  }
}

/** Adds an issuer, with a source that permits downloads. */
export async function addTestIssuer(db: Db, id: number): Promise<void> {
  await db
    .insertInto('data_source')
    .values({ code: 'test', name: 'Test source', allows_files: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('issuer')
    .values({
      id,
      source_code: 'test',
      name: { eng: `Issuer ${id}` },
      country: 'DE',
      sector: 'utilities',
    })
    .execute();
}
