import type { Insertable } from 'kysely';
import type { Db } from '../../db/connect.ts';
import type { Database } from '../../db/schema.ts';
import { addTestBond, addTestIssuer } from '../../db/testing/test-bonds.ts';

/** A callable amortiser, a floater, a perpetual and a repaid bond of one issuer. */
export const EXAMPLE_BONDS = {
  bond: 900_001,
  floater: 900_002,
  perpetual: 900_003,
  ended: 900_004,
  /** From another issuer, in a currency that no other bond has. */
  bill: 910_020,
  /** From another issuer, and similar to the first one. */
  peers: [910_001, 910_002, 910_003],
} as const;
export const EXAMPLE_ISSUERS = { issuer: 900_001, other: 900_002 } as const;

const { bond: BOND, floater: FLOATER, perpetual: PERPETUAL, ended: ENDED } = EXAMPLE_BONDS;
const { issuer: ISSUER, other: OTHER } = EXAMPLE_ISSUERS;

/** Bonds with everything that their pages show; today is 14 November 2026. */
export async function addExampleBonds(db: Db): Promise<void> {
  await addTestIssuer(db, ISSUER);
  await addTestIssuer(db, OTHER);
  await addOwn(db);
  await addOthers(db);
  await addBill(db);
  await addRatings(db);
  await addCurve(db);
}

async function addOwn(db: Db): Promise<void> {
  await addTestBond(db, {
    id: BOND,
    issuerId: ISSUER,
    terms: {
      coupon_rate: '4.875',
      guarantor_id: OTHER,
      issue_price: '99.214',
      governing_law: 'Germany',
      is_green: true,
      amount_outstanding: '600000000',
    },
    values: {
      close: '102.418',
      yield: '4.494',
      duration: '5.42',
      spread: '207',
      worst: '4.407',
      worst_duration: '2.95',
      worst_spread: '199',
      // The call of 14 March 2030.
      workout: '21987.1',
    },
  });
  await db
    .insertInto('bond_amortisation')
    .values([
      { instrument_id: BOND, paid_on: '2032-03-14', share: '25' },
      { instrument_id: BOND, paid_on: '2033-03-14', share: '25' },
      { instrument_id: BOND, paid_on: '2034-03-14', share: '50' },
    ])
    .execute();
  await db
    .insertInto('bond_option')
    .values([
      { instrument_id: BOND, exercised_on: '2026-03-14', kind: 'call', price: '103' },
      { instrument_id: BOND, exercised_on: '2030-03-14', kind: 'call', price: '102' },
    ])
    .execute();
  await addTestBond(db, {
    id: FLOATER,
    issuerId: ISSUER,
    terms: {
      coupon_type: 'floating',
      coupon_rate: '2.8',
      coupons_per_year: 4,
      index_name: 'Euribor 3M',
      index_margin: '0.65',
      matures_on: '2028-10-09',
    },
    values: { close: '99.9' },
  });
  await addTestBond(db, {
    id: PERPETUAL,
    issuerId: ISSUER,
    terms: { matures_on: null, seniority: 'hybrid' },
  });
  await addTestBond(db, { id: ENDED, issuerId: ISSUER, terms: { matures_on: '2025-03-14' } });
  await db.updateTable('instrument').set({ status: 'matured' }).where('id', '=', ENDED).execute();
}

async function addOthers(db: Db): Promise<void> {
  for (const [i, id] of EXAMPLE_BONDS.peers.entries()) {
    await addTestBond(db, {
      id,
      issuerId: OTHER,
      terms: { matures_on: `${2033 + i}-05-02` },
      values: { close: '100', yield: String(4 + i), duration: '5', spread: String(150 + 100 * i) },
    });
  }
  // None of these is similar: another currency, kind, maturity, rating, and one without quotes.
  await addTestBond(db, { id: 910_010, issuerId: OTHER, currency: 'USD', values: { close: '1' } });
  await addTestBond(db, {
    id: 910_011,
    issuerId: OTHER,
    category: 'government',
    values: { close: '1' },
  });
  await addTestBond(db, {
    id: 910_012,
    issuerId: OTHER,
    terms: { matures_on: '2045-01-01' },
    values: { close: '1' },
  });
  await addTestBond(db, { id: 910_013, issuerId: OTHER, values: { close: '1' } });
  await addTestBond(db, {
    id: 910_014,
    issuerId: OTHER,
    lastDay: '2026-06-01',
    values: { close: '1' },
  });
}

async function addBill(db: Db): Promise<void> {
  await addTestBond(db, {
    id: EXAMPLE_BONDS.bill,
    issuerId: OTHER,
    currency: 'ISK',
    category: 'government',
    terms: {
      coupon_type: 'zero',
      coupon_rate: '0',
      coupons_per_year: 0,
      day_count: 'ACT/365',
      issued_on: '2026-04-14',
      matures_on: '2027-04-14',
    },
    values: { close: '97.5' },
  });
}

async function addRatings(db: Db): Promise<void> {
  const bond = { instrument_id: BOND };
  const issuer = { issuer_id: ISSUER };
  await db
    .insertInto('rating')
    .values([
      rated(bond, 'S&P', '2024-03-14', 10, { outlook: 'negative' }),
      rated(bond, 'S&P', '2026-07-22', 10),
      rated(bond, 'Moody’s', '2025-06-04', 11),
      rated(bond, 'Moody’s', '2026-06-04', 10),
      rated(bond, 'Fitch', '2025-01-01', 8),
      rated(bond, 'Fitch', '2026-03-30', 9),
      rated(bond, 'Scope', '2025-09-18', 9),
      rated(bond, 'Gone', '2020-01-01', 5),
      rated(bond, 'Gone', '2021-01-01', null),
      rated(issuer, 'S&P', '2026-01-01', 9),
      rated({ issuer_id: OTHER }, 'S&P', '2026-01-01', 11),
      rated({ instrument_id: 910_013 }, 'S&P', '2026-01-01', 17),
    ])
    .execute();
}

async function addCurve(db: Db): Promise<void> {
  const { id: curve_id } = await db
    .insertInto('curve')
    .values({
      source_code: 'test',
      country: 'XX',
      currency: 'EUR',
      origin: 'fitted',
      is_benchmark: !(await db
        .selectFrom('curve')
        .where('currency', '=', 'EUR')
        .where('is_benchmark', '=', true)
        .select('id')
        .executeTakeFirst()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('curve_day')
    .values({
      curve_id,
      day: '2026-11-13',
      beta0: 0.03,
      beta1: -0.01,
      beta2: 0,
      beta3: 0,
      tau1: 2,
      tau2: 0,
      bonds: 10,
      longest: 20,
      error: 0,
    })
    .execute();
}

function rated(
  of: object,
  agency: string,
  rated_on: string,
  notch: number | null,
  more = {},
): Insertable<Database['rating']> {
  return {
    source_code: 'test',
    agency,
    rated_on,
    grade: notch === null ? 'NR' : `N${notch}`,
    notch,
    outlook: 'stable' as const,
    ...of,
    ...more,
  };
}
