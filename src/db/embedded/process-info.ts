import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Identifies a process beyond its id, because ids are reused; undefined if there is no such
 * process. A zombie counts as dead, because in a container it may stay for ever.
 */
export function processIdentity(pid: number): string | undefined {
  return process.platform === 'linux' ? identityFromProc(pid) : identityFromPs(pid);
}

/** Whether the process is the PostgreSQL server (not one of its workers) of that cluster. */
export function isPostmasterFor(pid: number, clusterDir: string): boolean {
  if (process.platform !== 'linux') {
    return (ps(pid, 'command=') ?? '').includes(`postgres -D ${clusterDir} `);
  }
  const args = (readIfExists(`/proc/${pid}/cmdline`) ?? '').split('\0');
  return basename(args[0] ?? '') === 'postgres' && args[1] === '-D' && args[2] === clusterDir;
}

function identityFromProc(pid: number): string | undefined {
  const stat = readIfExists(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  // The second field, the program name, may contain spaces and parentheses, so fields are counted
  // from its end.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const state = fields[0] ?? 'X';
  const startTicks = fields[19];
  if ('ZX'.includes(state)) return undefined;
  // Ticks are counted from boot, so they need the boot id with them.
  const boot = readIfExists('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
  return `${boot}/${startTicks}`;
}

function identityFromPs(pid: number): string | undefined {
  const state = ps(pid, 'stat=');
  return state === undefined || state.startsWith('Z') ? undefined : ps(pid, 'lstart=');
}

function ps(pid: number, column: string): string | undefined {
  try {
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
    const output = execFileSync('ps', ['-ww', '-o', column, '-p', String(pid)], {
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.trim();
  } catch {
    return undefined;
  }
}

function readIfExists(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
