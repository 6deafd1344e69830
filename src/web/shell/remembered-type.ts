import { useSyncExternalStore } from 'react';

const KEY = 'parcurve-search-type';
/** The choice of this page view, for a browser that keeps none. */
let chosen: string | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A browser may forbid its storage: then nothing is remembered longer than the page lasts. */
function read(): string | null {
  try {
    return localStorage.getItem(KEY) ?? chosen;
  } catch {
    return chosen;
  }
}

/** The type of search results that the visitor looked at last. */
export function useRememberedType(): [string | null, (type: string) => void] {
  const type = useSyncExternalStore(subscribe, read, () => null);
  return [type, remember];
}

function remember(type: string): void {
  chosen = type;
  try {
    localStorage.setItem(KEY, type);
  } catch {
    // Not remembered beyond this page, then.
  }
  for (const listener of listeners) listener();
}
