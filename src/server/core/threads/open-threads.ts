import { Piscina } from 'piscina';

interface ThreadOptions {
  /** The function that the module exports for these threads. */
  readonly name: string;
  readonly maxThreads: number;
  /** How long a thread stays without a job, because starting one takes a few tenths of a second. */
  readonly idleMs: number;
  /** A job that needs more fails, and its thread with it. */
  readonly maxMegabytes?: number;
}

/**
 * Threads for work that would keep the serving thread busy. They start with the first job that finds
 * no idle one, and keep the process alive only while they work.
 */
export function openThreads<Job, Result>(
  module: URL,
  { name, maxThreads, idleMs, maxMegabytes }: ThreadOptions,
): Piscina<Job, Result> {
  const threads = new Piscina<Job, Result>({
    filename: module.href,
    name,
    minThreads: 0,
    maxThreads,
    idleTimeout: idleMs,
    recordTiming: false,
    ...(maxMegabytes !== undefined && {
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    }),
  });
  // Without a listener, a thread that fails while it is idle would end the process.
  threads.on('error', () => {});
  return threads;
}
