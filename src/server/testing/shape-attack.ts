import { solve, type Constraint } from 'yalps';
import type { Day } from '../../domain/time/day.ts';

/** A masked line as seen: whole numbers by day. */
export type SeenShape = ReadonlyMap<Day, number>;

export interface Bounds {
  readonly day: Day;
  readonly low: number;
  readonly high: number;
}

export interface AttackOptions {
  readonly tick: number;
  /** The height of a cell in a shape: everybody can see that heights come in such steps. */
  readonly cellHeight: number;
  readonly knownCount?: number;
  readonly slack?: number;
}

/**
 * What an attacker can compute from shapes. Each shape has cells of unknown size and level that
 * contain the values. The values of the first and the last day are known (or only the first one);
 * linear programs over all shapes at once give bounds for the others.
 */
export function findBounds(
  shapes: readonly SeenShape[],
  values: ReadonlyMap<Day, number>,
  { tick, cellHeight, knownCount = 2, slack = 2 }: AttackOptions,
): Bounds[] {
  const days = [...values.keys()];
  const first = values.get(days[0]!)!;
  // Differences from the first value in hundredths of the range, because the solver uses floating
  // point.
  const unit = (Math.max(...values.values()) - Math.min(...values.values())) / 100;
  const known = new Map(
    [days[0]!, days.at(-1)!]
      .slice(0, knownCount)
      .map((day) => [day, (values.get(day)! - first) / unit]),
  );
  const model = buildConstraints(distinct(shapes, new Set(days)), known, {
    slack: (slack * tick) / unit + 1e-4,
    cellHeight,
  });
  return days
    .filter((day) => !known.has(day))
    .map((day) => ({
      day,
      low: first + unit * solveExtreme(model, day, 'minimize'),
      high: first + unit * solveExtreme(model, day, 'maximize'),
    }));
}

/** A shape that is part of another one, number by number, adds nothing. */
function distinct(shapes: readonly SeenShape[], days: ReadonlySet<Day>): SeenShape[] {
  const kept: SeenShape[] = [];
  for (const shape of shapes.toSorted((a, b) => b.size - a.size)) {
    const part = new Map([...shape].filter(([day]) => days.has(day)));
    if (new Set(part.values()).size < 2) continue;
    if (!kept.some((other) => [...part].every(([day, y]) => other.get(day) === y))) kept.push(part);
  }
  return kept;
}

interface Model {
  readonly constraints: Map<string, Constraint>;
  readonly variables: Map<string, Map<string, number>>;
}

const valueName = (day: Day) => `v${day}`;

function buildConstraints(
  shapes: readonly SeenShape[],
  known: ReadonlyMap<Day, number>,
  { slack, cellHeight }: { slack: number; cellHeight: number },
): Model {
  const constraints = new Map<string, Constraint>();
  const variables = new Map<string, Map<string, number>>();
  const put = (variable: string, constraint: string, factor: number) => {
    const factors = variables.get(variable) ?? new Map<string, number>();
    variables.set(variable, factors.set(constraint, factor));
  };
  shapes.forEach((shape, i) => {
    for (const [day, y] of shape) {
      // level + size × (cell − ½) ≤ value ≤ level + size × (cell + ½), with some slack for what the
      // server adds to a value within its step. Each variable may be negative, so it is the
      // difference of two that aren't.
      for (const [edge, bound] of [
        [-0.5, { min: -slack }],
        [0.5, { max: slack }],
      ] as const) {
        const name = `${i} ${day} ${edge}`;
        constraints.set(name, bound);
        put(`${valueName(day)}+`, name, 1);
        put(`${valueName(day)}-`, name, -1);
        put(`level${i}`, name, -1);
        put(`depth${i}`, name, 1);
        put(`size${i}`, name, -(y / cellHeight + edge));
      }
    }
  });
  for (const [day, value] of known) {
    constraints.set(`known ${day}`, { equal: value });
    put(`${valueName(day)}+`, `known ${day}`, 1);
    put(`${valueName(day)}-`, `known ${day}`, -1);
  }
  return { constraints, variables };
}

/** Infinite if there is no limit. */
function solveExtreme(
  { constraints, variables }: Model,
  day: Day,
  direction: 'minimize' | 'maximize',
): number {
  const target = 'target';
  const withTarget = new Map(variables);
  for (const [sign, factor] of [
    ['+', 1],
    ['-', -1],
  ] as const) {
    const name = valueName(day) + sign;
    withTarget.set(name, new Map(variables.get(name)).set(target, factor));
  }
  const { status, result } = solve({
    direction,
    objective: target,
    constraints,
    variables: withTarget,
  });
  if (status === 'unbounded') return direction === 'minimize' ? -Infinity : Infinity;
  if (status !== 'optimal') throw new Error(`${status}: the shapes contradict each other`);
  return result;
}
