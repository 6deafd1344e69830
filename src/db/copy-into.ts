import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** Runs a `copy … from stdin` with these pieces, without ever holding all of them. */
export async function copyInto(
  client: pg.PoolClient,
  sql: string,
  pieces: Iterable<Buffer>,
): Promise<void> {
  await pipeline(Readable.from(pieces), client.query(copyFrom(sql)));
}
