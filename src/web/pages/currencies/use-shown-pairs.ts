import { useEffect, useMemo } from 'react';
import { useRevalidator } from 'react-router';
import type { PairRow } from '../../../contracts/currencies/currencies.ts';
import type { PairList } from './page-head.tsx';
import { pairId } from './page-state.ts';

/** The rows of the selected pairs, which may be on another page of the list. */
export function useShownPairs(
  list: PairList,
  selected: readonly number[],
  /** Requested from the server: pairs missing in the response don’t exist. */
  { viewerTag, isComplete }: { readonly viewerTag: string; readonly isComplete: boolean },
) {
  const known = useKnownRows([...list.items, ...list.selected], viewerTag);
  const shown = selected.flatMap((id) => known.get(id) ?? []);
  const isUnknown = shown.length < selected.length;
  useReload(isUnknown && !isComplete);
  return { shown, isGone: isUnknown && isComplete };
}

/** All rows that this viewer has seen, because a chart stays when its row is on another page. */
function useKnownRows(rows: readonly PairRow[], viewerTag: string): ReadonlyMap<number, PairRow> {
  // Rows that another viewer saw are dropped.
  const seen = useMemo(() => ({ viewerTag, rows: new Map<number, PairRow>() }), [viewerTag]).rows;
  return useMemo(() => {
    for (const row of rows) seen.set(pairId(row), row);
    return seen;
  }, [rows, seen]);
}

/** Back may lead to a pair that this page does not know: after a reload it only knows one list. */
function useReload(isNeeded: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isNeeded) void revalidate();
  }, [isNeeded, revalidate]);
}
