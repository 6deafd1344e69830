import { lowerThreadPriority } from '../../../core/render/thread-priority.ts';

/** The thread's entry point. */
lowerThreadPriority();
export { readLabelFile } from './label-file.ts';
