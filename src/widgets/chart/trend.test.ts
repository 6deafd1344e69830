import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitTrend, type TrendKind } from './trend.ts';

const KINDS: TrendKind[] = ['linear', 'logarithmic', 'exponential'];

function fitted(kind: TrendKind, xs: ArrayLike<number>, ys: ArrayLike<number>) {
  const trend = fitTrend(kind, xs, ys);
  if (!trend.isDefined) throw new Error(`no trend: ${trend.reason}`);
  return trend;
}

/** Relative to the size of the values, within double precision. */
function expectClose(actual: number, expected: number, size = Math.abs(expected), digits = 9) {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(size * 10 ** -digits);
}

describe('CHT-9 hand-worked values', () => {
  test('CHT-9 linear: (1,2), (2,4), (3,5)', () => {
    // Means 2 and 11/3. Σ(x−2)(y−11/3) = 5/3 + 0 + 4/3 = 3, Σ(x−2)² = 2: slope 3/2,
    // intercept 11/3 − 2·3/2 = 2/3. Residuals −1/6, 1/3, −1/6: SSE 1/6; SST 14/3; R² = 1 − 1/28.
    const trend = fitted('linear', [1, 2, 3], [2, 4, 5]);
    expectClose(trend.predict(0), 2 / 3);
    expectClose(trend.predict(1) - trend.predict(0), 1.5);
    expectClose(trend.rSquared, 27 / 28);
    expect([...trend.xs]).toEqual([1, 3]);
    expectClose(trend.ys[0] ?? 0, 13 / 6);
    expectClose(trend.ys[1] ?? 0, 31 / 6);
  });

  test('CHT-9 logarithmic: the same values over 1, e, e²', () => {
    // ln x is 0, 1, 2; means 1 and 11/3, so b = 3/2 and a = 11/3 − 3/2 = 13/6.
    const trend = fitted('logarithmic', [1, Math.E, Math.E ** 2], [2, 4, 5]);
    expectClose(trend.predict(1), 13 / 6);
    expectClose(trend.predict(Math.E) - trend.predict(1), 1.5);
    expectClose(trend.rSquared, 27 / 28);
  });

  test('CHT-9 exponential: a point weighs as much as its value', () => {
    // (0,1), (1,2), (2,2) in units of ln 2: 0, 1, 1 with weights 1, 2, 2.
    // Weighted means: x (0+2+4)/5 = 6/5, ln y (0+2+2)/5 = 4/5; x·ln y (2+4)/5 = 6/5; x² (2+8)/5 = 2.
    // b = (6/5 − 24/25) / (2 − 36/25) = (6/25)/(14/25) = 3/7, ln a = 4/5 − 3/7·6/5 = 2/7, × ln 2.
    const trend = fitted('exponential', [0, 1, 2], [1, 2, 2]);
    expectClose(trend.predict(0), 2 ** (2 / 7));
    expectClose(trend.predict(1), 2 ** (5 / 7));
    expectClose(trend.predict(2), 2 ** (8 / 7));
    // Predicted 2^(2/7), 2^(5/7), 2^(8/7); mean of the values 5/3, SST 2/3.
    const sse = (2 ** (2 / 7) - 1) ** 2 + (2 ** (5 / 7) - 2) ** 2 + (2 ** (8 / 7) - 2) ** 2;
    expectClose(trend.rSquared, 1 - sse / (2 / 3));
  });
});

