import { LANGUAGE_CODES } from '../../domain/text/language.ts';
import type { TestApp } from './test-app.ts';

interface Read {
  readonly terms: Record<string, unknown> & {
    name: Record<string, string>;
    identifiers: { scheme: string; value: string; validFrom: null; validTo: string | null }[];
    bond: Record<string, unknown>;
  };
  readonly held: { field: string; sourceValue: string; sourceAt: string | null }[];
  readonly version: string;
  readonly isHidden: boolean;
}

/** Makes an operator's calls to one server process or another, and reads the database. */
export class DeskCaller {
  readonly #server: TestApp;
  readonly #cookie: string;

  constructor(server: TestApp, cookie: string) {
    this.#server = server;
    this.#cookie = cookie;
  }

  /** A POST if there is a payload. */
  async request(url: string, payload?: object, { app }: TestApp = this.#server) {
    return app.http.inject({
      method: payload ? 'POST' : 'GET',
      url,
      headers: { cookie: this.#cookie },
      ...(payload && { payload }),
    });
  }

  /** What the form of an instrument or issuer shows, and as `body` what it would send. */
  async readRecord(path: string) {
    const { terms, version, ...rest } = (await this.request(path)).json<Read>();
    const name = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, terms.name[code] ?? '']));
    return { ...rest, terms, version, body: { ...terms, name, version } };
  }

  async query<T extends object>(text: string, values: unknown[] = []): Promise<T[]> {
    return (await this.#server.db.pool.query<T>(text, values)).rows;
  }

  async findBonds(term: string, server?: TestApp): Promise<number[]> {
    const url = `/api/search/?type=bonds&q=${encodeURIComponent(term)}`;
    const answer = await this.request(url, undefined, server);
    return answer.json<{ items: { id: number }[] }>().items.map(({ id }) => id);
  }

  async someBonds(count: number): Promise<number[]> {
    const rows = await this.query<{ id: number }>(
      `select id from instrument where kind = 'bond' and isin is not null order by id limit $1`,
      [count],
    );
    return rows.map(({ id }) => id);
  }
}

export const instrumentPath = (id: number) => `/api/admin/instruments/${id}/`;
export const issuerPath = (id: number) => `/api/admin/issuers/${id}/`;
