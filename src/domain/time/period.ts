import { addMonths, type Day } from './day.ts';

/** The period ids of the wire format. */
export const PERIOD = { oneYear: 0, fiveYears: 1, tenYears: 2, threeMonths: 3, today: 99 } as const;
export type PeriodId = (typeof PERIOD)[keyof typeof PERIOD];

export interface DayRange {
  readonly begin: Day;
  readonly end: Day;
}

const MONTHS: Record<PeriodId, number> = {
  [PERIOD.today]: 0,
  [PERIOD.threeMonths]: 3,
  [PERIOD.oneYear]: 12,
  [PERIOD.fiveYears]: 60,
  [PERIOD.tenYears]: 120,
};

/** Null for the intraday period, and for a number that isn't a period. */
export function monthsOfPeriod(periodId: number): number | null {
  return (MONTHS as Readonly<Record<number, number>>)[periodId] || null;
}

/** The days a period covers, ending today. */
export function rangeOfPeriod(periodId: PeriodId, today: Day): DayRange {
  return { begin: addMonths(today, -MONTHS[periodId]), end: today };
}
