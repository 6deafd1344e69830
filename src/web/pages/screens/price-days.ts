import type { ScreenRow } from './load-screen.ts';

type Dated = Pick<ScreenRow, 'lastTrade'>;

/** Of when the prices of some rows are. */
export interface PriceDays {
  /** The latest day of a close; null where all of them move, or none has a price. */
  readonly day: string | null;
  /** Whether others are of earlier closes. */
  readonly hasOlder: boolean;
  readonly hasLive: boolean;
}

/** As texts: `YYYY-MM-DD`, or a moment of a price that moves. */
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

/** Whether the sentence above the list does not hold for a row. */
export function isOfOtherDay({ lastTrade }: Dated, day: string | null): boolean {
  return lastTrade !== null && !isMoment(lastTrade) && lastTrade !== day;
}
