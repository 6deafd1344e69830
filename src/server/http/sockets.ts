import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

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

export const PATIENCE: PatienceMs = {
  headers: 10_000,
  request: 20_000,
  keepAlive: 72_000,
  silence: 60_000,
  check: 1000,
};

/** Browsers send one after the other; who sends ahead may do so a little. */
const MAX_PIPELINED = 8;

/** As Fastify takes it: a server made by ourselves would not listen on both loopback addresses. */
export function socketOptions(patience: PatienceMs = PATIENCE) {
  const { headers, request, keepAlive, silence, check } = patience;
  return {
    http: {
      headersTimeout: headers,
      requestTimeout: request,
      connectionsCheckingInterval: check,
    },
    requestTimeout: request,
    keepAliveTimeout: keepAlive,
    connectionTimeout: silence,
  };
}

/** Node hands over all requests that came in one packet, however many, before the first answer. */
export function limitPipelining(app: FastifyInstance): void {
  const underWay = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const count = (underWay.get(socket) ?? 0) + 1;
    underWay.set(socket, count);
    if (count <= MAX_PIPELINED) {
      // Comes once.
      reply.raw.on('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
      return done();
    }
    // What follows on a socket that is being closed is never looked at.
    reply.hijack();
    if (count === MAX_PIPELINED + 1) refuse(request.raw, reply.raw);
  });
}

/**
 * Node refuses what it cannot fulfil with a 417 that has no body, before any request is there. Who
 * expects something of us is answered like everybody else.
 */
export function ignoreExpectations(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    app.server.emit('request', request, response),
  );
}

/** The last answer on this socket; it comes after those that were asked for before. */
function refuse(request: IncomingMessage, response: ServerResponse): void {
  request.socket.pause();
  response.writeHead(503, { connection: 'close', 'retry-after': '1', 'content-length': '0' });
  response.end();
}
