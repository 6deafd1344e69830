import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 50;

/** Asks until it is so; gives how long that took, or undefined when it did not come in time. */
export async function until(
  limitMs: number,
  isSo: () => Promise<boolean> | boolean,
): Promise<number | undefined> {
  const begin = performance.now();
  for (;;) {
    if (await isSo()) return performance.now() - begin;
    if (performance.now() - begin > limitMs) return undefined;
    await sleep(POLL_MS);
  }
}
