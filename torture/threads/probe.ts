import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Wire } from '../lib/wire.ts';

const EVERY_MS = 50;

export interface ProbeRequest {
  readonly origin: string;
  readonly bareOrigin: string;
}

/** The time of each check in milliseconds, and every response other than 200. */
export interface ProbeResult {
  readonly health: number[];
  /** /healthz over a new connection each time, which must be accepted first. */
  readonly newcomer: number[];
  readonly ready: number[];
  readonly bare: number[];
  readonly failures: string[];
  /** The longest health check for each activity. */
  readonly slowest: Map<string, number>;
}

export type ProbeMessage = 'stop' | { readonly mark: string };

const { origin, bareOrigin } = workerData as ProbeRequest;
const server = new Wire(origin);
const newcomer = new Wire(origin, new Agent({ keepAlive: false }));
const bare = new Wire(bareOrigin, new Agent({ keepAlive: false }));
const result: ProbeResult = {
  health: [],
  newcomer: [],
  ready: [],
  bare: [],
  failures: [],
  slowest: new Map(),
};
let marked = '';
const over = new AbortController();

parentPort?.on('message', (message: ProbeMessage) => {
  if (message === 'stop') over.abort();
  else marked = message.mark;
});
// Each is called once before the message, so that all are active when the work begins.
await Promise.all([
  sendProbe(server, '/healthz', result.health),
  sendProbe(server, '/readyz', result.ready),
  sendProbe(newcomer, '/healthz', result.newcomer),
  sendProbe(bare, '/', result.bare),
]);
parentPort?.postMessage('begun', []);
await Promise.all([
  probeSequentially('/healthz', result.health),
  probeSequentially('/readyz', result.ready),
  newOnes(),
]);
for (const wire of [server, newcomer, bare]) wire.close();
parentPort?.postMessage(result, []);
parentPort?.close();

/** Over one connection, like a proxy. */
async function probeSequentially(path: string, times: number[]): Promise<void> {
  while (!over.signal.aborted) {
    await sendProbe(server, path, times);
    await sleep(EVERY_MS);
  }
}

/** Each is independent of the previous one. */
async function newOnes(): Promise<void> {
  const inFlight: Promise<void>[] = [];
  while (!over.signal.aborted) {
    inFlight.push(
      sendProbe(newcomer, '/healthz', result.newcomer),
      sendProbe(bare, '/', result.bare),
    );
    await sleep(EVERY_MS);
  }
  await Promise.all(inFlight);
}

async function sendProbe(wire: Wire, path: string, times: number[]): Promise<void> {
  const during = wire === newcomer ? `${marked} (new connection)` : marked;
  const { status, ms, failure } = await wire.send({ method: 'GET', path });
  times.push(ms);
  if (wire !== bare) result.slowest.set(during, Math.max(result.slowest.get(during) ?? 0, ms));
  if (status !== 200) result.failures.push(`${path}: ${failure ?? status}`);
}
