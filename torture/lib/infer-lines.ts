/*
 * What an attacker can infer from shapes who knows how they are drawn, but not the seeds
 * (docs/decisions/masked-shapes.md). The attacker is given more than the portal reveals: how much a
 * line usually changes in a day, and some of its values.
 */

/** A line by day, in the order of days. */
export type Line = readonly number[];

/**
 * A pair of currencies by their indexes: its line is that of the first minus that of the second.
 */
export interface Pair {
  readonly of: readonly [number, number];
  readonly line: Line;
}

const LEVELS = 10;
/** A rarely visited level is assumed to be like the others. */
const USUAL_VISITS = 3;

/**
 * Removes the bends from a shape as far as possible: where a line moves more than elsewhere, the
 * shape is assumed to be stretched.
 */
export function straighten(shape: Line): number[] {
  const [low, high] = [Math.min(...shape), Math.max(...shape)];
  if (low === high) return shape.map(() => 0);
  const height = (high - low) / LEVELS;
  const levelOf = (place: number) => Math.min(LEVELS - 1, Math.floor((place - low) / height));
  const moved = Array.from({ length: LEVELS }, () => ({ by: 0, times: 0 }));
  for (const [i, step] of steps(shape).entries()) {
    const level = moved[levelOf((shape[i]! + shape[i + 1]!) / 2)]!;
    level.by += Math.abs(step);
    level.times += 1;
  }
  const usual = mean(steps(shape).map((step) => Math.abs(step)));
  const stretch = moved.map(
    ({ by, times }) => (by + USUAL_VISITS * usual) / (times + USUAL_VISITS),
  );
  return shape.map((place) => {
    const top = levelOf(place);
    const below = stretch.slice(0, top).reduce((sum, each) => sum + height / each, 0);
    return below + (place - low - top * height) / stretch[top]!;
  });
}

/** A line that moves one step up or down whenever the other does. */
export function lineDirections(line: Line): number[] {
  let place = 0;
  return [0, ...steps(line).map((step) => (place += Math.sign(step)))];
}

/** The rank of each height of a line, from the lowest: the information in its order alone. */
export function toRanks(line: Line): number[] {
  const heights = [...new Set(line)].toSorted((a, b) => a - b);
  const places = new Map(heights.map((height, place) => [height, place]));
  return line.map((height) => places.get(height)!);
}

/** The same line with changes of a usual size. */
export function scaleTo(usualStep: number, line: Line): number[] {
  const own = rootMeanSquare(steps(line));
  return line.map((place) => (own === 0 ? 0 : (place * usualStep) / own));
}

/** The mutually consistent lines of pairs that are closest to these: least squares by day. */
export function reconcile(pairs: readonly Pair[]): number[][] {
  const count = 1 + Math.max(...pairs.flatMap(({ of }) => of));
  const days = pairs[0]?.line.length ?? 0;
  // The first currency is the reference for all others; without a small regularisation, groups of
  // currencies not connected by any pair would have no solution.
  const matrix = Array.from({ length: count }, (_, i) =>
    Array.from({ length: count }, (__, j) => (i === j ? 1e-6 : 0)),
  );
  const sums = Array.from({ length: count }, () => Array.from({ length: days }, () => 0));
  for (const { of, line } of pairs) {
    const [a, b] = of;
    matrix[a]![a]! += 1;
    matrix[b]![b]! += 1;
    matrix[a]![b]! -= 1;
    matrix[b]![a]! -= 1;
    for (const [day, place] of line.entries()) {
      sums[a]![day]! += place - line[0]!;
      sums[b]![day]! -= place - line[0]!;
    }
  }
  const levels = solve(matrix, sums);
  return pairs.map(({ of: [a, b] }) => levels[a]!.map((level, day) => level - levels[b]![day]!));
}

/** Ridge penalties for parts of a line that only one other line explains, as shares of a fit. */
const CAUTION = [0.03, 0.3, 3] as const;

/**
 * Each line as explained by all others, where lines depend on each other: an index on its members,
 * a fund on its holdings, or all on market factors. Bends differ from line to line, so many lines
 * combined are straighter than each of them. Ridge regression with low and high penalties.
 */
