import pg from 'pg';
import { cutOff } from '../../../db/connect.ts';

type Listener = (payload: string) => void;
/** Notices are missed from the beginning of a gap to its end. */
type GapMoment = 'begins' | 'is over';

/** A silent connection is detected after the sum of these two times at the latest. */
const BEAT_MS = 3000;
const ANSWER_MS = 3000;
/** A machine that is busy, for example after loading a market, may be slow to start. */
const START_MS = 30_000;

/**
 * Receives database notices about changes, including changes by other server processes. While the
 * connection is lost, notices are missed, so listeners are told to doubt their caches. A connection
 * that is open but silent counts as lost, so it is polled regularly.
 */
export class Notifications {
  readonly #url: string;
  readonly #listeners = new Map<string, Listener[]>();
  readonly #onGap: ((moment: GapMoment) => void)[] = [];
  #client: pg.Client | null = null;
  #wasOpen = false;
  #isListening = false;
  #lastAnswer: Promise<unknown> = Promise.resolve();
  #closed = false;
  #retry: NodeJS.Timeout | undefined;
  #beats: NodeJS.Timeout | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  on(channel: string, listener: Listener): void {
    this.#listeners.set(channel, [...(this.#listeners.get(channel) ?? []), listener]);
  }

  onGap(listener: (moment: GapMoment) => void): void {
    this.#onGap.push(listener);
  }

  /** Queries on the listening connection, where requests can't delay the answer. */
  async query(text: string): Promise<{ rows: Record<string, unknown>[] }> {
    const client = this.#client;
    if (!client || !this.#isListening) throw new Error('Connection terminated, not yet back');
    // One query after the other, because the driver mustn't queue them.
    const answer = this.#lastAnswer.then(() => client.query<Record<string, unknown>>(text));
    this.#lastAnswer = answer.catch((error: unknown) => {
      // Any response, even an error, shows that the server is there.
      if (!(error instanceof pg.DatabaseError)) this.#reconnect(client);
    });
    return answer;
  }

  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'parcurve-listen',
      connectionTimeoutMillis: this.#wasOpen ? ANSWER_MS : START_MS,
      query_timeout: ANSWER_MS,
    });
    this.#client = client;
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of this.#listeners.get(channel) ?? []) listener(payload);
    });
    client.on('error', () => this.#reconnect(client));
    client.on('end', () => this.#reconnect(client));
    await client.connect();
    for (const channel of this.#listeners.keys()) {
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    }
    this.#isListening = true;
    this.#wasOpen = true;
    this.#lastAnswer = Promise.resolve();
    this.#beats = setInterval(() => {
      this.query('select 1').catch(() => {});
    }, BEAT_MS).unref();
    this.#reportGap('is over');
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#beats);
    await this.#client?.end().catch(() => {});
  }

  #reconnect(lost: pg.Client): void {
    if (this.#closed || this.#client !== lost) return;
    this.#client = null;
    this.#isListening = false;
    clearInterval(this.#beats);
    this.#reportGap('begins');
    cutOff(lost);
    this.#openAfter(200);
  }

  #reportGap(moment: GapMoment): void {
    for (const listener of this.#onGap) listener(moment);
  }

  /** One attempt at a time, because a connection that is lost while it opens reports this twice. */
  #openAfter(milliseconds: number): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      this.open().catch(() => {
        const failed = this.#client;
        this.#client = null;
        if (failed) cutOff(failed);
        if (!this.#closed) this.#openAfter(1000);
      });
    }, milliseconds);
  }
}
