import { setImmediate as nextTurn } from 'node:timers/promises';

/** A server that computes beside its requests must not keep them waiting. */
const MAX_TURN_MS = 8;

/** Lets the process answer requests before it goes on. */
export function yieldToEventLoop(): Promise<void> {
  return nextTurn();
}

/** The same within a loop of many short steps: only once they have taken some milliseconds. */
export class Turns {
  #begun = performance.now();

  async yieldIfLong(): Promise<void> {
    if (performance.now() - this.#begun < MAX_TURN_MS) return;
    await yieldToEventLoop();
    this.#begun = performance.now();
  }
}
