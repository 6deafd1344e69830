import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { milliseconds, none, type Figure } from '../harness.ts';
import { rank } from './slowest.ts';
import type { ProbeMessage, ProbeRequest, ProbeResult } from '../threads/probe.ts';

/** How many causes of delayed health checks are reported. */
const SHOWN = 8;

/** How much longer a health check may take than a response of the bare server next to it. */
export interface HealthLimits {
  readonly p99Ms: number;
  readonly worstMs: number;
  /**
   * The worst time on a new connection; Node accepts only one waiting connection per event loop
   * turn.
   */
  readonly newcomerMs: number;
}

interface Probe {
  /** Names the activity from now on. */
  mark(what: string): void;
  /** Ends the probe and returns its results. */
  stop(): Promise<ProbeResult>;
}

/**
 * Polls /healthz and /readyz continuously, and a bare server for comparison. It uses separate
 * threads, so that neither our work nor a busy machine counts as a delay of the server.
 */
async function startProbe(origin: string): Promise<Probe> {
  const bare = new Worker(new URL('../threads/bare-server.ts', import.meta.url));
  const [port] = (await once(bare, 'message')) as [number];
  const order: ProbeRequest = { origin, bareOrigin: `http://127.0.0.1:${port}` };
  const thread = new Worker(new URL('../threads/probe.ts', import.meta.url), { workerData: order });
  await once(thread, 'message');
  return {
    mark: (what) => thread.postMessage({ mark: what } satisfies ProbeMessage, []),
    async stop() {
      const told = once(thread, 'message');
      thread.postMessage('stop' satisfies ProbeMessage, []);
      const [result] = (await told) as [ProbeResult];
      await Promise.all([thread.terminate(), bare.terminate()]);
      return result;
    },
  };
}

/** Runs some work while the probe watches; the work may name its steps. */
export async function probed<T>(
  origin: string,
  work: (mark: (what: string) => void) => Promise<T>,
): Promise<{ result: T; delays: ProbeResult }> {
  const probe = await startProbe(origin);
  try {
    const result = await work((what) => probe.mark(what));
    return { result, delays: await probe.stop() };
  } catch (error) {
    await probe.stop();
    throw error;
  }
}

export function healthFigures(
  { health, newcomer, ready, bare, failures, slowest }: ProbeResult,
  limits: HealthLimits,
): Figure[] {
  const [p99, worst] = [percentile(bare, 0.99), percentile(bare, 1)];
  const both = (name: string, times: readonly number[]) => [
    milliseconds(`${name}, p99`, percentile(times, 0.99), limits.p99Ms + p99),
    milliseconds(`${name}, worst`, percentile(times, 1), limits.worstMs + worst),
  ];
  return [
    ...both('/healthz', health),
    ...rank(slowest)
      .slice(0, SHOWN)
      .map(([what, ms]) => milliseconds(`    ${what}`, ms)),
    milliseconds('/healthz on a new connection, p99', percentile(newcomer, 0.99)),
    milliseconds(
      '/healthz on a new connection, worst',
      percentile(newcomer, 1),
      limits.newcomerMs + worst,
    ),
    ...both('/readyz', ready),
    milliseconds('a bare server beside it, p99', p99),
    milliseconds('a bare server beside it, worst', worst),
    none('health checks without a 200', failures.length),
  ];
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
