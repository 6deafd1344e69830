import { readdirSync, readFileSync } from 'node:fs';

/** Linux process data; undefined on other systems. */
export interface ProcessInfo {
  readonly pid: number;
  readonly parent: number;
  /** The program's name, as in `ps`. */
  readonly name: string;
}

export function allProcesses(): ProcessInfo[] | undefined {
  if (process.platform !== 'linux') return undefined;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const status = readIfExists(`/proc/${pid}/status`);
      if (status === undefined) return [];
      const name = field(status, 'Name') ?? '';
      return [{ pid: Number(pid), parent: Number(field(status, 'PPid')), name }];
    });
}

export function findDescendants(pid: number, processes: readonly ProcessInfo[]): ProcessInfo[] {
  const children = processes.filter(({ parent }) => parent === pid);
  return children.concat(children.flatMap((child) => findDescendants(child.pid, processes)));
}

/** Memory in MB: `Rss` counts shared pages fully, `Pss` a process's share of them. */
export function readMemory(pid: number, kind: 'Rss' | 'Pss'): number {
  const rollup = readIfExists(`/proc/${pid}/smaps_rollup`) ?? '';
  return Number.parseInt(field(rollup, kind) ?? '0', 10) / 1024;
}

function field(text: string, name: string): string | undefined {
  return new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(text)?.[1];
}

function readIfExists(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process ended in the meantime.
    return undefined;
  }
}
