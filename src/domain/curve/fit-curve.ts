import { FitProblem, type CurveFit, type FittedBond } from './fit-problem.ts';
import { LinearisedBonds, type TauChoice } from './linearised-bonds.ts';

/** Without the second hump fewer bonds are enough. */
const FEWEST_BONDS = { nelsonSiegel: 4, svensson: 7 };
/** Years. Humps of a government's curve lie between months and decades. */
const TAU_GRID = [0.15, 0.25, 0.4, 0.6, 0.85, 1.2, 1.7, 2.4, 3.4, 4.8, 6.8, 9.6, 14, 22, 35];
/** Where rounds are cheap, more beginnings are tried. */
const STARTS = { fewest: 2, most: 5 };
/** Rounds times payments: what 20 ms are enough for. Few bonds get more rounds. */
const EFFORT = 75_000;
const ROUNDS = { fewest: 8, most: 200 };

/**
 * Fits prices, weighted by 1 / duration. A general optimiser alone gets stuck: so the taus start
 * from a grid, with the betas solved linearly for each pair (variable projection); the best pairs
 * are then fitted together with the betas. Undefined if there are too few bonds.
 */
export function fitCurve(bonds: readonly FittedBond[]): CurveFit | undefined {
  if (bonds.length < FEWEST_BONDS.nelsonSiegel) return undefined;
  const hasSecondHump = bonds.length >= FEWEST_BONDS.svensson;
  const ranked = new LinearisedBonds(bonds).rankTaus(TAU_GRID, hasSecondHump);
  const problem = new FitProblem(bonds, hasSecondHump);
  const payments = bonds.reduce((sum, { times }) => sum + times.length, 0);
  const affordable = Math.round(EFFORT / payments);
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

/** Day after day a few rounds arrive; what they leave is far below a hundredth of a basis point. */
const NEXT_DAY = { rounds: 6, still: 1e-3 };
/** A curve found anew takes the place of one that was continued only if it is clearly better. */
const CLEARLY_BETTER = 0.8;
/** In yield: a fit this close needs no second thought. */
const CLOSE_ENOUGH = 2e-5;

/**
 * Goes on from the curve of the day before, so that it moves as little as prices ask for and does
 * not jump between shapes that fit alike. It is looked for anew where it has become bad: the error
 * has grown by half, or `isChecked` (a check now and then, for what became bad slowly).
 */
export function continueCurve(
  bonds: readonly FittedBond[],
  before: CurveFit | undefined,
  isChecked: boolean,
): CurveFit | undefined {
  const hasSecondHump = bonds.length >= FEWEST_BONDS.svensson;
  if (!before || bonds.length < FEWEST_BONDS.nelsonSiegel) return fitCurve(bonds);
  if (hasSecondHump !== before.curve.tau2 > 0) return fitCurve(bonds);
  const problem = new FitProblem(bonds, hasSecondHump);
  const next = problem.solve(before.curve, NEXT_DAY.rounds, NEXT_DAY.still);
  if (next.error <= CLOSE_ENOUGH) return next;
  if (!isChecked && next.error <= 1.5 * before.error) return next;
  const anew = fitCurve(bonds);
  return anew && anew.error < CLEARLY_BETTER * next.error ? anew : next;
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