/** The results of `d3-regression` for the same points: first, middle and last sample, and R². */
describe('CHT-9 agreement with another implementation', () => {
  const days = Float64Array.from({ length: 250 }, (_, i) => 1_700_000_000 + 86_400 * i);
  const points: Record<string, readonly [ArrayLike<number>, ArrayLike<number>]> = {
    'a year of prices': [days, days.map((_, i) => 100 + i / 10 + 7 * Math.sin(i / 9))],
    'a rate near zero': [days, days.map((_, i) => 0.0125 - i / 40_000 + Math.cos(i) / 1e4)],
    'years to maturity': [
      [0.3, 1.2, 2.5, 4.8, 9.9, 29.7],
      [5.1, 4.2, 4.4, 4.9, 5.6, 6.3],
    ],
    'growth by a million': [
      [1, 2, 3, 4, 5, 6],
      [3, 40, 900, 2e4, 5e5, 3e6],
    ],
  };
  test.each([
    ['a year of prices', 'linear', 100.54575441, 112.91640866, 125.2870629, 0.67617270267],
    ['a year of prices', 'logarithmic', 100.52295233, 112.9294735, 125.25822961, 0.67583783548],
    ['a year of prices', 'exponential', 101.09783679, 112.79684061, 125.84964878, 0.6812825415],
    ['a rate near zero', 'linear', 0.012501610124, 0.0093872964944, 0.0062729828648, 0.99846362094],
    [
      'a rate near zero',
      'logarithmic',
      0.01250811804,
      0.0093840066096,
      0.006279477356,
      0.99846017724,
    ],
    [
      'a rate near zero',
      'exponential',
      0.012870764975,
      0.0092151275904,
      0.0065977878296,
      0.9909664569,
    ],
    ['years to maturity', 'linear', 4.6126136193, 5.5035466403, 6.3944796613, 0.75264275369],
    ['years to maturity', 'logarithmic', 4.3081739389, 5.5742608083, 5.7953382264, 0.45051783468],
    ['years to maturity', 'exponential', 4.6532881516, 5.4612965204, 6.4096094443, 0.74140788322],
    ['growth by a million', 'linear', -593102.2381, 586823.83333, 1766749.9048, 0.5426096921],
    ['growth by a million', 'logarithmic', -585832.9542, 753888.80213, 1330298.9905, 0.34949519383],
    ['growth by a million', 'exponential', 214.24916433, 25474.15663, 3028869.0181, 0.99919762504],
  ] as const)('CHT-9 %s: %s', (name, kind, first, middle, last, rSquared) => {
    const [xs, ys] = points[name]!;
    const trend = fitted(kind, xs, ys);
    const [begin, end] = [xs[0]!, xs[xs.length - 1]!];
    expectClose(trend.predict(begin), first);
    expectClose(trend.predict((begin + end) / 2), middle);
    expectClose(trend.predict(end), last);
    expectClose(trend.rSquared, rSquared);
  });
});

describe('CHT-9 samples for drawing', () => {
  test('CHT-9 two for a line, about a hundred for a curve, evenly from end to end', () => {
    // Out of order; the samples still go from smallest to largest.
    const xs = [30, 10, 20];
    expect([...fitted('linear', xs, [1, 2, 4]).xs]).toEqual([10, 30]);
    for (const kind of ['logarithmic', 'exponential'] as const) {
      const trend = fitted(kind, xs, [1, 2, 4]);
      expect(trend.xs).toHaveLength(101);
      expect([trend.xs[0], trend.xs[50], trend.xs[100]]).toEqual([10, 20, 30]);
      expect([...trend.ys]).toEqual([...trend.xs].map((x) => trend.predict(x)));
    }
  });

  test.each(KINDS)('CHT-9 equal values give a flat line: %s', (kind) => {
    for (const y of [7, 1e-9, 1e15]) {
      const trend = fitted(kind, [1, 5, 9], [y, y, y]);
      expect(new Set(trend.ys)).toEqual(new Set([y]));
      expect(trend.rSquared).toBe(1);
    }
  });

  test.each(KINDS)('CHT-9 points that aren’t finite are ignored: %s', (kind) => {
    const clean = fitted(kind, [1, 2, 3], [2, 4, 5]);
    const nan = Number.NaN;
    const trend = fitted(kind, [1, nan, 2, 9, 3, Infinity], [2, 1, 4, nan, 5, 1]);
    expect([...trend.ys]).toEqual([...clean.ys]);
    expect([...trend.xs]).toEqual([...clean.xs]);
  });
});

describe('CHT-9 without a trend', () => {
  test.each(KINDS)('CHT-9 fewer than two points: %s', (kind) => {
    const expected = { isDefined: false, reason: 'too_few_points' };
    expect(fitTrend(kind, [], [])).toEqual(expected);
    expect(fitTrend(kind, [1], [1])).toEqual(expected);
    expect(fitTrend(kind, [1, 2], [1, Number.NaN])).toEqual(expected);
    expect(fitTrend(kind, [1, 2, 3], [1])).toEqual(expected);
  });

  test.each(KINDS)('CHT-9 all at the same time: %s', (kind) => {
    const expected = { isDefined: false, reason: 'same_time' };
    expect(fitTrend(kind, [5, 5, 5], [1, 2, 3])).toEqual(expected);
  });

  test('CHT-9 exponential: a value that isn’t positive', () => {
    const expected = { isDefined: false, reason: 'not_positive' };
    expect(fitTrend('exponential', [1, 2, 3], [1, 0, 3])).toEqual(expected);
    expect(fitTrend('exponential', [1, 2, 3], [1, -2, 3])).toEqual(expected);
    expect(fitTrend('linear', [1, 2, 3], [1, -2, 3]).isDefined).toBe(true);
    expect(fitTrend('logarithmic', [1, 2, 3], [1, -2, 3]).isDefined).toBe(true);
  });

  test('CHT-9 logarithmic: an x that isn’t positive', () => {
    const expected = { isDefined: false, reason: 'not_positive_x' };
    expect(fitTrend('logarithmic', [0, 1, 2], [1, 2, 3])).toEqual(expected);
    expect(fitTrend('logarithmic', [-1, 1, 2], [1, 2, 3])).toEqual(expected);
    expect(fitTrend('linear', [-1, 0, 2], [1, 2, 3]).isDefined).toBe(true);
    expect(fitTrend('exponential', [-1, 0, 2], [1, 2, 3]).isDefined).toBe(true);
  });
});

