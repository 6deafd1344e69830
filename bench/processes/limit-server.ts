import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveMessages } from './serve-messages.ts';

/** The upper limit: node:http with a prepared buffer and no logic. */
serveMessages(async (message) => {
  const { bytes } = message as { bytes: number };
  const body = Buffer.alloc(bytes, 'x');
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
    });
    response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { port: (server.address() as AddressInfo).port };
});
