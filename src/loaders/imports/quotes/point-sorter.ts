import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  decimal,
  formatDecimal,
  parseDecimal,
  type Decimal,
} from '../../../domain/text/decimal.ts';
import type { Day } from '../../../domain/time/day.ts';

/** The points of one series in date order, as read; a day may occur several times. */
export interface SortedSeries {
  /** The number that the caller gave the series. */
  readonly series: number;
  readonly points: readonly ReadPoint[];
}

export interface ReadPoint {
  readonly day: Day;
  readonly value: Decimal;
  readonly line: number;
}

/** Points in memory; more go to a temporary file. 25 bytes each with the order they are sorted in. */
const POINTS_IN_MEMORY = 2_000_000;
const RECORD_BYTES = 21;
const RECORDS_PER_READ = 16_384;
/** The scale of a value whose units are its place among the long ones. */
const LONG = 255;
const MAX_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * Sorts any number of points by series and day in bounded memory: full batches are sorted and
 * written to a temporary file, and all batches are read side by side at the end.
 */
export class PointSorter {
  readonly #capacity: number;
  readonly #folder: string;
  #columns: Columns;
  #seriesCount = 0;
  #directory: string | undefined;
  readonly #spilled: FileHandle[] = [];
  /** Numbers of more than 15 digits are rare. */
  readonly #long: string[] = [];

  constructor({ capacity = POINTS_IN_MEMORY, folder = tmpdir() } = {}) {
    this.#capacity = capacity;
    this.#folder = folder;
    this.#columns = new Columns(Math.min(capacity, 65_536));
  }

  /** No point can be added before `spill`. */
  get isFull(): boolean {
    return this.#columns.count === this.#capacity;
  }

