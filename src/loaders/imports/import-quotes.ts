import { sql } from 'kysely';
import type pg from 'pg';
import { createDb, type Db } from '../../db/connect.ts';
import type { PointCounts } from '../../db/quotes/merge-year.ts';
import { plainError } from '../../domain/text/plain-error.ts';
import type { Day } from '../../domain/time/day.ts';
import { recordRun } from '../runs.ts';
import { collectQuotes, type CollectedQuotes } from './quotes/collect-quotes.ts';
import { PointSorter } from './quotes/point-sorter.ts';
import { storeQuotes, type StoredQuotes } from './quotes/store-quotes.ts';
import type { RowBatch } from './read/read-settings.ts';
import type { QuotesRecipe } from './recipe.ts';
import { RejectionList, type RejectReason } from './rejection.ts';

export interface QuotesImport {
  readonly source: string;
  readonly recipe: QuotesRecipe;
  /** The rows, from the beginning. */
  readonly batches: AsyncIterable<RowBatch>;
  readonly documentId: number | null;
  readonly accountId: number | null;
  /** What a rejected row does: it is left out, or nothing at all is written. */
  readonly errors: 'reject' | 'skip';
  /** A dry run changes nothing. */
  readonly isDry: boolean;
  /** Of the dry run that was confirmed: another outcome is not written. */
  readonly digest?: Buffer | undefined;
  readonly today: Day;
  readonly onProgress?:
    | ((step: 'read' | 'stored', done: number, total: number) => void)
    | undefined;
}

export type ImportOutcome = 'checked' | 'written' | 'has-rejected-rows' | 'changed-meanwhile';

export interface ImportResult {
  readonly importId: number;
  /** The load that an undo takes back; null if nothing was written. */
  readonly runId: number | null;
  readonly outcome: ImportOutcome;
  readonly rows: number;
  readonly points: PointCounts;
  readonly held: number;
  readonly newSeries: number;
  readonly rejected: Readonly<Partial<Record<RejectReason, number>>>;
  readonly digest: Buffer;
}

/** Another import of the same source is being written. */
export class ImportBusy extends Error {}

/** Serialises imports of a source; the other key is the hash of its code. */
const LOCK_CLASS = 712_033;

/**
 * Reads a document of quotes, judges it and writes it in one transaction: all of it becomes visible
 * at once, or nothing. The record of the import is written outside of it, so that failures show.
 */
export async function importQuotes(pool: pg.Pool, options: QuotesImport): Promise<ImportResult> {
  const db = createDb(pool);
  const importId = await beginImport(db, options);
  const sorter = new PointSorter();
  try {
    const rejections = new RejectionList(db, importId);
    const collected = await collectQuotes(db, {
      ...options,
      rejections,
      sorter,
      onRows: (rows) => noteRows(db, importId, rows, options),
    });
    const parts = { importId, sorter, rejections, collected };
    const result = options.isDry
      ? await check(db, options, parts)
      : await write(pool, options, parts);
    await endImport(db, result);
    return result;
  } catch (error) {
    // If even this can't be written, the first error is the one to report.
    await failImport(db, importId, plainError(error)).catch(() => {});
    throw error;
  } finally {
    await sorter.close();
  }
}

interface Parts {
  readonly importId: number;
  readonly sorter: PointSorter;
  readonly rejections: RejectionList;
  readonly collected: CollectedQuotes;
}

async function check(db: Db, options: QuotesImport, parts: Parts): Promise<ImportResult> {
  const stored = await storeQuotes(db, destination(options, parts, null));
  return toResult(parts, stored, 'checked', null);
}

