import { Guarded } from '../../../access/guarded.ts';
import type { FigureName } from '../../../contracts/bond-figures.ts';
import type { PreparedBond } from '../../../domain/bond/measure-bond.ts';
import {
  hasCurveSpread,
  hasRightsLeft,
  type MeasuredBond,
} from '../../../domain/bond-figures/measure-figures.ts';

/** Digits of the values; pages show fewer. */
const DIGITS: Readonly<Record<FigureName, number>> = {
  yield: 4,
  worst: 4,
  margin: 2,
  duration: 4,
  macaulay: 4,
  spread: 2,
};

/** The series from which a change is told, and basis points in its unit. */
const CHANGES: Readonly<Partial<Record<FigureName, { field: string; basisPoints: number }>>> = {
  yield: { field: 'yield', basisPoints: 100 },
  worst: { field: 'worst', basisPoints: 100 },
  margin: { field: 'spread', basisPoints: 1 },
  spread: { field: 'spread', basisPoints: 1 },
};

export interface FigureValue {
  /** Null where everybody may know that there is none. */
  readonly value: Guarded<string | null> | null;
  /** In basis points; null where nothing is known of the day before. */
  readonly change: Guarded<string | null> | null;
}

/** Which figures a bond has, by its terms: it must not depend on the price. */
export function listFigures(bond: PreparedBond, hasCurve: boolean): FigureName[] {
  const { terms } = bond;
  return [
    'yield',
    ...(hasRightsLeft(bond) ? (['worst'] as const) : []),
    'duration',
    'macaulay',
    ...(terms.floating && terms.maturityDay !== undefined ? (['margin'] as const) : []),
    ...(hasCurve && hasCurveSpread(terms) ? (['spread'] as const) : []),
  ];
}

/** Of a bond in default, which is no secret. */
export function valueNothing(names: readonly FigureName[]): ReadonlyMap<FigureName, FigureValue> {
  return new Map(names.map((name) => [name, { value: null, change: null }]));
}

/** `before` has by series the value of the trading day before the price; null if that is missing. */
export function valueFigures(
  names: readonly FigureName[],
  measured: MeasuredBond | undefined,
  before: ReadonlyMap<string, string | null>,
): ReadonlyMap<FigureName, FigureValue> {
  return new Map(
    names.map((name) => {
      const value = measured && figureValue(name, measured);
      const told = CHANGES[name];
      const earlier = told && before.get(told.field);
      const change =
        value === undefined || !told || earlier === null
          ? null
          : ((value - Number(earlier)) * told.basisPoints).toFixed(1);
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

function figureValue(name: FigureName, measured: MeasuredBond): number | undefined {
  const { measures, worst, margin, spread } = measured;
  const values: Record<FigureName, number | undefined> = {
    yield: 100 * measures.yieldRate,
    worst: worst && 100 * worst.measures.yieldRate,
    duration: measures.modifiedDuration,
    macaulay: measures.macaulayDuration,
    margin: margin === undefined ? undefined : 10_000 * margin,
    spread: spread && 10_000 * spread.spread,
  };
  return values[name];
}
