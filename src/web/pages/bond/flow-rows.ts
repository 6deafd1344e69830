import type { getBondPayments } from '../../../contracts/bond-parts.ts';
import type { Answer } from '../../../contracts/endpoint.ts';

export type Payment = Answer<typeof getBondPayments>['items'][number];

/** Rows that stand there, or coupons of one amount that are folded. */
export type FlowPart =
  | { readonly kind: 'rows'; readonly rows: readonly Payment[] }
  | { readonly kind: 'folded'; readonly rows: readonly Payment[] };

/** So many of the next payments are never folded. */
const FIRST_ROWS = 2;
const FEWEST_FOLDED = 4;

/** What is to come, with long runs of the same coupon folded. */
export function foldPayments(coming: readonly Payment[]): FlowPart[] {
  const parts: FlowPart[] = [];
  const show = (row: Payment) => {
    const last = parts.at(-1);
    if (last?.kind === 'rows')
      parts[parts.length - 1] = { kind: 'rows', rows: [...last.rows, row] };
    else parts.push({ kind: 'rows', rows: [row] });
  };
  for (const row of coming.slice(0, FIRST_ROWS)) show(row);
  for (let i = FIRST_ROWS; i < coming.length;) {
    const run = countEqual(coming, i);
    if (run >= FEWEST_FOLDED) parts.push({ kind: 'folded', rows: coming.slice(i, i + run) });
    else for (const row of coming.slice(i, i + run)) show(row);
    i += run;
  }
  return parts;
}

/** How many payments from a place on are nothing but the same coupon; at least 1. */
function countEqual(rows: readonly Payment[], from: number): number {
  const { coupon } = rows[from]!;
  let to = from;
  while (rows[to]?.principal === 0 && rows[to]!.coupon === coupon) to += 1;
  return Math.max(1, to - from);
}
