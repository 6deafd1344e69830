import type { MapPoint, TimeSeries } from './chart-types.ts';

const DAY = 86_400;
const START = Date.UTC(2024, 0, 1) / 1000;

/** A wave with a trend: the same in every run. */
export function wave(id: string, name: string, count: number, level = 100): TimeSeries {
  const seconds = Array.from({ length: count }, (_, i) => START + i * DAY);
  const values = seconds.map(
    (_, i) => Math.round(100 * (level + i / 20 + 8 * Math.sin(i / 15 + level))) / 100,
  );
  return { id, name, seconds, values };
}

export function makeLine(
  id: string,
  name: string,
  points: readonly [number, number][],
): TimeSeries {
  return {
    id,
    name,
    seconds: points.map(([day]) => START + day * DAY),
    values: points.map(([, value]) => value),
  };
}

/** Bonds around a curve; some lie so close together that their names would overlap. */
export function bonds(prefix: string, count: number): MapPoint[] {
  return Array.from({ length: count }, (_, i) => {
    const duration = 0.4 + (i * 9.6) / count;
    return {
      id: `${prefix}-${i}`,
      pointName: `${prefix} ${5 + (i % 4)}.25% ${2027 + (i % 11)}`,
      duration,
      yield: 4 + 1.4 * Math.log(duration + 0.5) + 0.35 * Math.sin(i * 2.4),
    };
  });
}
