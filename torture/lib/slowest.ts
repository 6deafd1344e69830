import { milliseconds, type Figure } from '../harness.ts';
import type { Answered, Attempt } from './wire.ts';

const SHOWN = 5;

/**
 * The slowest response of each call. Files are separate: they are sent as fast as they are read.
 */
export class Slowest {
  readonly #answers = new Map<string, number>();
  readonly #files = new Map<string, number>();

  note(call: string, { ms, headers }: Answered): void {
    const times = headers['content-disposition'] === undefined ? this.#answers : this.#files;
    times.set(call, Math.max(times.get(call) ?? 0, ms));
  }

  figures(limitMs: number): Figure[] {
    return [
      milliseconds('… slowest answer', worst(this.#answers), limitMs),
      ...listSlow(this.#answers, limitMs / 2),
      milliseconds('… slowest file', worst(this.#files)),
      ...listSlow(this.#files, limitMs),
    ];
  }
}

function listSlow(times: ReadonlyMap<string, number>, aboveMs: number): Figure[] {
  return rank(times)
    .filter(([, ms]) => ms > aboveMs)
    .slice(0, SHOWN)
    .map(([call, ms]) => milliseconds(`    ${call}`, ms));
}

/** The call of a request, without its query. */
export function callOf({ method, path }: Attempt): string {
  return `${method} ${path.split('?', 1)[0]}`;
}

export function rank(times: ReadonlyMap<string, number>): [string, number][] {
  return [...times].toSorted(([, a], [, b]) => b - a);
}

function worst(times: ReadonlyMap<string, number>): number {
  return rank(times)[0]?.[1] ?? 0;
}
