import { FEWEST_BONDS, searchCurve } from './fit-curve.ts';
import { FitProblem, type CurveFit, type FittedBond } from './fit-problem.ts';
import type { SvenssonCurve } from './svensson.ts';

/**
 * Day by day: first the betas, which have one optimum, then two rounds for the taus, which follow
 * slowly.
 */
const BETAS = { rounds: 2, still: 1e-4, damping: 1e-9, keepsTaus: true };
const ALL = { rounds: 2, still: 1e-3, damping: 1e-4 };
/** Rounds times payments of a new search: a tenth of what a single curve gets. */
const EFFORT = 10_000;
/** A newly found curve replaces the continued one only if it is clearly better. */
const CLEARLY_BETTER = 0.8;
/** In yield: smaller errors are noise and don't justify a new search. */
const NOISE = 2e-4;
/** A second hump appears with this many bonds and stays until there are too few for it. */
const BONDS_FOR_SECOND_HUMP = 10;

/**
 * The curve of the next day. It continues the previous one, so that it moves only as much as prices
 * require and doesn't jump between shapes that fit equally well. A new search starts if the error
 * has grown by half, or if `isChecked` (occasionally, against gradual deterioration).
 */
export function continueCurve(
  bonds: readonly FittedBond[],
  before: CurveFit | undefined,
  isChecked: boolean,
): CurveFit | undefined {
  if (bonds.length < FEWEST_BONDS.nelsonSiegel) return undefined;
  const fewest = before && before.curve.tau2 > 0 ? FEWEST_BONDS.svensson : BONDS_FOR_SECOND_HUMP;
  const hasSecondHump = bonds.length >= fewest;
  const anchored = [...bonds, ...listAnchors(bonds)];
  if (!before) return searchCurve(anchored, hasSecondHump, EFFORT);
  const problem = new FitProblem(anchored, hasSecondHump);
  const start = shapeLike(before.curve, hasSecondHump);
  const near = problem.solve(start, BETAS.rounds, BETAS);
  const next = problem.solve(near.curve, ALL.rounds, ALL);
  const isGood = next.error <= 1.5 * Math.max(before.error, NOISE);
  if (isGood && !isChecked) return next;
  const anew = searchCurve(anchored, hasSecondHump, EFFORT);
  return anew && anew.error < CLEARLY_BETTER * Math.max(next.error, NOISE) ? anew : next;
}

/** The same curve with a negligible second hump, or without one. */
function shapeLike(curve: SvenssonCurve, hasSecondHump: boolean): SvenssonCurve {
  if (hasSecondHump === curve.tau2 > 0) return curve;
  if (!hasSecondHump) return { ...curve, beta3: 0, tau2: 0 };
  // Not quite zero: a hump without height has no determinable position.
  return { ...curve, beta3: 1e-4, tau2: Math.min(4 * curve.tau1, 30) };
}

/** In years. */
const ANCHORS = [0.25, 1, 2, 5, 10, 20, 30, 50];
/** Prices decide wherever they exist: an error of 10 basis points counts as 0.004. */
const ANCHOR_WEIGHT = 0.02;

/**
 * Without bonds nearby, the few parameters are unconstrained. Low-weight single payments with the
 * yields of neighbouring bonds therefore keep the curve close to them between and beyond the bonds.
 */
function listAnchors(bonds: readonly FittedBond[]): FittedBond[] {
  const points = bonds
    .map((bond) => ({ years: bond.modifiedDuration, rate: bondRate(bond) }))
    .toSorted((a, b) => a.years - b.years);
  return ANCHORS.map((years) => ({
    times: Float64Array.of(years),
    amounts: Float64Array.of(100),
    dirtyPrice: 100 * Math.exp(-interpolate(points, years) * years),
    modifiedDuration: years,
    weight: ANCHOR_WEIGHT,
  }));
}

interface RatePoint {
  readonly years: number;
  readonly rate: number;
}

function interpolate(points: readonly RatePoint[], years: number): number {
  const next = points.findIndex((point) => point.years >= years);
  if (next < 0) return points.at(-1)!.rate;
  const [left, right] = [points[next - 1], points[next]!];
  if (!left || right.years === left.years) return right.rate;
  const share = (years - left.years) / (right.years - left.years);
  return left.rate + share * (right.rate - left.rate);
}

/** Continuously compounded. */
function bondRate({ times, amounts, dirtyPrice }: FittedBond): number {
  let rate = 0.03;
  for (let round = 0; round < 8; round += 1) {
    let [value, valueTime] = [0, 0];
    for (let i = 0; i < times.length; i += 1) {
      const present = amounts[i]! * Math.exp(-rate * times[i]!);
      value += present;
      valueTime += present * times[i]!;
    }
    const step = (Math.log(value / dirtyPrice) * value) / valueTime;
    rate += step;
    if (Math.abs(step) < 1e-6) break;
  }
  return rate;
}