  /** Series are numbered from 0 without gaps. */
  add(series: number, day: Day, value: Decimal, line: number): void {
    if (this.#columns.isFull) this.#columns = this.#columns.grown(this.#capacity);
    const { units, scale } = value;
    const isShort = units <= MAX_SAFE && units >= -MAX_SAFE && scale < LONG;
    if (isShort) this.#columns.push(series, day, Number(units), scale, line);
    else this.#columns.push(series, day, this.#long.push(formatDecimal(value)) - 1, LONG, line);
    if (series >= this.#seriesCount) this.#seriesCount = series + 1;
  }

  /** Can be read several times. */
  async *sorted(): AsyncGenerator<SortedSeries> {
    const order = this.#columns.sortedOrder(this.#seriesCount);
    const cursors: Cursor[] = this.#spilled.map((file) => new FileCursor(file));
    cursors.push(new MemoryCursor(this.#columns, order));
    for (const cursor of cursors) await cursor.fill();
    for (let series = 0; series < this.#seriesCount; series += 1) {
      const points: ReadPoint[] = [];
      let isMixed = false;
      for (const cursor of cursors) {
        isMixed ||= points.length > 0;
        while (cursor.series === series) {
          points.push(this.#point(cursor));
          cursor.next();
          if (cursor.needsFilling) await cursor.fill();
        }
      }
      if (points.length === 0) continue;
      // Batches follow each other in the document, and so do equal days.
      if (isMixed) points.sort((a, b) => a.day - b.day);
      yield { series, points };
    }
  }

  async close(): Promise<void> {
    for (const file of this.#spilled) await file.close();
    this.#spilled.length = 0;
    if (this.#directory) await rm(this.#directory, { recursive: true, force: true });
  }

  #point({ day, units, scale, line }: Cursor): ReadPoint {
    const value =
      scale === LONG ? parseDecimal(this.#long[units]!)! : decimal(BigInt(units), scale);
    return { day, value, line };
  }

  /** Moves the points in memory to a temporary file. */
  async spill(): Promise<void> {
    this.#directory ??= await mkdtemp(join(this.#folder, 'parcurve-import-'));
    const path = join(this.#directory, String(this.#spilled.length));
    const file = await open(path, 'wx+', 0o600);
    this.#spilled.push(file);
    const order = this.#columns.sortedOrder(this.#seriesCount);
    for (let from = 0; from < order.length; from += RECORDS_PER_READ) {
      await file.write(this.#columns.records(order.subarray(from, from + RECORDS_PER_READ)));
    }
    this.#columns.clear();
  }
}

/** A column per part of a point: a fifth of the memory that objects take. */
class Columns {
  count = 0;
  readonly series: Int32Array;
  readonly days: Int32Array;
  readonly units: Float64Array;
  readonly scales: Uint8Array;
  readonly lines: Uint32Array;

  constructor(capacity: number) {
    this.series = new Int32Array(capacity);
    this.days = new Int32Array(capacity);
    this.units = new Float64Array(capacity);
    this.scales = new Uint8Array(capacity);
    this.lines = new Uint32Array(capacity);
  }

  get isFull(): boolean {
    return this.count === this.series.length;
  }

  push(series: number, day: Day, units: number, scale: number, line: number): void {
    const i = this.count;
    this.series[i] = series;
    this.days[i] = day;
    this.units[i] = units;
    this.scales[i] = scale;
    this.lines[i] = line;
    this.count += 1;
  }

  clear(): void {
    this.count = 0;
  }

  grown(most: number): Columns {
    const larger = new Columns(Math.min(most, this.series.length * 2));
    larger.series.set(this.series);
    larger.days.set(this.days);
    larger.units.set(this.units);
    larger.scales.set(this.scales);
    larger.lines.set(this.lines);
    larger.count = this.count;
    return larger;
  }

  /** By series and day; equal ones stay as they came. */
  sortedOrder(seriesCount: number): Uint32Array {
    const ends = new Uint32Array(seriesCount + 1);
    for (let i = 0; i < this.count; i += 1) ends[this.series[i]! + 1]! += 1;
    for (let i = 0; i < seriesCount; i += 1) ends[i + 1]! += ends[i]!;
    const starts = ends.slice();
    const order = new Uint32Array(this.count);
    for (let i = 0; i < this.count; i += 1) {
      const series = this.series[i]!;
      order[starts[series]!] = i;
      starts[series]! += 1;
    }
    for (let series = 0; series < seriesCount; series += 1) {
      this.#sortDays(order.subarray(ends[series], ends[series + 1]));
    }
    return order;
  }

  /** Most documents have the days of a series in order already. */
  #sortDays(part: Uint32Array): void {
    let isSorted = true;
    for (let i = 1; i < part.length && isSorted; i += 1) {
      isSorted = this.days[part[i]!]! >= this.days[part[i - 1]!]!;
    }
    if (!isSorted) part.sort((a, b) => this.days[a]! - this.days[b]! || a - b);
  }

  records(order: Uint32Array): Uint8Array {
    const bytes = new Uint8Array(order.length * RECORD_BYTES);
    const view = new DataView(bytes.buffer);
    let at = 0;
    for (const i of order) {
      view.setInt32(at, this.series[i]!);
      view.setInt32(at + 4, this.days[i]!);
      view.setFloat64(at + 8, this.units[i]!);
      view.setUint8(at + 16, this.scales[i]!);
      view.setUint32(at + 17, this.lines[i]!);
      at += RECORD_BYTES;
    }
    return bytes;
  }
}

/** A sorted batch, read from its beginning. */
interface Cursor {
  /** -1 at the end. */
  readonly series: number;
  readonly day: Day;
  readonly units: number;
  readonly scale: number;
  readonly line: number;
  readonly needsFilling: boolean;
  next(): void;
  fill(): Promise<void>;
}

class MemoryCursor implements Cursor {
  readonly needsFilling = false;
  readonly #columns: Columns;
  readonly #order: Uint32Array;
  #at = 0;

  constructor(columns: Columns, order: Uint32Array) {
    this.#columns = columns;
    this.#order = order;
  }

  get series(): number {
    return this.#at < this.#order.length ? this.#columns.series[this.#order[this.#at]!]! : -1;
  }

  get day(): Day {
    return this.#columns.days[this.#order[this.#at]!]!;
  }

  get units(): number {
    return this.#columns.units[this.#order[this.#at]!]!;
  }

  get scale(): number {
    return this.#columns.scales[this.#order[this.#at]!]!;
  }

  get line(): number {
    return this.#columns.lines[this.#order[this.#at]!]!;
  }

  next(): void {
    this.#at += 1;
  }

  async fill(): Promise<void> {}
}

class FileCursor implements Cursor {
  readonly #file: FileHandle;
  readonly #view = new DataView(new ArrayBuffer(RECORDS_PER_READ * RECORD_BYTES));
  #position = 0;
  #at = 0;
  #end = 0;
  #isOver = false;

  constructor(file: FileHandle) {
    this.#file = file;
  }

  get needsFilling(): boolean {
    return this.#at === this.#end && !this.#isOver;
  }

  get series(): number {
    return this.#at < this.#end ? this.#view.getInt32(this.#at) : -1;
  }

  get day(): Day {
    return this.#view.getInt32(this.#at + 4);
  }

  get units(): number {
    return this.#view.getFloat64(this.#at + 8);
  }

  get scale(): number {
    return this.#view.getUint8(this.#at + 16);
  }

  get line(): number {
    return this.#view.getUint32(this.#at + 17);
  }

  next(): void {
    this.#at += RECORD_BYTES;
  }

  async fill(): Promise<void> {
    const { bytesRead } = await this.#file.read(
      this.#view,
      0,
      this.#view.byteLength,
      this.#position,
    );
    this.#position += bytesRead;
    this.#at = 0;
    this.#end = bytesRead;
    this.#isOver = bytesRead === 0;
  }
}
