import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { createPool, cutOff } from '../../../db/connect.ts';
import { marketDay } from '../../../domain/time/figure-day.ts';
import type { Language } from '../../../domain/text/language.ts';
import { todayAt, type Clock } from '../../../domain/time/now.ts';
import { isMoneyField, MONEY_FIELDS, moneyIn } from '../../../domain/screens/money.ts';
import { SCREEN_KINDS, type ScreenKind } from '../../../domain/screens/screen-fields.ts';
import { SCREENING_CONNECTIONS } from '../../boot/database.ts';
import type { AdmittedScreen } from './admitted-screen.ts';
import { CachedTable } from './cached-table.ts';
import { isTextColumn, ownColumn, ROW_KINDS } from './memory-columns.ts';
import type { Order } from './orders.ts';
import { passAll } from './screen-counts.ts';
import { findFilters, type FieldFilter } from './screen-filters.ts';
import { USUAL_ORDER, type RowSet, type ScreenTable } from './screen-table.ts';
import type { RunQuery, TextColumns } from './text-columns.ts';

/** The result of a screen in a list. */
export interface Match {
  readonly table: ScreenTable;
  readonly texts: TextColumns;
  readonly filters: readonly FieldFilter[];
  readonly found: RowSet;
}

interface Options {
  readonly databaseUrl: string;
  readonly log: FastifyBaseLogger;
  readonly now: Clock;
  /** Called after the content of a list has changed. */
  readonly onChange: () => void;
}

/** A list of a million rows loads in some seconds; an unresponsive database isn't waited for. */
const LONGEST_READ_MS = 120_000;

/**
 * The lists in the memory of this process, for filtering and sorting. The reasons are in
 * docs/decisions/screening.md.
 */
export class Screening {
  readonly #pool: pg.Pool;
  readonly #connected = new Set<pg.PoolClient>();
  readonly #lists: Readonly<Record<ScreenKind, CachedTable>>;

  constructor({ databaseUrl, log, now, onChange }: Options) {
    this.#pool = createPool(databaseUrl, { max: SCREENING_CONNECTIONS });
    this.#pool.on('connect', (client) => this.#connected.add(client));
    this.#pool.on('remove', (client) => this.#connected.delete(client));
    const tools = {
      runQuery: this.#runQuery,
      log,
      today: () => todayAt(now()),
      marketDay: (kind: ScreenKind) => marketDay(now(), ROW_KINDS[kind]),
      onChange,
    };
    this.#lists = Object.fromEntries(
      SCREEN_KINDS.map((kind) => [kind, new CachedTable(kind, tools)]),
    ) as Record<ScreenKind, CachedTable>;
  }

  /** The memory used by each list. */
  get sizes(): { readonly kind: ScreenKind; readonly rows: number; readonly bytes: number }[] {
    return SCREEN_KINDS.map((kind) => {
      const { held } = this.#lists[kind];
      return {
        kind,
        rows: held?.table.rows ?? 0,
        bytes: held ? held.table.bytes + held.texts.bytes : 0,
      };
    });
  }

  /** Rereads all lists: at startup, and when notices may have been missed. */
  async readAll(): Promise<void> {
    // Bonds are usually the longest list and would delay the others.
    for (const kind of SCREEN_KINDS.toReversed()) await this.#lists[kind].readAll();
  }

  notice(payload: string): void {
    const [, gone, rowKind] = /^(gone:)?(.*)$/s.exec(payload)!;
    if (rowKind === 'currency') {
      for (const each of SCREEN_KINDS) if (MONEY_FIELDS[each]) this.#lists[each].noticeChanges();
    }
    const kind = SCREEN_KINDS.find((each) => ROW_KINDS[each] === rowKind);
    if (!kind) return;
    if (gone) this.#lists[kind].noticeLoss();
    else this.#lists[kind].noticeChanges();
  }

  async match({ kind, screen }: AdmittedScreen, language: Language): Promise<Match> {
    const { table, texts } = await this.#lists[kind].get();
    const filters = await findFilters(table, screen, {
      texts,
      language,
      findIsins: (isins) => this.#findIsins(kind, isins),
    });
    return { table, texts, filters, found: passAll(table, filters) };
  }

  /** The order of a screen, for one of its matches. */
  async order(
    { table, texts }: Pick<Match, 'table' | 'texts'>,
    { kind, screen }: AdmittedScreen,
    language: Language,
  ): Promise<Order> {
    const { sort } = screen;
    if (sort !== null && isTextColumn(sort)) return texts.order(sort, language);
    // The display currency doesn't affect the order, unless amounts stay in their own currencies.
    const isOwn = sort !== null && isMoneyField(kind, sort) && moneyIn(screen).isOwn;
    const order = table.order(isOwn ? ownColumn(sort) : (sort ?? USUAL_ORDER));
    if (!order) throw new Error(`${table.kind} are not sorted by ${sort ?? ''}`);
    return order;
  }

  async close(): Promise<void> {
    // Reads in progress are no longer needed, and a dead database would delay the shutdown.
    for (const client of this.#connected) cutOff(client);
    await Promise.all(SCREEN_KINDS.map((kind) => this.#lists[kind].close()));
    await this.#pool.end();
  }

  async #findIsins(kind: ScreenKind, isins: readonly string[]): Promise<readonly number[]> {
    const { rows } = await this.#pool.query<{ id: number }>(
      'select id from screen_row where kind = $1 and isin = any($2)',
      [ROW_KINDS[kind], isins],
    );
    return rows.map(({ id }) => id);
  }

  readonly #runQuery: RunQuery = async (work) => {
    const client = await this.#pool.connect();
    const timer = setTimeout(() => cutOff(client), LONGEST_READ_MS).unref();
    let isDone = false;
    try {
      const result = await work(client);
      isDone = true;
      return result;
    } finally {
      clearTimeout(timer);
      // A connection with an unfinished query can't be reused.
      client.release(!isDone);
    }
  };
}
