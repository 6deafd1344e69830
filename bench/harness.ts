import type { Market, MarketSize } from './lib/market.ts';

/**
 * Absolute numbers depend on the machine; a ratio to something measured in the same run does not.
 */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What it is compared with: a peer measured in this run, or a fixed limit. */
  readonly peer: string;
  readonly peerValue: number;
  /** value / peerValue */
  readonly ratio: number;
  /** The target of the ratio; null if the row is only information. */
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
  /** Registers what must be ended and removed in any case; the latest goes first. */
  readonly defer: (clean: () => unknown) => void;
  /** Reports what is being done, on stderr. */
  readonly reportProgress: (what: string) => void;
  /** Adds a line under the table, for what a figure alone does not tell. */
  readonly note: (line: string) => void;
}

export interface Group {
  /** `core/answers`: chosen by this name, or together with others by `core`. */
  readonly name: string;
  /** The market it needs, if that is not the normal one. */
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

/** A peer that should be measured and is not installed: the row says so, and the run fails. */
export function missingPeer(
  figures: Pick<Row, 'name' | 'value' | 'unit' | 'peer'>,
  target: Target,
): Row {
  return { ...figures, peerValue: Number.NaN, ratio: Number.NaN, target, ok: false };
}

function meets(ratio: number, target: Target): boolean {
  return 'atLeast' in target ? ratio >= target.atLeast : ratio <= target.atMost;
}

/**
 * Measures several things in turns, so that a busy minute of the machine affects all of them alike.
 * The first round is a warm-up and does not count. Returns the measurements of each thing, in
 * order.
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
