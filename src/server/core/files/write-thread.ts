import { buffer } from 'node:stream/consumers';
import { lowerThreadPriority } from '../render/thread-priority.ts';
import { streamSheet } from './sheet-file.ts';
import type { RowMaker, WriteRequest } from './write-in-thread.ts';

/** The threads' entry point. */
lowerThreadPriority();
export async function writeFile({ format, sheet, maker, given }: WriteRequest): Promise<Buffer> {
  const { makeRows } = (await import(maker)) as RowMaker<unknown>;
  return buffer(streamSheet({ ...sheet, parts: makeRows(given) }, format));
}
