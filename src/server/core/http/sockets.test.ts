import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { followQuotes } from '../../../contracts/instruments/quote.ts';
import { readConfig } from '../../config.ts';
import { createTestApp, TEST_SETTINGS, type TestApp } from '../../testing/test-app.ts';
import { listenOnAllSockets } from './listeners.ts';
import { socketOptions } from './sockets.ts';

/** Short enough to wait for, and at least a second apart. */
const PATIENCE = { headers: 1000, request: 2500, keepAlive: 1000, silence: 4000, check: 100 };
const LONG_MS = 15_000;

let server: TestApp;
let port: number;
let cookie: string;
const sockets: Socket[] = [];
beforeAll(async () => {
  server = await createTestApp({ patience: PATIENCE, liveBeatMs: 500 });
  await server.app.http.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.http.server.address() as AddressInfo).port;
  cookie = await server.signInAs('paid');
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => server.close());

interface Line {
  readonly socket: Socket;
  /** The data received so far. */
  readonly text: () => string;
  /** Resolves when the server has closed the connection, with the time that took. */
  readonly ended: Promise<number>;
}

function open(text = '', to = port): Line {
  const begin = performance.now();
  const socket = connect(to, '127.0.0.1');
  sockets.push(socket);
  let received = '';
  socket.on('data', (bytes) => (received += bytes.toString()));
  socket.on('error', () => {});
  const ended = new Promise<number>((done) => {
    socket.once('close', () => done(performance.now() - begin));
  });
  if (text) socket.write(text);
  return { socket, text: () => received, ended };
}

const GET = 'GET /healthz HTTP/1.1\r\nHost: x\r\n';
const POST = 'POST /api/search/bonds/ HTTP/1.1\r\nHost: x\r\n';
const BODY = 'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"half":';
const FORM =
  'POST /sign-in/ HTTP/1.1\r\nHost: x\r\n' +
  'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nemail=';

const answersIn = (text: string, status: number) =>
  text.match(new RegExp(`HTTP/1.1 ${status} `, 'g'))?.length ?? 0;

