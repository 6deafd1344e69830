/** How a bond ended; null while it is outstanding. */
export type BondEnd = 'matured' | 'redeemed' | 'withdrawn';

/** A repaid bond that has no maturity, or a later one, was redeemed early. */
export function bondEnd(
  status: 'active' | 'matured' | 'withdrawn',
  maturesOn: string | null | undefined,
  today: string,
): BondEnd | null {
  if (status === 'active') return null;
  if (status === 'withdrawn' || maturesOn === undefined) return status;
  return maturesOn === null || maturesOn > today ? 'redeemed' : 'matured';
}
