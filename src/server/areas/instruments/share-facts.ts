import { Guarded } from '../../../access/guarded.ts';
import type { Now } from '../../../domain/time/now.ts';
import type { LatestValues } from '../../../domain/instruments/quote.ts';
import { guardWorth } from '../../engines/quotes/quotes.ts';

/** For a query of `instrument` that has `share` and `fund` joined; all null if it is neither. */
export const SHARE_COLUMNS = [
  'share.instrument_id as shareId',
  'share.shares_outstanding as sharesOutstanding',
  'fund.instrument_id as fundId',
  'fund.expense_ratio as expenseRatio',
  'fund.net_assets as netAssets',
  'fund.pays_out as paysOut',
] as const;

interface ShareRow extends LatestValues {
  readonly shareId: number | null;
  readonly sharesOutstanding: string | null;
  readonly fundId: number | null;
  readonly expenseRatio: string | null;
  readonly netAssets: string | null;
  readonly paysOut: boolean | null;
}

export function shareFacts(row: ShareRow, now: Now) {
  const { shareId, sharesOutstanding } = row;
  if (shareId === null) return null;
  return { sharesOutstanding, marketCap: guardWorth(row, sharesOutstanding, now) };
}

export function fundFacts({ fundId, expenseRatio, netAssets, paysOut }: ShareRow) {
  if (fundId === null) return null;
  return {
    expenseRatio,
    netAssets: netAssets === null ? null : new Guarded(netAssets),
    paysOut: paysOut ?? false,
  };
}
