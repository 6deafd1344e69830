import type { Quote } from '../../contracts/quote.ts';
import { useShell } from '../shell/use-shell.ts';
import { withUnit, type LiveQuotes } from './quote-board.ts';
import { useLiveQuotes } from './use-live-quotes.ts';

export interface LiveRows<Row> extends LiveQuotes {
  /** The rows with their latest quotes. */
  readonly rows: readonly Row[];
  /** When the latest of them was true; null where there is none. */
  readonly asOf: string | null;
}

/** The rows of a list as they move, for those who see values; for others they stand. */
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
  // A day comes before its moments, as texts too.
  const asOf = latest.reduce(
    (last, { quote }) => ((quote.asOf ?? '') > last ? quote.asOf! : last),
    '',
  );
  return { ...live, rows: latest, asOf: asOf === '' ? null : asOf };
}
