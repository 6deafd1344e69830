import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { serveMessages } from './serve-messages.ts';

/** The smallest server of the same kind: it shows the cost of Node and Fastify without our code. */
serveMessages(async () => {
  const app = Fastify();
  app.get('/', () => ({ hello: 'world' }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { port: (app.server.address() as AddressInfo).port };
});
