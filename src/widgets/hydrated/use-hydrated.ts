import { startTransition, useEffect, useState } from 'react';

/** Whether scripts have taken over the server's page: what is made since then was never in it. */
let hasTakenOver = false;

/**
 * False in the server's HTML and until scripts have taken it over, true from then on. For what may
 * only be offered once a script can answer it.
 */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(hasTakenOver);
  useEffect(() => {
    hasTakenOver = true;
    // Not at once: taking over a page is one long task without that.
    startTransition(() => setIsHydrated(true));
  }, []);
  return isHydrated;
}
