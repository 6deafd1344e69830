import { startTransition, useEffect, useState } from 'react';

/** True after hydration: an element that is made later was never in the HTML of the server. */
let hasTakenOver = false;

/**
 * False in the HTML of the server and until hydration, true afterwards. Use it for controls that
 * only work with scripts.
 */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(hasTakenOver);
  useEffect(() => {
    hasTakenOver = true;
    // As a transition, because otherwise the hydration of a page would be one long task.
    startTransition(() => setIsHydrated(true));
  }, []);
  return isHydrated;
}
