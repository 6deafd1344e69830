import { createPool } from '../../src/db/connect.ts';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { postponeScreenRows } from '../../src/db/screening/postpone-screen-rows.ts';
import { rebuildScreenRows } from '../../src/db/screening/rebuild-screen-rows.ts';
import { postponeSearchUpkeep } from '../../src/db/search/postpone-upkeep.ts';
import { rebuildSearchIndex } from '../../src/db/search/rebuild-search-index.ts';
import { largeInstrument } from '../../src/loaders/demo/large-market.ts';
import { readLoadRecord } from '../../src/loaders/demo/load-record.ts';
import { marketParts } from '../../src/loaders/demo/market-parts.ts';
import { writeInstruments } from '../../src/loaders/demo/market-writer.ts';

/** Adds instruments like those of the large market to a normal one until it has `count`. */
export async function fillUpTo(ownerUrl: string, count: number): Promise<void> {
  const pool = createPool(ownerUrl, { max: 2 });
  try {
    const record = await readLoadRecord(pool);
    if (!record) throw new Error('there is no demo market to fill up');
    const { rows } = await pool.query<{ present: number }>(
      'select count(*) as present from instrument',
    );
    const length = count - (rows[0]?.present ?? 0);
    // A kept folder already has them.
    if (length <= 0) return;
    const { key } = record;
    const { issuers } = marketParts(key, 'normal');
    const added = Array.from({ length }, (_, i) => largeInstrument(key, issuers, i, false));
    await inTransaction(pool, async (client) => {
      await postponeSearchUpkeep(client);
      await postponeScreenRows(client);
      await writeInstruments(client, added);
    });
    await rebuildSearchIndex(pool);
    await pool.query('analyze issuer, instrument, bond');
    await rebuildScreenRows(pool);
  } finally {
    await pool.end();
  }
}
