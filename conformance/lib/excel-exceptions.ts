import type { Quirk, Quirks } from './naive-days.ts';

/**
 * The plain formulas for a row of Excel's tables. `misses` returns the relative deviation of a
 * result from them, with some of Excel's quirks or without any.
 */
export interface Model {
  /** The possible quirks of the row (`excel-rules.ts`). */
  readonly quirks: readonly Quirk[];
  readonly misses: (result: number, quirks: Quirks) => number;
}

const NONE: Quirks = new Set();
const CLOSE = 1e-9;

/** Our result agrees with independent plain formulas. */
export function isConfirmed({ misses }: Model, ours: number): boolean {
  return misses(ours, NONE) <= CLOSE;
}

/**
 * Finds the fewest quirks with which the formulas reproduce Excel's result to nine digits. A row
 * without such a set stays unexplained, whatever its days are.
 */
export class QuirkFinder {
  /** Rows that differ only in rates have the same quirks: they are tried first. */
  readonly #found = new Map<string, readonly Quirk[]>();

  explain(model: Model, excel: number, days: string): readonly Quirk[] | undefined {
    const fits = (some: readonly Quirk[]) => model.misses(excel, new Set(some)) <= CLOSE;
    const hint = this.#found.get(days);
    const found = hint && fits(hint) ? hint : this.#search(model, excel, fits);
    if (found) this.#found.set(days, found);
    return found;
  }

  #search(model: Model, excel: number, fits: (some: readonly Quirk[]) => boolean) {
    const matter = findThoseThatMatter(model, excel);
    return findSmallest(matter, fits) ?? findSmallest(model.quirks, fits);
  }
}

function findSmallest(
  quirks: readonly Quirk[],
  fits: (some: readonly Quirk[]) => boolean,
): Quirk[] | undefined {
  for (let size = 1; size <= quirks.length; size += 1) {
    const found = subsets(quirks, size).find((some) => fits(some));
    if (found) return found;
  }
  return undefined;
}

/**
 * The quirks that change the result on their own, or whose absence changes it: few, so that the
 * search stays fast.
 */
function findThoseThatMatter({ quirks, misses }: Model, excel: number): Quirk[] {
  const [without, withAll] = [misses(excel, NONE), misses(excel, new Set(quirks))];
  return quirks.filter((quirk) => {
    if (misses(excel, new Set([quirk])) !== without) return true;
    return misses(excel, new Set(quirks.filter((other) => other !== quirk))) !== withAll;
  });
}

function subsets<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) =>
    subsets(items.slice(i + 1), size - 1).map((rest) => [item].concat(rest)),
  );
}

/** Published figures have about 13 digits; around 0 a relative deviation is meaningless. */
export function relativeError(actual: number, expected: number): number {
  return Math.abs(actual - expected) / Math.max(Math.abs(expected), 1e-3);
}

/** The distance of a yield from the one that gives the price, by the slope of the price. */
export function yieldError(price: (rate: number) => number, given: number, rate: number): number {
  const step = 1e-6;
  const slope = (price(rate + step) - price(rate - step)) / (2 * step);
  return Math.abs((price(rate) - given) / slope) / Math.max(Math.abs(rate), 1e-3);
}
