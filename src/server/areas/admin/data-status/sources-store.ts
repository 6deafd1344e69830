import { sql } from 'kysely';
import type { Db } from '../../../../db/connect.ts';
import { plainError } from '../../../../domain/text/plain-error.ts';
import { LOST_AFTER_HOURS } from '../../../../loaders/runs.ts';

/** As many as fit into a table row. */
const SHOWN_RUNS = 14;

interface RunRow {
  readonly id: number;
  readonly load: string;
  readonly startedAt: Date | string;
  readonly seenAt: Date | string;
  readonly endedAt: Date | string | null;
  readonly read: number;
  readonly new: number;
  readonly changed: number;
  readonly refused: number;
  readonly error: string | null;
  readonly stepsDone: number;
  readonly stepsTotal: number;
}

export interface StoredRun {
  readonly id: number;
  readonly load: string;
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly read: number;
  readonly new: number;
  readonly changed: number;
  readonly refused: number;
  readonly error: string | null;
  readonly steps: { readonly done: number; readonly total: number } | null;
  /** The run hasn't ended, but has given no sign of life for so long that it is presumed lost. */
  readonly isLost: boolean;
}

export interface StoredSource {
  readonly code: string;
  readonly name: string;
  readonly isDemo: boolean;
  readonly licence: string | null;
  readonly attribution: string | null;
  readonly allowsFiles: boolean;
  readonly lastImportAt: string | null;
  /** The latest runs, newest first. */
  readonly runs: readonly StoredRun[];
}

const RUN_COLUMNS = sql`id, load, started_at as "startedAt", seen_at as "seenAt",
  ended_at as "endedAt", rows_read as read, rows_new as new, rows_changed as changed,
  rows_refused as refused, error, steps_done as "stepsDone", steps_total as "stepsTotal"`;

/** All sources, or one of them, each with its latest runs: one short index scan. */
export async function readSources(
  db: Db,
  nowMs: number,
  code: string | null = null,
): Promise<StoredSource[]> {
  const { rows } = await sql<
    Omit<StoredSource, 'runs' | 'lastImportAt'> & {
      lastImportAt: Date | null;
      runs: RunRow[];
    }
  >`
    select code, name, is_demo as "isDemo", licence, attribution, allows_files as "allowsFiles",
      last_import_at as "lastImportAt",
      coalesce((
        select jsonb_agg(to_jsonb(latest) order by "startedAt" desc, id desc) from (
          select ${RUN_COLUMNS} from load_run where source_code = data_source.code
          order by started_at desc, id desc limit ${SHOWN_RUNS}
        ) as latest), '[]') as runs
    from data_source where ${code}::text is null or code = ${code} order by name, code`.execute(db);
  return rows.map((row) =>
    Object.assign(row, {
      lastImportAt: row.lastImportAt?.toISOString() ?? null,
      runs: row.runs.map((run) => storedRun(run, nowMs)),
    }),
  );
}

export async function readRuns(
  db: Db,
  {
    source,
    limit,
    offset,
    nowMs,
  }: { source: string; limit: number; offset: number; nowMs: number },
): Promise<StoredRun[]> {
  const { rows } = await sql<RunRow>`
    select ${RUN_COLUMNS} from load_run where source_code = ${source}
    order by started_at desc, id desc limit ${limit} offset ${offset}`.execute(db);
  return rows.map((row) => storedRun(row, nowMs));
}

/** Limited to the pages available: runs are deleted after some months. */
export async function countRuns(db: Db, source: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select from load_run where source_code = ${source} limit ${most}) as counted`.execute(db);
  return rows[0]!.count;
}

/** The latest intraday value of any series: the end of an index. */
export async function readLastTick(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('intraday_quote')
    .select('at')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at.toISOString() ?? null;
}

function storedRun({ seenAt, stepsDone, stepsTotal, ...row }: RunRow, nowMs: number): StoredRun {
  const endedAt = row.endedAt === null ? null : new Date(row.endedAt).toISOString();
  const silentMs = nowMs - new Date(seenAt).getTime();
  return {
    ...row,
    startedAt: new Date(row.startedAt).toISOString(),
    endedAt,
    error: row.error === null ? null : plainError(row.error),
    steps: stepsTotal > 0 ? { done: stepsDone, total: stepsTotal } : null,
    isLost: endedAt === null && silentMs > LOST_AFTER_HOURS * 3_600_000,
  };
}

export interface SourceTerms {
  readonly licence: string | null;
  readonly attribution: string | null;
  readonly allowsFiles: boolean;
}

/** The current terms of a source, locked until this transaction ends. */
export async function lockTerms(trx: Db, code: string): Promise<SourceTerms | undefined> {
  return trx
    .selectFrom('data_source')
    .select(['licence', 'attribution', 'allows_files as allowsFiles'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
}

export async function writeTerms(trx: Db, code: string, terms: SourceTerms): Promise<void> {
  await trx
    .updateTable('data_source')
    .set({
      licence: terms.licence,
      attribution: terms.attribution,
      allows_files: terms.allowsFiles,
    })
    .where('code', '=', code)
    .execute();
}
