import { buffer } from 'node:stream/consumers';
import { lowerThreadPriority } from '../render/thread-priority.ts';
import { streamSheet } from './sheet-file.ts';
import type { RowMaker, WriteOrder } from './write-in-thread.ts';

/** The threads' entry point. */
lowerThreadPriority();
export async function writeFile({ format, sheet, maker, given }: WriteOrder): Promise<Buffer> {
  const { makeRows } = (await import(maker)) as RowMaker<unknown>;
  return buffer(streamSheet({ ...sheet, parts: makeRows(given) }, format));
}
