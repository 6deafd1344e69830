import { sql } from 'kysely';
import type { Db } from '../../../../db/connect.ts';

/** Prices of the tariffs that every portal starts with; a real operator sets real ones. */
const DEMO_PRICES = [
  { id: 100, price: '29.00' },
  { id: 677, price: '12.00' },
];
const DEMO_TARIFF = 101;

/** Adds example prices, a third tariff and a contact person, or removes them if the demo is off. */
export async function provideDemoTariffs(db: Db, isDemo: boolean): Promise<void> {
  if (!isDemo) return deleteDemoTariffs(db);
  for (const { id, price } of DEMO_PRICES) {
    await db
      .updateTable('tariff')
      .set({ price, currency: 'EUR', per: 'month', is_demo: true })
      .where('id', '=', id)
      .where('price', 'is', null)
      .execute();
  }
  await db
    .insertInto('tariff')
    .values({
      id: DEMO_TARIFF,
      name: { eng: 'Desk' },
      price: '89.00',
      currency: 'EUR',
      per: 'month',
      position: 2,
      opens: ['values', 'tickets'],
      has_contact_person: true,
      is_demo: true,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await sql`
    insert into contact_person (name, is_demo)
    select 'Demo desk', true where not exists (select from contact_person)`.execute(db);
}

async function deleteDemoTariffs(db: Db): Promise<void> {
  await db.deleteFrom('contact_person').where('is_demo', '=', true).execute();
  await db.deleteFrom('tariff').where('id', '=', DEMO_TARIFF).where('is_demo', '=', true).execute();
  await db
    .updateTable('tariff')
    .set({ price: null, currency: null, per: null, is_demo: false })
    .where('is_demo', '=', true)
    .execute();
}
