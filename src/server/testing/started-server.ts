import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, vi } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');
const NODE = join(ROOT, 'node_modules/node/bin/node');
export const SLOW = { timeout: 120_000, interval: 50 };

export interface Started {
  readonly child: ChildProcess;
  readonly dataDir: string;
  readonly output: { out: string; err: string };
  readonly ended: Promise<number | null>;
}

const running: Started[] = [];
const folders: string[] = [];

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pc-main-'));
  // As root, PostgreSQL runs as another user, who needs access to the folder.
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

/** Starts the server as a separate process in a new folder. */
export function start(env: Record<string, string> = {}, ...args: string[]): Started {
  const dataDir = env.DATA_DIR ?? join(newFolder(), 'data');
  const child = spawn(
    NODE,
    ['--disable-warning=ExperimentalWarning', join(ROOT, 'src/server/main.ts'), ...args],
    {
      // Outside the checkout, so that an .env file there doesn't change the test.
      cwd: newFolder(),
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        PORT: '0',
        HOST: '127.0.0.1',
        DEMO: 'off',
        DATA_DIR: dataDir,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output = { out: '', err: '' };
  child.stdout.on('data', (text: Buffer) => (output.out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output.err += text.toString()));
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const started = { child, dataDir, output, ended };
  running.push(started);
  return started;
}

export async function waitForAddress({ output, child }: Started): Promise<string> {
  await vi.waitFor(() => {
    if (child.exitCode !== null) throw new Error(`it ended: ${output.err}`);
    expect(output.out).toMatch(/ready: \S+/);
  }, SLOW);
  return /ready: (http:\/\/127\.0\.0\.1:\d+\/)/.exec(output.out)?.[1] ?? '';
}

/** Processes that have this folder in their command line: the server's PostgreSQL. */
export function processesIn(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => readCommand(pid).includes(folder));
}

function readCommand(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Every file that starts servers calls this: it ends them after each test. The module can't do this
 * itself, because files of one process share it and only the first would get the hook.
 */
export function useStartedServers(): void {
  afterEach(async () => {
    for (const { child, ended } of running.splice(0)) {
      child.kill('SIGTERM');
      await ended;
    }
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
}

export async function expectOneSentence(started: Started, pattern: RegExp): Promise<void> {
  expect(await started.ended).toBe(1);
  const { err, out } = started.output;
  expect(err).toMatch(pattern);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect(err).toMatch(/\.\n$/);
  expect(err).not.toMatch(/^\s+at /m);
  expect(out).not.toContain('ready');
  expect(processesIn(started.dataDir)).toEqual([]);
}
