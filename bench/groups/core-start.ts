import { setTimeout as sleep } from 'node:timers/promises';
import { median, row, type BenchContext, type Group, type Row } from '../harness.ts';
import { Child } from '../lib/child.ts';
import { allProcesses, findDescendants, readMemory } from '../lib/process-memory.ts';
import { startProduct } from '../lib/product.ts';

const STARTS = 3;
const LIMIT_SECONDS = 5;
const IDLE_MS = 5000;

/** The time of the second start of an unchanged checkout, and the memory of an idle server. */
export const coreStart: Group = {
  name: 'core/start',
  async run(context) {
    const dataDir = await context.market.release();
    context.reportProgress('first start: builds the pages when they are stale');
    await (await startProduct(context, dataDir)).stop();
    const seconds: number[] = [];
    let memory: Row[] = [];
    for (let i = 1; i <= STARTS; i += 1) {
      context.reportProgress(`start ${i} of ${STARTS}`);
      const server = await startProduct(context, dataDir);
      seconds.push(server.seconds);
      if (i === STARTS) memory = await memoryAtRest(context, server.process.pid ?? 0);
      await server.stop();
    }
    const peer = 'limit';
    const value = median(seconds);
    return [
      row(
        { name: 'second start until ready', value, unit: 's', peer, peerValue: LIMIT_SECONDS },
        { atMost: 1 },
      ),
      ...memory,
    ];
  },
};

async function memoryAtRest(context: BenchContext, launcher: number): Promise<Row[]> {
  const hello = new Child('hello-server.ts', context);
  await hello.request({});
  await sleep(IDLE_MS);
  const processes = allProcesses();
  if (!processes) {
    context.note('memory at rest: not measured, because only Linux tells it');
    return [];
  }
  const family = findDescendants(launcher, processes);
  const server = family.find(({ parent }) => parent === launcher);
  const postgres = family.filter(({ name }) => name.startsWith('postgres'));
  if (!server || postgres.length === 0) throw new Error('the processes are not found');
  const peer = 'Fastify hello world';
  const peerValue = readMemory(hello.pid, 'Rss');
  const taken = postgres.reduce((sum, { pid }) => sum + readMemory(pid, 'Pss'), 0);
  await hello.stop();
  return [
    row(
      {
        name: 'memory at rest, server',
        value: readMemory(server.pid, 'Rss'),
        unit: 'MB',
        peer,
        peerValue,
      },
      { atMost: 2.5 },
    ),
    row(
      { name: 'memory at rest, PostgreSQL', value: taken, unit: 'MB', peer, peerValue },
      { atMost: 2 },
    ),
  ];
}
