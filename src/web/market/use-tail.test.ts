import { describe, expect, test } from 'vitest';
import { withTail } from './use-tail.ts';

const at = (second: number, value: number) => ({
  'date.numeric': second,
  value,
  date: `${second}`,
});

describe('withTail', () => {
  test('a quote of the step that the line ends in takes the place of its last point', () => {
    const line = [at(0, 1), at(300, 2)];
    expect(withTail(line, [at(450, 3)])).toEqual([at(0, 1), at(450, 3)]);
    expect(withTail(line, [at(599, 4)])).toEqual([at(0, 1), at(599, 4)]);
  });

  test('the next step begins a point of its own', () => {
    const line = [at(0, 1), at(590, 2)];
    expect(withTail(line, [at(600, 3)])).toEqual([...line, at(600, 3)]);
    expect(withTail([], [at(600, 3)])).toEqual([at(600, 3)]);
  });

  test('what the line has already, or has later, is not added again', () => {
    const line = [at(0, 1), at(310, 2)];
    expect(withTail(line, [at(10, 9), at(310, 9)])).toBe(line);
    expect(withTail(line, [at(10, 9), at(310, 9), at(610, 3)])).toEqual([...line, at(610, 3)]);
  });

  test('a day of ticks is no more points than the server would give: the last of each step', () => {
    const ticks = Array.from({ length: 8640 }, (_, i) => at(10 * i, i));
    let line: readonly ReturnType<typeof at>[] = [];
    for (const tick of ticks) line = withTail(line, [tick]);
    expect(line).toHaveLength(288);
    expect(line).toEqual(ticks.filter((_, i) => i % 30 === 29));
  });
});
