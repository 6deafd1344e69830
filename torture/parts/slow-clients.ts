import { setTimeout as sleep } from 'node:timers/promises';
import { getGraphicData } from '../../src/contracts/instruments/indexes.ts';
import type { PatienceMs } from '../../src/server/core/http/sockets.ts';
import { all, counted, milliseconds, none, type Outcome, type Run } from '../harness.ts';
import { healthFigures, probed, type HealthLimits } from '../lib/probe.ts';
import { SlowSocket } from '../lib/slow-socket.ts';
import { Wire } from '../lib/wire.ts';

const VISIT_EVERY_MS = 500;

export interface SlowOptions {
  /** Per kind. */
  readonly sockets: number;
  /** The server's own time limits. */
  readonly patience: PatienceMs;
  /** The maximum time of a page in the meantime. */
  readonly limitMs: number;
  readonly health: HealthLimits;
}

interface Kind {
  readonly name: string;
  readonly text: string;
  /** Sent repeatedly. */
  readonly drip?: string;
  readonly readsNothing?: boolean;
  readonly patienceMs: number;
}

const HEAD = 'GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n';
const JSON_HEAD = 'Host: 127.0.0.1\r\nContent-Type: application/json\r\n';
const CALL = `POST /api/account/register/ HTTP/1.1\r\n${JSON_HEAD}Content-Length: 500\r\n\r\n{"email":`;
const FORM =
  'POST /sign-in/ HTTP/1.1\r\nHost: 127.0.0.1\r\n' +
  'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nemail=';
const CHUNKED = `POST /api/account/register/ HTTP/1.1\r\n${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\n5\r\n{"em`;
/** A server accepts eight simultaneous requests on one socket. */
const LARGE = `POST ${getGraphicData.path.replace('{indexId}', '1001')} HTTP/1.1\r\n${JSON_HEAD}Content-Length: 14\r\n\r\n{"periodId":3}`;

function kindsFor({ headers, request, keepAlive, silence }: PatienceMs): Kind[] {
  return [
    { name: 'says nothing', text: '', patienceMs: headers },
    { name: 'half of the headers', text: HEAD, patienceMs: headers },
    { name: 'headers drop by drop', text: HEAD, drip: 'X-A: b\r\n', patienceMs: headers },
    { name: 'half of a call', text: CALL, patienceMs: request },
    { name: 'half of a form', text: FORM, patienceMs: request },
    { name: 'half of a chunk', text: CHUNKED, patienceMs: request },
    { name: 'a call drop by drop', text: CALL, drip: ' ', patienceMs: request },
    { name: 'nothing after an answer', text: `${HEAD}\r\n`, patienceMs: keepAlive },
    {
      name: 'reads nothing',
      text: LARGE.repeat(8),
      readsNothing: true,
      // Responses that fit into the buffers are sent; then nothing more comes.
      patienceMs: Math.max(silence, keepAlive),
    },
  ];
}

/**
 * Clients that hold sockets unnecessarily: the server must close each in time and serve others
 * meanwhile.
 */
export async function tortureWithSlowClients(
  origin: string,
  run: Run,
  options: SlowOptions,
): Promise<Outcome> {
  const kinds = kindsFor(options.patience);
  const faults: string[] = [];
  const wire = new Wire(origin);
  const over = new AbortController();
  let [ended, pages, slowestMs] = [0, 0, 0];
  const visitor = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const { status, ms, failure } = await wire.send({ method: 'GET', path: `/?n=${pages}` });
      pages += 1;
      slowestMs = Math.max(slowestMs, ms);
      if (status !== 200) faults.push(`a page meanwhile: ${failure ?? status}`);
      await sleep(VISIT_EVERY_MS);
    }
  };
  const hold = async (kind: Kind): Promise<void> => {
    const sockets = Array.from({ length: options.sockets }, () => new SlowSocket(origin, kind));
    const isEnded = await Promise.all(
      sockets.map((socket) => socket.isEndedAfter(kind.patienceMs)),
    );
    const count = isEnded.filter(Boolean).length;
    ended += count;
    if (count < sockets.length) {
      faults.push(`${kind.name}: ${sockets.length - count} not ended after ${kind.patienceMs} ms`);
    }
    run.reportProgress(`slow clients: ${count} of ${sockets.length} ended (${kind.name})`);
  };
  const longest = Math.max(...kinds.map(({ patienceMs }) => patienceMs));
  run.reportProgress(
    `slow clients: ${options.sockets} of each kind, up to ${longest / 1000} seconds`,
  );
  const { delays } = await probed(origin, async () => {
    const visiting = visitor();
    await Promise.all(kinds.map(hold));
    over.abort();
    await visiting;
  });
  wire.close();
  const opened = kinds.length * options.sockets;
  return {
    figures: [
      counted('slow sockets', opened),
      all('… ended by the server', ended, opened),
      counted('pages meanwhile', pages),
      none('… not served', faults.filter((fault) => fault.startsWith('a page')).length),
      milliseconds('… slowest', slowestMs, options.limitMs),
      ...healthFigures(delays, options.health),
    ],
    faults: [...faults, ...delays.failures],
  };
}
