import type { Market, MarketSize } from './lib/market.ts';

/** Absolute numbers belong to a machine; a ratio to something measured in the same run holds. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What the value is compared with: a peer measured in this run, or a fixed limit. */
  readonly peer: string;
  readonly peerValue: number;
  /** value / peerValue */
  readonly ratio: number;
  /** What the ratio should be; null where the row only informs. */
  readonly target: Target | null;
  readonly ok: boolean | null;
}

export type Target = { readonly atLeast: number } | { readonly atMost: number };

export interface BenchContext {
  /** How long one round of one measurement lasts. */
  readonly seconds: number;
  /** The demo market to measure on, made on first use; groups share it. */
  readonly market: Market;
  /** One of another size, to compare with. */
  readonly marketBySize: (size: MarketSize) => Market;
  /** What has to be ended and removed, whatever happens. The latest goes first. */
  readonly defer: (clean: () => unknown) => void;
  /** Tells what is being done, on stderr. */
  readonly say: (what: string) => void;
  /** A line to stand under the table: what a figure alone does not tell. */
  readonly note: (line: string) => void;
}

export interface Group {
  /** `core/answers`: picked by this name, or with others by `core`. */
  readonly name: string;
  /** The market it is made for, where that is not the normal one. */
  readonly size?: MarketSize;
  run(context: BenchContext): Promise<Row[]>;
}

export function row(
  figures: Pick<Row, 'name' | 'value' | 'unit' | 'peer' | 'peerValue'>,
  target: Target | null,
): Row {
  const ratio = figures.value / figures.peerValue;
  return { ...figures, ratio, target, ok: target && meets(ratio, target) };
}

function meets(ratio: number, target: Target): boolean {
  return 'atLeast' in target ? ratio >= target.atLeast : ratio <= target.atMost;
}

/**
 * Measures several things in turns, so that a busy minute of the machine hits all of them alike.
 * The first round warms up and does not count. Gives each thing's measurements, in its order.
 */
export async function inTurns<T>(
  rounds: number,
  things: readonly (() => Promise<T>)[],
): Promise<T[][]> {
  const results: T[][] = things.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [i, measure] of things.entries()) {
      const result = await measure();
      if (round > 0) results[i]?.push(result);
    }
  }
  return results;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}
