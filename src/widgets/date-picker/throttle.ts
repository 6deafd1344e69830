/** The popup cannot change again for this long, so that a double click only opens it. */
export const POPUP_THROTTLE = 200;

export interface Throttle {
  /** Whether a change is allowed now; an allowed change starts the pause. */
  allows(now: number): boolean;
  /** Starts the pause for a change that is always allowed. */
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
