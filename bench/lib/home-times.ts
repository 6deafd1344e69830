import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { INSTRUMENT_CHANGED, INSTRUMENT_DESCRIBED } from '../../src/db/quotes/channels.ts';

/** Longer than a notification of a change takes to reach the server. */
const NOTICE_MS = 30;
const FEWEST = 20;

interface Times {
  readonly p50: number;
  readonly p99: number;
}

interface Target {
  readonly port: number;
  readonly cookie: string;
  readonly pool: pg.Pool;
  readonly seconds: number;
}

/**
 * The start page's response from the cache, after a change of values, and after an instrument was
 * hidden.
 */
export async function measureHome(target: Target): Promise<Map<string, Times>> {
  // The first response is built from scratch, and the second one starts caching the rest.
  for (let i = 0; i < 3; i += 1) await timeStartPage(target);
  return new Map([
    ['start page, kept', await measure(target, null)],
    ['start page, values anew', await measure(target, INSTRUMENT_CHANGED)],
    ['start page, all anew', await measure(target, INSTRUMENT_DESCRIBED)],
  ]);
}

async function measure(target: Target, notice: string | null): Promise<Times> {
  const times: number[] = [];
  const until = performance.now() + 3000 * target.seconds;
  while (times.length < FEWEST || performance.now() < until) {
    if (notice !== null) {
      await target.pool.query('select pg_notify($1, $2)', [notice, '1']);
      await sleep(NOTICE_MS);
    }
    times.push(await timeStartPage(target));
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!;
  return { p50: at(0.5), p99: at(0.99) };
}

async function timeStartPage({ port, cookie }: Target): Promise<number> {
  const begin = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api/home/`, { headers: { cookie } });
  const text = await response.text();
  if (!response.ok) throw new Error(`the start page: ${text}`);
  return performance.now() - begin;
}
