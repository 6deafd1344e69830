import { lowerThreadPriority } from '../../../core/render/thread-priority.ts';

/** What the thread runs. */
lowerThreadPriority();
export { readLabelFile } from './label-file.ts';
