import type pg from 'pg';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../db/in-transaction.ts';
import { postponeScreenRows } from '../../../db/screening/postpone-screen-rows.ts';
import { postponeSearchUpkeep } from '../../../db/search/postpone-upkeep.ts';
import { rebuildSearchIndex } from '../../../db/search/rebuild-search-index.ts';
import { createTestDatabase } from '../../../db/testing/test-database.ts';
import type { SearchType } from '../../../domain/search/search-type.ts';
import { demoIssuers } from '../../../loaders/demo/issuers.ts';
import { largeInstrument } from '../../../loaders/demo/large-market.ts';
import { writeInstruments, writeIssuers } from '../../../loaders/demo/market-writer.ts';
import { TEST_TODAY } from '../../testing/test-today.ts';
import { Matcher } from './matcher.ts';
import { SearchStore } from './store.ts';
import { parseTerm } from './term.ts';

/**
 * The amount a search reads must not grow with the market. The test counts blocks instead of
 * milliseconds, so a busy machine makes no difference; `npm run bench -- search` measures the times
 * on 1,000,000 instruments.
 */

const KEY = { seed: 1, today: TEST_TODAY };
const SIZES = [2000, 16_000] as const;
const TERMS: readonly (readonly [SearchType, string])[] = [
  ['bonds', 'ban'],
  ['bonds', 'energ'],
  ['bonds', '2031'],
  ['bonds', 'bank 2031'],
  ['bonds', 'germany'],
  ['bonds', 'germany 2034'],
  ['bonds', 'bond eur 2030'],
  ['bonds', '德国'],
  ['stocks', 'bank'],
  ['stocks', 'ord'],
  ['companies', 'united states'],
];

interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

/** A pool that also counts the blocks each query reads. */
function countingPool(pool: pg.Pool): { pool: pg.Pool; takeCount: () => number } {
  let blocks = 0;
  const query = async (config: { text: string; values: unknown[] }) => {
    const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (analyze, buffers, format json) ${config.text}`,
      config.values,
    );
    const { Plan: plan } = rows[0]!['QUERY PLAN'][0]!;
    blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    return pool.query(config.text, config.values);
  };
  const takeCount = () => {
    const taken = blocks;
    blocks = 0;
    return taken;
  };
  return { pool: { query } as unknown as pg.Pool, takeCount };
}

async function countBlocks(pool: pg.Pool): Promise<Map<string, number>> {
  const counting = countingPool(pool);
  const matcher = new Matcher(new SearchStore(counting.pool));
  const found = new Map<string, number>();
  for (const [type, text] of TERMS) {
    const wanted = { type, limit: 10, offset: 0, statuses: 'all', traits: [] } as const;
    const { total } = await matcher.match(wanted, parseTerm(text));
    expect([type, text, total > 0]).toEqual([type, text, true]);
    found.set(`${type} ${text}`, counting.takeCount());
  }
  return found;
}

test('SRC-10 searching a market eight times as large hardly reads more', async () => {
  const database = await createTestDatabase({ template: 'demo' });
  try {
    const { pool } = database;
    const issuers = demoIssuers(KEY, 400);
    const { rows } = await pool.query<{ last: number }>('select max(id) as last from issuer');
    const counts: Map<string, number>[] = [];
    let written = 0;
    for (const size of SIZES) {
      const from = written;
      await inTransaction(pool, async (client) => {
        await postponeSearchUpkeep(client);
        await postponeScreenRows(client);
        if (from === 0) {
          await writeIssuers(
            client,
            issuers.filter(({ id }) => id > (rows[0]?.last ?? 0)),
          );
        }
        await writeInstruments(
          client,
          Array.from({ length: size - from }, (_, i) =>
            largeInstrument(KEY, issuers, from + i, false),
          ),
        );
      });
      written = size;
      await rebuildSearchIndex(pool, { all: true });
      await pool.query('analyze issuer, instrument, bond');
      counts.push(await countBlocks(pool));
    }
    const [small, large] = counts;
    for (const [term, blocks] of large!) {
      expect({ term, grows: blocks > 2 * small!.get(term)! + 150, blocks }).toEqual({
        term,
        grows: false,
        blocks,
      });
    }
  } finally {
    await database.drop();
  }
}, 180_000);