function explainByOthers(lines: readonly Line[]): number[][][] {
  const changes = lines.map((line) => standardise(steps(line)));
  const products = changes.map((a) => changes.map((b) => dot(a, b)));
  return CAUTION.map((caution) =>
    lines.map((_, of) => {
      const others = changes.map((__, i) => i).filter((i) => i !== of);
      const weight = caution * (changes[of]?.length ?? 0);
      const matrix = others.map((i) =>
        others.map((j) => products[i]![j]! + (i === j ? weight : 0)),
      );
      const shares = solve(
        matrix,
        others.map((i) => [products[i]![of]!]),
      );
      const explained = changes[of]!.map((__, day) =>
        others.reduce((sum, i, k) => sum + shares[k]![0]! * changes[i]![day]!, 0),
      );
      return cumulate(explained);
    }),
  );
}

/** The largest share of change sizes that all these lines reveal together, by any of the fits. */
export function shareInferredJointly(drawn: readonly Line[], real: readonly Line[]): number {
  const usual = real.map((line) => rootMeanSquare(steps(line)));
  const fits = explainByOthers(drawn).flatMap((fit) => [fit, blend(drawn, fit)]);
  const shares = fits.map((fit) =>
    shareInferred(
      fit.map((line, i) => scaleTo(usual[i]!, line)),
      real,
    ),
  );
  return Math.max(...shares);
}

/** Half the line's own information, half that of the others. */
function blend(own: readonly Line[], others: readonly Line[]): number[][] {
  return own.map((line, i) => {
    const [mine, theirs] = [line, others[i]!].map((each) => standardise(steps(each)));
    return cumulate(mine!.map((step, day) => step + theirs![day]!));
  });
}

function cumulate(changes: Line): number[] {
  let place = 0;
  return [0, ...changes.map((change) => (place += change))];
}

function standardise(changes: Line): number[] {
  const size = rootMeanSquare(changes) || 1;
  return changes.map((change) => change / size);
}

function dot(a: Line, b: Line): number {
  return a.reduce((sum, value, i) => sum + value * b[i]!, 0);
}

/** Gaussian elimination for several right-hand sides at once; the matrix is positive definite. */
function solve(matrix: readonly number[][], right: readonly number[][]): number[][] {
  const rows = matrix.map((row, i) => [...row, ...right[i]!]);
  const count = rows.length;
  for (let i = 0; i < count; i += 1) {
    const pivot = rows[i]!;
    for (let j = 0; j < count; j += 1) {
      if (j === i) continue;
      const factor = rows[j]![i]! / pivot[i]!;
      if (factor === 0) continue;
      rows[j] = rows[j]!.map((value, k) => value - factor * pivot[k]!);
    }
  }
  return rows.map((row, i) => row.slice(count).map((value) => value / row[i]!));
}

/** How often the size of a change is inferred within a factor of two. */
export function shareInferred(told: readonly Line[], real: readonly Line[]): number {
  let [count, right] = [0, 0];
  for (const [i, line] of real.entries()) {
    const guesses = steps(told[i]!);
    for (const [day, step] of steps(line).entries()) {
      if (step === 0) continue;
      const ratio = Math.abs(guesses[day]! / step);
      count += 1;
      if (ratio > 0.5 && ratio < 2) right += 1;
    }
  }
  return count === 0 ? 0 : right / count;
}

/** The same if only the usual size is known. */
export function shareGuessed(real: readonly Line[]): number {
  const usual = real.map((line) => {
    const sizes = steps(line)
      .map((step) => Math.abs(step))
      .toSorted((a, b) => a - b);
    const size = sizes[sizes.length >> 1] ?? 0;
    return line.map((_, day) => day * size);
  });
  return shareInferred(usual, real);
}

/** The errors of values if the lowest and highest are known, as shares of the range. */
export function levelErrors(shape: Line, real: Line): number[] {
  const [low, high] = [Math.min(...real), Math.max(...real)];
  const [bottom, top] = [Math.min(...shape), Math.max(...shape)];
  return real.map((value, i) =>
    Math.abs((shape[i]! - bottom) / (top - bottom) - (value - low) / (high - low)),
  );
}

/** A shape scaled between its lowest and highest real value, as if it weren't bent. */
export function stretchOver(shape: Line, real: Line): number[] {
  const [low, high] = [Math.min(...real), Math.max(...real)];
  const [bottom, top] = [Math.min(...shape), Math.max(...shape)];
  return shape.map((place) => low + ((high - low) * (place - bottom)) / (top - bottom));
}

export function steps(line: Line): number[] {
  return line.slice(1).map((place, i) => place - line[i]!);
}

export function rootMeanSquare(values: Line): number {
  return Math.sqrt(mean(values.map((value) => value * value)));
}

export function median(values: Line): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

function mean(values: Line): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
