import { solveNormal } from './least-squares.ts';
import type { SvenssonCurve } from './svensson.ts';

/** A bond for the fit: its payments, their times, and its dirty price. */
export interface FittedBond {
  /** Years from settlement. */
  readonly times: Float64Array;
  readonly amounts: Float64Array;
  readonly dirtyPrice: number;
  /** In years; dividing a price error by price and duration turns it into a yield error. */
  readonly modifiedDuration: number;
  /**
   * Weight in the fit; 1 if absent. An entry with a lower weight isn't a bond and doesn't count in
   * the error.
   */
  readonly weight?: number;
}

export interface CurveFit {
  readonly curve: SvenssonCurve;
  /** Root mean squared error, in yield: 0.0001 is a basis point. */
  readonly error: number;
}

/** β0, β1, β2, ln τ1, β3, ln τ2: a curve with one hump has only the first four. */
const MAX_UNKNOWNS = 6;
const FLATTEST_WEIGHT_YEARS = 0.05;
/** In years; outside this range, a hump is a line or a point. */
const LOWEST_TAU = 0.05;
const HIGHEST_TAU = 60;
interface SolveOptions {
  /** A round that improves the error by a smaller share is the last. */
  readonly still: number;
  /** Damping of the first step. */
  readonly damping: number;
  /** Fits only the betas: they have one optimum, which few rounds find. */
  readonly keepsTaus?: boolean;
}
const FROM_AFAR: SolveOptions = { still: 1e-8, damping: 1e-6 };

/** The flows of all bonds in one flat array, with working space for the equations. */
export class FitProblem {
  readonly #bonds: readonly FittedBond[];
  readonly #times: Float64Array;
  readonly #amounts: Float64Array;
  readonly #ends: Int32Array;
  readonly #unknowns: 4 | 6;
  readonly #matrix = new Float64Array(MAX_UNKNOWNS * MAX_UNKNOWNS);
  readonly #right = new Float64Array(MAX_UNKNOWNS);
  /** The equations around the best curve so far. */
  readonly #bestMatrix = new Float64Array(MAX_UNKNOWNS * MAX_UNKNOWNS);
  readonly #bestRight = new Float64Array(MAX_UNKNOWNS);
  readonly #gradient = new Float64Array(MAX_UNKNOWNS);
  /** Of the last curve that the equations were set up around. */
  #error = 0;

  constructor(bonds: readonly FittedBond[], hasSecondHump: boolean) {
    const count = bonds.reduce((sum, { times }) => sum + times.length, 0);
    this.#bonds = bonds;
    this.#unknowns = hasSecondHump ? 6 : 4;
    this.#times = new Float64Array(count);
    this.#amounts = new Float64Array(count);
    this.#ends = new Int32Array(bonds.length);
    let at = 0;
    for (const [i, { times, amounts }] of bonds.entries()) {
      this.#times.set(times, at);
      this.#amounts.set(amounts, at);
      at += times.length;
      this.#ends[i] = at;
    }
  }

