import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, StartupError } from '../startup-error.ts';
import type { Postmaster } from './postmaster.ts';

/** A server that ends more often than this has a problem that somebody must look at. */
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

export interface Keeper {
  /** Settles when the server will not be started again; never rejects. */
  readonly crashed: Promise<string>;
  /** From now on the server may end by itself: the signal that ends us may also end it. */
  letEnd(): void;
  stop(): Promise<void>;
}

/** Starts a server again when it ended by itself, unless this happens again and again. */
export function keepRunning(first: Postmaster, options: KeepOptions): Keeper {
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
      // Somebody called `stop` or `letEnd` while it started.
      if (isStopping) return running?.stop();
    }
  }
}
