import type pg from 'pg';
import { StartupError } from '../../db/startup-error.ts';
import type { Day } from '../../domain/day.ts';
import {
  beginLoad,
  FINISH,
  runStepOnce,
  stepKey,
  type DemoLoad,
  type DemoProgress,
  type DemoSize,
  type LoadRecord,
} from './load-record.ts';
import { baseSteps, largeSteps, type LoadStep } from './load-steps.ts';

export type { DemoProgress, DemoSize } from './load-record.ts';
export { extendDemoQuotes } from './extend-demo-quotes.ts';

const DEFAULT_SEED = 1;

/**
 * Loads what is missing of the demo market; a load that was interrupted goes on where it stopped,
 * with the seed and the day it was begun with. `large` may follow on `normal`. Returns true when
 * it wrote anything.
 */
export async function loadDemoMarket(
  pool: pg.Pool,
  options: { size: DemoSize; today: Day; seed?: number; onProgress?: DemoProgress },
): Promise<boolean> {
  const { size, today, seed = DEFAULT_SEED, onProgress } = options;
  const base = size === 'tiny' ? 'tiny' : 'normal';
  const record = await beginLoad(pool, base, { seed, today });
  if (record.base !== base) {
    throw new StartupError(
      `The database already holds the ${record.base} demo market, which ${size} does not build on.`,
    );
  }
  const steps = missingSteps(record, size);
  let wrote = false;
  for (const [i, { load, name, run }] of steps.entries()) {
    onProgress?.(i, steps.length, name);
    if (await runStepOnce(pool, load, name, run)) wrote = true;
  }
  if (steps.length > 0) onProgress?.(steps.length, steps.length, FINISH);
  return wrote;
}

/** A finished load costs one query: the market is made only when some of it is missing. */
function missingSteps({ base, key, doneSteps }: LoadRecord, size: DemoSize): LoadStep[] {
  const isDone = (load: DemoLoad, step: string): boolean => doneSteps.has(stepKey(load, step));
  const steps = isDone(`demo-${base}`, FINISH) ? [] : baseSteps(key, base);
  if (size === 'large' && !isDone('demo-large', FINISH)) steps.push(...largeSteps(key));
  return steps.filter(({ load, name }) => !isDone(load, name));
}
