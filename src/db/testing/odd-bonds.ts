import type { Db } from '../connect.ts';
import { addTestBond, addTestIssuer } from './test-bonds.ts';

const ISSUER = 980_000;

/** Bonds with edge-case terms, priced on 13 November 2026. */
export const ODD_BONDS = {
  /**
   * Calls in the past, before settlement, on the day after it and below par, with a put on that
   * day.
   */
  rights: 980_001,
  /** No fixing, and payments that depend on forty years of holidays. */
  floater: 980_002,
  bill: 980_003,
  /** A single payment in more than a year. */
  zero: 980_004,
  /** Its index begins half a year after its issue and ends with September 2026. */
  linker: 980_005,
  /** Past calls only. */
  uncalled: 980_006,
  /** Its source knows neither the day count nor the size; it has calls. */
  unknown: 980_007,
} as const;

/** The settlement date for prices of Friday, 13 November 2026, in euro. */
export const ODD_SETTLEMENT = '2026-11-17';

const RIGHTS = [
  ['call', '2026-05-14', '100'],
  ['call', '2026-11-16', '100'],
  ['call', '2026-11-18', '100'],
  ['call', '2028-03-14', '95'],
  ['put', '2028-03-14', '100'],
] as const;

const ONCE = { coupon_type: 'zero', coupon_rate: '0', coupons_per_year: 0 } as const;

export async function addOddBonds(db: Db): Promise<void> {
  await addTestIssuer(db, ISSUER);
  const shared = { issuerId: ISSUER, values: { close: '100.05' } };
  await addTestBond(db, { ...shared, id: ODD_BONDS.rights });
  await addTestBond(db, { ...shared, id: ODD_BONDS.uncalled });
  await addTestBond(db, {
    ...shared,
    id: ODD_BONDS.unknown,
    terms: { day_count: null, face_value: null, amount_issued: null },
  });
  await db
    .insertInto('bond_option')
    .values([
      ...RIGHTS.map(([kind, day, price]) => right(ODD_BONDS.rights, kind, day, price)),
      right(ODD_BONDS.uncalled, 'call', '2026-05-14', '100'),
      right(ODD_BONDS.unknown, 'call', '2028-03-14', '100'),
    ])
    .execute();
  await addTestBond(db, {
    ...shared,
    id: ODD_BONDS.floater,
    currency: 'USD',
    terms: {
      coupon_type: 'floating',
      coupons_per_year: 4,
      day_count: 'ACT/360',
      matures_on: '2066-03-14',
      index_name: 'Term SOFR 3M',
      index_margin: '0.5',
      business_days: 'following',
    },
  });
  await addTestBond(db, {
    id: ODD_BONDS.bill,
    issuerId: ISSUER,
    currency: 'USD',
    terms: { ...ONCE, day_count: 'ACT/365', issued_on: '2025-04-14', matures_on: '2027-04-14' },
    values: { close: '99.132', yield: '2.17' },
  });
  await addTestBond(db, {
    id: ODD_BONDS.zero,
    issuerId: ISSUER,
    terms: { ...ONCE, issued_on: '2025-04-14', matures_on: '2028-04-14' },
    values: { close: '97' },
  });
  await addTestBond(db, {
    ...shared,
    id: ODD_BONDS.linker,
    terms: {
      index_name: 'Test CPI',
      index_ratio: '1.05',
      index_ratio_on: '2026-01-01',
      base_index: '100',
    },
  });
  const months = Array.from({ length: 25 }, (_, i) => new Date(Date.UTC(2024, 8 + i, 1)));
  await db
    .insertInto('reference_index')
    .values(
      months.map((month, i) => ({
        name: 'Test CPI',
        month: month.toISOString().slice(0, 10),
        value: String(101 + i),
        source_code: 'test',
      })),
    )
    .execute();
}

function right(bondId: number, kind: 'call' | 'put', day: string, price: string) {
  return { instrument_id: bondId, kind, exercised_on: day, price };
}
