import { Piscina } from 'piscina';

interface ThreadOptions {
  /** The function that the module exports for these threads. */
  readonly name: string;
  readonly maxThreads: number;
  /** How long an idle thread stays alive; starting one takes a few tenths of a second. */
  readonly idleMs: number;
  /** A job that needs more fails together with its thread. */
  readonly maxMegabytes?: number;
}

/**
 * Threads for work that would block the serving thread. They start with the first job that finds
 * none idle, and keep the process alive only while they work.
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
  // Without a listener, a failure of an idle thread would end the process.
  threads.on('error', () => {});
  return threads;
}
