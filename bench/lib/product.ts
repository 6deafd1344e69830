import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchContext } from '../harness.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** The first start may build the pages. */
const PATIENCE_MS = 120_000;
const POLL_MS = 10;

export interface Product {
  readonly process: ChildProcess;
  readonly origin: string;
  /** Startup time. */
  readonly seconds: number;
  stop(): Promise<void>;
}

/** Starts the product like `npm start` on its own port, and waits until /readyz reports ready. */
export async function startProduct(
  { defer }: BenchContext,
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const port = await freePort();
  const { DATABASE_URL: _unused, ...env } = process.env;
  const begin = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: {
      ...env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  defer(stop);
  const origin = `http://127.0.0.1:${port}`;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error('the server ended instead of starting');
    if (performance.now() - begin > PATIENCE_MS) throw new Error('the server does not get ready');
    await sleep(POLL_MS);
  }
  return { process: child, origin, seconds: (performance.now() - begin) / 1000, stop };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/readyz`);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}
