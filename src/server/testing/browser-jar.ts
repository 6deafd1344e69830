import type { LightMyRequestResponse } from 'fastify';
import type { App } from '../app.ts';

/** Posts like a browser that keeps its cookies. */
export class BrowserJar {
  readonly #app: App;
  readonly #cookies = new Map<string, string>();
  readonly #host: string;

  constructor(app: App, host = 'localhost') {
    this.#app = app;
    this.#host = host;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  getCookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  get(url: string): Promise<LightMyRequestResponse> {
    return this.#request('GET', url);
  }

  /** Below `/api/account/`. */
  post(path: string, payload?: object): Promise<LightMyRequestResponse> {
    return this.#request('POST', `/api/account/${path}/`, payload);
  }

  async #request(method: 'GET' | 'POST', url: string, payload?: object) {
    const headers = { cookie: this.cookie, host: this.#host };
    const answer = await this.#app.http.inject({
      method,
      url,
      headers,
      ...(payload && { payload }),
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }
}
