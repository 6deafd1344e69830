import { expect, test } from 'vitest';
import { layOutBars, layOutCurves, placeYears, styleLines } from './curve-layout.ts';

const TENORS = [0.25, 1, 10].map((years) => ({ label: `${years}`, years }));
const LINE = {
  id: 'a',
  name: 'A',
  look: 'own' as const,
  times: [0.25, 1, 10],
  values: [2, 3, 4],
  readings: ['2', '3', '4'],
};
const OPTIONS = { height: 300, language: 'eng' as const };

test('CRV-1 tenors are evenly spaced, and lines between them have no corners', () => {
  expect(placeYears(0.25, TENORS)).toBeCloseTo(1 / 6);
  expect(placeYears(1, TENORS)).toBeCloseTo(3 / 6);
  expect(placeYears(10, TENORS)).toBeCloseTo(5 / 6);
  expect(placeYears(0, TENORS)).toBe(0);
  expect(placeYears(40, TENORS)).toBeLessThanOrEqual(1);
  const all = [0.25, 0.5, 1, 2, 3, 5, 7, 10, 15, 20, 30].map((years) => ({ years }));
  const slope = (years: number, step: number) =>
    (placeYears(years + step, all) - placeYears(years, all)) / step;
  for (const { years } of all.slice(1, -1)) {
    const step = years * 1e-6;
    expect(slope(years, step)).toBeGreaterThan(0);
    expect(slope(years, step) / slope(years, -step)).toBeCloseTo(1, 3);
  }
});

test('CRV-1 the scale covers all lines and bonds', () => {
  const dots = [{ id: 'b', name: 'B', years: 5, value: 7 }];
  const {
    ticks,
    lines,
    dots: drawn,
  } = layOutCurves({ lines: [LINE], tenors: TENORS, dots }, OPTIONS);
  expect(ticks.map(({ text }) => text)).toEqual(['2', '4', '6', '8']);
  expect(lines[0]?.places.filter((share) => share < 0 || share > 1)).toEqual([]);
  expect(lines[0]?.marks).toHaveLength(3);
  expect(drawn[0]!.y).toBeCloseTo(1 / 6);
});

test('CRV-1 without data nothing is drawn', () => {
  expect(layOutCurves({ lines: [], tenors: [] }, OPTIONS).lines).toEqual([]);
});

test('CRV-1 days of one curve differ by dash pattern, other curves by colour', () => {
  const styles = styleLines([
    { look: 'own' },
    { look: 'past' },
    { look: 'past' },
    { look: 'other' },
    { look: 'other' },
  ]);
  expect(new Set(styles.slice(1).map(({ color, dash }) => `${color} ${dash}`)).size).toBe(4);
});

test('CRV-1 bars go up and down from a baseline', () => {
  expect(layOutBars([10, null, -30])).toEqual({ zero: 0.25, shares: [0.25, null, -0.75] });
  expect(layOutBars([null, 0])).toEqual({ zero: 0, shares: [null, 0] });
});
