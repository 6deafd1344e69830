import { Guarded } from '../../../../access/guarded.ts';
import type { FigureName } from '../../../../contracts/bonds/analytics.ts';
import type { PreparedBond } from '../../../../domain/bonds/measure-bond.ts';
import type { WorkoutChoice } from '../../../../domain/bonds/workout-choice.ts';
import { DV01_ANSWER_DECIMALS } from '../../../../domain/bonds/bond-decimals.ts';
import {
  hasCurveSpread,
  type MeasuredEnd,
} from '../../../../domain/bonds/figures/measure-figures.ts';

/** Decimals of the values; pages show fewer. */
const DIGITS: Readonly<Record<FigureName, number>> = {
  yield: 4,
  margin: 2,
  duration: 4,
  macaulay: 4,
  convexity: 4,
  dv01: DV01_ANSWER_DECIMALS,
  spread: 2,
};

/** Basis points per unit of a figure that is shown with its change. */
const BASIS_POINTS: Readonly<Partial<Record<FigureName, number>>> = {
  yield: 100,
  margin: 1,
  spread: 1,
};

/** The series of yields and spreads by workout; none are stored for single calls and puts. */
const SERIES: Readonly<Partial<Record<WorkoutChoice, { yield: string; spread: string }>>> = {
  maturity: { yield: 'yield', spread: 'spread' },
  worst: { yield: 'worst', spread: 'worst_spread' },
};

/** All series from which a change can be calculated. */
export const CHANGE_FIELDS = Object.values(SERIES).flatMap((series) => Object.values(series));

export interface FigureValue {
  /** Null if everybody may know that there is none. */
  readonly value: Guarded<string | null> | null;
  /** In basis points; null if the previous day is unknown. */
  readonly change: Guarded<string | null> | null;
}

/** The figures of a bond, according to its terms only: the list must not depend on the price. */
export function listFigures({ terms }: PreparedBond, hasCurve: boolean): FigureName[] {
  return [
    'yield',
    'duration',
    'macaulay',
    'convexity',
    'dv01',
    ...(terms.floating && terms.maturityDay !== undefined ? (['margin'] as const) : []),
    ...(hasCurve && hasCurveSpread(terms) ? (['spread'] as const) : []),
  ];
}

/** For a bond in default, which is public knowledge. */
export function nullFigures(names: readonly FigureName[]): ReadonlyMap<FigureName, FigureValue> {
  return new Map(names.map((name) => [name, { value: null, change: null }]));
}

/**
 * `before` has the value of each series on the trading day before the price; null if it is missing.
 */
export function valueFigures(
  names: readonly FigureName[],
  { choice, end }: { readonly choice: WorkoutChoice; readonly end: MeasuredEnd | undefined },
  before: ReadonlyMap<string, string | null>,
): ReadonlyMap<FigureName, FigureValue> {
  return new Map(
    names.map((name) => {
      const value = end && figureNumber(name, end);
      const basisPoints = BASIS_POINTS[name];
      const field = SERIES[choice]?.[name === 'yield' ? 'yield' : 'spread'];
      const earlier = basisPoints && field ? before.get(field) : undefined;
      const change =
        value === undefined || basisPoints === undefined || earlier === null
          ? null
          : ((value - Number(earlier)) * basisPoints).toFixed(1);
      return [
        name,
        {
          value: new Guarded(value?.toFixed(DIGITS[name]) ?? null),
          change: earlier === undefined ? null : new Guarded(change),
        },
      ] as const;
    }),
  );
}

/** A figure to a workout as text; null if no yield matches the price. */
export function figureText(name: FigureName, end: MeasuredEnd): string | null {
  return figureNumber(name, end)?.toFixed(DIGITS[name]) ?? null;
}

function figureNumber(
  name: FigureName,
  { measures, margin, spread }: MeasuredEnd,
): number | undefined {
  const values: Record<FigureName, number | undefined> = {
    yield: measures && 100 * measures.yieldRate,
    duration: measures?.modifiedDuration,
    macaulay: measures?.macaulayDuration,
    convexity: measures?.convexity,
    dv01: measures?.dv01,
    margin: margin === undefined ? undefined : 10_000 * margin,
    spread: spread && 10_000 * spread.spread,
  };
  return values[name];
}
