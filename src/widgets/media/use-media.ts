import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds; false on the server and while the browser takes over its page. */
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

/** Up to here a screen is a phone's. */
const NARROW = '(width <= 680px)';

export function useIsNarrow(): boolean {
  return useMedia(NARROW);
}

export function isNarrowNow(): boolean {
  return window.matchMedia(NARROW).matches;
}
