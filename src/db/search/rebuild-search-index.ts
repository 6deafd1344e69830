import type pg from 'pg';
import { SEARCH_TYPES, type SearchType } from '../../domain/search/search-type.ts';
import { encodeOrdinals } from '../../domain/search/ordinal-set.ts';
import { copyInto } from '../copy-into.ts';
import { inTransaction } from '../in-transaction.ts';
import { Vocabulary, type DocumentLines, type SourceRow } from './vocabulary.ts';

export interface RebuildProgress {
  (done: number, total: number, what: string): void;
}

export interface RebuildOptions {
  /** Also rebuilds types that are not stale. */
  readonly all?: boolean;
  /**
   * Only builds missing indexes: without an index nothing is found, while an old one still finds
   * most.
   */
  readonly onlyMissing?: boolean;
  readonly frequent?: number;
  readonly manyChanges?: number;
  readonly onProgress?: RebuildProgress;
  /** Stops between two steps; the old index of that type stays. */
  readonly signal?: AbortSignal | undefined;
}

const BATCH = 10_000;
const PIECE_LENGTH = 65_536;
/**
 * A part that occurs in more documents is counted when the index is built, instead of during a
 * search.
 */
const FREQUENT = 100;
/**
 * After this many changes, terms of several words become slow, because each changed document is
 * checked.
 */
const MANY_CHANGES = 5000;
const TABLES = ['document', 'gone', 'token', 'posting', 'suffix', 'code', 'part'] as const;
const SWAP_ATTEMPTS = 100;

/**
 * Rebuilds the search index of each type that is stale or has changed much; returns whether there
 * was any. Each type is one transaction: the old index is used until the new one is complete, and
 * survives a crash. Types finished before the crash stay finished. Changes of instruments of a type
 * wait while that type is rebuilt.
 */
export async function rebuildSearchIndex(
  pool: pg.Pool,
  options: RebuildOptions = {},
): Promise<boolean> {
  const { all = false, onlyMissing = false, frequent = FREQUENT, onProgress = () => {} } = options;
  if (!onlyMissing) await markChanged(pool, options.manyChanges ?? MANY_CHANGES);
  const { rows } = await pool.query<{ type: SearchType }>(
    'select type from search_state where (is_stale or $1) and (built_at is null or not $2)',
    [all, onlyMissing],
  );
  const types = SEARCH_TYPES.filter((type) => rows.some((row) => row.type === type));
  if (types.length === 0) return false;
  const { rows: counts } = await pool.query<{ total: number }>(
    'select count(*) as total from search_source where type = any($1)',
    [types],
  );
  const total = counts[0]?.total ?? 0;
  let done = 0;
  for (const type of types) {
    const onStep = (count: number) => {
      options.signal?.throwIfAborted();
      done += count;
      onProgress(Math.min(done, total - 1), total, type);
    };
    await inTransaction(pool, (client) =>
      rebuildType(pool, client, { type, all, frequent }, onStep),
    );
  }
  onProgress(total, total, 'finish');
  return true;
}

async function markChanged(pool: pg.Pool, many: number): Promise<void> {
  for (const type of SEARCH_TYPES) {
    await pool.query(
      `update search_state set is_stale = true where type = $1 and not is_stale
         and (select count(*) from search_document_${type} where ordinal is null) >= $2`,
      [type, many],
    );
  }
}

async function rebuildType(
  pool: pg.Pool,
  client: pg.PoolClient,
  { type, all, frequent }: { type: SearchType; all: boolean; frequent: number },
  onStep: (documents: number) => void,
): Promise<void> {
  onStep(0);
  const { rows } = await client.query<{ is_stale: boolean }>(
    'select is_stale from search_state where type = $1 for update',
    [type],
  );
  // Another process may have rebuilt it while we waited for the row.
  if (!all && !rows[0]?.is_stale) return;
  await client.query(`set local work_mem = '64MB'; set local maintenance_work_mem = '256MB'`);
  await client.query(`select search_make_tables($1, '_draft')`, [type]);
  await client.query(
    `create temporary table search_unsorted (like search_document_${type}) on commit drop`,
  );
  const vocabulary = await writeDocuments(pool, client, type, onStep);
  // Terms of several words read documents with equal names, so these are stored next to each other.
  await client.query(
    `insert into search_document_${type}_draft select * from search_unsorted order by words, id`,
  );
  onStep(0);
  await copyLines(client, `search_token_${type}_draft`, vocabulary.tokenLines());
  await copyLines(client, `search_suffix_${type}_draft`, vocabulary.suffixLines());
  onStep(0);
  await client.query(`select search_make_indexes($1, '_draft')`, [type]);
  onStep(0);
  await copyLines(client, `search_part_${type}_draft`, partLines(vocabulary, frequent));
  await writeCodeParts(client, type, frequent);
  await client.query(`analyze ${TABLES.map((table) => `search_${table}_${type}_draft`).join()}`);
  onStep(0);
  await swap(client, type);
  await client.query(
    `update search_state set is_stale = false, built_at = now(), active_documents = $2,
       last_token = $3
     where type = $1`,
    [type, vocabulary.activeDocuments, vocabulary.lastToken],
  );
}