  /** Levenberg–Marquardt for betas and taus together. */
  solve(
    start: SvenssonCurve,
    rounds: number,
    { still, damping: firstDamping, keepsTaus = false }: SolveOptions = FROM_AFAR,
  ): CurveFit {
    let cost = this.#linearise(start);
    let best: CurveFit = { curve: start, error: this.#error };
    let damping = firstDamping;
    this.#keepEquations(keepsTaus);
    for (let round = 0; round < rounds; round += 1) {
      const step = solveNormal(this.#bestMatrix, this.#bestRight, this.#unknowns, damping);
      if (step && this.#expectedShare(step, cost) < still) break;
      const next = step && moved(best.curve, step);
      const nextCost = next ? this.#linearise(next) : Number.NaN;
      const isWorse = !(nextCost < cost);
      damping = isWorse ? damping * 30 : Math.max(damping / 30, 1e-12);
      if (isWorse || !next) continue;
      const isDone = nextCost > cost * (1 - still);
      best = { curve: next, error: this.#error };
      cost = nextCost;
      this.#keepEquations(keepsTaus);
      if (isDone) break;
    }
    return best;
  }

  #keepEquations(keepsTaus: boolean): void {
    this.#bestMatrix.set(this.#matrix);
    this.#bestRight.set(this.#right);
    const size = this.#unknowns;
    for (const tau of keepsTaus ? [3, 5] : []) {
      if (tau >= size) continue;
      for (let i = 0; i < size; i += 1)
        this.#bestMatrix[Math.max(i, tau) * size + Math.min(i, tau)] = 0;
      this.#bestMatrix[tau * size + tau] = 1;
      this.#bestRight[tau] = 0;
    }
  }

  /** The share by which a step would reduce the squares if everything were linear. */
  #expectedShare(step: Float64Array, cost: number): number {
    let lessened = 0;
    for (let i = 0; i < this.#unknowns; i += 1) lessened += step[i]! * this.#bestRight[i]!;
    return lessened / (cost * cost);
  }

  /** Sets up the equations around a curve; returns the root of the squares to minimise. */
  #linearise(curve: SvenssonCurve): number {
    this.#matrix.fill(0);
    this.#right.fill(0);
    let squares = 0;
    let ownSquares = 0;
    let own = 0;
    let from = 0;
    for (let b = 0; b < this.#bonds.length; b += 1) {
      const { dirtyPrice, modifiedDuration, weight: share = 1 } = this.#bonds[b]!;
      const value = this.#differentiate(curve, from, this.#ends[b]!);
      from = this.#ends[b]!;
      const weight = share / (dirtyPrice * Math.max(modifiedDuration, FLATTEST_WEIGHT_YEARS));
      const miss = (dirtyPrice - value) * weight;
      squares += miss * miss;
      if (share === 1) {
        ownSquares += miss * miss;
        own += 1;
      }
      this.#addEquation(weight, miss);
    }
    this.#error = Math.sqrt(ownSquares / own);
    return Math.sqrt(squares);
  }

  /** The value of the flows from one index to another, with its partial derivatives. */
  #differentiate(curve: SvenssonCurve, from: number, to: number): number {
    const { beta0, beta1, beta2, beta3, tau1, tau2 } = curve;
    const hasSecondHump = this.#unknowns === 6;
    const times = this.#times;
    const amounts = this.#amounts;
    let value = 0;
    // Local variables instead of array elements: a fit spends most of its time here.
    let [byBeta0, byBeta1, byBeta2, byTau1, byBeta3, byTau2] = [0, 0, 0, 0, 0, 0];
    for (let i = from; i < to; i += 1) {
      const time = times[i]!;
      const x1 = time / tau1;
      const decay1 = Math.exp(-x1);
      const slope = (1 - decay1) / x1;
      const hump1 = slope - decay1;
      const x2 = hasSecondHump ? time / tau2 : 0;
      const decay2 = hasSecondHump ? Math.exp(-x2) : 0;
      const hump2 = hasSecondHump ? (1 - decay2) / x2 - decay2 : 0;
      const rate = beta0 + beta1 * slope + beta2 * hump1 + beta3 * hump2;
      const present = amounts[i]! * Math.exp(-rate * time);
      const change = -present * time;
      value += present;
      byBeta0 += change;
      byBeta1 += change * slope;
      byBeta2 += change * hump1;
      byTau1 += change * (hump1 - x1 * decay1);
      byBeta3 += change * hump2;
      byTau2 += change * (hump2 - x2 * decay2);
    }
    const gradient = this.#gradient;
    gradient[0] = byBeta0;
    gradient[1] = byBeta1;
    gradient[2] = byBeta2;
    gradient[3] = beta1 * byBeta2 + beta2 * byTau1;
    gradient[4] = byBeta3;
    gradient[5] = beta3 * byTau2;
    return value;
  }

  #addEquation(weight: number, miss: number): void {
    const size = this.#unknowns;
    const gradient = this.#gradient;
    for (let row = 0; row < size; row += 1) {
      const factor = gradient[row]! * weight;
      this.#right[row]! += factor * miss;
      for (let column = 0; column <= row; column += 1) {
        this.#matrix[row * size + column]! += factor * gradient[column]! * weight;
      }
    }
  }
}

function moved(curve: SvenssonCurve, step: Float64Array): SvenssonCurve {
  return {
    beta0: curve.beta0 + step[0]!,
    beta1: curve.beta1 + step[1]!,
    beta2: curve.beta2 + step[2]!,
    tau1: movedTau(curve.tau1, step[3]!),
    beta3: curve.beta3 + (step[4] ?? 0),
    tau2: curve.tau2 > 0 ? movedTau(curve.tau2, step[5] ?? 0) : curve.tau2,
  };
}

/** A tau at most doubles in a step. */
function movedTau(tau: number, logStep: number): number {
  const next = tau * Math.exp(Math.min(Math.max(logStep, -0.7), 0.7));
  return Math.min(Math.max(next, LOWEST_TAU), HIGHEST_TAU);
}
