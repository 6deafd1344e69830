import { copyFileSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

const rotateAtBytes = 10 * 1024 * 1024;
const lookEveryMs = 60_000;

export interface ServerLog {
  readonly path: string;
  /** Opens the file for one server process; the caller closes it. */
  open(): number;
  /** Limits the file size while the server runs; `close` ends this. */
  close(): void;
  /** One line of the most recently started server: its last fatal one, or else its last. */
  lastWords(): string;
}

export function openServerLog(
  dataDir: string,
  { atBytes = rotateAtBytes, everyMs = lookEveryMs } = {},
): ServerLog {
  const path = join(dataDir, 'postgres.log');
  let begin = 0;
  const rotate = () => {
    if (fileSize(path) <= atBytes) return;
    // The server appends to the open file, so it continues at the new end.
    copyFileSync(path, `${path}.1`);
    truncateSync(path);
    begin = 0;
  };
  rotate();
  const looking = setInterval(rotate, everyMs).unref();
  return {
    path,
    open() {
      begin = fileSize(path);
      return openSync(path, 'a', 0o600);
    },
    close() {
      clearInterval(looking);
    },
    lastWords() {
      const lines = readFileSync(path).subarray(begin).toString('utf8').trim().split('\n');
      const fatal = lines.findLast((line) => /(FATAL|PANIC): /.test(line) && !isOrphan(line));
      return (fatal ?? lines.at(-1) ?? '').trim() || 'nothing';
    },
  };
}

/**
 * Processes of a killed server log this while they end, often while the next one is starting: it
 * would hide why that one failed.
 */
function isOrphan(line: string): boolean {
  return line.includes('unexpected postmaster exit');
}

function fileSize(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
