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

/** What a screen finds in a list. */
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
  /** After what lists show has become another. */
  readonly onChange: () => void;
}

/** A list of a million is read in some seconds; a database that says nothing is not waited for. */
const LONGEST_READ_MS = 120_000;

/**
 * The lists in the memory of this process: what they are filtered and sorted by. Why so:
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

  /** What each list takes of memory. */
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

  /** Reads all lists anew: at the start, and when notices may have been missed. */
  async readAll(): Promise<void> {
    // Usually the bonds are most, and would keep the others waiting.
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

  /** The order of a screen, for a match of it. */
  async order(
    { table, texts }: Pick<Match, 'table' | 'texts'>,
    { kind, screen }: AdmittedScreen,
    language: Language,
  ): Promise<Order> {
    const { sort } = screen;
    if (sort !== null && isTextColumn(sort)) return texts.order(sort, language);
    // In which money does not matter, as long as it is one.
    const isOwn = sort !== null && isMoneyField(kind, sort) && moneyIn(screen).isOwn;
    const order = table.order(isOwn ? ownColumn(sort) : (sort ?? USUAL_ORDER));
    if (!order) throw new Error(`${table.kind} are not sorted by ${sort ?? ''}`);
    return order;
  }

  async close(): Promise<void> {
    // What is being read is of no use any more, and a dead database would be waited for.
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
      // A connection in the middle of something is of no use to anybody else.
      client.release(!isDone);
    }
  };
}
