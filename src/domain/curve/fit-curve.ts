import { solveNormal } from './least-squares.ts';
import { zeroLoadings, zeroRate, type SvenssonCurve } from './svensson.ts';

/** A bond for the fit: what it pays, when, and what it costs with accrued interest. */
export interface FittedBond {
  /** Years from settlement. */
  readonly times: Float64Array;
  readonly amounts: Float64Array;
  readonly dirtyPrice: number;
  /** In years; an error of the price is divided by price and duration, so that it is one of yield. */
  readonly modifiedDuration: number;
}

export interface CurveFit {
  readonly curve: SvenssonCurve;
  /** Root of the mean squared error, in yield: 0.0001 is a basis point. */
  readonly error: number;
}

/** Without the second hump fewer bonds are enough. */
const FEWEST_BONDS = { nelsonSiegel: 4, svensson: 6 };
/** Years. Between the humps of a government's curve of days and of decades. */
const TAU_GRID = [0.4, 0.8, 1.5, 2.8, 5, 9, 16];
const STARTS = 2;
const NEWTON_ROUNDS = 6;
const SEARCH_ROUNDS = 12;

/**
 * Fits prices, weighted by 1 / duration. For given taus the betas are solved linearly, again and
 * again around the last solution (Gauss–Newton); only the two taus are searched, first on a grid,
 * since a general optimiser alone gets stuck. Undefined if there are too few bonds.
 */
export function fitCurve(bonds: readonly FittedBond[]): CurveFit | undefined {
  if (bonds.length < FEWEST_BONDS.nelsonSiegel) return undefined;
  const problem = new FitProblem(bonds);
  const hasSecondHump = bonds.length >= FEWEST_BONDS.svensson;
  const tried = listTaus(hasSecondHump)
    .flatMap(([tau1, tau2]) => problem.solve(tau1, tau2, 2) ?? [])
    .toSorted((a, b) => a.error - b.error);
  let best: CurveFit | undefined;
  for (const start of tried.slice(0, STARTS)) {
    const refined = refine(problem, start);
    if (!best || refined.error < best.error) best = refined;
  }
  return best;
}

function listTaus(hasSecondHump: boolean): [number, number][] {
  if (!hasSecondHump) return TAU_GRID.map((tau) => [tau, 0]);
  // Humps that stand close to each other cannot be told apart.
  return TAU_GRID.flatMap((tau1, i) =>
    TAU_GRID.slice(i + 1).map((tau2): [number, number] => [tau1, tau2]),
  );
}

/** Steps up and down in the logarithms of the taus, halved when none helps. */
function refine(problem: FitProblem, start: CurveFit): CurveFit {
  let best = problem.solve(start.curve.tau1, start.curve.tau2, NEWTON_ROUNDS, start.curve) ?? start;
  let step = 0.3;
  for (let round = 0; round < SEARCH_ROUNDS; round += 1) {
    const { tau1, tau2 } = best.curve;
    const factor = Math.exp(step);
    const neighbours: [number, number][] = [
      [tau1 * factor, tau2],
      [tau1 / factor, tau2],
      [tau1, tau2 * factor],
      [tau1, tau2 / factor],
    ];
    let isBetter = false;
    for (const [next1, next2] of neighbours) {
      if (next1 < 0.05 || next1 > 40 || next2 > 60 || (next2 > 0 && next2 < next1 * 1.2)) continue;
      const found = problem.solve(next1, next2, 2, best.curve);
      if (!found || found.error >= best.error * (1 - 1e-9)) continue;
      best = found;
      isBetter = true;
    }
    if (!isBetter) step /= 2;
  }
  return best;
}

const BETAS = 4;

/** The flows of all bonds in one row of numbers, and room for the equations. */
class FitProblem {
  readonly #bonds: readonly FittedBond[];
  readonly #times: Float64Array;
  readonly #amounts: Float64Array;
  readonly #ends: Int32Array;
  readonly #matrix = new Float64Array(BETAS * BETAS);
  readonly #right = new Float64Array(BETAS);
  readonly #gradient = new Float64Array(BETAS);
  readonly #loadings: Float64Array;

  constructor(bonds: readonly FittedBond[]) {
    const count = bonds.reduce((sum, { times }) => sum + times.length, 0);
    this.#bonds = bonds;
    this.#times = new Float64Array(count);
    this.#amounts = new Float64Array(count);
    this.#loadings = new Float64Array(count * 3);
    this.#ends = new Int32Array(bonds.length);
    let at = 0;
    for (const [i, { times, amounts }] of bonds.entries()) {
      this.#times.set(times, at);
      this.#amounts.set(amounts, at);
      at += times.length;
      this.#ends[i] = at;
    }
  }

