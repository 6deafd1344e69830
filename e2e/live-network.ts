import type { ServerResponse } from 'node:http';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { followQuotes } from '../src/contracts/instruments/quote.ts';
import type { Site } from './browser.ts';

/** The number of live streams the server has open, and of all opened since this call. */
export function watchStreams({ app }: Site): { readonly open: Set<ServerResponse>; count: number } {
  const streams = { open: new Set<ServerResponse>(), count: 0 };
  app.app.http.server.on('request', (request, response: ServerResponse) => {
    if (!request.url?.startsWith(followQuotes.path)) return;
    streams.count += 1;
    streams.open.add(response);
    response.on('close', () => streams.open.delete(response));
  });
  return streams;
}

/**
 * A connection between the browser and the server. While it is stalled no data passes and nothing
 * is closed, so neither side can tell, as with an unplugged cable somewhere in between.
 */
export class StallingLine {
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((near) => this.#join(near));
  #target = 0;
  #isStalled = false;

  static async to(site: Site): Promise<StallingLine> {
    const line = new StallingLine();
    line.#target = Number(new URL(site.origin).port);
    await new Promise<void>((resolve) => {
      line.#server.listen(0, '127.0.0.1', resolve);
    });
    return line;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stall(): void {
    this.#isStalled = true;
    for (const socket of this.#sockets) socket.unpipe().pause();
  }

  /** Lets new connections through; earlier ones are closed. */
  mend(): void {
    this.#isStalled = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #join(near: Socket): void {
    this.#keep(near);
    if (this.#isStalled) {
      near.pause();
      return;
    }
    const far = connect(this.#target, '127.0.0.1');
    this.#keep(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => {});
  }
}
