/** Marks the row of a stale price, so that its table shows it in grey. */
export function staleRow(isStale: boolean): Readonly<Record<`data-${string}`, string>> {
  return isStale ? { 'data-stale': 'yes' } : {};
}
