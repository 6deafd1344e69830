import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/connect.ts';
import { formatDay, parseDay, type Day } from '../../../domain/time/day.ts';
import { marketDay, mostCommon, type ReachedDay } from '../../../domain/time/figure-day.ts';
import { findCalendars } from '../../../domain/time/calendars/holidays.ts';
import { todayAt, type Now } from '../../../domain/time/now.ts';

const KINDS = ['bond', 'stock', 'etf', 'index', 'currency', 'curve'] as const;
/** Instruments that aren't traded say nothing about the market. */
const LEADING = 500;
/** A load writes in many transactions. */
const QUIET_MS = 150;
/** At midnight the days change without a notice. */
const CHECK_MS = 30_000;
/** Without market days everything would be shown as stale, so a failed read is retried soon. */
const RETRY_MS = 1000;

interface Options {
  readonly db: Db;
  readonly log: FastifyBaseLogger;
  /** The clock without market days. */
  readonly now: () => Now;
  /** Called after a kind has reached a new day. */
  readonly onChange: () => void;
}

/**
 * The latest market day of each kind of instrument, and of yield curves, in the memory of this
 * process.
 */
export class MarketDays {
  readonly #options: Options;
  #days: ReadonlyMap<string, ReachedDay> = new Map();
  #told = '';
  #timer: NodeJS.Timeout | undefined;
  #checks: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  get current(): ReadonlyMap<string, ReachedDay> {
    return this.#days;
  }

  async open(): Promise<void> {
    await this.#readDays();
    // Nothing has been shown yet that would need a refresh.
    this.#told = this.#effective();
    this.#checks = setInterval(() => this.notice(), CHECK_MS).unref();
  }

  close(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#checks);
  }

  /** New closes have arrived, or notices may have been missed. */
  notice(): void {
    this.#readIn(QUIET_MS);
  }

  #readIn(delayMs: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.#readDays().then(() => this.#reportChange());
    }, delayMs).unref();
  }

  async #readDays(): Promise<void> {
    const { db, now, log } = this.#options;
    try {
      this.#days = await readMarketDays(db, todayAt(now()));
    } catch (error) {
      // The previous days stay in use until the database is back.
      log.warn({ err: error }, 'failed to read the market days');
      this.#readIn(RETRY_MS);
    }
  }

  #reportChange(): void {
    const effective = this.#effective();
    if (effective === this.#told) return;
    this.#told = effective;
    this.#options.onChange();
  }

  #effective(): string {
    const now = { ...this.#options.now(), marketDays: this.#days };
    return KINDS.map((kind) => marketDay(now, kind)).join(' ');
  }
}

interface LatestRow {
  readonly kind: string;
  readonly day: string;
  readonly currencies: readonly string[];
  readonly venue: string | null;
}

/** The last day of most of the leading instruments of each kind; future days are ignored. */
async function readMarketDays(db: Db, today: Day): Promise<ReadonlyMap<string, ReachedDay>> {
  const { rows } = await sql<LatestRow>`
    select kinds.kind, latest.day, array_remove(currencies, null) as currencies, venue
    from unnest(${KINDS}::text[]) as kinds (kind)
    cross join lateral (
      select last_day as day, array[currency] as currencies, venue from (
        select last_day, currency, venue from screen_row
        where screen_row.kind = kinds.kind and is_shown and status = 'active'
        order by importance desc, id limit ${LEADING}
      ) as listed
      union all
      select last_day, array[currency, base], venue from (
        select series.last_day, instrument.currency, base, venue
        from instrument join series on series.instrument_id = instrument.id
          join currency_pair on currency_pair.instrument_id = instrument.id
        where kinds.kind = 'currency' and instrument.kind = 'currency' and not is_hidden
          and status = 'active' and field = 'close' and is_preferred
        order by importance desc, instrument.id limit ${LEADING}
      ) as paired
      union all
      select (select max(curve_day.day) from curve_day where curve_id = curve.id), array[currency], null
      from curve where kinds.kind = 'curve'
    ) as latest
    where latest.day <= ${formatDay(today)}::date`.execute(db);
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  return new Map([...byKind].map(([kind, found]) => [kind, findReached(found)]));
}

function findReached(rows: readonly LatestRow[]): ReachedDay {
  const day = mostCommon(rows.map((row) => row.day))!;
  const calendars = rows
    .filter((row) => row.day === day)
    .map(({ currencies, venue }) => findCalendars(currencies, venue).join(' '));
  return { day: parseDay(day)!, calendars: mostCommon(calendars)!.split(' ') };
}
