import type { Quote } from '../../contracts/instruments/quote.ts';
import { useShell } from '../shell/use-shell.ts';
import { withUnit, type LiveQuotes } from './quote-board.ts';
import { useLiveQuotes } from './use-live-quotes.ts';

export interface LiveRows<Row> extends LiveQuotes {
  /** The rows with their latest quotes. */
  readonly rows: readonly Row[];
  /** The time of the latest quote; null if there is none. */
  readonly asOf: string | null;
}

/** The rows of a list, with live quotes for viewers who see values. */
export function useLiveRows<Row extends { readonly quote: Quote }>(
  rows: readonly Row[],
  rowId: (row: Row) => number,
): LiveRows<Row> {
  const { userPaidAccess } = useShell().globals;
  const moving = rows.filter(({ quote }) => quote.isRealtime).map(rowId);
  const live = useLiveQuotes(moving, userPaidAccess);
  const latest = rows.map((row) => {
    const quote = live.quotes.get(rowId(row));
    return quote ? { ...row, quote: withUnit(quote, row.quote) } : row;
  });
  // As a string, a day sorts before its moments.
  const asOf = latest.reduce(
    (last, { quote }) => ((quote.asOf ?? '') > last ? quote.asOf! : last),
    '',
  );
  return { ...live, rows: latest, asOf: asOf === '' ? null : asOf };
}
