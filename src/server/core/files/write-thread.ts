import { buffer } from 'node:stream/consumers';
import { parentPort, workerData } from 'node:worker_threads';
import { streamSheet } from './sheet-file.ts';
import type { RowMaker, WriteOrder } from './write-in-thread.ts';
import { lowerThreadPriority } from '../render/thread-priority.ts';

/** What the thread runs: one file. */
lowerThreadPriority();
const { format, sheet, maker, given } = workerData as WriteOrder;
const { makeRows } = (await import(maker)) as RowMaker<unknown>;
const bytes = await buffer(streamSheet({ ...sheet, parts: makeRows(given) }, format));
parentPort?.postMessage(bytes, []);
