import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

/** A position in a sorted list: the row's sort key and ID. */
export interface Cursor {
  readonly sort: string;
  readonly key: number | string | null;
  readonly id: number;
}

const SUM_BYTES = 6;
const content = z.tuple([z.string(), z.nullable(z.union([z.number(), z.string()])), z.int()]);

/**
 * With a checksum: a truncated or altered cursor is rejected rather than read as another position.
 * The checksum isn't secret, because a cursor grants no access.
 */
export function writeCursor({ sort, key, id }: Cursor): string {
  const text = Buffer.from(JSON.stringify([sort, key, id]));
  return Buffer.concat([checksum(text), text]).toString('base64url');
}

export function readCursor(text: string): Cursor | undefined {
  const bytes = Buffer.from(text, 'base64url');
  const told = bytes.subarray(SUM_BYTES);
  // A different encoding would be read as the same cursor.
  const isWhole =
    bytes.toString('base64url') === text && checksum(told).equals(bytes.subarray(0, SUM_BYTES));
  if (!isWhole) return undefined;
  const parsed = content.safeParse(parseJson(told.toString()));
  if (!parsed.success) return undefined;
  const [sort, key, id] = parsed.data;
  return { sort, key, id };
}

function checksum(bytes: Buffer): Buffer {
  return createHash('sha256').update('screen').update(bytes).digest().subarray(0, SUM_BYTES);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
