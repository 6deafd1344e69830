import type pg from 'pg';
import { inTransaction } from '../../db/in-transaction.ts';
import type { MarketKey } from './demo-instrument.ts';
import { removeDemoRows } from './remove-demo-market.ts';

export type DemoSize = 'tiny' | 'normal' | 'large';
/** The large market is the normal one plus a second load. */
export type DemoLoad = 'demo-tiny' | 'demo-normal' | 'demo-large';

const BEGIN = 'begin:';
/**
 * Increased whenever the same key produces another market: a market made by other rules can't be
 * continued and is replaced at the next startup.
 */
const RULES = 10;
export const FINISH = 'finish';
/** An arbitrary fixed number: two processes must not begin two different loads. */
const BEGIN_LOCK = 7_310_001;

/** The demo market's state in load_progress. */
export interface LoadRecord {
  readonly base: 'tiny' | 'normal';
  readonly key: MarketKey;
  readonly doneSteps: ReadonlySet<string>;
}

/** Loads of the first version have no rules. */
interface BeginStep extends MarketKey {
  readonly rules?: number;
}

export function stepKey(load: DemoLoad, step: string): string {
  return `${load} ${step}`;
}

/** Undefined if no load was ever begun with these rules. */
export async function readLoadRecord(
  client: pg.Pool | pg.PoolClient,
): Promise<LoadRecord | undefined> {
  const { rows } = await client.query<{ load: string; step: string }>(
    `select load, step from load_progress where load in ('demo-tiny', 'demo-normal', 'demo-large')`,
  );
  const begin = rows.find(({ step }) => step.startsWith(BEGIN));
  if (!begin) return undefined;
  const { seed, today, rules } = JSON.parse(begin.step.slice(BEGIN.length)) as BeginStep;
  if (rules !== RULES) return undefined;
  return {
    base: begin.load === 'demo-tiny' ? 'tiny' : 'normal',
    key: { seed, today },
    doneSteps: new Set(rows.map(({ load, step }) => `${load} ${step}`)),
  };
}

/** The running or completed load, or else a new one. A load keeps its seed and day. */
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
    // Removes what another version may have left.
    await removeDemoRows(client);
    const begin: BeginStep = { seed: key.seed, today: key.today, rules: RULES };
    await client.query('insert into load_progress (load, step) values ($1, $2)', [
      `demo-${base}`,
      BEGIN + JSON.stringify(begin),
    ]);
    return { base, key, doneSteps: new Set() };
  });
}
