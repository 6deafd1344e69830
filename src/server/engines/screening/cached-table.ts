import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Day } from '../../../domain/time/day.ts';
import { DEFAULT_LANGUAGE } from '../../../domain/text/language.ts';
import { MONEY_FIELDS } from '../../../domain/screens/money.ts';
import type { ScreenKind } from '../../../domain/screens/screen-fields.ts';
import { yieldToEventLoop } from '../../../db/yield-to-event-loop.ts';
import { MARKET_COLUMN, memoryColumns, ROW_KINDS, textColumns } from './memory-columns.ts';
import { readRates, type Rates } from './money-rates.ts';
import { readColumns, type Part } from './screen-columns.ts';
import { ScreenTable, USUAL_ORDER } from './screen-table.ts';
import { TextColumns, type RunQuery } from './text-columns.ts';

/** Notices in quick succession are handled together. */
const QUIET_MS = 150;
/** If a larger share of the rows has changed, rereading all of them is quicker. */
const LARGE_PART = 0.05;
const FEW_ROWS = 5000;
/** Smaller lists are sorted on demand. */
const WARMED_ROWS = 50_000;

/** A list in memory. */
export interface HeldList {
  readonly table: ScreenTable;
  readonly texts: TextColumns;
}

interface Tools {
  readonly runQuery: RunQuery;
  readonly log: FastifyBaseLogger;
  readonly today: () => Day;
  /** The latest market day of a list. */
  readonly marketDay: (kind: ScreenKind) => Day;
  /** Called after the list in memory has changed. */
  readonly onChange: () => void;
}

/** Keeps the rows of one list in memory, in sync with the database. */
export class CachedTable {
  readonly #kind: ScreenKind;
  readonly #tools: Tools;
  #held: HeldList | null = null;
  /** All changes by transactions before this one are loaded. */
  #since = '0';
  #reading: Promise<void> | null = null;
  #wants: 'nothing' | 'changes' | 'all' = 'all';
  #warming: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(kind: ScreenKind, tools: Tools) {
    this.#kind = kind;
    this.#tools = tools;
  }

  get held(): HeldList | null {
    return this.#held;
  }

  /** The list in memory; the first caller waits until it is loaded. */
  async get(): Promise<HeldList> {
    if (this.#held) return this.#held;
    await this.#readChanges();
    if (!this.#held) throw new Error(`the list of ${this.#kind} has not been read`);
    return this.#held;
  }

  /** Some rows have changed. */
  noticeChanges(): void {
    if (this.#wants === 'nothing') this.#wants = 'changes';
    this.#readSoon();
  }

  /** Rows were removed, or notices may have been missed. */
  noticeLoss(): void {
    this.#wants = 'all';
    this.#readSoon();
  }

  /** Reads everything now and notifies followers. */
  async readAll(): Promise<void> {
    this.#wants = 'all';
    await this.#readQuietly();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#reading?.catch(() => {});
    await this.#warming?.catch(() => {});
  }

  #readSoon(): void {
    if (this.#isClosed || this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#readQuietly();
    }, QUIET_MS).unref();
  }

  /**
   * The list in memory stays in use while the database is down; it is reread at the end of the gap.
   */
  async #readQuietly(): Promise<void> {
    await this.#readChanges().catch((error: unknown) => {
      if (!this.#isClosed) this.#tools.log.error({ err: error }, 'failed to read a list');
    });
  }

  #readChanges(): Promise<void> {
    this.#reading ??= this.#readWanted().finally(() => (this.#reading = null));
    return this.#reading;
  }

  async #readWanted(): Promise<void> {
    while (this.#wants !== 'nothing' && !this.#isClosed) {
      const wants = this.#wants;
      this.#wants = 'nothing';
      const held = this.#held;
      try {
        if (wants === 'all' || !held || !(await this.#takeChanges(held))) await this.#takeAll();
      } catch (error) {
        this.#wants = 'all';
        throw error;
      }
      // A first read replaces nothing that has been shown.
      if (held) this.#tools.onChange();
    }
    this.#warming ??= this.#warm().finally(() => (this.#warming = null));
    // A failure is harmless: the work is repeated on demand.
    this.#warming.catch(() => {});
  }

  async #takeAll(): Promise<void> {
    const { data, since, rates } = await this.#runQuery((client) =>
      readSnapshot(client, this.#kind, null),
    );
    if (!data) throw new Error('nothing was read');
    const day = this.#tools.marketDay(this.#kind);
    const table = new ScreenTable(this.#kind, data, { marketDay: day, rates });
    this.#since = since;
    this.#held = { table, texts: new TextColumns(table, this.#tools.runQuery) };
  }

  /** False if everything must be reread. */
  async #takeChanges({ table }: HeldList): Promise<boolean> {
    const most = Math.max(FEW_ROWS, table.rows * LARGE_PART);
    const { data, since, rates } = await this.#runQuery((client) =>
      readSnapshot(client, this.#kind, { since: this.#since, most }),
    );
    if (!data || !table.apply(data)) return false;
    table.takeRates(rates);
    this.#since = since;
    return true;
  }

  #runQuery<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return this.#tools.runQuery(work);
  }

  /** Sorts a long list by every column in advance, so requests don't wait for it. */
  async #warm(): Promise<void> {
    const held = this.#held;
    if (!held || held.table.rows < WARMED_ROWS) return;
    const isOver = () => this.#isClosed || this.#held !== held;
    await held.table.makeIndexes(isOver);
    for (const id of [USUAL_ORDER, ...memoryColumns(this.#kind).keys()]) {
      if (isOver()) return;
      if (id === MARKET_COLUMN) continue;
      held.table.order(id);
      await yieldToEventLoop();
    }
    await held.table.facets(this.#tools.today());
    for (const column of textColumns(this.#kind)) {
      if (isOver()) return;
      await held.texts.order(column, DEFAULT_LANGUAGE);
    }
    if (!isOver()) await held.texts.prepare(DEFAULT_LANGUAGE);
  }
}

const NO_RATES: Rates = new Map();

interface Snapshot {
  readonly data: Awaited<ReturnType<typeof readColumns>> | null;
  readonly since: string;
  readonly rates: Rates;
}

/** Reads everything, or only the changes if there are few, and from where to read next time. */
async function readSnapshot(
  client: pg.PoolClient,
  kind: ScreenKind,
  changes: { readonly since: string; readonly most: number } | null,
): Promise<Snapshot> {
  await client.query('begin isolation level repeatable read read only');
  const { rows } = await client.query<{ since: string }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as since',
  );
  const { since } = rows[0]!;
  const part: Part = { since: changes?.since ?? null };
  const isTooMuch = changes !== null && (await countChanges(client, kind, changes)) > changes.most;
  const rates = MONEY_FIELDS[kind] ? await readRates(client) : NO_RATES;
  const data = isTooMuch ? null : await readColumns(client, kind, part, rates);
  await client.query('commit');
  return { data, since, rates };
}

async function countChanges(
  client: pg.PoolClient,
  kind: ScreenKind,
  { since, most }: { readonly since: string; readonly most: number },
): Promise<number> {
  const { rowCount } = await client.query(
    `select from screen_row where kind = $1 and changed >= $2::xid8 limit $3`,
    [ROW_KINDS[kind], since, Math.floor(most) + 1],
  );
  return rowCount ?? 0;
}
