import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { serveMessages } from './serve-messages.ts';

/** The smallest server of the same kind: what Node and Fastify take before any of our code. */
serveMessages(async () => {
  const app = Fastify();
  app.get('/', () => ({ hello: 'world' }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { port: (app.server.address() as AddressInfo).port };
});
