import type { Quote } from '../../../contracts/instruments/quote.ts';
import { activeFilters } from '../../../domain/screens/screen-changes.ts';
import { isGuardedField } from '../../../domain/screens/screen-fields.ts';
import { changeSince, inBasisPoints } from '../../../domain/instruments/quote.ts';
import type { LiveQuotes } from '../../parts/quote-board.ts';
import { useLiveQuotes } from '../../parts/use-live-quotes.ts';
import type { ScreenData, ScreenRow } from './load-screen.ts';

export interface LiveScreen {
  readonly rows: readonly ScreenRow[];
  readonly state: LiveQuotes['state'];
  /** Whether some rows are live for this viewer. */
  readonly isFollowed: boolean;
  /** The latest time of any row; null if there is none. */
  readonly asOf: string | null;
}

/**
 * Index rows with live values. If the list is filtered or sorted by values, rows keep the close, so
 * that each one still matches.
 */
export function useLiveScreen({ kind, screen, list }: ScreenData): LiveScreen {
  const isGuarded = (id: string) => isGuardedField(kind, id);
  const isByValue =
    activeFilters(kind, screen).some(isGuarded) || (screen.sort !== null && isGuarded(screen.sort));
  const isLive = kind === 'indexes' && !list.masked && !isByValue;
  const moving = list.items.filter(({ isRealtime }) => isRealtime).map(({ id }) => id);
  const { quotes, state } = useLiveQuotes(moving, isLive);
  const rows = list.items.map((row) => {
    const quote = quotes.get(row.id);
    return quote ? withQuote(row, quote) : row;
  });
  // As text, a date sorts before its times.
  const asOf = rows.reduce(
    (last, { lastTrade }) => ((lastTrade ?? '') > last ? lastTrade! : last),
    '',
  );
  return { rows, state, isFollowed: isLive && moving.length > 0, asOf: asOf === '' ? null : asOf };
}

/** A row at the time of a quote; its longer changes also end there. */
export function withQuote(
  row: ScreenRow,
  { value, change, changePercent, asOf, isRate, isStale }: Quote,
): ScreenRow {
  if (isRate !== (row.measure === 'rates')) return row;
  const [month, year] = [row.monthBase, row.yearBase].map((base) => changeSince(base, value));
  const told = isRate
    ? {
        yield: value,
        dayChangeBp: change && inBasisPoints(change),
        monthChangeBp: month!.change && inBasisPoints(month!.change),
        yearChangeBp: year!.change && inBasisPoints(year!.change),
      }
    : {
        price: value,
        dayChange: changePercent,
        monthChange: month!.changePercent,
        yearChange: year!.changePercent,
      };
  return { ...row, ...told, lastTrade: asOf, isStale };
}
