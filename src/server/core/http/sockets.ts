import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Limits how long a client may hold a socket by sending or reading slowly or not at all. */
export interface PatienceMs {
  /** From the first byte of a request, or from the connection, to the end of the headers. */
  readonly headers: number;
  /** From the same moment to the end of the body. */
  readonly request: number;
  /** Between two requests. Longer than proxies keep a connection for reuse. */
  readonly keepAlive: number;
  /**
   * Without a byte in either direction while a response is prepared or sent; live streams send
   * heartbeats.
   */
  readonly silence: number;
  /** How often sockets are checked. */
  readonly check: number;
}

export const PATIENCE: PatienceMs = {
  headers: 10_000,
  request: 20_000,
  keepAlive: 72_000,
  silence: 60_000,
  check: 1000,
};

/**
 * Options for Fastify's own server: one that we created wouldn't listen on both loopback addresses.
 */
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

/**
 * Node answers an unknown Expect header with an empty 417 before there is a request. We handle such
 * a request like any other.
 */
export function ignoreExpectations(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    app.server.emit('request', request, response),
  );
}

/**
 * With more sockets the process would run out of file handles, also for the database. Counted here,
 * because Node counts the sockets of each listening socket separately.
 */
export function limitSockets(app: FastifyInstance, most: number): void {
  let open = 0;
  app.server.prependListener('connection', (socket: Socket) => {
    open += 1;
    socket.once('close', () => (open -= 1));
    if (open > most) socket.destroy();
  });
}
