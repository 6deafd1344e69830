import { Guarded, revealOrRefuse, type GuardedLine } from '../../../access/guarded.ts';
import type { Viewer } from '../../../access/viewer.ts';
import type { Db } from '../../../db/connect.ts';
import { readYears, type YearOfSeries } from '../../../db/quotes/read-points.ts';
import { readChunkHead, readYearChunk } from '../../../db/quotes/year-chunk.ts';
import { yearFromDay, type Day } from '../../../domain/time/day.ts';
import type { Language } from '../../../domain/text/language.ts';
import { deflateAlone, type GzipPart } from '../../core/http/gzip-parts.ts';
import { makeLine, type ChartSeries } from './chart-store.ts';

/** The approximate size of a series without its years. */
const SERIES_BYTES = 2000;
/** The size of a year without its points. */
const YEAR_BYTES = 500;

/** A line with the years of which it has all points, ascending. */
export interface DailyLine extends GuardedLine {
  readonly wholeYears: readonly WholeYear[];
}

/** A year of a line, and the positions where its points begin and end. */
export interface WholeYear {
  readonly cachedYear: CachedYear;
  readonly from: number;
  readonly to: number;
}

/** The years of a span that have points; both ends included. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly years: readonly CachedYear[];
}

/** The series behind a chart, with the years that have been requested. */
export class CachedSeries {
  readonly facts: ChartSeries;
  readonly #db: Db;
  readonly #onGrowth: () => void;
  #span: Span = { from: 0, to: -1, years: [] };

  constructor(db: Db, facts: ChartSeries, onGrowth: () => void) {
    this.#db = db;
    this.facts = facts;
    this.#onGrowth = onGrowth;
  }

  get bytes(): number {
    return this.#span.years.reduce((sum, { bytes }) => sum + bytes, SERIES_BYTES);
  }

  /** Both days included. Reads only years that exist and aren't cached. */
  async readDailyLine(begin: Day, end: Day): Promise<DailyLine> {
    const [firstYear, lastYear] = [yearFromDay(begin), yearFromDay(end)];
    const span = await this.#readSpan(firstYear, lastYear);
    const days: Day[] = [];
    const values: number[] = [];
    const wholeYears: WholeYear[] = [];
    for (const cachedYear of span.years) {
      if (cachedYear.year < firstYear || cachedYear.year > lastYear) continue;
      const from = days.length;
      cachedYear.readPoints(begin, end, days, values);
      const to = days.length;
      if (to - from === cachedYear.count) wholeYears.push({ cachedYear, from, to });
    }
    return { ...makeLine(days, values, this.facts), wholeYears };
  }

  /** Returns a span with these years. A cached span that doesn't adjoin them is discarded. */
  async #readSpan(from: number, to: number): Promise<Span> {
    const { seriesId } = this.facts;
    const known = this.#span;
    if (seriesId === null || (known.from <= from && to <= known.to)) return known;
    const touches = from <= known.to + 1 && to >= known.from - 1;
    const read = await readYears(this.#db, seriesId, { from, to }, touches ? known : null);
    const years = read.map((each) => new CachedYear(each, this.#onGrowth));
    const span = touches ? join(known, { from, to, years }) : { from, to, years };
    this.#span = span;
    this.#onGrowth();
    return span;
  }
}

function join(known: Span, read: Span): Span {
  return {
    from: Math.min(known.from, read.from),
    to: Math.max(known.to, read.to),
    years: [...known.years, ...read.years].toSorted((a, b) => a.year - b.year),
  };
}

/** In its own memory: a slice would keep the whole larger buffer alive. */
function copyAlone(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}

/** A year of a series as read, and its gzipped text by language once it has been sent. */
export class CachedYear {
  readonly year: number;
  /** The number of points. */
  readonly count: number;
  readonly #points: Buffer;
  readonly #packed = new Guarded(new Map<Language, Promise<GzipPart>>());
  readonly #onGrowth: () => void;
  #bytes: number;

  constructor({ year, points }: YearOfSeries, onGrowth: () => void) {
    this.year = year;
    this.count = readChunkHead(year, points).count;
    this.#points = copyAlone(points);
    this.#onGrowth = onGrowth;
    this.#bytes = YEAR_BYTES + points.length;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Adds the points between two days to both columns. */
  readPoints(begin: Day, end: Day, days: Day[], values: number[]): void {
    readYearChunk(this.year, this.#points, begin, end, (day, value) => {
      days.push(day);
      values.push(value);
    });
  }

  /** The whole year's text in a language, compressed; the first request writes it. */
  pack(viewer: Viewer, language: Language, write: () => Buffer): Promise<GzipPart> {
    const packed = revealOrRefuse(viewer, this.#packed);
    const known = packed.get(language);
    if (known) return known;
    const made = this.#deflate(write());
    packed.set(language, made);
    return made;
  }

  async #deflate(text: Buffer): Promise<GzipPart> {
    const part = await deflateAlone(text);
    const deflated = copyAlone(part.deflated);
    this.#bytes += deflated.length;
    this.#onGrowth();
    return { ...part, deflated };
  }
}
