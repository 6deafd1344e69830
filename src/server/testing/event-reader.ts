import { vi } from 'vitest';
import { liveQuote, type LiveQuote } from '../../contracts/instruments/quote.ts';

/** Long enough for a slow machine; a passing test doesn't wait for it. */
const DEADLINE = { timeout: 15_000, interval: 10 };

/** Reads server-sent events over a real connection, as a browser would. */
export class EventReader {
  readonly response: Response;
  readonly #abort: AbortController;
  /** Everything received so far. */
  text = '';
  isOver = false;

  private constructor(response: Response, abort: AbortController) {
    this.response = response;
    this.#abort = abort;
    void this.#readEvents();
  }

  static async open(
    url: string,
    cookie: string,
    headers: Record<string, string> = {},
  ): Promise<EventReader> {
    const abort = new AbortController();
    const response = await fetch(url, { headers: { cookie, ...headers }, signal: abort.signal });
    return new EventReader(response, abort);
  }

  get quotes(): LiveQuote[] {
    return this.#readData('quote').map((data) => liveQuote.parse(data));
  }

  /** The viewer tags that the server sent, in order. */
  get viewers(): string[] {
    return this.#readData('viewer').map((data) => (data as { tag: string }).tag);
  }

  #readData(type: string): unknown[] {
    const head = `event: ${type}\ndata: `;
    return this.text
      .split('\n\n')
      .slice(0, -1)
      .filter((event) => event.startsWith(head))
      .map((event) => JSON.parse(event.slice(head.length)) as unknown);
  }

  /** The values of an instrument in the order they came. */
  valuesFor(id: number): (string | null)[] {
    return this.quotes.filter((message) => message.id === id).map(({ quote }) => quote.value);
  }

  until(condition: (reader: EventReader) => boolean): Promise<void> {
    return vi.waitFor(() => {
      if (!condition(this)) throw new Error(`still waiting; so far came: ${this.text}`);
    }, DEADLINE);
  }

  close(): void {
    this.#abort.abort();
  }

  async #readEvents(): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const bytes of this.response.body ?? []) {
        this.text += decoder.decode(bytes, { stream: true });
      }
    } catch {
      // A connection that was cut has also ended.
    }
    this.isOver = true;
  }
}
