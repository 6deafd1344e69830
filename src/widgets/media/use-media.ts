import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; false on the server and during hydration. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback((listener: () => void) => onMediaChange(query, listener), [query]);
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** The same, but null until known. */
export function useKnownMedia(query: string): boolean | null {
  const subscribe = useCallback((listener: () => void) => onMediaChange(query, listener), [query]);
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => matchMedia(query).matches,
    () => null,
  );
}

/** Up to this width a screen counts as a phone. */
const NARROW = '(width <= 680px)';

/** `isWanted`: while false, changes aren't reported and nothing renders again after hydration. */
export function useIsNarrow(isWanted = true): boolean {
  return useMedia(isWanted ? NARROW : 'not all');
}

function onMediaChange(query: string, listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/**
 * Runs an effect while the screen is wide. For components that render the same on a phone, so that
 * they don't render again on a phone.
 */
export function whileWide(begin: () => () => void): () => void {
  let end: (() => void) | null = null;
  const follow = () => {
    end?.();
    end = isNarrowNow() ? null : begin();
  };
  follow();
  const stop = onMediaChange(NARROW, follow);
  return () => {
    stop();
    end?.();
  };
}

export function isNarrowNow(): boolean {
  return window.matchMedia(NARROW).matches;
}
