import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { getIndexChart } from '../../src/contracts/instruments/indexes.ts';
import { searchInstruments } from '../../src/contracts/search/search.ts';
import { suggestBonds } from '../../src/contracts/search/suggest.ts';
import { endpointKey, type Contract } from '../../src/contracts/core/endpoint.ts';
import { sampleRequest } from '../../src/server/testing/sample-requests.ts';
import { all, counted, milliseconds, none, type Outcome, type Run } from '../harness.ts';
import { fetchCalls } from '../lib/calls.ts';
import { healthFigures, probed, type HealthLimits } from '../lib/probe.ts';
import type { Random } from '../lib/random.ts';
import { openSession, type Account } from '../lib/session.ts';
import { callOf, Slowest } from '../lib/slowest.ts';
import { until } from '../lib/until.ts';
import { newAddress, Wire, type Answered, type Attempt } from '../lib/wire.ts';

/** Rejecting is cheap, so a flooded server serves again as soon as the flood is over. */
const CALM_LIMIT_MS = 10_000;
const FEW = 6;
/** A crowd gathers gradually; it doesn't appear within a millisecond. */
const GATHERING_MS = 3000;
const TERMS = ['bank', 'a', 'energy 2030', 'DE000', 'ус', 'x1', 'government bond', 'ltd'];

export interface OverloadOptions {
  /** Many more than it serves at once. */
  readonly clients: number;
  readonly seconds: number;
  /**
   * The initial time with few clients: a server that has just started still compiles its code, and
   * the promises apply to a portal in use.
   */
  readonly calmSeconds: number;
  /** Only calls with this text in method or path. */
  readonly call?: string;
  readonly limitMs: number;
  readonly health: HealthLimits;
  /** The accounts for calls that visitors may not make. */
  readonly accounts: Readonly<Record<'paid' | 'operator', Account>>;
}

/**
 * Sends far more clients than fit: first visitors who browse, then a crowd for every call of the
 * server. Each must be answered, or told when to retry.
 */
export async function tortureWithCrowd(
  origin: string,
  run: Run,
  options: OverloadOptions,
): Promise<Outcome> {
  const wire = new Wire(origin);
  const tally = new Tally();
  const calls = await fetchCalls(wire, options.call);
  let crowdedCalls = 0;
  const visitAll = (clients: number, end: number) =>
    Promise.all(
      Array.from({ length: clients }, async (_, i) => {
        const random = run.random.of(`client ${i} of ${clients}`);
        await sleep((i / clients) * GATHERING_MS);
        while (performance.now() < end && !run.isTimeOver()) {
          const attempt = visit(random);
          tally.count(attempt, await wire.send(attempt), (status) => status === 200);
        }
      }),
    );
  const { delays } = await probed(origin, async (mark) => {
    run.reportProgress('overload: a few clients, as before any crowd');
    await visitAll(FEW, performance.now() + options.calmSeconds * 1000);
    run.reportProgress(`overload: ${options.clients} clients for ${options.seconds} seconds`);
    await visitAll(options.clients, performance.now() + options.seconds * 1000);
    for (const call of calls) {
      if (run.isTimeOver()) return;
      run.reportProgress(`overload: ${endpointKey(call)} (${crowdedCalls + 1} of ${calls.length})`);
      mark(endpointKey(call));
      await crowd(call, { wire, options, tally });
      crowdedCalls += 1;
    }
  });
  run.reportProgress('overload: waiting for the calm after it');
  const calmMs = await until(CALM_LIMIT_MS, async () => {
    return (await wire.send({ method: 'GET', path: '/currencies/?n=calm' })).status === 200;
  });
  wire.close();
  const { faults } = tally;
  return {
    figures: [
      counted('clients at once', options.clients),
      all('calls', crowdedCalls, calls.length),
      counted('requests', tally.requests),
      counted('… answered with 200', tally.with(200)),
      counted('… refused with 503 or 429', tally.with(503) + tally.with(429)),
      none('… 5xx but these, no answer, or no Retry-After', faults.length),
      ...tally.slowest.figures(options.limitMs),
      milliseconds('serves again after', calmMs ?? Number.POSITIVE_INFINITY, CALM_LIMIT_MS),
      ...healthFigures(delays, options.health),
    ],
    faults: [...faults, ...delays.failures],
  };
}

/** Expensive requests: all are different, so that few responses come from memory. */
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

class Tally {
  readonly faults: string[] = [];
  readonly slowest = new Slowest();
  readonly #statuses = new Map<number, number>();
  requests = 0;

  with(status: number): number {
    return this.#statuses.get(status) ?? 0;
  }

  count(attempt: Attempt, answer: Answered, isServed: (status: number) => boolean): void {
    this.requests += 1;
    this.#statuses.set(answer.status, this.with(answer.status) + 1);
    this.slowest.note(callOf(attempt), answer);
    const fault = findFault(answer, isServed);
    if (fault) this.faults.push(`${attempt.method} ${attempt.path}: ${fault}`);
  }
}

interface Crowd {
  readonly wire: Wire;
  readonly options: OverloadOptions;
  readonly tally: Tally;
}

/** All clients make one call at once, half of them as visitors if the call permits it. */
async function crowd(call: Contract, { wire, options, tally }: Crowd): Promise<void> {
  const { method, path, type, body } = sampleRequest(call);
  // Operators' data stays unchanged, so that later calls find what they need.
  const isOfOperators = call.needs === 'operator' && method === 'GET';
  const account = options.accounts[isOfOperators ? 'operator' : 'paid'];
  // Each call has its own session, because some calls end it.
  const cookie = await openSession(wire, account);
  await Promise.all(
    Array.from({ length: options.clients }, async (_, i) => {
      const isVisitor = call.needs === 'public' && i % 2 === 0;
      const attempt = {
        method,
        path,
        body,
        headers: {
          ...newAddress(),
          ...(type !== undefined && { 'content-type': type }),
          ...(!isVisitor && { cookie }),
        },
      };
      tally.count(attempt, await wire.send(attempt), (status) => status < 500);
    }),
  );
}

function findFault(
  { status, headers, failure }: Answered,
  isServed: (status: number) => boolean,
): string | undefined {
  if (failure !== null) return failure;
  if (status !== 503 && status !== 429) return isServed(status) ? undefined : `status ${status}`;
  return Number(headers['retry-after']) > 0 ? undefined : `${status} without Retry-After`;
}
