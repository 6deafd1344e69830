import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

/** A row of a sorted list: what it is sorted by, and its id. */
export interface Cursor {
  readonly sort: string;
  readonly key: number | string | null;
  readonly id: number;
}

const SUM_BYTES = 6;
const content = z.tuple([z.string(), z.nullable(z.union([z.number(), z.string()])), z.int()]);

/**
 * With a checksum: one that was cut or changed is refused and not taken for another place. It is no
 * secret, because no cursor opens anything.
 */
export function writeCursor({ sort, key, id }: Cursor): string {
  const text = Buffer.from(JSON.stringify([sort, key, id]));
  return Buffer.concat([checksum(text), text]).toString('base64url');
}

export function readCursor(text: string): Cursor | undefined {
  const bytes = Buffer.from(text, 'base64url');
  const told = bytes.subarray(SUM_BYTES);
  // What is written in another way would be read as the same.
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
