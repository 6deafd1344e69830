import { Guarded, revealList } from '../../../access/guarded.ts';
import type { Viewer } from '../../../access/viewer.ts';
import type { getBondsByNumber } from '../../../contracts/bonds/sections.ts';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import { findBenchmark } from '../../../db/bonds/benchmark-curve.ts';
import type { Db } from '../../../db/connect.ts';
import { parPoints, type ParPoint } from '../../../domain/curves/par-points.ts';
import { todayAt, type Now } from '../../../domain/time/now.ts';
import type { BondRow } from './bond-rows.ts';

/** Beyond this maturity, a curve without a measured end is a guess. */
const USUAL_LONGEST = 30;
const MAX_CURRENCIES = 8;

export interface CurveLine {
  readonly id: number;
  readonly country: string;
  readonly currency: string;
  readonly day: string;
  readonly points: Guarded<readonly ParPoint[]>;
}

/** The benchmark curves of these bonds' currencies, with the compounding of most of the bonds. */
export async function findCurveLines(
  db: Db,
  rows: readonly BondRow[],
  now: Now,
): Promise<CurveLine[]> {
  const byCurrency = Map.groupBy(rows, ({ currency }) => currency ?? '');
  const currencies = [...byCurrency].slice(0, MAX_CURRENCIES);
  const lines = await Promise.all(
    currencies.map(async ([currency, bonds]) => {
      const curve = await findBenchmark(db, currency, todayAt(now));
      if (!curve) return [];
      const { id, country, day, rates, longest } = curve;
      const points = parPoints(rates, longest ?? USUAL_LONGEST, usualFrequency(bonds));
      return [{ id, country, currency, day, points: new Guarded(points) }];
    }),
  );
  return lines.flat();
}

function usualFrequency(bonds: readonly BondRow[]): number {
  const counts = new Map<number, number>();
  for (const { couponsPerYear } of bonds) {
    const frequency = couponsPerYear || 1;
    counts.set(frequency, (counts.get(frequency) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? 1;
}

export function curveLineFor(
  viewer: Viewer,
  { points, ...line }: CurveLine,
): Answer<typeof getBondsByNumber>['curves'][number] {
  return { ...line, points: [...revealList(viewer, points)] };
}