/** Realistic times: distinct seconds within ten years, up to 1e9. */
const times = fc
  .tuple(
    fc.integer({ min: 1, max: 700_000_000 }),
    fc.uniqueArray(fc.integer({ min: 0, max: 300_000_000 }), { minLength: 2, maxLength: 60 }),
  )
  .map(([start, offsets]) => offsets.map((offset) => start + offset));
const size = fc.integer({ min: -9, max: 15 }).map((power) => 10 ** power);
const part = fc.double({ min: -1, max: 1, noNaN: true });

describe('CHT-9 points exactly on a curve reproduce it', () => {
  test('CHT-9 linear', () => {
    fc.assert(
      fc.property(times, size, part, part, (xs, scale, a, b) => {
        const from = Math.min(...xs);
        const span = Math.max(...xs) - from;
        const onLine = (x: number) => scale * (a + b * ((x - from) / span));
        const trend = fitted('linear', xs, xs.map(onLine));
        for (const x of xs) expectClose(trend.predict(x), onLine(x), scale);
      }),
    );
  });

  test('CHT-9 logarithmic', () => {
    fc.assert(
      fc.property(times, size, part, part, (xs, scale, a, b) => {
        const from = Math.min(...xs);
        const span = Math.log(Math.max(...xs) / from);
        const onCurve = (x: number) => scale * (a + (b * Math.log(x / from)) / span);
        const trend = fitted('logarithmic', xs, xs.map(onCurve));
        // The test's own quotient is less precise if the times are close together.
        for (const x of xs) expectClose(trend.predict(x), onCurve(x), scale, 5);
      }),
    );
  });

  test('CHT-9 exponential', () => {
    const power = fc.double({ min: -20, max: 20, noNaN: true });
    fc.assert(
      fc.property(times, size, power, (xs, scale, b) => {
        const from = Math.min(...xs);
        const span = Math.max(...xs) - from;
        const onCurve = (x: number) => scale * Math.exp(b * ((x - from) / span));
        const trend = fitted('exponential', xs, xs.map(onCurve));
        for (const x of xs) expectClose(trend.predict(x), onCurve(x), onCurve(x), 6);
      }),
    );
  });
});

describe('CHT-9 numerically difficult input', () => {
  test('CHT-9 whatever the points, the line is finite', () => {
    const x = fc.double({ min: 1e-9, max: 1e9, noNaN: true });
    const y = fc.double({ min: 1e-9, max: 1e15, noNaN: true });
    const points = fc.array(fc.tuple(x, y), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(fc.constantFrom(...KINDS), points, (kind, pairs) => {
        const trend = fitTrend(
          kind,
          pairs.map(([at]) => at),
          pairs.map(([, value]) => value),
        );
        const numbers = trend.isDefined ? [...trend.xs, ...trend.ys, trend.rSquared] : [];
        expect(trend.isDefined || trend.reason === 'same_time').toBe(true);
        expect(numbers.filter((value) => !Number.isFinite(value))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test('CHT-9 exponential from 1e-9 to 1e15 goes through both points', () => {
    const trend = fitted('exponential', [0, 1e9], [1e-9, 1e15]);
    expectClose(trend.predict(0), 1e-9);
    expectClose(trend.predict(1e9), 1e15);
    expectClose(trend.predict(5e8), 1e3);
  });

  test('CHT-9 logarithmic over neighbouring seconds near 1e9', () => {
    const trend = fitted('logarithmic', [1e9, 1e9 + 1, 1e9 + 2], [1, 2, 3]);
    expectClose(trend.predict(1e9), 1, 1, 7);
    expectClose(trend.predict(1e9 + 2), 3, 1, 7);
  });

  test.each(KINDS)('CHT-9 100,000 points: %s', (kind) => {
    const xs = Float64Array.from({ length: 100_000 }, (_, i) => 1e9 - 86_400 * (100_000 - i) + 9e9);
    const ys = xs.map((_, i) => 100 + i / 1000 + Math.sin(i));
    const trend = fitted(kind, xs, ys);
    expectClose(trend.predict(xs[50_000] ?? 0), 150, 150, kind === 'linear' ? 6 : 0.5);
    expect(trend.rSquared).toBeGreaterThan(0.8);
  });
});
