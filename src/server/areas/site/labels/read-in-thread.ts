import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { readLabelFile, type FileLine } from './label-file.ts';

/** A smaller table of plain text is read in less time than a thread takes to start. */
const SMALL_BYTES = 64 * 1024;
/** A good file of all labels takes two seconds; who takes longer is not read to the end. */
const MAX_MS = 20_000;
const MAX_MEGABYTES = 512;

export type ReadReply = readonly FileLine[] | null;

let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a file of translators in a thread, because a workbook takes seconds during which nobody else
 * would get an answer. One at a time; a file that takes too long or too much memory is none.
 */
export async function readInThread(bytes: Uint8Array): Promise<ReadReply> {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isArchive && bytes.length <= SMALL_BYTES) return readLabelFile(bytes);
  const turn = last.then(() => ask(bytes));
  last = turn;
  return turn;
}

async function ask(bytes: Uint8Array): Promise<ReadReply> {
  const thread = new Worker(new URL('./read-thread.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
  });
  try {
    const [reply] = (await once(thread, 'message', {
      signal: AbortSignal.timeout(MAX_MS),
    })) as [ReadReply];
    return reply;
  } catch {
    return null;
  } finally {
    await thread.terminate();
  }
}
