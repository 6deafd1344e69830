import { Client, type Pool } from 'pg';
import { createPool } from '../../src/db/connect.ts';
import { migrate } from '../../src/db/migrate.ts';
import type { BenchContext } from '../harness.ts';

/** An empty, migrated database of a group, which is dropped at the end in any case. */
export async function openOwnDatabase(
  { market, defer }: BenchContext,
  name: string,
): Promise<{ pool: Pool; close: () => Promise<void> }> {
  const server = await market.open();
  const admin = new Client({ connectionString: server.url('admin', 'postgres') });
  await admin.connect();
  const pool = createPool(server.url('owner', name), { max: 3 });
  let isClosed = false;
  const close = async (): Promise<void> => {
    if (isClosed) return;
    isClosed = true;
    await pool.end();
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  };
  defer(close);
  const owner = new URL(server.url('owner').replace('@/', '@localhost/')).username;
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name} template template0 owner ${owner}`);
  await migrate(pool);
  return { pool, close };
}
