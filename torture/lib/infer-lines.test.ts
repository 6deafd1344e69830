import { expect, test } from 'vitest';
import { toShape } from '../../src/access/shape.ts';
import {
  lineDirections,
  levelErrors,
  median,
  reconcile,
  rootMeanSquare,
  scaleTo,
  shareGuessed,
  shareInferred,
  shareInferredJointly,
  steps,
  straighten,
  stretchOver,
  toRanks,
} from './infer-lines.ts';
import { Random } from './random.ts';

const random = new Random(7);
const DAYS = 260;
const TICK = 0.001;

function walk(): number[] {
  let place = 0;
  return Array.from({ length: DAYS }, () => (place += 0.02 * (random.next() - 0.5)));
}

const seed = () =>
  Array.from({ length: 32 }, () => random.between(0, 15).toString(16))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** As shapes were until they were bent: cells of equal height. */
function straightShape(real: readonly number[]): number[] {
  const [low, high] = [Math.min(...real), Math.max(...real)];
  return real.map((value) => Math.round((100 * (value - low)) / (high - low)));
}

const bentShape = (real: readonly number[]) =>
  toShape(
    real.map((value) => Math.round((10 * Math.exp(value)) / TICK) * TICK),
    [...real.keys()],
    { seed: seed(), tick: TICK },
  );

test('ACC-3 a line that is drawn straight is told by its lowest and highest value; a bent one is not', () => {
  const lines = Array.from({ length: 20 }, walk);
  const told = (draw: (real: readonly number[]) => number[]) => {
    const shapes = lines.map((line) => draw(line));
    const errors = lines.map((line, i) => median(levelErrors(shapes[i]!, line)));
    return {
      sizes: shareInferred(
        lines.map((line, i) => stretchOver(shapes[i]!, line)),
        lines,
      ),
      error: median(errors),
    };
  };
  const straight = told(straightShape);
  expect(straight.sizes).toBeGreaterThan(0.8);
  expect(straight.error).toBeLessThan(0.005);
  const bent = told(bentShape);
  expect(bent.sizes).toBeLessThan(shareGuessed(lines));
  expect(bent.error).toBeGreaterThan(0.05);
});

test('ACC-3 crosses together tell the sizes of changes of straight lines, and of bent ones no more than directions do', () => {
  const currencies = Array.from({ length: 6 }, walk);
  const pairs = currencies.flatMap((line, i) =>
    currencies.slice(0, i).map((other, j) => ({
      of: [i, j] as const,
      real: line.map((place, day) => place - other[day]!),
    })),
  );
  const real = pairs.map((pair) => pair.real);
  const fit = (lineOf: (values: readonly number[]) => number[]) =>
    shareInferred(
      reconcile(
        pairs.map(({ of, real: values }) => ({
          of,
          line: scaleTo(rootMeanSquare(steps(values)), lineOf(values)),
        })),
      ),
      real,
    );
  expect(fit(straightShape)).toBeGreaterThan(0.9);
  const directions = fit(lineDirections);
  expect(fit((values) => straighten(bentShape(values)))).toBeLessThan(directions + 0.05);
});

test('ACC-3 an index, its members and its funds together tell the sizes of changes of straight lines, and not of bent ones', () => {
  const members = Array.from({ length: 12 }, walk);
  const index = members[0]!.map(
    (_, day) => members.reduce((sum, line) => sum + line[day]!, 0) / members.length,
  );
  const funds = Array.from({ length: 12 }, () => {
    const own = walk();
    return index.map((place, day) => place + own[day]! / 40);
  });
  const real = [index, ...members, ...funds];
  expect(shareInferredJointly(real.map(straightShape), real)).toBeGreaterThan(0.75);
  const others = Math.max(shareGuessed(real), shareInferredJointly(real.map(lineDirections), real));
  const bent = real.map(bentShape);
  for (const shapes of [bent, bent.map(toRanks)]) {
    expect(shareInferredJointly(shapes.map(straighten), real)).toBeLessThan(others + 0.05);
  }
});
