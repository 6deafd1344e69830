import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { inTransaction } from '../../../db/in-transaction.ts';
import { JOB_SCHEMA, QUEUE_OPTIONS, type Job } from './jobs.ts';

/** Two processes granting privileges at the same moment would fail on each other's changes. */
const LOCK = 712_004;

/**
 * Creates the tables of pg-boss, the queues and their schedules, as the owner. The server's role
 * then only reads and writes their rows.
 */
export async function prepareJobs(
  ownerUrl: string,
  options: {
    owner: pg.Pool;
    appUrl: string;
    jobs: readonly Job[];
    heartbeatSeconds?: number;
  },
): Promise<void> {
  const { heartbeatSeconds = QUEUE_OPTIONS.heartbeatSeconds } = options;
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: JOB_SCHEMA,
    max: 1,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => {});
  await boss.start();
  try {
    for (const { name, cron } of options.jobs) {
      await boss.createQueue(name, { ...QUEUE_OPTIONS, heartbeatSeconds });
      // This also updates a queue that an older version created with other options.
      const { policy: _policy, ...changeable } = QUEUE_OPTIONS;
      await boss.updateQueue(name, { ...changeable, heartbeatSeconds });
      // `once`: a job that was due while no process was running is run once by the first process
      // that starts.
      if (cron !== null) await boss.schedule(name, cron, null, { tz: 'UTC', missed: 'once' });
    }
    const timed = options.jobs.filter(({ cron }) => cron !== null);
    const known = new Set(timed.map(({ name }) => name));
    for (const { name } of await boss.getSchedules()) {
      if (!known.has(name)) await boss.unschedule(name);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  await grant(options.owner, new pg.Client({ connectionString: options.appUrl }).user ?? '');
}

async function grant(owner: pg.Pool, role: string): Promise<void> {
  const to = pg.escapeIdentifier(role);
  await inTransaction(owner, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const { rows } = await client.query<{ owns: boolean }>('select current_user = $1 as owns', [
      role,
    ]);
    if (rows[0]?.owns) return;
    await client.query(`
      grant usage on schema ${JOB_SCHEMA} to ${to};
      grant select, insert, update, delete on all tables in schema ${JOB_SCHEMA} to ${to};
      grant usage, select on all sequences in schema ${JOB_SCHEMA} to ${to};
      revoke insert, update, delete on ${JOB_SCHEMA}.version from ${to};
      grant update on ${JOB_SCHEMA}.version to ${to}`);
  });
}
