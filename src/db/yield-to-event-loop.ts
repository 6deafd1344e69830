import { setImmediate as nextTurn } from 'node:timers/promises';

/** Computation in the server must not delay its requests. */
const MAX_TURN_MS = 8;

/** Lets the process handle requests before it continues. */
export function yieldToEventLoop(): Promise<void> {
  return nextTurn();
}

/** The same within a loop of many short steps: yields only after some milliseconds. */
export class YieldTimer {
  #begun = performance.now();

  async yieldIfLong(): Promise<void> {
    if (performance.now() - this.#begun < MAX_TURN_MS) return;
    await yieldToEventLoop();
    this.#begun = performance.now();
  }
}
