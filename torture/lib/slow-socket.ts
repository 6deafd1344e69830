import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const DRIP_MS = 200;
/** What was sent before the end has to be read before the end is seen. */
const DRAIN_MS = 3000;

/** A client that says something and then keeps the server waiting. */
export class SlowSocket {
  readonly #socket: Socket;
  readonly #closed: Promise<unknown>;
  readonly #readsNothing: boolean;
  readonly #drip: NodeJS.Timeout | undefined;

  constructor(
    origin: string,
    { text, drip, readsNothing = false }: { text: string; drip?: string; readsNothing?: boolean },
  ) {
    this.#readsNothing = readsNothing;
    this.#socket = connect(Number(new URL(origin).port), '127.0.0.1');
    this.#socket.on('error', () => {});
    this.#closed = once(this.#socket, 'close');
    if (readsNothing) this.#socket.pause();
    else this.#socket.resume();
    if (text !== '') this.#socket.write(text);
    if (drip !== undefined) this.#drip = setInterval(() => this.#socket.write(drip), DRIP_MS);
  }

  /** True when the server ended it in this time; it is closed afterwards in any case. */
  async isEndedWithin(limitMs: number): Promise<boolean> {
    await this.#waitFor(limitMs);
    if (this.#readsNothing && !this.#socket.destroyed) {
      this.#socket.resume();
      await this.#waitFor(DRAIN_MS);
    }
    const isEnded = this.#socket.destroyed;
    clearInterval(this.#drip);
    this.#socket.destroy();
    return isEnded;
  }

  async #waitFor(milliseconds: number): Promise<void> {
    const patience = new AbortController();
    const { signal } = patience;
    const over = sleep(milliseconds, undefined, { signal }).catch(() => {});
    await Promise.race([this.#closed, over]);
    patience.abort();
  }
}
