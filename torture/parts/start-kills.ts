import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { all, counted, milliseconds, none, type Outcome, type Run } from '../harness.ts';
import type { Home } from '../lib/home.ts';
import { marketPicture } from '../lib/market-picture.ts';
import { hit } from '../lib/victims.ts';
import { Wire } from '../lib/wire.ts';

/** How often the same start may be killed before it is left alone. */
const MAX_IN_A_ROW = 3;
const HITS = ['server', 'both'] as const;

export interface StartKillOptions {
  readonly kills: number;
  readonly hasDemo: boolean;
  /** Creates a new data folder; the caller removes those that are left at the end. */
  readonly newHome: () => Home;
}

/** Kills starts at any moment, first starts and later ones; the next start must be complete. */
export async function tortureStarts(run: Run, options: StartKillOptions): Promise<Outcome> {
  run.reportProgress('a first and a second start that nobody kills');
  const model = options.newHome();
  const first = await completeStart(model, options.hasDemo);
  const second = await completeStart(model, options.hasDemo);
  const faults: string[] = [];
  if (first.picture !== second.picture) faults.push(difference('second start', first, second));

  let [kills, starts, slowestMs] = [0, 0, 0];
  while (kills < options.kills && !run.isTimeOver()) {
    const isFirst = starts % 2 === 0;
    const home = isFirst ? options.newHome() : model;
    const row = Math.min(run.random.between(1, MAX_IN_A_ROW), options.kills - kills);
    for (let i = 0; i < row; i += 1) {
      const afterMs = run.random.between(0, (isFirst ? first : second).ms);
      kills += 1;
      run.reportProgress(
        `start-up kill ${kills} of ${options.kills}: ${isFirst ? 'first' : 'later'} start after ${afterMs} ms`,
      );
      await killDuringStartup(home, afterMs, run.random.pick(HITS));
    }
    try {
      const next = await completeStart(home, options.hasDemo);
      slowestMs = Math.max(slowestMs, next.ms);
      if (next.picture !== first.picture) faults.push(difference('killed start', first, next));
    } catch (error) {
      faults.push(String(error));
    }
    if (isFirst) await home.remove();
    starts += 1;
  }
  return {
    figures: [
      all('start-up kills', kills, options.kills),
      counted('starts after them', starts),
      none('failed or incomplete', faults.length),
      milliseconds('a first start that nobody kills', first.ms),
      milliseconds('slowest start after a kill', slowestMs),
    ],
    faults,
  };
}

interface CompleteStart {
  readonly ms: number;
  /** The summary of its market. */
  readonly picture: string;
}

async function completeStart(home: Home, hasDemo: boolean): Promise<CompleteStart> {
  const begin = performance.now();
  const wire = new Wire(await home.start().ready());
  const ms = Math.round(performance.now() - begin);
  const picture = await marketPicture(wire, hasDemo);
  wire.close();
  await home.stop();
  return { ms, picture };
}

/** A start that ends as in a power failure. */
export async function killDuringStartup(
  home: Home,
  afterMs: number,
  victim: (typeof HITS)[number],
): Promise<void> {
  const server = home.start();
  await sleep(afterMs);
  await hit(victim, server);
}

function difference(what: string, first: CompleteStart, next: CompleteStart): string {
  const expected = new Set(first.picture.split('\n'));
  const lines = next.picture.split('\n').filter((line) => !expected.has(line));
  return `${what} shows ${lines.join(', ')}`;
}
