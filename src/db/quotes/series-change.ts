import { firstDayOfYear, type Day } from '../../domain/time/day.ts';
import type { Decimal } from '../../domain/text/decimal.ts';
import { decodeYearChunk } from './year-chunk.ts';

/** What a write changed in one year of a series. */
export interface YearChange {
  readonly year: number;
  /** Days that had no value. */
  readonly added: readonly Day[];
  /** The previous values of the other days, as a year chunk; null if there are none. */
  readonly previous: Buffer | null;
}

const HEADER_BYTES = 8;

/**
 * The changes of one write to a series as the bytes of one column. For each year:
 *
 *   bytes 0–1  year
 *   bytes 2–3  number n of days that had no value
 *   bytes 4–7  length p of the chunk of previous values, or 0
 *   then       n × int16 days since 1 January
 *   then       p bytes: a year chunk
 *
 * All numbers are little-endian. A new value takes two bytes.
 */
export function encodeSeriesChange(years: readonly YearChange[]): Buffer {
  return Buffer.concat(
    years.flatMap(({ year, added, previous }) => {
      const head = Buffer.allocUnsafe(HEADER_BYTES + 2 * added.length);
      head.writeUInt16LE(year, 0);
      head.writeUInt16LE(added.length, 2);
      head.writeUInt32LE(previous?.length ?? 0, 4);
      const yearStart = firstDayOfYear(year);
      for (const [i, day] of added.entries())
        head.writeInt16LE(day - yearStart, HEADER_BYTES + 2 * i);
      return previous ? [head, previous] : [head];
    }),
  );
}

/** The value that each touched day had before; null: it had none. */
export function decodeSeriesChange(bytes: Buffer): Map<Day, Decimal | null> {
  const before = new Map<Day, Decimal | null>();
  let at = 0;
  while (at < bytes.length) {
    const year = bytes.readUInt16LE(at);
    const added = bytes.readUInt16LE(at + 2);
    const length = bytes.readUInt32LE(at + 4);
    const yearStart = firstDayOfYear(year);
    at += HEADER_BYTES;
    for (let i = 0; i < added; i += 1) before.set(yearStart + bytes.readInt16LE(at + 2 * i), null);
    at += 2 * added;
    if (length > 0) {
      const chunk = bytes.subarray(at, at + length);
      for (const { day, value } of decodeYearChunk(year, chunk)) before.set(day, value);
    }
    at += length;
  }
  return before;
}
