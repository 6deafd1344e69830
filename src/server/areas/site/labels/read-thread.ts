import { parentPort, workerData } from 'node:worker_threads';
import { readLabelFile } from './label-file.ts';
import type { ReadReply } from './read-in-thread.ts';
import { lowerThreadPriority } from '../../../core/render/thread-priority.ts';

/** What the thread runs: one file. */
lowerThreadPriority();
const reply: ReadReply = await readLabelFile(workerData as Uint8Array);
parentPort?.postMessage(reply, []);
