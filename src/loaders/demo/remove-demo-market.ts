import type pg from 'pg';
import { inTransaction } from '../../db/in-transaction.ts';
import { postponeScreenRows } from '../../db/screening/postpone-screen-rows.ts';
import { postponeSearchUpkeep } from '../../db/search/postpone-upkeep.ts';

/** Removes the demo market in one transaction; data of other sources stay. */
export async function removeDemoMarket(pool: pg.Pool): Promise<void> {
  await inTransaction(pool, removeDemoRows);
}

export async function removeDemoRows(client: pg.PoolClient): Promise<void> {
  await postponeSearchUpkeep(client);
  await postponeScreenRows(client);
  // Days are deleted with their contracts, quotes and terms with their instruments and series.
  await client.query(
    `delete from contract where exchange_id in (select id from exchange where source_code = 'demo')`,
  );
  await client.query(`delete from exchange where source_code = 'demo'`);
  // An instrument with values from another source is reassigned to that source.
  await client.query(
    `update instrument set source_code = series.source_code from series
     where series.instrument_id = instrument.id and instrument.source_code = 'demo'
       and series.source_code <> 'demo'`,
  );
  await client.query(`delete from instrument where source_code = 'demo'`);
  await client.query(`delete from series where source_code = 'demo'`);
  await preferRemaining(client);
  // Ratings of remaining instruments and issuers: the others are deleted by cascade.
  await client.query(`delete from rating where source_code = 'demo'`);
  await client.query(`delete from issuer where source_code = 'demo'`);
  await client.query(`delete from curve where source_code = 'demo'`);
  await client.query(`delete from data_source where code = 'demo'`);
  await client.query(`delete from load_progress where load like 'demo-%'`);
}

/** If the preferred series was removed, the oldest remaining one becomes preferred. */
async function preferRemaining(client: pg.PoolClient): Promise<void> {
  await client.query(
    `update series set is_preferred = true where id in (
       select min(id) from series group by instrument_id, field having not bool_or(is_preferred))`,
  );
}
