import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/**
 * `PGCOPY
 * \xff\r
 * \0`, the flags, and the length of an unused extension.
 */
const HEADER_BYTES = 19;
const NULL_LENGTH = -1;

/** The positions of the fields of a row; a length of -1 is a null. */
export interface CopiedRow {
  data: Buffer;
  readonly starts: Int32Array;
  readonly lengths: Int32Array;
}

/**
 * Reads a query in PostgreSQL's binary format, one row at a time, without creating objects. Other
 * work can run between network chunks.
 */
export async function copyOut(
  client: pg.PoolClient,
  query: string,
  fields: number,
  onRow: (row: CopiedRow) => void,
): Promise<void> {
  const stream = client.query(copyTo(`copy (${query}) to stdout (format binary)`));
  let rest: Buffer = Buffer.alloc(0);
  // One object for all rows: a million rows would otherwise be a million objects.
  const row: CopiedRow = {
    data: rest,
    starts: new Int32Array(fields),
    lengths: new Int32Array(fields),
  };
  let isBegun = false;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    const data = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
    let at = 0;
    if (!isBegun) {
      if (data.length < HEADER_BYTES) {
        rest = data;
        continue;
      }
      at = HEADER_BYTES;
      isBegun = true;
    }
    row.data = data;
    for (let next = findRow(row, at); next > 0; next = findRow(row, at)) {
      onRow(row);
      at = next;
    }
    rest = data.subarray(at);
  }
}

/** Finds the fields of the row at an offset; returns its end, or 0 if it is incomplete. */
function findRow({ data, starts, lengths }: CopiedRow, from: number): number {
  if (from + 2 > data.length) return 0;
  const count = data.readInt16BE(from);
  // The end of all rows.
  if (count < 0) return 0;
  let at = from + 2;
  for (let i = 0; i < count; i += 1) {
    if (at + 4 > data.length) return 0;
    const length = data.readInt32BE(at);
    at += 4;
    starts[i] = at;
    lengths[i] = length;
    if (length !== NULL_LENGTH) at += length;
  }
  return at > data.length ? 0 : at;
}