async function write(pool: pg.Pool, options: QuotesImport, parts: Parts): Promise<ImportResult> {
  const { source, errors, digest } = options;
  const { rejections } = parts;
  if (errors === 'reject' && rejections.total > 0) {
    const stored = await storeQuotes(createDb(pool), destination(options, parts, null));
    return toResult(parts, stored, 'has-rejected-rows', null);
  }
  return recordRun(pool, { source, load: 'import quotes' }, async (run) => {
    let stored: StoredQuotes | undefined;
    let outcome: ImportOutcome = 'written';
    try {
      await createDb(pool)
        .transaction()
        .execute(async (trx) => {
          await lockSource(trx, source);
          stored = await storeQuotes(trx, destination(options, parts, run.id));
          if (errors === 'reject' && rejections.total > 0) outcome = 'has-rejected-rows';
          else if (digest && !digest.equals(stored.digest)) outcome = 'changed-meanwhile';
          if (outcome !== 'written') throw new RolledBack();
        });
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error;
    }
    const { counts } = stored!;
    const { rows } = parts.collected;
    await run.count(
      outcome === 'written'
        ? { read: rows, new: counts.added, changed: counts.changed, refused: rejections.total }
        : { read: rows, refused: rejections.total },
    );
    return toResult(parts, stored!, outcome, outcome === 'written' ? run.id : null);
  });
}

/** Takes everything back that the transaction has written. */
class RolledBack extends Error {}

async function lockSource(trx: Db, source: string): Promise<void> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(${LOCK_CLASS}, hashtext(${source})) as "isMine"`.execute(trx);
  if (!rows[0]!.isMine) {
    throw new ImportBusy(`another import of the source “${source}” is being written`);
  }
}

function destination(
  { source, recipe, onProgress }: QuotesImport,
  { importId, sorter, rejections, collected }: Parts,
  runId: number | null,
) {
  return {
    importId,
    source,
    unit: recipe.unit,
    series: collected.series,
    sorter,
    rejections,
    runId,
    onSeries: (done: number, total: number) => onProgress?.('stored', done, total),
  };
}

function toResult(
  { importId, rejections, collected }: Parts,
  { counts, held, newSeries, digest }: StoredQuotes,
  outcome: ImportOutcome,
  runId: number | null,
): ImportResult {
  return {
    importId,
    runId,
    outcome,
    rows: collected.rows,
    points: counts,
    held,
    newSeries,
    rejected: rejections.counts,
    digest,
  };
}

async function beginImport(db: Db, options: QuotesImport): Promise<number> {
  const { source, recipe, documentId, accountId, errors } = options;
  const { id } = await db
    .insertInto('import_run')
    .values({
      source_code: source,
      kind: recipe.kind,
      document_id: documentId,
      recipe: JSON.stringify(recipe),
      errors,
      account_id: accountId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function noteRows(
  db: Db,
  importId: number,
  rows: number,
  { onProgress }: QuotesImport,
): Promise<void> {
  onProgress?.('read', rows, rows);
  // Often enough to be watched, and seldom enough to cost nothing.
  if (rows % 100_000 !== 0) return;
  await sql`update import_run set rows_read = ${rows}, seen_at = now()
    where id = ${importId}`.execute(db);
}

async function endImport(db: Db, result: ImportResult): Promise<void> {
  const { importId, runId, outcome, rows, points, held, newSeries, rejected, digest } = result;
  const isSuccess = outcome === 'checked' || outcome === 'written';
  const state = outcome === 'checked' ? 'checked' : 'done';
  await db
    .updateTable('import_run')
    .set({
      state: isSuccess ? state : 'failed',
      rows_read: rows,
      counts: JSON.stringify({ ...points, held, newSeries, rejected }),
      digest,
      error: isSuccess ? null : outcome,
      run_id: runId,
      seen_at: sql<Date>`now()`,
      ended_at: sql<Date>`now()`,
    })
    .where('id', '=', importId)
    .execute();
}

async function failImport(db: Db, importId: number, error: string): Promise<void> {
  await db
    .updateTable('import_run')
    .set({ state: 'failed', error, seen_at: sql<Date>`now()`, ended_at: sql<Date>`now()` })
    .where('id', '=', importId)
    .execute();
}