  /** The best betas for two taus; `near` is where the first round starts. */
  solve(tau1: number, tau2: number, rounds: number, near?: SvenssonCurve): CurveFit | undefined {
    this.#load(tau1, tau2);
    let curve: SvenssonCurve = near
      ? { ...near, tau1, tau2 }
      : { ...flatCurve(this.#bonds), tau1, tau2 };
    let error = this.#linearise(curve);
    for (let round = 0; round < rounds; round += 1) {
      const size = tau2 > 0 ? BETAS : BETAS - 1;
      const step = solveNormal(compact(this.#matrix, size), this.#right, size);
      if (!step) break;
      const next: SvenssonCurve = {
        tau1,
        tau2,
        beta0: curve.beta0 + step[0]!,
        beta1: curve.beta1 + step[1]!,
        beta2: curve.beta2 + step[2]!,
        beta3: curve.beta3 + (step[3] ?? 0),
      };
      const nextError = this.#linearise(next);
      if (!(nextError < error)) break;
      curve = next;
      error = nextError;
    }
    return Number.isFinite(error) ? { curve, error } : undefined;
  }

  #load(tau1: number, tau2: number): void {
    for (let i = 0; i < this.#times.length; i += 1) {
      const [slope, hump1, hump2] = zeroLoadings(this.#times[i]!, tau1, tau2);
      this.#loadings[i * 3] = slope;
      this.#loadings[i * 3 + 1] = hump1;
      this.#loadings[i * 3 + 2] = hump2;
    }
  }

  /** Sets up the equations around a curve; returns its error. */
  #linearise({ beta0, beta1, beta2, beta3 }: SvenssonCurve): number {
    const loadings = this.#loadings;
    const gradient = this.#gradient;
    this.#matrix.fill(0);
    this.#right.fill(0);
    let squares = 0;
    let i = 0;
    for (const [b, bond] of this.#bonds.entries()) {
      gradient.fill(0);
      let value = 0;
      for (; i < this.#ends[b]!; i += 1) {
        const time = this.#times[i]!;
        const [slope, hump1, hump2] = [
          loadings[i * 3]!,
          loadings[i * 3 + 1]!,
          loadings[i * 3 + 2]!,
        ];
        const rate = beta0 + beta1 * slope + beta2 * hump1 + beta3 * hump2;
        const present = this.#amounts[i]! * Math.exp(-rate * time);
        const change = -present * time;
        value += present;
        gradient[0]! += change;
        gradient[1]! += change * slope;
        gradient[2]! += change * hump1;
        gradient[3]! += change * hump2;
      }
      const weight = 1 / (bond.dirtyPrice * Math.max(bond.modifiedDuration, 0.05));
      const miss = (bond.dirtyPrice - value) * weight;
      squares += miss * miss;
      this.#addEquation(weight, miss);
    }
    return Math.sqrt(squares / this.#bonds.length);
  }

  #addEquation(weight: number, miss: number): void {
    for (let row = 0; row < BETAS; row += 1) {
      const factor = this.#gradient[row]! * weight;
      this.#right[row]! += factor * miss;
      for (let column = 0; column <= row; column += 1) {
        this.#matrix[row * BETAS + column]! += factor * this.#gradient[column]! * weight;
      }
    }
  }
}

/** The first rows and columns of the equations. */
function compact(matrix: Float64Array, size: number): Float64Array {
  if (size === BETAS) return matrix;
  const small = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      small[row * size + column] = matrix[row * BETAS + column]!;
    }
  }
  return small;
}

/** One rate for all: from what the bonds pay in all, and what they cost. */
function flatCurve(bonds: readonly FittedBond[]): Omit<SvenssonCurve, 'tau1' | 'tau2'> {
  let rates = 0;
  for (const { times, amounts, dirtyPrice } of bonds) {
    const total = amounts.reduce((sum, amount) => sum + amount, 0);
    const weighted = amounts.reduce((sum, amount, i) => sum + amount * times[i]!, 0);
    rates += Math.log(total / dirtyPrice) / (weighted / total);
  }
  return { beta0: rates / bonds.length, beta1: 0, beta2: 0, beta3: 0 };
}

/** How far a curve is from a bond, as a yield: positive if the bond is cheap. */
export function missedYield(curve: SvenssonCurve, bond: FittedBond): number {
  const value = bond.amounts.reduce(
    (sum, amount, i) => sum + amount * Math.exp(-zeroRate(curve, bond.times[i]!) * bond.times[i]!),
    0,
  );
  return (value - bond.dirtyPrice) / (bond.dirtyPrice * bond.modifiedDuration);
}
