import { performance } from 'node:perf_hooks';
import { getIndexChart } from '../../src/contracts/indexes.ts';
import { searchInstruments } from '../../src/contracts/search.ts';
import { suggestBonds } from '../../src/contracts/suggest.ts';
import { counted, milliseconds, none, type Outcome, type Run } from '../harness.ts';
import { healthFigures, probed, type HealthLimits } from '../lib/probe.ts';
import type { Random } from '../lib/random.ts';
import { until } from '../lib/until.ts';
import { Wire, type Answered, type Attempt } from '../lib/wire.ts';

/** Refusing is cheap, so a flooded server serves again as soon as the flood is over. */
const CALM_LIMIT_MS = 10_000;
const TERMS = ['bank', 'a', 'energy 2030', 'DE000', 'ус', 'x1', 'government bond', 'ltd'];

export interface OverloadOptions {
  /** Many more than it serves at once. */
  readonly clients: number;
  readonly seconds: number;
  readonly limitMs: number;
  readonly health: HealthLimits;
}

/**
 * Sends far more visitors than there is room for: each must be served, or told when to come again.
 */
export async function tortureWithCrowd(
  origin: string,
  run: Run,
  options: OverloadOptions,
): Promise<Outcome> {
  const wire = new Wire(origin);
  const counts = new Map<number, number>();
  const faults: string[] = [];
  let slowestMs = 0;
  const { delays } = await probed(origin, async () => {
    run.say(`overload: ${options.clients} clients for ${options.seconds} seconds`);
    const end = performance.now() + options.seconds * 1000;
    const client = async (_: unknown, i: number): Promise<void> => {
      const random = run.random.of(`client ${i}`);
      while (performance.now() < end && !run.isTimeOver()) {
        const attempt = visit(random);
        const answer = await wire.send(attempt);
        counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
        slowestMs = Math.max(slowestMs, answer.ms);
        const fault = findFault(answer);
        if (fault) faults.push(`${attempt.method} ${attempt.path}: ${fault}`);
      }
    };
    await Promise.all(Array.from({ length: options.clients }, client));
  });
  run.say('overload: waiting for the calm after it');
  const calmMs = await until(CALM_LIMIT_MS, async () => {
    return (await wire.send({ method: 'GET', path: '/currencies/?n=calm' })).status === 200;
  });
  wire.close();
  const requests = counts.values().reduce((sum, count) => sum + count, 0);
  return {
    figures: [
      counted('clients at once', options.clients),
      counted('requests', requests),
      counted('… answered with 200', counts.get(200) ?? 0),
      counted('… refused with 503 or 429', (counts.get(503) ?? 0) + (counts.get(429) ?? 0)),
      none('… anything else, or no Retry-After', faults.length),
      milliseconds('… slowest answer', slowestMs, options.limitMs),
      milliseconds('serves again after', calmMs ?? Number.POSITIVE_INFINITY, CALM_LIMIT_MS),
      ...healthFigures(delays, options.health),
    ],
    faults: [...faults, ...delays.failures],
  };
}

/** Requests that cost work: no two are alike, so that few answers come from memory. */
function visit(random: Random): Attempt {
  const n = random.between(1, 1_000_000);
  const term = random.pick(TERMS);
  return random.pick<() => Attempt>([
    () => ({ method: 'GET', path: `/currencies/?n=${n}` }),
    () => ({ method: 'GET', path: `/indexes/1001/?n=${n}` }),
    () => ({ method: 'GET', path: `/search/?q=${encodeURIComponent(term)}&n=${n}` }),
    () => ({
      method: 'GET',
      path: `${searchInstruments.path}?q=${encodeURIComponent(term)}&type=bonds`,
    }),
    () => ({
      method: 'POST',
      path: suggestBonds.path,
      headers: { 'content-type': 'text/plain' },
      body: encodeURIComponent(term),
    }),
    () => ({
      method: 'POST',
      path: getIndexChart.path.replace('{indexId}', '1001'),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        periodId: null,
        beginDate: `20${random.between(17, 25)}-0${random.between(1, 9)}-${random.between(10, 28)}`,
        endDate: '2026-11-01',
      }),
    }),
  ])();
}

function findFault({ status, headers, failure }: Answered): string | undefined {
  if (failure !== null) return failure;
  if (status === 200) return undefined;
  if (status !== 503 && status !== 429) return `status ${status}`;
  return Number(headers['retry-after']) > 0 ? undefined : `${status} without Retry-After`;
}
