import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const DRIP_MS = 200;
/** The server checks sockets periodically, and a busy machine is late. */
const GRACE_MS = 6000;
/**
 * A client that reads nothing sees the end only after it has read what was sent before. So it
 * starts reading when the server must have closed the connection.
 */
const SURE_MS = 1500;

/** A client that sends something and then keeps the server waiting. */
export class SlowSocket {
  readonly #socket: Socket;
  readonly #closed: Promise<void>;
  readonly #readsNothing: boolean;
  readonly #drip: NodeJS.Timeout | undefined;

  constructor(
    origin: string,
    { text, drip, readsNothing = false }: { text: string; drip?: string; readsNothing?: boolean },
  ) {
    this.#readsNothing = readsNothing;
    this.#socket = connect(Number(new URL(origin).port), '127.0.0.1');
    this.#socket.on('error', () => {});
    if (readsNothing) this.#socket.pause();
    else this.#socket.resume();
    if (text !== '') this.#socket.write(text);
    if (drip !== undefined) this.#drip = setInterval(() => this.#socket.write(drip), DRIP_MS);
    // Not `once` of node:events, which treats the reset at the end as a failure.
    this.#closed = new Promise((done) => {
      this.#socket.once('close', () => {
        clearInterval(this.#drip);
        done();
      });
    });
  }

  /** True if the server closed it at about that time; it is closed afterwards in any case. */
  async isEndedAfter(patienceMs: number): Promise<boolean> {
    if (this.#readsNothing) {
      await sleep(patienceMs + SURE_MS);
      this.#socket.resume();
    }
    await this.#waitFor((this.#readsNothing ? 0 : patienceMs) + GRACE_MS);
    const isEnded = this.#socket.destroyed;
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
