import type { FittedBond } from './fit-problem.ts';
import { solveNormal } from './least-squares.ts';
import type { SvenssonCurve } from './svensson.ts';

/** The factors of a curve with one tau, averaged over the payments of each bond. */
interface TauColumns {
  readonly tau: number;
  readonly slope: Float64Array;
  readonly hump: Float64Array;
}

export interface TauChoice {
  readonly curve: SvenssonCurve;
  readonly squares: number;
}

/**
 * Bonds linearised around their own yields. There a bond's yield is the average of the zero rates
 * of its payments, weighted by value times time, and so linear in the betas for given taus. A yield
 * error is a price error divided by price and duration.
 */
export class LinearisedBonds {
  readonly #bonds: readonly FittedBond[];
  readonly #yields: Float64Array;
  readonly #weights: readonly Float64Array[];
  /** The weight of each bond. */
  readonly #shares: Float64Array;

  constructor(bonds: readonly FittedBond[]) {
    this.#bonds = bonds;
    this.#shares = Float64Array.from(bonds, ({ weight = 1 }) => weight);
    this.#yields = new Float64Array(bonds.length);
    this.#weights = bonds.map((bond, b) => {
      const { rate, weights } = weighPayments(bond);
      this.#yields[b] = rate * this.#shares[b]!;
      return weights;
    });
  }

  /** The best betas for each pair of taus, the best pair first. */
  rankTaus(taus: readonly number[], hasSecondHump: boolean): TauChoice[] {
    const columns = taus.map((tau) => this.#average(tau));
    // The order matters: the slope belongs to the first tau.
    const choices = columns.flatMap((first) =>
      hasSecondHump
        ? columns.flatMap((second) => (second === first ? [] : (this.#solve(first, second) ?? [])))
        : (this.#solve(first, undefined) ?? []),
    );
    return choices.toSorted((a, b) => a.squares - b.squares);
  }

  #average(tau: number): TauColumns {
    const slope = new Float64Array(this.#bonds.length);
    const hump = new Float64Array(this.#bonds.length);
    for (let b = 0; b < this.#bonds.length; b += 1) {
      const { times } = this.#bonds[b]!;
      const weights = this.#weights[b]!;
      let [slopes, decays] = [0, 0];
      for (let i = 0; i < times.length; i += 1) {
        const x = times[i]! / tau;
        const decay = Math.exp(-x);
        slopes += (weights[i]! * (1 - decay)) / x;
        decays += weights[i]! * decay;
      }
      slope[b] = slopes * this.#shares[b]!;
      hump[b] = (slopes - decays) * this.#shares[b]!;
    }
    return { tau, slope, hump };
  }

  #solve(first: TauColumns, second: TauColumns | undefined): TauChoice | undefined {
    const columns = [this.#shares, first.slope, first.hump, ...(second ? [second.hump] : [])];
    const size = columns.length;
    const matrix = new Float64Array(size * size);
    const right = new Float64Array(size);
    for (let row = 0; row < size; row += 1) {
      right[row] = multiply(columns[row]!, this.#yields);
      for (let column = 0; column <= row; column += 1) {
        matrix[row * size + column] = multiply(columns[row]!, columns[column]!);
      }
    }
    const betas = solveNormal(matrix, right, size);
    if (!betas) return undefined;
    let squares = 0;
    for (let b = 0; b < this.#yields.length; b += 1) {
      let miss = this.#yields[b]!;
      for (let k = 0; k < size; k += 1) miss -= betas[k]! * columns[k]![b]!;
      squares += miss * miss;
    }
    const [beta0, beta1, beta2, beta3 = 0] = betas as Iterable<number> as [number, number, number];
    return {
      curve: { beta0, beta1, beta2, beta3, tau1: first.tau, tau2: second?.tau ?? 0 },
      squares,
    };
  }
}

function multiply(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += a[i]! * b[i]!;
  return sum;
}

/** The continuous yield, and the weight of each payment in it. */
function weighPayments({ times, amounts, dirtyPrice }: FittedBond) {
  const weights = new Float64Array(times.length);
  let rate = 0.03;
  let valueTime = 0;
  for (let round = 0; round < 5; round += 1) {
    let value = 0;
    valueTime = 0;
    for (let i = 0; i < times.length; i += 1) {
      const present = amounts[i]! * Math.exp(-rate * times[i]!);
      weights[i] = present * times[i]!;
      value += present;
      valueTime += weights[i]!;
    }
    const step = (Math.log(value / dirtyPrice) * value) / valueTime;
    rate += step;
    if (Math.abs(step) < 1e-9) break;
  }
  for (let i = 0; i < weights.length; i += 1) weights[i]! /= valueTime;
  return { rate, weights };
}
