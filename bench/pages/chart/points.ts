import type { MapPoint } from '../../../src/widgets/chart/chart-types.ts';

export interface Line {
  readonly seconds: Float64Array;
  readonly values: Float64Array;
}

const BEGIN_SECONDS = Date.UTC(2016, 10, 14) / 1000;
/** Ten years, whatever the number of points. */
const SPAN_SECONDS = 3650 * 86_400;

/** All charts draw their line in this colour, which distinguishes it from axes and grids. */
export const LINE_COLOR = '#1560bd';
/** The plot's size in px, with its axes. */
export const CHART_WIDTH = 1200;
export const CHART_HEIGHT = 600;

/** The same numbers for every call and on every page. */
function randomNumbers(): () => number {
  let seed = 20_261_115;
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    return (seed >>> 8) / 0x1_00_00_00;
  };
}

/** A price that wanders by about 16 % a year, to four decimals. */
export function makeLine(count: number): Line {
  const random = randomNumbers();
  const step = Math.floor(SPAN_SECONDS / count);
  const spread = 0.16 * Math.sqrt(10 / count);
  const seconds = new Float64Array(count);
  const values = new Float64Array(count);
  let price = 100;
  for (let i = 0; i < count; i += 1) {
    // Three uniform random numbers minus three others are nearly normal, with a deviation of 0.7.
    const normal = random() + random() + random() - random() - random() - random();
    price *= 1 + (normal / 0.7) * spread;
    seconds[i] = BEGIN_SECONDS + i * step;
    values[i] = Math.round(price * 10_000) / 10_000;
  }
  return { seconds, values };
}

/** Bonds around a yield curve, more of them at its short end, as in real markets. */
export function makeBonds(count: number): MapPoint[] {
  const random = randomNumbers();
  return Array.from({ length: count }, (_, i) => {
    const duration = 0.2 + 14 * random() ** 1.7;
    const yieldPercent = 4 + 1.4 * Math.log(duration + 0.5) + 4 * (random() - 0.4) * random();
    return {
      id: String(i),
      pointName: `Issuer ${1 + (i % 400)}, ${2 + (i % 9)}.${i % 4}5% ${2027 + (i % 20)}`,
      duration,
      yield: yieldPercent,
    };
  });
}
