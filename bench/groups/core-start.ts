import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { median, row, type BenchContext, type Group, type Row } from '../harness.ts';
import { Child } from '../lib/child.ts';
import { allProcesses, descendantsOf, memoryOf } from '../lib/process-memory.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const STARTS = 3;
const LIMIT_SECONDS = 5;
/** The first start may build the pages. */
const PATIENCE_MS = 120_000;
const POLL_MS = 10;
const IDLE_MS = 5000;

/** The second start of an unchanged checkout, and what the server takes when nobody asks. */
export const coreStart: Group = {
  name: 'core/start',
  async run(context) {
    const dataDir = await context.market.release();
    context.say('first start: builds the pages when they are stale');
    await (await start(context, dataDir)).stop();
    const seconds: number[] = [];
    let memory: Row[] = [];
    for (let i = 1; i <= STARTS; i += 1) {
      context.say(`start ${i} of ${STARTS}`);
      const server = await start(context, dataDir);
      seconds.push(server.seconds);
      if (i === STARTS) memory = await memoryAtRest(context, server.process.pid ?? 0);
      await server.stop();
    }
    const peer = 'limit';
    const value = median(seconds);
    return [
      row(
        { name: 'second start until ready', value, unit: 's', peer, peerValue: LIMIT_SECONDS },
        { atMost: 1 },
      ),
      ...memory,
    ];
  },
};

interface Started {
  readonly process: ChildProcess;
  readonly seconds: number;
  stop(): Promise<void>;
}

/** What `npm start` runs, on a port of its own, until /readyz says yes. */
async function start({ defer }: BenchContext, dataDir: string): Promise<Started> {
  const port = await freePort();
  const { DATABASE_URL: _unused, ...env } = process.env;
  const begin = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: { ...env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  defer(stop);
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error('the server ended instead of starting');
    if (performance.now() - begin > PATIENCE_MS) throw new Error('the server does not get ready');
    await sleep(POLL_MS);
  }
  return { process: child, seconds: (performance.now() - begin) / 1000, stop };
}

async function isReady(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

async function memoryAtRest(context: BenchContext, launcher: number): Promise<Row[]> {
  const hello = new Child('hello-server.ts', context);
  await hello.ask({});
  await sleep(IDLE_MS);
  const processes = allProcesses();
  if (!processes) {
    context.say('memory is measured on Linux only');
    return [];
  }
  const family = descendantsOf(launcher, processes);
  const server = family.find(({ parent }) => parent === launcher);
  const postgres = family.filter(({ name }) => name.startsWith('postgres'));
  if (!server || postgres.length === 0) throw new Error('the processes are not found');
  const peer = 'Fastify hello world';
  const peerValue = memoryOf(hello.pid, 'Rss');
  const taken = postgres.reduce((sum, { pid }) => sum + memoryOf(pid, 'Pss'), 0);
  await hello.stop();
  return [
    row(
      {
        name: 'memory at rest, server',
        value: memoryOf(server.pid, 'Rss'),
        unit: 'MB',
        peer,
        peerValue,
      },
      { atMost: 2.5 },
    ),
    row(
      { name: 'memory at rest, PostgreSQL', value: taken, unit: 'MB', peer, peerValue },
      { atMost: 2 },
    ),
  ];
}
