import {
  FIGURES,
  USUAL_PERIOD,
  type Figure,
  type FigureDays,
  type FigurePeriod,
} from '../../../../contracts/admin/usage.ts';
import type { Db } from '../../../../db/connect.ts';
import { formatDay, type Day } from '../../../../domain/time/day.ts';
import { todayAt, type Clock } from '../../../../domain/time/now.ts';
import { spanOfPeriod, type Span } from './period.ts';
import { readDayNumbers, readRegistrations, type Counted } from './store.ts';

type Counts = Record<Figure, number>;

export function currentSpan(now: Clock, period: FigurePeriod = USUAL_PERIOD): Span {
  return spanOfPeriod(period, todayAt(now()));
}

/** All figures by day or month, with their totals and those of the previous period. */
export async function figureDays(db: Db, now: Clock, period?: FigurePeriod): Promise<FigureDays> {
  const span = currentSpan(now, period);
  const { from, to, beforeFrom, beforeTo, starts, step } = span;
  const bounds = new Set([beforeFrom, beforeTo + 1, ...starts, to + 1]);
  const counted = (
    await Promise.all([
      readDayNumbers(db, { from: beforeFrom, to }),
      readRegistrations(db, [...bounds], now().timeZone),
    ])
  ).flat();
  const items = starts.map((day, i) => {
    const end = starts[i + 1] ?? to + 1;
    return Object.assign({ day: formatDay(day) }, sumWithin(counted, day, end));
  });
  return {
    from: formatDay(from),
    to: formatDay(to),
    step,
    items,
    total: sumWithin(counted, from, to + 1),
    before: sumWithin(counted, beforeFrom, beforeTo + 1),
  };
}

function sumWithin(counted: readonly Counted[], from: Day, end: Day): Counts {
  const sums = Object.fromEntries(FIGURES.map((figure) => [figure, 0])) as Counts;
  for (const { figure, day, number } of counted) {
    if (day >= from && day < end) sums[figure] += number;
  }
  return sums;
}
