import { spawn } from 'node:child_process';
import { closeSync, readFileSync, rmSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, StartupError } from '../startup-error.ts';
import { asUser, serverEnvironment, type ServerUser } from './os-user.ts';
import { isPostmasterFor } from './process-info.ts';
import type { ServerLog } from './server-log.ts';
import { dropSocketFolder } from './socket-folder.ts';

const fastShutdownMs = 20_000;
const immediateShutdownMs = 10_000;

export interface Postmaster {
  /** Settles with how the process ended, whatever the reason; never rejects. */
  readonly exited: Promise<string>;
  /** Shuts the server down cleanly; safe to call twice. */
  stop(): Promise<void>;
}

export interface PostmasterOptions {
  readonly program: string;
  readonly clusterDir: string;
  readonly socketFolder: string;
  readonly user: ServerUser | undefined;
  readonly durable: boolean;
  readonly log: ServerLog;
}

export function spawnPostmaster(options: PostmasterOptions): Postmaster {
  const output = options.log.open();
  const child = spawn(options.program, ['-D', options.clusterDir, ...settingFlags(options)], {
    ...asUser(options.user),
    cwd: '/',
    env: serverEnvironment,
    // The server has its own process group, so that Ctrl-C reaches only us, and we shut it down
    // cleanly.
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const stopWithUs = () => void child.kill('SIGINT');
  process.once('exit', stopWithUs);
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  void exited.then(() => process.off('exit', stopWithUs));
  return {
    exited,
    async stop() {
      child.kill('SIGINT');
      const impatience = setTimeout(() => child.kill('SIGQUIT'), fastShutdownMs);
      await exited;
      clearTimeout(impatience);
    },
  };
}

/**
 * Cleans up after a killed Parcurve: stops its server if it still runs, and removes a
 * postmaster.pid that would prevent PostgreSQL from starting. The caller holds the lock of the
 * folder.
 */
export async function cleanUpLeftover(clusterDir: string): Promise<void> {
  const file = join(clusterDir, 'postmaster.pid');
  const lines = readLines(file);
  if (lines === undefined) return;
  const pid = Number(lines[0]);
  if (isPostmasterFor(pid, clusterDir)) {
    await terminateLeftover(pid, clusterDir);
  } else if (!Number.isInteger(pid) || pid <= 0 || signalReaches(pid)) {
    // The file is empty after a power failure, or contains the id of a process that isn't our
    // server. PostgreSQL would assume that a server runs; it handles all other stale files by
    // itself.
    rmSync(file, { force: true });
  }
  dropSocketFolder(lines[4] ?? '');
}

async function terminateLeftover(pid: number, clusterDir: string): Promise<void> {
  const lives = () => isPostmasterFor(pid, clusterDir);
  const steps = [
    { signal: 'SIGINT', patienceMs: fastShutdownMs },
    { signal: 'SIGQUIT', patienceMs: immediateShutdownMs },
  ] as const;
  for (const { signal, patienceMs } of steps) {
    sendSignal(pid, signal);
    const deadline = Date.now() + patienceMs;
    while (lives() && Date.now() < deadline) await sleep(20);
    if (!lives()) return;
  }
  throw new StartupError(
    `The database server (process ${pid}) that an earlier Parcurve left running on ` +
      `${clusterDir} does not stop: kill that process.`,
  );
}

/** Many test files share one server: if it refused a connection, a test would see a random 503. */
const settingsForTests = {
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

function settingFlags({ socketFolder, durable }: PostmasterOptions): string[] {
  const settings = {
    listen_addresses: '',
    // The setting is a list, so quotes prevent a comma in the path from splitting it.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    jit: 'off',
    max_connections: '60',
    shared_buffers: `${sharedBuffersMb()}MB`,
    max_wal_size: '1GB',
    log_min_messages: 'warning',
    log_line_prefix: '%m [%p] ',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(durable ? {} : settingsForTests),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** An eighth of the memory, so that an index that fits isn't repeatedly read from files. */
function sharedBuffersMb(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return Math.round(Math.min(Math.max(memory / 8 / 2 ** 20, 128), 1024));
}

function readLines(path: string): string[] | undefined {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function signalReaches(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process ended in the meantime, which the caller checks.
  }
}
