import { createContext, startTransition, use, useEffect, useState } from 'react';

/** The server's page, or a part of it that is taken over by itself. */
export class ServerPart {
  #isTakenOver: boolean;

  constructor(isTakenOver: boolean) {
    this.#isTakenOver = isTakenOver;
  }

  /** Whether scripts have taken it over: what is made since then was never in the server's HTML. */
  get isTakenOver(): boolean {
    return this.#isTakenOver;
  }

  takeOver(): void {
    this.#isTakenOver = true;
  }
}

export const PartContext = createContext(new ServerPart(false));

/**
 * False in the server's HTML and until scripts have taken it over, true from then on. For what may
 * only be offered once a script can answer it.
 */
export function useHydrated(): boolean {
  const part = use(PartContext);
  const [isHydrated, setIsHydrated] = useState(part.isTakenOver);
  useEffect(() => {
    part.takeOver();
    // Not at once: taking over a page is one long task without that.
    startTransition(() => setIsHydrated(true));
  }, [part]);
  return isHydrated;
}
