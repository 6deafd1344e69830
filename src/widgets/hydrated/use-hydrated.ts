import { createContext, startTransition, use, useEffect, useState } from 'react';

/** The server's page, or a part of it that hydrates separately. */
export class ServerPart {
  #isTakenOver: boolean;

  constructor(isTakenOver: boolean) {
    this.#isTakenOver = isTakenOver;
  }

  /** Whether it is hydrated: anything rendered later was never in the server's HTML. */
  get isTakenOver(): boolean {
    return this.#isTakenOver;
  }

  takeOver(): void {
    this.#isTakenOver = true;
  }
}

export const PartContext = createContext(new ServerPart(false));

/**
 * False in the server's HTML and until hydration, then true. For controls that only work with
 * scripts.
 */
export function useHydrated(): boolean {
  const part = use(PartContext);
  const [isHydrated, setIsHydrated] = useState(part.isTakenOver);
  useEffect(() => {
    part.takeOver();
    // As a transition, because otherwise the hydration of a page would be one long task.
    startTransition(() => setIsHydrated(true));
  }, [part]);
  return isHydrated;
}
