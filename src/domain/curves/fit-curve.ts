import { FitProblem, type CurveFit, type FittedBond } from './fit-problem.ts';
import { LinearisedBonds, type TauChoice } from './linearised-bonds.ts';

/** Fewer bonds suffice without the second hump. */
export const FEWEST_BONDS = { nelsonSiegel: 4, svensson: 7 };
/** In years. The humps of a government curve lie between months and decades. */
const TAU_GRID = [0.15, 0.25, 0.4, 0.6, 0.85, 1.2, 1.7, 2.4, 3.4, 4.8, 6.8, 9.6, 14, 22, 35];
/** Where rounds are cheap, more starting points are tried. */
const STARTS = { fewest: 2, most: 5 };
/** Rounds times payments: what 20 ms allow. Few bonds get more rounds. */
const EFFORT = 75_000;
const ROUNDS = { fewest: 8, most: 200 };

/**
 * Fits prices, weighted by 1 / duration. A general optimiser alone gets stuck, so the taus start
 * from a grid, with the betas solved linearly for each pair (variable projection); the best pairs
 * are then fitted together with the betas. Undefined if there are too few bonds.
 */
export function fitCurve(bonds: readonly FittedBond[]): CurveFit | undefined {
  if (bonds.length < FEWEST_BONDS.nelsonSiegel) return undefined;
  return searchCurve(bonds, bonds.length >= FEWEST_BONDS.svensson, EFFORT);
}

/** The best curve that an effort finds, without a previous curve. */
export function searchCurve(
  bonds: readonly FittedBond[],
  hasSecondHump: boolean,
  effort: number,
): CurveFit | undefined {
  const ranked = new LinearisedBonds(bonds).rankTaus(TAU_GRID, hasSecondHump);
  const problem = new FitProblem(bonds, hasSecondHump);
  const payments = bonds.reduce((sum, { times }) => sum + times.length, 0);
  const affordable = Math.round(effort / payments);
  const rounds = Math.min(Math.max(affordable, ROUNDS.fewest), ROUNDS.most);
  let best: CurveFit | undefined;
  for (const { curve } of pickApart(
    ranked,
    affordable > ROUNDS.most ? STARTS.most : STARTS.fewest,
  )) {
    const fit = problem.solve(curve, rounds);
    if (!best || fit.error < best.error) best = fit;
  }
  return best;
}

/** Neighbours on the grid lead to the same curve. */
function pickApart(ranked: readonly TauChoice[], count: number): TauChoice[] {
  const picked: TauChoice[] = [];
  for (const choice of ranked) {
    const isNear = picked.some(
      ({ curve }) =>
        Math.abs(Math.log(curve.tau1 / choice.curve.tau1)) < 0.8 &&
        Math.abs(Math.log((curve.tau2 || 1) / (choice.curve.tau2 || 1))) < 0.8,
    );
    if (!isNear) picked.push(choice);
    if (picked.length === count) break;
  }
  return picked;
}
