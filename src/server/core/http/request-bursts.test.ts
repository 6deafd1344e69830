import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { limitRequestBursts } from './request-bursts.ts';

const CROWD = 100;
const COST_MS = 2;

const app = Fastify();
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

function work(): void {
  const end = performance.now() + COST_MS;
  while (performance.now() < end);
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

test('a health check overtakes a crowd that arrived earlier; the crowd keeps its order', async () => {
  const begun: number[] = [];
  limitRequestBursts(app);
  app.get(
    '/health',
    { config: { needs: 'public', cost: 'none', isUrgent: true } },
    () => `after ${begun.length}`,
  );
  app.get<{ Params: { n: string } }>(
    '/work/:n',
    { config: { needs: 'public', cost: 'none' } },
    ({ params }) => {
      begun.push(Number(params.n));
      work();
      return params.n;
    },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  let accepted = 0;
  app.server.on('connection', () => (accepted += 1));
  const crowd = await Promise.all(Array.from({ length: CROWD }, () => connected(port)));
  const watcher = await connected(port);
  await expect.poll(() => accepted).toBe(CROWD + 1);

  const answers = crowd.map((socket) => once(socket, 'data'));
  const health = once(watcher, 'data');
  for (const [n, socket] of crowd.entries())
    socket.write(`GET /work/${n} HTTP/1.1\r\nHost: a\r\n\r\n`);
  watcher.write('GET /health HTTP/1.1\r\nHost: a\r\n\r\n');

  const begunBefore = Number(/after (\d+)/.exec(String((await health)[0]))?.[1]);
  expect(begunBefore).toBeLessThan(CROWD / 2);
  const texts = (await Promise.all(answers)).map(([bytes]) => String(bytes));
  expect(texts.every((text) => text.startsWith('HTTP/1.1 200'))).toBe(true);
  expect(begun).toEqual(crowd.keys().toArray());
});