describe('a socket that keeps the server waiting is closed', () => {
  test.each([
    ['one that says nothing', '', PATIENCE.headers],
    ['half of the headers', GET, PATIENCE.headers],
    ['half of the body of a call', POST + BODY, PATIENCE.request],
    ['half of the body of a form', FORM, PATIENCE.request],
    ['half of a body that nobody asked for', `${GET}${BODY}`, PATIENCE.keepAlive],
    ['nothing after an answer', `${GET}\r\n`, PATIENCE.keepAlive],
  ])('%s', { timeout: LONG_MS }, async (_name, text, patienceMs) => {
    const took = await open(text).ended;
    expect(took).toBeGreaterThan(patienceMs * 0.9);
    expect(took).toBeLessThan(patienceMs + 5000);
  });

  test('slowly dripping headers', { timeout: LONG_MS }, async () => {
    const { socket, ended } = open(GET);
    const drip = setInterval(() => socket.write('X-A: b\r\n'), 100);
    const took = await ended;
    clearInterval(drip);
    expect(took).toBeLessThan(PATIENCE.headers + 5000);
  });

  test('a slowly dripping body', { timeout: LONG_MS }, async () => {
    const { socket, ended, text } = open(POST + BODY);
    const drip = setInterval(() => socket.write(' '), 100);
    const took = await ended;
    clearInterval(drip);
    expect(took).toBeLessThan(PATIENCE.request + 5000);
    expect(text()).toMatch(/^HTTP\/1.1 408 /);
  });

  test('one that doesn’t read its response', { timeout: LONG_MS }, async () => {
    const app = Fastify(socketOptions(PATIENCE));
    app.get('/healthz', () => Buffer.alloc(64 * 1024 * 1024));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const large = app.server;
    const closed = new Promise((done) => {
      large.once('connection', (held: Socket) => held.once('close', done));
    });
    const socket = connect((large.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => {});
    socket.pause().write(`${GET}\r\n`);
    await closed;
    expect(socket.bytesRead).toBeLessThan(64 * 1024 * 1024);
    await app.close();
  });

  test('200 of them at once, while others are served', { timeout: LONG_MS }, async () => {
    const held = Array.from({ length: 200 }, () => open(POST + BODY));
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect(answer.status).toBe(200);
    const times = await Promise.all(held.map(({ ended }) => ended));
    expect(Math.max(...times)).toBeLessThan(PATIENCE.request + 5000);
  });
});

test('a live stream outlasts all of these timeouts', { timeout: 20_000 }, async () => {
  const { socket, text } = open(
    `GET ${followQuotes.path}?ids=1001 HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n\r\n`,
  );
  await new Promise((done) => setTimeout(done, PATIENCE.silence + 2500));
  expect(socket.destroyed).toBe(false);
  expect(text()).toMatch(/^HTTP\/1.1 200 /);
  expect(text().match(/event: beat/g)?.length).toBeGreaterThan(5);
});

describe('pipelined requests on one socket', () => {
  test('more than eight: the ninth is rejected, the rest ignored', async () => {
    const { ended, text } = open(`${GET}\r\n`.repeat(500));
    await ended;
    expect(answersIn(text(), 200)).toBe(8);
    expect(answersIn(text(), 503)).toBe(1);
    expect(text()).toMatch(/retry-after: 1/i);
  });

  test('expensive ones: no more than eight are started', { timeout: LONG_MS }, async () => {
    const { ended, text } = open('GET /currencies/ HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(300));
    await ended;
    expect(answersIn(text(), 200)).toBe(8);
    expect(answersIn(text(), 503)).toBe(1);
  });

  test('eight are answered in order, and the socket stays open', async () => {
    const { socket, text } = open(
      Array.from({ length: 8 }, (_, i) => `GET /n${i}/ HTTP/1.1\r\nHost: x\r\n\r\n`).join(''),
    );
    await expect.poll(() => answersIn(text(), 404), { timeout: LONG_MS }).toBe(8);
    socket.write(`${GET}\r\n`);
    await expect.poll(() => answersIn(text(), 200), { timeout: LONG_MS }).toBe(1);
  });

  test('sequential ones are unlimited', async () => {
    const { socket, text } = open();
    for (let i = 1; i <= 20; i += 1) {
      socket.write(`${GET}\r\n`);
      await expect.poll(() => answersIn(text(), 200), { timeout: LONG_MS }).toBe(i);
    }
  });
});

test.each([
  ['two Host headers', 'GET /healthz HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n'],
  ['the same Host twice', 'GET /currencies/ HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n'],
  ['no Host', 'GET /healthz HTTP/1.1\r\n\r\n'],
  ['HTTP/0.9 by name', 'GET /healthz HTTP/0.9\r\nHost: x\r\n\r\n'],
  ['HTTP/0.9 without a name', 'GET /healthz\r\n\r\n'],
  ['HTTP/2.0 on the first line', 'GET /healthz HTTP/2.0\r\nHost: x\r\n\r\n'],
])('%s: rejected, and the connection is closed', { timeout: LONG_MS }, async (_name, request) => {
  const { text, ended } = open(request + GET);
  await ended;
  expect(text()).toMatch(/^HTTP\/1\.1 400 /);
  expect(answersIn(text(), 200)).toBe(0);
});

test('an unknown expectation changes nothing', async () => {
  const { socket, text } = open(`${GET}Expect: nonsense\r\n\r\n`);
  await expect.poll(() => answersIn(text(), 200), { timeout: LONG_MS }).toBe(1);
  socket.write('GET /api/indexes/0/ HTTP/1.1\r\nHost: x\r\nExpect: nonsense\r\n\r\n');
  await expect
    .poll(() => text(), { timeout: LONG_MS })
    .toMatch(/HTTP\/1.1 400 [^]*"code":"invalid_field"/);
});

const OFTEN = { interval: 2 };

test('one socket above the limit is closed at once, whichever listener accepted it', async () => {
  const { limits } = readConfig(TEST_SETTINGS);
  const small = await createTestApp({
    database: server.db,
    config: { limits: { ...limits, sockets: 2 } },
  });
  let closeListeners: (() => void) | undefined;
  try {
    let openNow = 0;
    small.app.http.server.on('connection', (socket: Socket) => {
      openNow += 1;
      socket.once('close', () => (openNow -= 1));
    });
    closeListeners = await listenOnAllSockets(small.app.http, { port: 0, host: '127.0.0.1' });
    const { port: itsPort } = small.app.http.server.address() as AddressInfo;
    // Enough rounds to use every listener.
    for (let round = 0; round < 10; round += 1) {
      const [first, second] = [open(GET, itsPort), open(GET, itsPort)];
      await expect.poll(() => openNow, OFTEN).toBe(2);
      await open(`${GET}\r\n`, itsPort).ended;
      first.socket.write('\r\n');
      await expect.poll(first.text, OFTEN).toContain('200 OK');
      second.socket.destroy();
      await expect.poll(() => openNow, OFTEN).toBe(1);
      const next = open(`${GET}\r\n`, itsPort);
      await expect.poll(next.text, OFTEN).toContain('200 OK');
      for (const { socket } of [first, next]) socket.destroy();
      await expect.poll(() => openNow, OFTEN).toBe(0);
    }
  } finally {
    closeListeners?.();
    await small.close();
  }
});
