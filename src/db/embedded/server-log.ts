import { openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

const rotateAtBytes = 10 * 1024 * 1024;

export interface ServerLog {
  readonly path: string;
  /** Opens the file for one server process; the caller closes it. */
  open(): number;
  /** What the last opened server said last, its fatal message first. */
  lastWords(): string;
}

export function openServerLog(dataDir: string): ServerLog {
  const path = join(dataDir, 'postgres.log');
  if (sizeOf(path) > rotateAtBytes) renameSync(path, `${path}.1`);
  let begin = 0;
  return {
    path,
    open() {
      begin = sizeOf(path);
      return openSync(path, 'a', 0o600);
    },
    lastWords() {
      const lines = readFileSync(path).subarray(begin).toString('utf8').trim().split('\n');
      const fatal = lines.findLast((line) => /(FATAL|PANIC): /.test(line));
      return (fatal ?? lines.at(-1) ?? '').trim() || 'nothing';
    },
  };
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
