import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

/** Nobody may hold a socket for longer by sending, reading or saying nothing. */
export interface PatienceMs {
  /** From the first byte of a request, or from the connection, to the end of its headers. */
  readonly headers: number;
  /** To the end of its body. */
  readonly request: number;
  /** Between two requests. Longer than proxies keep a connection that they may use again. */
  readonly keepAlive: number;
  /** Without a byte in either direction while an answer is under way; live streams beat. */
  readonly silence: number;
  /** How often sockets are looked at. */
  readonly check: number;
}

const PATIENCE: PatienceMs = {
  headers: 10_000,
  request: 20_000,
  keepAlive: 72_000,
  silence: 60_000,
  check: 1000,
};

/** Browsers send one after the other; who sends ahead may so do a little. */
const MAX_PIPELINED = 8;

export function createHttpServer(handle: RequestListener, patience: PatienceMs = PATIENCE): Server {
  const server = createServer(
    {
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      keepAliveTimeout: patience.keepAlive,
      connectionsCheckingInterval: patience.check,
    },
    withPipelineLimit(handle),
  );
  server.setTimeout(patience.silence);
  return server;
}

/** Node hands over all requests that came in one packet, however many, before the first answer. */
function withPipelineLimit(handle: RequestListener): RequestListener {
  const underWay = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const count = (underWay.get(socket) ?? 0) + 1;
    underWay.set(socket, count);
    // What follows on a socket that is being closed is never looked at.
    if (count > MAX_PIPELINED + 1) return;
    if (count === MAX_PIPELINED + 1) return refuse(request, response);
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    handle(request, response);
  };
}

/** The last answer on this socket; it comes after those that were asked for before. */
function refuse(request: IncomingMessage, response: ServerResponse): void {
  request.socket.pause();
  response.writeHead(503, { connection: 'close', 'retry-after': '1', 'content-length': '0' });
  response.end();
}
