import type { BenchContext } from '../harness.ts';
import type { LoadRequest, LoadResult } from '../processes/load-client.ts';
import { Child } from './child.ts';

/** A list of requests, and the next one to send. */
export interface RequestList {
  readonly requests: readonly string[];
  /** Each request is sent only once, so that no response comes from memory. */
  readonly once: boolean;
  next: number;
}

/** The load generator, in a separate process so that it takes no time from the server. */
export class Load {
  readonly #child: Child;

  constructor(context: BenchContext) {
    this.#child = new Child('load-client.ts', context);
  }

  async run(
    list: RequestList,
    target: { port: number; connections: number; seconds: number },
  ): Promise<LoadResult> {
    const { requests, once, next } = list;
    const { port, connections, seconds } = target;
    const milliseconds = 1000 * seconds;
    const order: LoadRequest = { port, requests, from: next, once, connections, milliseconds };
    const result = await this.#child.request<LoadResult>(order);
    list.next = result.next;
    return result;
  }
}

/** A POST request as sent. */
export function postRequest(
  path: string,
  body: object,
  headers: Readonly<Record<string, string>>,
): string {
  return request(path, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
}

export function getRequest(
  path: string,
  headers: Readonly<Record<string, string>> = { accept: 'text/html' },
): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('')}\r\n`;
}

/** A POST of plain text in ASCII. */
export function textRequest(path: string, text: string): string {
  return request(path, text, { 'content-type': 'text/plain' });
}

function request(path: string, text: string, headers: Readonly<Record<string, string>>): string {
  const head = { host: '127.0.0.1', 'content-length': String(text.length), ...headers };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`;
}
