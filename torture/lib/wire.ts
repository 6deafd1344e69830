import { once } from 'node:events';
import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';

/** A request as sent: unlike fetch, nothing in it is normalised. */
export interface Attempt {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export interface Answered {
  /** 0 if there was no response. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly ms: number;
  /** Why there was no response. */
  readonly failure: string | null;
}

/** Longer than any response takes, so that nothing hangs for ever. */
const PATIENCE_MS = 60_000;

/** Sends requests to one server on this machine, over connections that stay open by default. */
export class Wire {
  readonly #port: string;
  readonly #agent: Agent;

  constructor(origin: string, agent = new Agent({ keepAlive: true })) {
    const { hostname, port } = new URL(origin);
    this.#agent = agent;
    if (hostname !== '127.0.0.1') throw new Error(`${origin} is not this machine`);
    this.#port = port;
  }

  async send({ method, path, headers = {}, body }: Attempt): Promise<Answered> {
    const begin = performance.now();
    const took = () => performance.now() - begin;
    try {
      const outgoing = request({
        host: '127.0.0.1',
        port: this.#port,
        agent: this.#agent,
        method,
        path,
        headers: {
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      outgoing.end(body);
      const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
      // A live stream does not end.
      const isStream = response.headers['content-type']?.startsWith('text/event-stream') ?? false;
      const answer = isStream ? '' : await text(response);
      if (isStream) response.destroy();
      const { statusCode = 0 } = response;
      return {
        status: statusCode,
        headers: response.headers,
        body: answer,
        ms: took(),
        failure: null,
      };
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      return { status: 0, headers: {}, body: '', ms: took(), failure: code ?? message };
    }
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** The Cookie header that a browser would send after this response. */
export function cookieHeader({ headers }: Answered): string {
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0]).join('; ');
}

let clients = 0;
/**
 * Each client has its own IP address, as a proxy would report it, so that clients don't share a
 * rate limit.
 */
export function newAddress(): Record<string, string> {
  clients += 1;
  return {
    'x-forwarded-for': `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`,
  };
}