/**
 * Reads through a second connection: COPY can freeze rows only if its transaction has nothing else
 * open.
 */
async function writeDocuments(
  pool: pg.Pool,
  client: pg.PoolClient,
  type: SearchType,
  onDocuments: (count: number) => void,
): Promise<Vocabulary> {
  const vocabulary = new Vocabulary();
  const reader = await pool.connect();
  try {
    await reader.query('begin read only');
    await reader.query(
      `declare source no scroll cursor for
       select id, rank, name, ticker, isin, others, traits from search_source where type = '${type}'
       order by rank, id`,
    );
    for (;;) {
      const { rows } = await reader.query<SourceRow>(`fetch ${BATCH} from source`);
      const lines: DocumentLines = { documents: '', postings: '', codes: '' };
      for (const row of rows) vocabulary.add(row, lines);
      await copyLines(client, 'search_unsorted', [lines.documents]);
      await copyLines(client, `search_posting_${type}_draft`, [lines.postings]);
      await copyLines(client, `search_code_${type}_draft`, [lines.codes]);
      onDocuments(rows.length);
      if (rows.length < BATCH) return vocabulary;
    }
  } finally {
    reader.release(true);
  }
}

function* partLines(vocabulary: Vocabulary, frequent: number): Generator<string> {
  for (const [part, ordinals] of vocabulary.frequentLists(frequent)) {
    const hex = Buffer.from(encodeOrdinals(ordinals)).toString('hex');
    yield `${ordinals.length}\t${part}\t\\\\x${hex}\n`;
  }
}

/**
 * Frequent prefixes of codes: `^US1`. Documents that also contain the text in a word aren't
 * counted.
 */
async function writeCodeParts(
  client: pg.PoolClient,
  type: SearchType,
  frequent: number,
): Promise<void> {
  for (let size = 3, isAny = true; isAny; size += 1) {
    const { rowCount } = await client.query(
      `insert into search_part_${type}_draft (part, documents)
       select '^' || frequent.start, count(distinct code.id) filter (
         where word = ''
           or position(case when length(word) < 3 then ' ' || word else word end in words) = 0)
       from (
         select left(code, $1) as start, search_fold(left(code, $1)) as word
         from search_code_${type}_draft where length(code) >= $1
         group by 1 having count(*) > $2
       ) as frequent
         join search_code_${type}_draft as code on left(code.code, $1) = frequent.start
         join search_document_${type}_draft as document on document.id = code.id
       group by frequent.start`,
      [size, frequent],
    );
    isAny = (rowCount ?? 0) > 0;
  }
}

/**
 * Readers lock the seven tables in any order. The lock timeout is shorter than PostgreSQL's
 * deadlock timeout (one second), so this never causes a deadlock.
 */
async function swap(client: pg.PoolClient, type: SearchType): Promise<void> {
  const names = TABLES.map((table) => `search_${table}_${type}`).join();
  await client.query(`set local lock_timeout = '300ms'`);
  for (let attempt = 1; ; attempt += 1) {
    await client.query('savepoint swap');
    try {
      await client.query(`lock table ${names} in access exclusive mode`);
      break;
    } catch (error) {
      if (attempt === SWAP_ATTEMPTS) throw error;
      await client.query('rollback to savepoint swap');
    }
  }
  await client.query('select search_replace_tables($1)', [type]);
}

async function copyLines(
  client: pg.PoolClient,
  table: string,
  lines: Iterable<string>,
): Promise<void> {
  await copyInto(client, `copy ${table} from stdin with (freeze)`, joinToPieces(lines));
}

function* joinToPieces(lines: Iterable<string>): Generator<Buffer> {
  let piece = '';
  for (const line of lines) {
    piece += line;
    if (piece.length < PIECE_LENGTH) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  if (piece !== '') yield Buffer.from(piece);
}
