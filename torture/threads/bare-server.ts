import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort } from 'node:worker_threads';

/** It only responds, so its times are those of the machine. */
const server = createServer((_request, response) => response.end('{}'));
server.listen(0, '127.0.0.1', () => {
  parentPort?.postMessage((server.address() as AddressInfo).port, []);
});
