import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { serveMessages } from './serve-messages.ts';

/** Sends requests to a server on this machine as fast as it responds, over open connections. */
export interface LoadRequest {
  readonly port: number;
  /** Complete requests as sent, one after the other. */
  readonly requests: readonly string[];
  /** The first one to send; after the last it starts over, unless each must be sent only once. */
  readonly from: number;
  readonly once: boolean;
  readonly connections: number;
  readonly milliseconds: number;
}

export interface LoadResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly meanBytes: number;
  /** The position at which the next run continues. */
  readonly next: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const READ_BYTES = 256 * 1024;

serveMessages(async (message) => {
  const order = message as LoadRequest;
  const run = new Run(order);
  await Promise.all(Array.from({ length: order.connections }, () => run.drive()));
  return run.result();
});

class Run {
  readonly #order: LoadRequest;
  readonly #latencies: number[] = [];
  readonly #begin = performance.now();
  #next: number;
  #bytes = 0;
  #last = 0;

  constructor(order: LoadRequest) {
    this.#order = order;
    this.#next = order.from;
  }

  /** One connection, one request at a time, until the time is up. */
  drive(): Promise<void> {
    return new Promise((resolve, reject) => {
      const reader = new AnswerReader();
      let askedAt = 0;
      const socket: Socket = connect({
        port: this.#order.port,
        host: '127.0.0.1',
        noDelay: true,
        onread: {
          buffer: Buffer.allocUnsafe(READ_BYTES),
          callback: (length, buffer) => {
            try {
              if (reader.consumeBytes(buffer as Buffer, length)) answered();
            } catch (error) {
              socket.destroy(error as Error);
            }
            return true;
          },
        },
      });
      const sendNextRequest = (): void => {
        const request = this.#nextRequest();
        askedAt = performance.now();
        socket.write(request, 'latin1');
      };
      const answered = (): void => {
        this.#last = performance.now();
        this.#latencies.push(this.#last - askedAt);
        this.#bytes += reader.bodyBytes;
        if (this.#last - this.#begin < this.#order.milliseconds) sendNextRequest();
        else socket.end();
      };
      socket.on('connect', sendNextRequest);
      socket.on('error', reject);
      socket.on('close', () => resolve());
    });
  }

  result(): LoadResult {
    const sorted = Float64Array.from(this.#latencies).toSorted();
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
    return {
      perSecond: (1000 * sorted.length) / (this.#last - this.#begin),
      p50: at(0.5),
      p99: at(0.99),
      meanBytes: this.#bytes / sorted.length,
      next: this.#next,
    };
  }

  #nextRequest(): string {
    const { requests, once } = this.#order;
    if (once && this.#next >= requests.length) throw new Error('there are not enough requests');
    const request = requests[this.#next % requests.length] ?? '';
    this.#next += 1;
    return request;
  }
}

/** Finds the end of each response: a head with a content-length, then that many bytes. */
class AnswerReader {
  bodyBytes = 0;
  #missing = 0;
  #head = Buffer.alloc(0);

  /** True when the response is complete. */
  consumeBytes(buffer: Buffer, length: number): boolean {
    if (this.#missing > 0) {
      this.#missing -= length;
      return this.#missing === 0;
    }
    const seen = Buffer.concat([this.#head, buffer.subarray(0, length)]);
    const end = seen.indexOf(HEAD_END);
    this.#head = seen;
    if (end < 0) return false;
    const head = seen.toString('latin1', 0, end);
    if (!head.startsWith('HTTP/1.1 200 ')) throw new Error(`refused: ${seen.toString()}`);
    this.bodyBytes = Number(/^content-length: (\d+)/im.exec(head)?.[1]);
    if (!(this.bodyBytes > 0)) throw new Error(`an answer without content-length: ${head}`);
    this.#missing = this.bodyBytes - (seen.length - end - HEAD_END.length);
    this.#head = Buffer.alloc(0);
    return this.#missing === 0;
  }
}
