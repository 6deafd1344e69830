import { Agent, get, type IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { serveMessages } from './serve-messages.ts';

/**
 * Sends a fixed number of requests per second to a server on this machine, even if it is too slow.
 */
export interface Offer {
  readonly port: number;
  /** Sent in turn, each with its own number, so that no response comes from memory. */
  readonly paths: readonly string[];
  readonly perSecond: number;
  readonly milliseconds: number;
  /** Requested ten times a second throughout. */
  readonly probe: string;
}

export interface Outcome {
  readonly offered: number;
  /** The number of responses per status. */
  readonly byStatus: Readonly<Record<number, number>>;
  readonly withoutRetryAfter: number;
  /** Connections that ended without a response. */
  readonly broken: number;
  /** 99th percentile of the served requests, in milliseconds. */
  readonly servedP99: number;
  readonly probeWorst: number;
  readonly probesFailed: number;
}

const TURN_MS = 10;
const PROBE_EVERY_MS = 100;

serveMessages(async (message) => {
  const offer = message as Offer;
  const [outcome, probes] = await Promise.all([offerAll(offer), probeAll(offer)]);
  return { ...outcome, ...probes };
});

async function offerAll({ port, paths, perSecond, milliseconds }: Offer) {
  const agent = new Agent({ keepAlive: true });
  const byStatus: Record<number, number> = {};
  const served: number[] = [];
  let [withoutRetryAfter, broken, offered] = [0, 0, 0];
  const inFlight = new Set<Promise<void>>();
  const one = async (path: string): Promise<void> => {
    const begin = performance.now();
    try {
      const { statusCode = 0, headers } = await getPage(port, path, agent);
      byStatus[statusCode] = (byStatus[statusCode] ?? 0) + 1;
      if (statusCode === 200) served.push(performance.now() - begin);
      else if (statusCode === 503 && !headers['retry-after']) withoutRetryAfter += 1;
    } catch {
      broken += 1;
    }
  };
  const begin = performance.now();
  for (let now = begin; now - begin < milliseconds; now = performance.now()) {
    const due = Math.floor(((now - begin) / 1000) * perSecond);
    for (; offered < due; offered += 1) {
      const asked = one(`${paths[offered % paths.length]}?n=${offered}`);
      inFlight.add(asked);
      void asked.then(() => inFlight.delete(asked));
    }
    await sleep(TURN_MS);
  }
  await Promise.all(inFlight);
  agent.destroy();
  const sorted = served.toSorted((a, b) => a - b);
  const servedP99 = sorted[Math.floor(0.99 * (sorted.length - 1))] ?? Number.NaN;
  return { offered, byStatus, withoutRetryAfter, broken, servedP99 };
}

/** On a separate connection, like a supervisor. */
async function probeAll({ port, probe, milliseconds }: Offer) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let [probeWorst, probesFailed] = [0, 0];
  const begin = performance.now();
  while (performance.now() - begin < milliseconds) {
    const askedAt = performance.now();
    const isFine = await getPage(port, probe, agent).then(
      ({ statusCode }) => statusCode === 200,
      () => false,
    );
    probeWorst = Math.max(probeWorst, performance.now() - askedAt);
    if (!isFine) probesFailed += 1;
    await sleep(PROBE_EVERY_MS);
  }
  agent.destroy();
  return { probeWorst, probesFailed };
}

function getPage(port: number, path: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/html' };
    get({ port, host: '127.0.0.1', path, agent, headers }, (answer) => {
      answer.once('end', () => resolve(answer)).once('error', reject);
      answer.resume();
    }).once('error', reject);
  });
}
