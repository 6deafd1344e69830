import type pg from 'pg';
import { StartupError } from '../../db/startup-error.ts';
import type { Day } from '../../domain/time/day.ts';
import { runStepOnce, type LoadProgress } from '../load-progress.ts';
import { recordRun } from '../runs.ts';
import {
  beginLoad,
  FINISH,
  stepKey,
  type DemoLoad,
  type DemoSize,
  type LoadRecord,
} from './load-record.ts';
import { baseSteps, largeSteps, provideDemoSource, type LoadStep } from './load-steps.ts';
import { DEMO_SOURCE } from './market-writer.ts';

export type { DemoSize } from './load-record.ts';
export { extendDemoQuotes } from './extend-demo-quotes.ts';

const DEFAULT_SEED = 1;

/**
 * Loads the missing parts of the demo market; an interrupted load continues where it stopped, with
 * its original seed and start day. `large` may follow `normal`. Returns true if it wrote anything.
 */
export async function loadDemoMarket(
  pool: pg.Pool,
  options: { size: DemoSize; today: Day; seed?: number; onProgress?: LoadProgress },
): Promise<boolean> {
  const { size, today, seed = DEFAULT_SEED, onProgress } = options;
  const base = size === 'tiny' ? 'tiny' : 'normal';
  const record = await beginLoad(pool, base, { seed, today });
  if (record.base !== base) {
    throw new StartupError(
      `The database already contains the ${record.base} demo market, which cannot be extended to ${size}.`,
    );
  }
  const steps = missingSteps(record, size);
  if (steps.length === 0) return false;
  await provideDemoSource(pool);
  return recordRun(pool, { source: DEMO_SOURCE, load: `demo-${size}` }, async (run) => {
    let wrote = false;
    for (const [i, step] of steps.entries()) {
      onProgress?.(i, steps.length, step.name);
      const rows = await runStepOnce(pool, step.load, step.name, step.run);
      if (!rows) continue;
      wrote = true;
      await run.count(rows, { done: i + 1, total: steps.length });
    }
    onProgress?.(steps.length, steps.length, FINISH);
    return wrote;
  });
}

/** A finished load costs one query: the market is computed only if some of it is missing. */
function missingSteps({ base, key, doneSteps }: LoadRecord, size: DemoSize): LoadStep[] {
  const isDone = (load: DemoLoad, step: string): boolean => doneSteps.has(stepKey(load, step));
  const steps = isDone(`demo-${base}`, FINISH) ? [] : baseSteps(key, base);
  if (size === 'large' && !isDone('demo-large', FINISH)) steps.push(...largeSteps(key));
  return steps.filter(({ load, name }) => !isDone(load, name));
}
