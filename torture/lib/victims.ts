import { execFileSync } from 'node:child_process';
import { killProcess, findPostmaster, type ServerProcess } from './server-process.ts';

/** What can be killed while a server runs. */
export const VICTIMS = ['server', 'postmaster', 'both', 'connection'] as const;
export type Victim = (typeof VICTIMS)[number];

/** Kills immediately, without a chance to clean up. */
export async function hit(victim: Victim, server: ServerProcess): Promise<void> {
  const postmaster = findPostmaster(server.dataDir);
  if (victim === 'connection') killConnection(postmaster);
  if (postmaster !== undefined && (victim === 'postmaster' || victim === 'both')) {
    killProcess(postmaster);
  }
  if (victim === 'server' || victim === 'both') await server.kill();
}

/** One of the processes that serve a connection: PostgreSQL then ends all of them and recovers. */
function killConnection(postmaster: number | undefined): void {
  if (postmaster === undefined) return;
  const list = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' });
  for (const line of list.split('\n')) {
    const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    if (Number(parent) !== postmaster || !command.includes('parcurve_app')) continue;
    killProcess(Number(pid));
    return;
  }
}
