/** Closes the one hint that is open on this page. */
let closeOpenOne: (() => void) | null = null;

export function isAnyOpen(): boolean {
  return closeOpenOne !== null;
}

/** Only one hint is open at a time: the next one closes the last. Returns what gives it up. */
export function becomeTheOpenOne(close: () => void): () => void {
  closeOpenOne?.();
  closeOpenOne = close;
  return () => {
    if (closeOpenOne === close) closeOpenOne = null;
  };
}
