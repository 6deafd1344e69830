import { useSyncExternalStore } from 'react';

/** A text stored in this browser, or only in this page if the browser forbids storage. */
export interface StoredText {
  readonly readText: () => string | null;
  readonly write: (text: string | null) => void;
  readonly use: () => string | null;
}

export function storedText(key: string): StoredText {
  let latest: string | null = null;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const readText = () => {
    try {
      return localStorage.getItem(key) ?? latest;
    } catch {
      return latest;
    }
  };
  return {
    readText,
    write(text) {
      latest = text;
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        // Then the text lasts only as long as this page.
      }
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, readText, () => null),
  };
}
