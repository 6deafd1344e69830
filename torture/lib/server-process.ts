import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { cleanUpLeftover } from '../../src/db/embedded/postmaster.ts';
import { isPostmasterFor } from '../../src/db/embedded/process-info.ts';

const MAIN = resolve(import.meta.dirname, '../../src/server/main.ts');
const POLL_MS = 20;
/** A first start loads the demo market, and may build the pages. */
const START_LIMIT_MS = 180_000;
const STOP_LIMIT_MS = 30_000;
const LAST_WORDS = 1000;

/** Limits per IP address would stop a test from one machine; a proxy reports other addresses. */
const SETTINGS = { TRUST_PROXY: 'on', ANONYMOUS_PAGES: '0', LOG_LEVEL: 'error' };

/**
 * The product as started by `npm start`, in a separate process, on any free port of this machine.
 */
export class ServerProcess {
  readonly dataDir: string;
  readonly #child: ChildProcess;
  readonly #exited: Promise<unknown>;
  #output = '';
  #complaints = '';

  constructor(dataDir: string, settings: Readonly<Record<string, string>> = {}) {
    this.dataDir = dataDir;
    this.#child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
      // Outside the checkout, so that an .env file there has no effect.
      cwd: dirname(dataDir),
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: dataDir,
        ...SETTINGS,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child.stdout?.on('data', (text: Buffer) => (this.#output += text.toString()));
    this.#child.stderr?.on('data', (text: Buffer) => (this.#complaints += text.toString()));
    this.#exited = once(this.#child, 'exit');
  }

  /** True if it ended by itself or by a signal. */
  get isOver(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** How it ended and its last output, to find out why. */
  get ending(): string {
    const { exitCode, signalCode } = this.#child;
    const words = this.#complaints.trim().slice(-LAST_WORDS);
    return `it ended with ${signalCode ?? `exit code ${exitCode}`}, saying: ${words || 'nothing'}`;
  }

  /** The URL where it listens, as soon as it prints it. */
  async ready(): Promise<string> {
    const begin = performance.now();
    for (;;) {
      const origin = /ready: (http:\/\/127\.0\.0\.1:\d+)\//.exec(this.#output)?.[1];
      if (origin !== undefined) return origin;
      if (this.isOver) throw new Error(`the server did not start: ${this.ending}`);
      if (performance.now() - begin > START_LIMIT_MS) throw new Error('the server does not start');
      await sleep(POLL_MS);
    }
  }

  /** Stops cleanly, like Ctrl-C; if that fails, it is killed. */
  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    if (!(await this.endsWithin(STOP_LIMIT_MS))) await this.kill();
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    if (!this.isOver) await this.#exited;
  }

  /** Waits for its end; true if it ended in this time. */
  async endsWithin(milliseconds: number): Promise<boolean> {
    if (!this.isOver) {
      await Promise.race([this.#exited, sleep(milliseconds, undefined, { ref: false })]);
    }
    return this.isOver;
  }
}

/**
 * The main process of PostgreSQL; undefined if it doesn't run. The file of a killed one may by now
 * contain the id of an unrelated process, which must not be touched.
 */
export function findPostmaster(dataDir: string): number | undefined {
  const clusterDir = join(realpathSync(dirname(dataDir)), basename(dataDir), 'postgres');
  try {
    const [text] = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(text);
    return isPostmasterFor(pid, clusterDir) ? pid : undefined;
  } catch {
    return undefined;
  }
}

export function killProcess(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

/** The database of a killed server is still running and would otherwise stay. */
export async function stopLeftoverDatabase(dataDir: string): Promise<void> {
  await cleanUpLeftover(join(dataDir, 'postgres'));
}
