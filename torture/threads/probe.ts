import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Wire } from '../lib/wire.ts';

const EVERY_MS = 50;

export interface ProbeOrder {
  readonly origin: string;
  readonly bareOrigin: string;
}

/** What each of them took, in milliseconds, and what else than a 200 came. */
export interface ProbeResult {
  readonly health: number[];
  readonly ready: number[];
  readonly bare: number[];
  readonly failures: string[];
}

const { origin, bareOrigin } = workerData as ProbeOrder;
const [server, bare] = [new Wire(origin), new Wire(bareOrigin)];
const result: ProbeResult = { health: [], ready: [], bare: [], failures: [] };
const underWay = new Set<Promise<void>>();
const over = new AbortController();

parentPort?.once('message', () => over.abort());
while (!over.signal.aborted) {
  // Not one after the other: who waits for an answer does not see how long the next one takes.
  begin(ask(server, '/healthz', result.health));
  begin(ask(server, '/readyz', result.ready));
  begin(ask(bare, '/', result.bare));
  await sleep(EVERY_MS);
}
await Promise.all(underWay);
server.close();
bare.close();
parentPort?.postMessage(result, []);

async function ask(wire: Wire, path: string, times: number[]): Promise<void> {
  const { status, ms, failure } = await wire.send({ method: 'GET', path });
  times.push(ms);
  if (status !== 200) result.failures.push(`${path}: ${failure ?? status}`);
}

function begin(work: Promise<void>): void {
  underWay.add(work);
  void work.finally(() => underWay.delete(work));
}
