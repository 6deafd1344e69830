import { describe, expect, test } from 'vitest';
import { START_FONT_SIZES } from './chart-types.ts';
import { hiddenSeries, steppedFonts, toggled } from './use-chart-look.ts';

describe('CHT-7 font sizes', () => {
  test('CHT-7 start at title 16, subtitle 15, axis 15, legend 13', () => {
    expect(START_FONT_SIZES).toEqual({ title: 16, subtitle: 15, axis: 15, legend: 13 });
  });

  test('CHT-7 change by 1 px, all together', () => {
    expect(steppedFonts(START_FONT_SIZES, 1)).toEqual({
      title: 17,
      subtitle: 16,
      axis: 16,
      legend: 14,
    });
    expect(steppedFonts(START_FONT_SIZES, -1)).toEqual({
      title: 15,
      subtitle: 14,
      axis: 14,
      legend: 12,
    });
    expect(steppedFonts(steppedFonts(START_FONT_SIZES, 1), -1)).toEqual(START_FONT_SIZES);
  });

  test.each([
    [1, { title: 32, subtitle: 31, axis: 31, legend: 29 }],
    [-1, { title: 11, subtitle: 10, axis: 10, legend: 8 }],
  ] as const)('stop when they become unreadable, and keep their differences: %d', (step, last) => {
    let sizes = START_FONT_SIZES;
    for (let i = 0; i < 100; i += 1) sizes = steppedFonts(sizes, step);
    expect(sizes).toEqual(last);
  });
});

test('toggled adds and removes, and doesn’t modify the given set', () => {
  const none: ReadonlySet<string> = new Set();
  const one = toggled(none, 'a');
  expect([...one]).toEqual(['a']);
  expect([...toggled(toggled(one, 'b'), 'a')]).toEqual(['b']);
  expect(none.size).toBe(0);
});

const series = (id: string, startsHidden: boolean) => ({
  id,
  name: id,
  points: [],
  startsHidden,
});

test('a series that starts hidden is shown when chosen, and the choice outlasts other data', () => {
  const content = { mode: 'map', series: [series('a', false), series('b', true)] } as const;
  expect([...hiddenSeries(content, new Map())]).toEqual(['b']);
  const chosen = new Map([
    ['a', false],
    ['b', true],
  ]);
  expect([...hiddenSeries(content, chosen)]).toEqual(['a']);
  const other = { mode: 'map', series: [series('a', true), series('b', false)] } as const;
  expect([...hiddenSeries(other, chosen)]).toEqual(['a']);
});
