import * as fc from 'fast-check';
import { endpointKey, type Contract } from '../../src/contracts/core/endpoint.ts';
import { all, counted, none, type Outcome, type Run } from '../harness.ts';
import { fetchCalls } from '../lib/calls.ts';
import { hostileRequests } from '../lib/hostile-requests.ts';
import { healthFigures, probed, type HealthLimits } from '../lib/probe.ts';
import { openSession, type Account } from '../lib/session.ts';
import { Slowest } from '../lib/slowest.ts';
import { judge, type FaultKind } from '../lib/verdict.ts';
import { newAddress, Wire, type Attempt } from '../lib/wire.ts';

const AT_ONCE = 6;
const SHOWN = 300;

export interface HostileOptions {
  /** Per call and kind of viewer. */
  readonly requests: number;
  /** Only calls with this text in method or path. */
  readonly call?: string;
  /** The maximum time of a response. */
  readonly limitMs: number;
  readonly health: HealthLimits;
  /** Besides visitors: each sends the same number of requests. */
  readonly accounts: readonly Account[];
}

/** Requests that none of our programs would send, for every call that the server lists. */
export async function tortureWithRequests(
  origin: string,
  run: Run,
  options: HostileOptions,
): Promise<Outcome> {
  const wire = new Wire(origin);
  const tally = new Tally();
  const calls = await fetchCalls(wire, options.call);
  const { delays } = await probed(origin, async (mark) => {
    for (const [i, call] of calls.entries()) {
      if (run.isTimeOver()) return;
      run.reportProgress(`hostile requests: ${endpointKey(call)} (${i + 1} of ${calls.length})`);
      mark(endpointKey(call));
      await attack(call, { wire, run, options, tally });
    }
  });
  wire.close();
  const { faults, statuses } = tally;
  const viewers = 1 + options.accounts.length;
  return {
    figures: [
      all('calls', tally.calls, calls.length),
      counted('kinds of viewers', viewers),
      all('hostile requests', tally.requests, calls.length * viewers * options.requests),
      counted('… answered with 200', statuses.get(200) ?? 0),
      counted('… refused by a limit (429)', statuses.get(429) ?? 0),
      none('… 5xx', tally.of('5xx')),
      none('… broken envelopes', tally.of('envelope')),
      none('… no answer, or no JSON', tally.of('no answer') + tally.of('answer')),
      ...tally.slowest.figures(options.limitMs),
      ...healthFigures(delays, options.health),
    ],
    faults: [...faults, ...delays.failures],
  };
}

class Tally {
  readonly faults: string[] = [];
  readonly statuses = new Map<number, number>();
  readonly #kinds = new Map<FaultKind, number>();
  calls = 0;
  readonly slowest = new Slowest();
  requests = 0;

  of(kind: FaultKind): number {
    return this.#kinds.get(kind) ?? 0;
  }

  fault(kind: FaultKind, line: string): void {
    this.#kinds.set(kind, this.of(kind) + 1);
    this.faults.push(line);
  }
}

interface Attack {
  readonly wire: Wire;
  readonly run: Run;
  readonly options: HostileOptions;
  readonly tally: Tally;
}

async function attack(call: Contract, { wire, run, options, tally }: Attack): Promise<void> {
  // Each call has its own sessions, because some calls end them.
  const cookies = [undefined, ...(await openSessions(wire, options.accounts))];
  const { seed } = run.random.of(endpointKey(call));
  const numRuns = options.requests * cookies.length;
  const attempts = fc.sample(hostileRequests(call), { seed, numRuns });
  let next = 0;
  const client = async (): Promise<void> => {
    for (let i = next++; i < attempts.length && !run.isTimeOver(); i = next++) {
      const attempt = sent(attempts[i]!, cookies[i % cookies.length]);
      const answer = await wire.send(attempt);
      tally.requests += 1;
      tally.statuses.set(answer.status, (tally.statuses.get(answer.status) ?? 0) + 1);
      tally.slowest.note(endpointKey(call), answer);
      const verdict = judge(attempt, answer, options.limitMs);
      if (verdict.kind !== 'fine') {
        tally.fault(verdict.kind, `${endpointKey(call)}: ${verdict.why} for ${shown(attempt)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  tally.calls += 1;
}

function openSessions(wire: Wire, accounts: readonly Account[]): Promise<string[]> {
  return Promise.all(accounts.map((account) => openSession(wire, account)));
}

/** From a new IP address, so that limits per address don't hide other faults. */
function sent(attempt: Attempt, cookie: string | undefined): Attempt {
  return {
    ...attempt,
    headers: { ...newAddress(), ...(cookie !== undefined && { cookie }), ...attempt.headers },
  };
}

function shown({ method, path, headers, body }: Attempt): string {
  const text = `${method} ${path} ${JSON.stringify(headers)} ${JSON.stringify(body) ?? ''}`;
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}… (${text.length} characters)` : text;
}
