import { describe, expect, test } from 'vitest';
import { withTail } from './use-tail.ts';

const at = (second: number, value: number) => ({
  'date.numeric': second,
  value,
  date: `${second}`,
});

describe('withTail', () => {
  test('a quote in the line’s last step replaces its last point', () => {
    const line = [at(0, 1), at(300, 2)];
    expect(withTail(line, [at(300, 3)])).toEqual([at(0, 1), at(300, 3)]);
    expect(withTail(line, [at(300, 4), at(600, 5)])).toEqual([at(0, 1), at(300, 4), at(600, 5)]);
  });

  test('the next step starts a new point', () => {
    const line = [at(0, 1), at(300, 2)];
    expect(withTail(line, [at(600, 3)])).toEqual([...line, at(600, 3)]);
    expect(withTail([], [at(600, 3)])).toEqual([at(600, 3)]);
  });

  test('a quote that the line already has, or an older one, changes nothing', () => {
    const line = [at(0, 1), at(300, 2)];
    expect(withTail(line, [at(0, 9)])).toBe(line);
    expect(withTail(line, [at(0, 9), at(300, 2)])).toBe(line);
    expect(withTail(line, [at(0, 9), at(600, 3)])).toEqual([...line, at(600, 3)]);
  });

  test('a day of quotes has one point per step: the last quote of each', () => {
    const quotes = Array.from({ length: 8640 }, (_, i) => at(Math.floor(i / 30) * 300, i));
    let line: readonly ReturnType<typeof at>[] = [];
    for (const quote of quotes) line = withTail(line, [quote]);
    expect(line).toEqual(quotes.filter((_, i) => i % 30 === 29));
  });
});
