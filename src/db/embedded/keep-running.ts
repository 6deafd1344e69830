import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, StartupError } from '../startup-error.ts';
import type { Postmaster } from './postmaster.ts';

/** More often than this it is no accident: somebody has to look. */
const MAX_STARTS = 5;
const WITHIN_MS = 60_000;
const PAUSE_MS = 500;

export interface KeepOptions {
  /** Gives up as soon as it is not wanted any more. */
  readonly start: (isWanted: () => boolean) => Promise<Postmaster>;
  /** A sentence about how it ended. */
  readonly explainEnd: (how: string) => string;
  readonly onRestart: (reason: string) => void;
}

export interface Keeper {
  /** Settles when it is not started again any more; never rejects. */
  readonly crashed: Promise<string>;
  /** It may end by itself from now on: what ends us may reach it as well. */
  letEnd(): void;
  stop(): Promise<void>;
}

/** Starts a server again that ended by itself, unless it does so over and over. */
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
            : `PostgreSQL could not be started again (${errorCode(error)}).`;
        await sleep(PAUSE_MS);
      }
      // It was to be stopped while it started.
      if (isStopping) return running?.stop();
    }
  }
}
