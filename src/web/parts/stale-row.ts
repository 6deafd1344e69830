/** Marks the row of a stale price, which its table shows in grey. */
export function staleRow(isStale: boolean): Readonly<Record<`data-${string}`, string>> {
  return isStale ? { 'data-stale': 'yes' } : {};
}
