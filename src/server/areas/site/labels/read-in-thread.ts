import { openThreads } from '../../../core/threads/open-threads.ts';
import { readLabelFile, type FileLine } from './label-file.ts';

/** A smaller table of plain text is read in less time than a thread takes to start. */
const SMALL_BYTES = 64 * 1024;
/** A good file of all labels takes two seconds; who takes longer is not read to the end. */
const MAX_MS = 20_000;
const thread = openThreads<Uint8Array, readonly FileLine[] | null>(
  new URL('./read-thread.ts', import.meta.url),
  { name: 'readLabelFile', maxThreads: 1, idleMs: 10_000, maxMegabytes: 512 },
);

let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a file of translators in a thread, because a workbook takes seconds during which nobody else
 * would get an answer. One at a time; a file that takes too long or too much memory is none.
 */
export async function readInThread(bytes: Uint8Array): Promise<readonly FileLine[] | null> {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isArchive && bytes.length <= SMALL_BYTES) return readLabelFile(bytes);
  const turn = last.then(() => readAsJob(bytes));
  last = turn;
  return turn;
}

/** The time limit counts from here: a job that waits for another one hasn't used any of it. */
async function readAsJob(bytes: Uint8Array): Promise<readonly FileLine[] | null> {
  try {
    return await thread.run(bytes, { signal: AbortSignal.timeout(MAX_MS) });
  } catch {
    return null;
  }
}
