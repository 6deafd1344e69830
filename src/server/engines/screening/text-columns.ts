import type pg from 'pg';
import { copyOut } from '../../../db/copy-out.ts';
import { foldText } from '../../../domain/search/fold-text.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../domain/text/language.ts';
import { emptyBitmap, setBit, type Bitmap } from './bitmap.ts';
import { yieldToEventLoop } from '../../../db/yield-to-event-loop.ts';
import { ROW_KINDS, TEXT_COLUMNS, type TextColumn } from './memory-columns.ts';
import { orderByRows, type Order } from './orders.ts';
import { findRow, placeById, type RowIds } from './screen-columns.ts';
import type { ScreenTable } from './screen-table.ts';

/** Runs queries on a dedicated connection. */
export type RunQuery = <T>(work: (client: pg.PoolClient) => Promise<T>) => Promise<T>;

/** Names for a text filter: the folded names of all rows in one buffer. */
interface FoldedNames {
  readonly bytes: Buffer;
  /** The start of each row's text in ID order, followed by the end. */
  readonly starts: Int32Array;
}

/** The number of bytes searched before yielding to other work. */
const BYTES_IN_ONE_GO = 4 * 1024 * 1024;

/**
 * Names and codes of a table: loaded when first sorted or filtered by, once per language of the
 * names.
 */
export class TextColumns {
  readonly #table: ScreenTable;
  readonly #runQuery: RunQuery;
  readonly #orders = new Map<string, Promise<Order>>();
  readonly #names = new Map<Language, Promise<FoldedNames>>();
  readonly #languages = new Map<Language, Promise<Language>>();
  #bytes = 0;

  constructor(table: ScreenTable, runQuery: RunQuery) {
    this.#table = table;
    this.#runQuery = runQuery;
  }

  get bytes(): number {
    return this.#bytes;
  }

  async order(column: TextColumn, language: Language): Promise<Order> {
    const isName = column === 'name' || column === 'issuer';
    const written = isName ? await this.#writtenIn(language) : DEFAULT_LANGUAGE;
    return cachedOr(this.#orders, `${column} ${written}`, () => this.#readOrder(column, written));
  }

  /** Loads the text that is searched. */
  async prepare(language: Language): Promise<void> {
    const written = await this.#writtenIn(language);
    await cachedOr(this.#names, written, () => this.#readNames(written));
  }

  /** Rows whose name contains the text; the code counts as part of the name. */
  async find(text: string, language: Language): Promise<Bitmap> {
    const needle = Buffer.from(foldText(text));
    const written = await this.#writtenIn(language);
    const names = await cachedOr(this.#names, written, () => this.#readNames(written));
    return findNames(names, needle, this.#table.data);
  }

  /** The language, or the default one if no name is written in it. */
  #writtenIn(language: Language): Promise<Language> {
    if (language === DEFAULT_LANGUAGE) return Promise.resolve(language);
    return cachedOr(this.#languages, language, () =>
      this.#runQuery(async (client) => {
        const { rowCount } = await client.query(
          `select from screen_row where kind = $1 and is_shown and name ? $2 limit 1`,
          [ROW_KINDS[this.#table.kind], language],
        );
        return rowCount === 1 ? language : DEFAULT_LANGUAGE;
      }),
    );
  }

  #readOrder(column: TextColumn, language: Language): Promise<Order> {
    const expression = sortedBy(column, language);
    const { data } = this.#table;
    const rows = new Int32Array(data.ids.length);
    const isPlaced = new Uint8Array(data.ids.length);
    let count = 0;
    let known = 0;
    const place = (row: number) => {
      rows[count] = row;
      isPlaced[row] = 1;
      count += 1;
    };
    return this.#runQuery(async (client) => {
      await copyOut(
        client,
        `select id, (${expression} is null)::integer from screen_row
         where kind = '${ROW_KINDS[this.#table.kind]}' and is_shown
         order by ${expression} nulls last, id`,
        2,
        ({ data: copied, starts }) => {
          const row = findRow(data, copied.readInt32BE(starts[0]));
          // The row may have been added since the table was read.
          if (row < 0) return;
          place(row);
          if (copied.readInt32BE(starts[1]) === 0) known = count;
        },
      );
      // A row may have been removed since.
      for (const row of data.byId) if (isPlaced[row] === 0) place(row);
      this.#bytes += rows.byteLength;
      return orderByRows(rows, known, data);
    });
  }

  #readNames(language: Language): Promise<FoldedNames> {
    const table = this.#table.data;
    const names = [...new Set([language, DEFAULT_LANGUAGE])].map(
      (each) => `name_in(name, '${each}')`,
    );
    const starts = new Int32Array(table.ids.length + 1);
    const parts: Buffer[] = [];
    let text = '';
    let size = 0;
    let next = 0;
    const close = () => {
      parts.push(Buffer.from(text));
      text = '';
    };
    const begin = (place: number) => {
      for (; next <= place; next += 1) starts[next] = size;
    };
    return this.#runQuery(async (client) => {
      await copyOut(
        client,
        `select id, concat_ws(chr(10), ${names.join(', ')}, code)
         from screen_row where kind = '${ROW_KINDS[this.#table.kind]}' and is_shown order by id`,
        2,
        ({ data, starts: at, lengths }) => {
          const id = data.readInt32BE(at[0]);
          const place = placeById(table, id);
          if (findRow(table, id) < 0) return;
          begin(place);
          const said = data.toString('utf8', at[1], at[1]! + lengths[1]!);
          const folded = [...new Set(said.split('\n').map(foldText))].join('\n');
          text += `${folded}\n`;
          size += Buffer.byteLength(folded) + 1;
          if (text.length > BYTES_IN_ONE_GO) close();
        },
      );
      begin(table.ids.length);
      close();
      const bytes = Buffer.concat(parts);
      this.#bytes += bytes.byteLength + starts.byteLength;
      return { bytes, starts };
    });
  }
}

function sortedBy(column: TextColumn, language: Language): string {
  const name = TEXT_COLUMNS[column];
  if (column === 'isin' || column === 'ticker') return `${name} collate "C"`;
  const alphabet = `"${LANGUAGES[language].tag}-x-icu"`;
  return `name_in(${name}, '${language}') collate ${alphabet}`;
}

async function findNames(
  { bytes, starts }: FoldedNames,
  needle: Buffer,
  { byId }: RowIds,
): Promise<Bitmap> {
  const bits = emptyBitmap(byId.length);
  if (needle.length === 0) return bits;
  let place = 0;
  let until = BYTES_IN_ONE_GO;
  for (let at = bytes.indexOf(needle); at >= 0; at = bytes.indexOf(needle, starts[place + 1])) {
    while (starts[place + 1]! <= at) place += 1;
    setBit(bits, byId[place]!);
    if (at > until) {
      until = at + BYTES_IN_ONE_GO;
      await yieldToEventLoop();
    }
  }
  return bits;
}

/** One load shared by all callers; a failed one is retried. */
function cachedOr<K, V>(known: Map<K, Promise<V>>, key: K, load: () => Promise<V>): Promise<V> {
  const found = known.get(key);
  if (found) return found;
  const making = load();
  known.set(key, making);
  making.catch(() => known.delete(key));
  return making;
}
