/** Closes the hint that is open on this page. */
let closeOpenOne: (() => void) | null = null;

export function isAnyOpen(): boolean {
  return closeOpenOne !== null;
}

/**
 * Only one hint is open at a time: a new one closes the last one. Returns a function that releases
 * it.
 */
export function claimOpenHint(close: () => void): () => void {
  closeOpenOne?.();
  closeOpenOne = close;
  return () => {
    if (closeOpenOne === close) closeOpenOne = null;
  };
}
