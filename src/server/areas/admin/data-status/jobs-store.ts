import { sql } from 'kysely';
import type { Db } from '../../../../db/connect.ts';
import { JOB_SCHEMA } from '../../../core/jobs/jobs.ts';

/** A queued or running job; there is at most one per name. */
export interface QueuedJob {
  readonly name: string;
  readonly id: string;
  readonly state: 'created' | 'retry' | 'active';
  readonly retryCount: number;
  readonly retryLimit: number;
  readonly startAfter: Date;
}

/** The names are those of exclusive queues, which have an index for exactly this query. */
export async function readQueued(db: Db, names: readonly string[]): Promise<QueuedJob[]> {
  if (!(await hasQueue(db))) return [];
  const { rows } = await queued(names).execute(db);
  return rows;
}

/** The same for one job, which can't start or end until the transaction does. */
export async function lockQueued(trx: Db, name: string): Promise<QueuedJob | undefined> {
  if (!(await hasQueue(trx))) return undefined;
  const { rows } = await sql<QueuedJob>`${queued([name])} for update`.execute(trx);
  return rows[0];
}

function queued(names: readonly string[]) {
  return sql<QueuedJob>`
    select name, id, state, retry_count as "retryCount", retry_limit as "retryLimit",
      start_after as "startAfter"
    from ${sql.id(JOB_SCHEMA, 'job')}
    where name = any(${names}) and state <= 'active' and policy = 'exclusive'`;
}

/** The queue is created at the first startup. */
export async function hasQueue(db: Db): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select to_regclass(${`${JOB_SCHEMA}.job`}) is not null as has`.execute(db);
  return rows[0]!.has;
}

export async function readStatuses(db: Db) {
  return db
    .selectFrom('job_status')
    .select([
      'name',
      'job_id as jobId',
      'state',
      'started_at as startedAt',
      'ended_at as endedAt',
      'error',
      'steps_done as stepsDone',
      'steps_total as stepsTotal',
      'is_stop_asked as isStopAsked',
    ])
    .execute();
}

export type JobStatus = Awaited<ReturnType<typeof readStatuses>>[number];

/** False if the job has ended, or a stop was already requested. */
export async function askToStop(trx: Db, name: string, jobId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('job_status')
    .set({ is_stop_asked: true })
    .where('name', '=', name)
    .where('job_id', '=', jobId)
    .where('state', '=', 'running')
    .where('is_stop_asked', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
