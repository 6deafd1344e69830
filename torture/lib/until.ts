import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 50;

/** Polls until the condition is true; returns how long that took, or undefined on timeout. */
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
