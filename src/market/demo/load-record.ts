import type pg from 'pg';
import { inTransaction } from '../../db/in-transaction.ts';
import type { MarketKey } from './demo-instrument.ts';

export type DemoSize = 'tiny' | 'normal' | 'large';
/** The large market is the normal one and a second load on top of it. */
export type DemoLoad = 'demo-tiny' | 'demo-normal' | 'demo-large';

const BEGIN = 'begin:';
export const FINISH = 'finish';
/** Any fixed number: two processes must not begin two different loads. */
const BEGIN_LOCK = 7_310_001;

/** What load_progress knows of the demo market. */
export interface LoadRecord {
  readonly base: 'tiny' | 'normal';
  readonly key: MarketKey;
  readonly doneSteps: ReadonlySet<string>;
}

export function stepKey(load: DemoLoad, step: string): string {
  return `${load} ${step}`;
}

/** Undefined when no load was ever begun. */
export async function readLoadRecord(
  client: pg.Pool | pg.PoolClient,
): Promise<LoadRecord | undefined> {
  const { rows } = await client.query<{ load: string; step: string }>(
    `select load, step from load_progress where load in ('demo-tiny', 'demo-normal', 'demo-large')`,
  );
  const begin = rows.find(({ step }) => step.startsWith(BEGIN));
  if (!begin) return undefined;
  const { seed, today } = JSON.parse(begin.step.slice(BEGIN.length)) as MarketKey;
  return {
    base: begin.load === 'demo-tiny' ? 'tiny' : 'normal',
    key: { seed, today },
    doneSteps: new Set(rows.map(({ load, step }) => `${load} ${step}`)),
  };
}

/** The load that is running or done, else a new one. A load keeps its seed and day. */
export async function beginLoad(
  pool: pg.Pool,
  base: 'tiny' | 'normal',
  key: MarketKey,
): Promise<LoadRecord> {
  const known = await readLoadRecord(pool);
  if (known) return known;
  return inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [BEGIN_LOCK]);
    const begunMeanwhile = await readLoadRecord(client);
    if (begunMeanwhile) return begunMeanwhile;
    const step = BEGIN + JSON.stringify({ seed: key.seed, today: key.today });
    await client.query('insert into load_progress (load, step) values ($1, $2)', [
      `demo-${base}`,
      step,
    ]);
    return { base, key, doneSteps: new Set() };
  });
}
