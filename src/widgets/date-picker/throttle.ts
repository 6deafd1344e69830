/** How soon after a change the popup may change again: a double click opens it and no more. */
export const POPUP_THROTTLE = 200;

export interface Throttle {
  /** Whether the wish is granted at this moment; a granted one starts the pause. */
  allows(now: number): boolean;
  /** Starts the pause without asking, for what must not be refused. */
  note(now: number): void;
}

export function createThrottle(pause: number): Throttle {
  let last = Number.NEGATIVE_INFINITY;
  return {
    allows(now) {
      if (now - last < pause) return false;
      last = now;
      return true;
    },
    note(now) {
      last = now;
    },
  };
}
