import type { ScreenRow } from './load-screen.ts';

type Dated = Pick<ScreenRow, 'lastTrade'>;

/** The dates of the prices in some rows. */
export interface PriceDays {
  /** The latest closing date; null if all prices are live or missing. */
  readonly day: string | null;
  /** Whether others are from earlier closes. */
  readonly hasOlder: boolean;
  readonly hasLive: boolean;
}

/** As text: `YYYY-MM-DD`, or the time of a live price. */
function isMoment(lastTrade: string): boolean {
  return lastTrade.includes('T');
}

export function describePrices(rows: readonly Dated[]): PriceDays {
  const told = rows.flatMap(({ lastTrade }) => lastTrade ?? []);
  const days = told.filter((each) => !isMoment(each)).toSorted();
  return {
    day: days.at(-1) ?? null,
    hasOlder: days[0] !== days.at(-1),
    hasLive: days.length < told.length,
  };
}

/** Whether a row's date differs from the one stated above the list. */
export function isOfOtherDay({ lastTrade }: Dated, day: string | null): boolean {
  return lastTrade !== null && !isMoment(lastTrade) && lastTrade !== day;
}
