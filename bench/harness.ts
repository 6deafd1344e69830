import type { Market, MarketSize } from './lib/market.ts';

/**
 * Absolute numbers depend on the machine; a ratio to something measured in the same run doesn't.
 */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The comparison: a peer measured in this run, or a fixed limit. */
  readonly peer: string;
  readonly peerValue: number;
  /** value / peerValue */
  readonly ratio: number;
  /** The target of the ratio; null if the row is informational only. */
  readonly target: Target | null;
  readonly ok: boolean | null;
}

export type Target = { readonly atLeast: number } | { readonly atMost: number };

export interface BenchContext {
  /** The duration of one round of one measurement. */
  readonly seconds: number;
  /** The demo market for measurements, created on first use and shared by all groups. */
  readonly market: Market;
  /** A market of another size, for comparison. */
  readonly marketBySize: (size: MarketSize) => Market;
  /** Registers cleanup that must run in any case, in reverse order. */
  readonly defer: (clean: () => unknown) => void;
  /** Reports the current step on stderr. */
  readonly reportProgress: (what: string) => void;
  /** Adds a line under the table, for information that a figure alone doesn't give. */
  readonly note: (line: string) => void;
}

export interface Group {
  /** `core/answers`: selected by this name, or together with others by `core`. */
  readonly name: string;
  /** The required market, if not the normal one. */
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

/** A missing peer that should be measured: the row says so, and the run fails. */
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
 * Alternates several measurements, so that a busy minute of the machine affects all of them alike.
 * The first round is a warm-up and doesn't count. Returns the measurements of each, in order.
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
