import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/**
 * Runs a `copy … from stdin` with these pieces without buffering all of them; returns the number of
 * rows.
 */
export async function copyInto(
  client: pg.PoolClient,
  sql: string,
  pieces: Iterable<Buffer>,
): Promise<number> {
  const copy = client.query(copyFrom(sql));
  await pipeline(Readable.from(pieces), copy);
  return copy.rowCount;
}
