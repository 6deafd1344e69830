import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, StartupError } from '../startup-error.ts';
import type { Postmaster } from './postmaster.ts';

/** A server that ends more often than this has a problem that needs attention. */
const MAX_STARTS = 5;
const WITHIN_MS = 60_000;
const PAUSE_MS = 500;

export interface KeepOptions {
  /** Gives up when the server is no longer wanted. */
  readonly start: (isWanted: () => boolean) => Promise<Postmaster>;
  /** A sentence about how it ended. */
  readonly explainEnd: (how: string) => string;
  readonly onRestart: (reason: string) => void;
}

export interface SupervisedServer {
  /** Settles when the server won't be restarted any more; never rejects. */
  readonly crashed: Promise<string>;
  /** From now on the server may end by itself: the signal that ends us may also end it. */
  letEnd(): void;
  stop(): Promise<void>;
}

/** Restarts a server that ended unexpectedly, unless this happens repeatedly. */
export function superviseServer(first: Postmaster, options: KeepOptions): SupervisedServer {
  const { start, explainEnd, onRestart } = options;
  const crashed = Promise.withResolvers<string>();
  let isStopping = false;
  let running: Postmaster | undefined = first;
  const watching = watch();
  return {
    crashed: crashed.promise,
    letEnd() {
      isStopping = true;
    },
    async stop() {
      isStopping = true;
      await running?.stop();
      await watching;
    },
  };

  async function watch(): Promise<void> {
    let starts: number[] = [];
    let reason = '';
    for (;;) {
      if (running) reason = explainEnd(await running.exited);
      running = undefined;
      if (isStopping) return;
      starts = [...starts.filter((at) => at > Date.now() - WITHIN_MS), Date.now()];
      if (starts.length > MAX_STARTS) return crashed.resolve(reason);
      onRestart(reason);
      try {
        running = await start(() => !isStopping);
      } catch (error) {
        reason =
          error instanceof StartupError
            ? error.message
            : `PostgreSQL could not be restarted (${errorCode(error)}).`;
        await sleep(PAUSE_MS);
      }
      // `stop` or `letEnd` was called while it started.
      if (isStopping) return running?.stop();
    }
  }
}
