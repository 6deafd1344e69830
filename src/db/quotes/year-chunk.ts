import { firstDayOfYear, type Day } from '../../domain/time/day.ts';
import {
  decimal,
  formatDecimal,
  parseDecimal,
  unitsAtScale,
  type Decimal,
} from '../../domain/text/decimal.ts';

/**
 * One year of a series as the bytes of one column: exact decimals as scaled integers.
 *
 *   byte 0     layout: 4 or 8 (bytes of a value), or 0 (values as text, for numbers beyond 64 bits)
 *   byte 1     scale: value = integer / 10^scale
 *   bytes 2–3  number of points n
 *   then       n × int16 days since 1 January, ascending
 *   then       n × int32 or int64 scaled values, or the decimals as text separated by line feeds
 *
 * All numbers are little-endian. docs/decisions/storage.md has the measurements behind it.
 */
const HEADER_BYTES = 4;
/** The part of a chunk that `readChunkHead` needs. */
export const CHUNK_HEAD_BYTES = HEADER_BYTES + 2;
const INT32_MAX = 0x7fff_ffffn;
const INT64_MAX = 0x7fff_ffff_ffff_ffffn;
const MAX_INTEGER_SCALE = 18;

export interface DayValue {
  readonly day: Day;
  readonly value: Decimal;
}

/** The points must be of that year, ascending, one per day. */
export function encodeYearChunk(year: number, points: readonly DayValue[]): Buffer {
  const scale = points.reduce((widest, { value }) => Math.max(widest, value.scale), 0);
  if (scale > MAX_INTEGER_SCALE) return encodeText(year, points);
  const units = points.map(({ value }) => unitsAtScale(value, scale));
  const largest = units.reduce(
    (max, u) => (u < 0n ? (-u > max ? -u : max) : u > max ? u : max),
    0n,
  );
  if (largest > INT64_MAX) return encodeText(year, points);
  if (largest <= INT32_MAX) {
    return encodeInt32Chunk(
      year,
      points.map(({ day }) => day),
      units.map(Number),
      scale,
    );
  }
  const bytes = header(
    8,
    scale,
    year,
    points.map(({ day }) => day),
    8 * points.length,
  );
  const valuesAt = HEADER_BYTES + 2 * points.length;
  units.forEach((value, i) => bytes.writeBigInt64LE(value, valuesAt + 8 * i));
  return bytes;
}

/** A faster encoder for values that fit: whole numbers of 10^-scale within ±2,147,483,647. */
export function encodeInt32Chunk(
  year: number,
  days: readonly Day[],
  scaledValues: readonly number[],
  scale: number,
): Buffer {
  const bytes = header(4, scale, year, days, 4 * days.length);
  let offset = HEADER_BYTES + 2 * days.length;
  for (const value of scaledValues) offset = bytes.writeInt32LE(value, offset);
  return bytes;
}

function encodeText(year: number, points: readonly DayValue[]): Buffer {
  const text = Buffer.from(points.map(({ value }) => formatDecimal(value)).join('\n'), 'latin1');
  const bytes = header(
    0,
    0,
    year,
    points.map(({ day }) => day),
    text.length,
  );
  text.copy(bytes, HEADER_BYTES + 2 * points.length);
  return bytes;
}

function header(
  layout: 0 | 4 | 8,
  scale: number,
  year: number,
  days: readonly Day[],
  valueBytes: number,
): Buffer {
  const bytes = Buffer.allocUnsafe(HEADER_BYTES + 2 * days.length + valueBytes);
  bytes.writeUInt8(layout, 0);
  bytes.writeUInt8(scale, 1);
  bytes.writeUInt16LE(days.length, 2);
  const yearStart = firstDayOfYear(year);
  days.forEach((day, i) => bytes.writeInt16LE(day - yearStart, HEADER_BYTES + 2 * i));
  return bytes;
}

/** Reads the contents of a chunk from its first bytes; every chunk has at least one point. */
export function readChunkHead(year: number, bytes: Buffer): { count: number; firstDay: Day } {
  return {
    count: bytes.readUInt16LE(2),
    firstDay: firstDayOfYear(year) + bytes.readInt16LE(HEADER_BYTES),
  };
}

/** Exact values, for merging and for everything that must not lose a digit. */
export function decodeYearChunk(year: number, bytes: Buffer): DayValue[] {
  const layout = bytes.readUInt8(0);
  const scale = bytes.readUInt8(1);
  const count = bytes.readUInt16LE(2);
  const yearStart = firstDayOfYear(year);
  const valuesAt = HEADER_BYTES + 2 * count;
  const texts = layout === 0 ? bytes.toString('latin1', valuesAt).split('\n') : [];
  return Array.from({ length: count }, (_, i) => ({
    day: yearStart + bytes.readInt16LE(HEADER_BYTES + 2 * i),
    value: valueAt(i),
  }));

  function valueAt(i: number): Decimal {
    if (layout === 4) return decimal(BigInt(bytes.readInt32LE(valuesAt + 4 * i)), scale);
    if (layout === 8) return decimal(bytes.readBigInt64LE(valuesAt + 8 * i), scale);
    const value = parseDecimal(texts[i] ?? '');
    if (!value) throw new Error(`unreadable decimal in the quotes of ${year}`);
    return value;
  }
}

/**
 * A faster decoder for charts: calls back with each point between two days (both included) as a
 * JavaScript number. Such a number prints as the exact decimal up to 15 digits.
 */
export function readYearChunk(
  year: number,
  bytes: Buffer,
  from: Day,
  to: Day,
  onPoint: (day: Day, value: number) => void,
): void {
  const layout = bytes.readUInt8(0);
  if (layout !== 4) {
    for (const { day, value } of decodeYearChunk(year, bytes))
      if (day >= from && day <= to) onPoint(day, Number(formatDecimal(value)));
    return;
  }
  // Takes half the time of the buffer's own methods.
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const divisor = 10 ** view.getUint8(1);
  const count = view.getUint16(2, true);
  const yearStart = firstDayOfYear(year);
  const valuesAt = HEADER_BYTES + 2 * count;
  for (let i = 0; i < count; i += 1) {
    const day = yearStart + view.getInt16(HEADER_BYTES + 2 * i, true);
    if (day >= from && day <= to) onPoint(day, view.getInt32(valuesAt + 4 * i, true) / divisor);
  }
}
