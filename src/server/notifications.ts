import pg from 'pg';

type Listener = (payload: string) => void;

/**
 * What the database tells about changes, also those made by other server processes. While the
 * connection is lost messages are missed, so listeners are told to forget what they remember.
 */
export class Notifications {
  readonly #url: string;
  readonly #listeners = new Map<string, Listener[]>();
  readonly #onGap: (() => void)[] = [];
  #client: pg.Client | null = null;
  #closed = false;
  #retry: NodeJS.Timeout | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  on(channel: string, listener: Listener): void {
    this.#listeners.set(channel, [...(this.#listeners.get(channel) ?? []), listener]);
  }

  onGap(listener: () => void): void {
    this.#onGap.push(listener);
  }

  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'parcurve-listen',
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
    for (const listener of this.#onGap) listener();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    await this.#client?.end().catch(() => {});
  }

  #reconnect(lost: pg.Client): void {
    if (this.#closed || this.#client !== lost) return;
    this.#client = null;
    for (const listener of this.#onGap) listener();
    void lost.end().catch(() => {});
    this.#openAfter(200);
  }

  /** One attempt at a time: a connection lost while it opens reports so in two ways. */
  #openAfter(milliseconds: number): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      this.open().catch(() => {
        this.#client = null;
        if (!this.#closed) this.#openAfter(1000);
      });
    }, milliseconds);
  }
}
