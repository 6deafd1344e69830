import { createServer, type AddressInfo, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

/**
 * Node accepts one connection per listening socket and turn: a newcomer waits one turn for each
 * connection ahead of it. With several sockets on one port, several are accepted.
 */
const DOORS = 8;
/** Only Linux distributes connections over several sockets on one port. */
const HAS_REUSE_PORT = process.platform === 'linux';

/**
 * Listens, through several sockets where possible. Returns a function that closes all sockets
 * except the server's own.
 */
export async function listenOnAllSockets(
  http: FastifyInstance,
  { port, host }: Pick<Config, 'port' | 'host'>,
): Promise<() => void> {
  const doors: Server[] = [];
  const closeListeners = () => {
    for (const door of doors) door.close();
  };
  // Fastify passes on to Node options that it has no type for.
  const shared: object = HAS_REUSE_PORT ? { reusePort: true } : {};
  await http.ready();
  await listenSilently(http, { port, host, ...shared });
  if (!HAS_REUSE_PORT) return closeListeners;
  for (const bound of http.addresses() as AddressInfo[]) {
    for (let i = 1; i < DOORS; i += 1) doors.push(await openListener(http.server, bound));
  }
  return closeListeners;
}

/** Startup reports the address itself; Fastify would log a line about each. */
async function listenSilently(http: FastifyInstance, options: object): Promise<void> {
  const { level } = http.log;
  if (level === 'info') http.log.level = 'warn';
  try {
    await http.listen(options);
  } finally {
    http.log.level = level;
  }
}

async function openListener(server: Server, { address, port }: AddressInfo): Promise<Server> {
  // The same socket options as Node's own HTTP server.
  const sockets = { allowHalfOpen: true, noDelay: true };
  const door = createServer(sockets, (socket) => server.emit('connection', socket));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  door.once('error', reject);
  door.listen({ host: address, port, reusePort: true }, resolve);
  await promise;
  return door;
}
