import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { isMigrated } from '../db/migrate.ts';
import { createTestDatabase } from '../db/testing/test-database.ts';
import {
  waitForAddress,
  expectOneSentence,
  newFolder,
  processesIn,
  SLOW,
  start,
  useStartedServers,
  type Started,
} from './testing/started-server.ts';

useStartedServers();

describe('a startup that can’t succeed ends with one sentence', () => {
  test('a port that is taken', async () => {
    const holder = createServer();
    const port = await new Promise<number>((done) => {
      holder.listen(0, '127.0.0.1', () => done((holder.address() as { port: number }).port));
    });
    await expectOneSentence(
      start({ PORT: String(port) }),
      new RegExp(`^Port ${port} is already in use`),
    );
    holder.close();
  });

  test('a bad setting', async () => {
    await expectOneSentence(start({ PORT: 'http' }), /^PORT must be/);
  });

  test('a host that isn’t this machine’s', async () => {
    await expectOneSentence(start({ HOST: '192.0.2.1' }), /192\.0\.2\.1/);
  });

  test('a DATA_DIR that isn’t writable', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    await expectOneSentence(start({ DATA_DIR: join(file, 'data') }), /DATA_DIR|file/);
  });

  test('a full disk', async () => {
    const dataDir = join(newFolder(), 'data');
    mkdirSync(dataDir);
    // The first file that a first startup writes for good.
    symlinkSync('/dev/full', join(dataDir, 'secrets.json.new'));
    await expectOneSentence(start({ DATA_DIR: dataDir }), /^The disk is full: free up space/);
  });

  test.each([
    ['nonsense', /DATABASE_URL must be a URL/],
    [
      'postgresql://nobody:secret-word@127.0.0.1:1/nothing',
      /DATABASE_URL \(127\.0\.0\.1:1\/nothing\) cannot be used/,
    ],
    [
      'postgresql://nobody:secret-word@nowhere.invalid/nothing',
      /DATABASE_URL \(nowhere\.invalid:5432\/nothing\)/,
    ],
  ])('DATABASE_URL=%s', async (url, pattern) => {
    const started = start({ DATABASE_URL: url });
    await expectOneSentence(started, pattern);
    expect(started.output.err).not.toContain('secret-word');
  });
});

test('startup without the demo: two run side by side, one on the server of DATABASE_URL, if it allows enough connections; a second one on the same data is rejected; each prints URL and operator link; a killed database is restarted; SIGINT and SIGTERM end everything they started', async () => {
  const database = await createTestDatabase({ template: 'empty' });
  await database.pool.query(`do $$ begin
    execute format('alter database %I connection limit 18', current_database()); end $$`);
  const url = { DATABASE_URL: database.ownerUrl };
  await expectOneSentence(start(url), /allows 18 connections, but Parcurve opens up to 26/);
  const [own, other] = [start(), start({ ...url, DATABASE_CONNECTIONS: '4' })];
  const addresses = [await waitForAddress(own), await waitForAddress(other)] as const;
  expect(addresses[0]).not.toBe(addresses[1]);
  for (const [i, started] of [own, other].entries()) {
    const link = `${addresses[i]}setup/?token=`;
    await vi.waitFor(() => expect(started.output.out).toContain(link), SLOW);
    expect(started.output.out).not.toContain('demo.example');
    expect((await fetch(`${addresses[i]}readyz`)).status).toBe(200);
    expect((await fetch(addresses[i]!)).status).toBe(200);
  }
  expect(processesIn(own.dataDir).length).toBeGreaterThan(0);
  // With DATABASE_URL no embedded database is started.
  expect(existsSync(other.dataDir)).toBe(false);
  expect(await isMigrated(database.pool)).toBe(true);

  const third = start({ DATA_DIR: own.dataDir });
  expect(await third.ended).toBe(1);
  expect(third.output.err.trimEnd().split('\n')).toHaveLength(1);
  expect((await fetch(`${addresses[0]}readyz`)).status).toBe(200);

  other.child.kill('SIGTERM');
  await expectEnd(other, addresses[1]);
  await killDatabase(own, addresses[0]);
  own.child.kill('SIGINT');
  await expectEnd(own, addresses[0], /^PostgreSQL .*\nRestarting PostgreSQL\.\n$/);
  await database.drop();
});

const lines = (text: string) => text.trimEnd().split('\n');

test('a first startup reports each step in one line, then demo accounts and next steps; a second one takes six lines at most; --quiet only prints the URL', async () => {
  const database = await createTestDatabase({ template: 'empty' });
  const env = { DATABASE_URL: database.ownerUrl, DEMO: 'tiny' };
  const run = async (...args: string[]) => {
    const started = start(env, ...args);
    const address = await waitForAddress(started);
    const out = () => started.output.out.replaceAll(address, '<URL>/');
    const end = args.length === 0 ? 'operator@' : 'ready';
    await vi.waitFor(() => expect(out()).toContain(end), SLOW);
    const printed = out();
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    expect(started.output.err).toBe('');
    return { printed, all: out() };
  };

  const { printed } = await run();
  const steps = lines(printed).filter((line) => /^[A-Z][a-z ]+ \d+\.\d s$/.test(line));
  const titles = steps.map((line) => line.replace(/ +\d.*/, ''));
  expect(titles.filter((title) => title !== 'Pages')).toEqual([
    'Database',
    'Migrations',
    'Demo market',
    'Screener rows',
    'Search index',
    'Server',
  ]);
  expect(printed).toContain('\n  operator@demo.example    Operator\n\nNext steps:\n');
  expect(printed).toContain('Open <URL>/ and press / to search.');
  expect(printed).not.toMatch(/ \d+ %|"level"/);

  const second = await run();
  expect(lines(second.printed).length).toBeLessThanOrEqual(6);
  expect(second.printed).toContain('Parcurve is ready: <URL>/\n');
  expect(second.printed).not.toContain('Next steps');

  expect((await run('--quiet')).all).toBe('Parcurve is ready: <URL>/\n');
  await database.drop();
});

async function expectEnd(
  { ended, dataDir, output }: Started,
  address: string,
  errors = /^$/,
): Promise<void> {
  expect(await ended).toBe(0);
  expect(processesIn(dataDir)).toEqual([]);
  await expect(fetch(address)).rejects.toThrow('fetch failed');
  expect(output.err).toMatch(errors);
}

/** The database is restarted while the server keeps running. */
async function killDatabase(started: Started, address: string): Promise<void> {
  const page = () => fetch(`${address}indexes/`);
  expect((await page()).status).toBe(200);
  const pidFile = join(started.dataDir, 'postgres/postmaster.pid');
  process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL');
  await vi.waitFor(() => expect(started.output.err).toContain('Restarting PostgreSQL.'), SLOW);
  const statuses = new Set<number>();
  await vi.waitFor(async () => {
    statuses.add((await page()).status);
    expect((await fetch(`${address}readyz`)).status).toBe(200);
  }, SLOW);
  expect((await page()).status).toBe(200);
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(started.child.exitCode).toBeNull();
}
