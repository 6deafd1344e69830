import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; false on the server and during hydration. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Up to this width a screen counts as a phone. */
const NARROW = '(width <= 680px)';

export function useIsNarrow(): boolean {
  return useMedia(NARROW);
}

export function isNarrowNow(): boolean {
  return window.matchMedia(NARROW).matches;
}
