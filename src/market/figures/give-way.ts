import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds: a server that reckons beside its requests must not keep them waiting. */
const LONGEST_TURN = 8;

/** Lets a process do other things between two parts of a long calculation. */
export class Turns {
  #begun = performance.now();

  async giveWay(): Promise<void> {
    if (performance.now() - this.#begun < LONGEST_TURN) return;
    await nextTurn();
    this.#begun = performance.now();
  }
}
