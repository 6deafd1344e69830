import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPool } from '../connect.ts';
import { StartupError } from '../startup-error.ts';
import { processIdentity } from './process-info.ts';
import { startEmbeddedServer, type EmbeddedServer } from './embedded-server.ts';

const isRoot = process.getuid?.() === 0;
const timeout = 120_000;

let folder: string;
const servers: EmbeddedServer[] = [];
const children: ChildProcess[] = [];

/** The files after a first startup; tests of later startups begin with a copy of them. */
let made: string;
beforeAll(async () => {
  made = makeFolder();
  const server = await startEmbeddedServer({ dataDir: join(made, 'data'), durable: false });
  await server.stop();
}, timeout);
afterAll(() => rmSync(made, { recursive: true, force: true }));

beforeEach(() => {
  folder = makeFolder();
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
});

function makeFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'embedded-test-'));
  // mkdtemp creates a folder with mode 0700; most tests need an ordinary one.
  chmodSync(path, 0o755);
  return path;
}

/** A DATA_DIR that a server has already used. */
function copyMade(name = 'data'): string {
  const dataDir = join(folder, name);
  // Keeps the owner of the files, which is another user if we are root.
  execFileSync('cp', ['-a', join(made, 'data'), dataDir]);
  return dataDir;
}

async function start(dataDir: string, durable = false): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer({ dataDir, durable });
  servers.push(server);
  return server;
}

async function queryFirstColumn(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows.map((row) => Object.values(row)[0]);
  } finally {
    await client.end();
  }
}

function postmasterPid(clusterDir: string): number {
  return Number(readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Starts the server in a separate process, which reports when it is ready. */
function startElsewhere(dataDir: string): { child: ChildProcess; ready: Promise<unknown> } {
  const module = JSON.stringify(new URL('./embedded-server.ts', import.meta.url).href);
  const script = `
    import { startEmbeddedServer } from ${module};
    await startEmbeddedServer({ dataDir: ${JSON.stringify(dataDir)}, durable: false });
    console.log('ready');
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return { child, ready: once(child.stdout, 'data') };
}

async function killHard(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

describe('a running server', () => {
  let place: string;
  let server: EmbeddedServer;
  beforeAll(async () => {
    place = makeFolder();
    server = await startEmbeddedServer({ dataDir: join(place, 'data'), durable: false });
  }, timeout);
  afterAll(async () => {
    await server.stop();
    rmSync(place, { recursive: true, force: true });
  });

  test('gives the app role a UTF-8 database and only the right to connect', async () => {
    const app = server.url('app');
    expect(await queryFirstColumn(app, 'show server_encoding')).toEqual(['UTF8']);
    expect(await queryFirstColumn(app, "select lower('ОБЛИГАЦИЯ')")).toEqual(['облигация']);
    await expect(queryFirstColumn(app, 'create table public.t (id int)')).rejects.toThrow(
      'permission denied',
    );
    await expect(queryFirstColumn(app, 'create temp table t (id int)')).rejects.toThrow(
      'permission denied',
    );
    await expect(queryFirstColumn(app, 'select * from pg_authid')).rejects.toThrow(
      'permission denied',
    );
    await expect(queryFirstColumn(server.url('app', 'postgres'), 'select 1')).rejects.toThrow(
      'permission denied',
    );
  });

  test('lets the owner create tables and trusted extensions, and a pool connect', async () => {
    await queryFirstColumn(server.url('owner'), 'create table t (id int)');
    await queryFirstColumn(server.url('owner'), 'create extension pg_trgm');
    const pool = createPool(server.url('owner'), { max: 2 });
    const { rows } = await pool.query<{ n: number }>('select count(*) as n from t');
    await pool.end();
    expect(rows).toEqual([{ n: 0 }]);
  });

  test('rejects a wrong password', async () => {
    const url = server.url('admin').replace(/:[^:@/]+@/, ':wrong@');
    await expect(queryFirstColumn(url, 'select 1')).rejects.toThrow(
      'password authentication failed',
    );
  });
});

test('rejects a second startup on a DATA_DIR in use', { timeout }, async () => {
  const dataDir = copyMade();
  const server = await start(dataDir);
  const sentence =
    `DATA_DIR ${dataDir} is in use by another Parcurve (process ${process.pid}): ` +
    'stop it or choose another DATA_DIR.';
  await expect(start(dataDir)).rejects.toThrow(new StartupError(sentence));
  expect(await queryFirstColumn(server.url('app'), 'select 1')).toEqual([1]);
  await server.stop();
  await server.stop();
  expect(existsSync(join(dataDir, 'parcurve.pid'))).toBe(false);
});

/** Waits for a new server process and returns its PID. */
async function nextPostmaster(clusterDir: string, before: number): Promise<number> {
  await expect.poll(() => findPostmasterPid(clusterDir) ?? before, { timeout }).not.toBe(before);
  return postmasterPid(clusterDir);
}

function findPostmasterPid(clusterDir: string): number | undefined {
  return existsSync(join(clusterDir, 'postmaster.pid')) ? postmasterPid(clusterDir) : undefined;
}

const answers = (url: string) =>
  queryFirstColumn(url, 'select 1').then(
    () => true,
    () => false,
  );

// The long name forces the socket into a temporary folder.
test.for(['data', 'd'.repeat(120)])(
  'restarts after being killed in %s, with committed data intact',
  { timeout },
  async (name) => {
    const dataDir = copyMade(name);
    const reasons: string[] = [];
    const server = await startEmbeddedServer({
      dataDir,
      onRestart: (reason) => reasons.push(reason),
    });
    servers.push(server);
    await queryFirstColumn(server.url('owner'), 'create table kept as select 42 as answer');
    const killed = postmasterPid(join(dataDir, 'postgres'));
    process.kill(killed, 'SIGKILL');
    await nextPostmaster(join(dataDir, 'postgres'), killed);
    await expect.poll(() => answers(server.url('app')), { timeout }).toBe(true);
    expect(await queryFirstColumn(server.url('owner'), 'select answer from kept')).toEqual([42]);
    // The restart also waits for processes of the killed server that are still ending.
    expect(reasons).toEqual([expect.stringContaining('SIGKILL')]);
  },
);

test('a server that keeps getting killed is given up', { timeout }, async () => {
  const dataDir = copyMade();
  const clusterDir = join(dataDir, 'postgres');
  let restarts = 0;
  const server = await startEmbeddedServer({
    dataDir,
    durable: false,
    onRestart: () => (restarts += 1),
  });
  servers.push(server);
  let pid = postmasterPid(clusterDir);
  for (let i = 0; i < 5; i += 1) {
    process.kill(pid, 'SIGKILL');
    pid = await nextPostmaster(clusterDir, pid);
    await expect.poll(() => answers(server.url('app')), { timeout }).toBe(true);
  }
  process.kill(pid, 'SIGKILL');
  // The last kill may have hit a server that was still starting.
  expect(await server.crashed).toMatch(/SIGKILL|could not be restarted/);
  expect(restarts).toBe(5);
});

test('stopped during a restart, it stays stopped', { timeout }, async () => {
  const dataDir = copyMade();
  const clusterDir = join(dataDir, 'postgres');
  const begun = Promise.withResolvers<unknown>();
  const server = await startEmbeddedServer({ dataDir, durable: false, onRestart: begun.resolve });
  process.kill(postmasterPid(clusterDir), 'SIGKILL');
  await begun.promise;
  await server.stop();
  expect(processIdentity(findPostmasterPid(clusterDir) ?? 0)).toBeUndefined();
  expect(existsSync(join(dataDir, 'parcurve.pid'))).toBe(false);
});

test('a new Parcurve takes over the server of a killed one', { timeout }, async () => {
  const dataDir = copyMade();
  const { child, ready } = startElsewhere(dataDir);
  await ready;
  await expect(start(dataDir)).rejects.toThrow(`another Parcurve (process ${child.pid})`);
  await killHard(child);
  const orphan = postmasterPid(join(dataDir, 'postgres'));
  expect(process.kill(orphan, 0)).toBe(true);
  const server = await start(dataDir);
  expect(await queryFirstColumn(server.url('app'), 'select 1')).toEqual([1]);
  expect(postmasterPid(join(dataDir, 'postgres'))).not.toBe(orphan);
});

test('the next startup repairs a first startup killed at any moment', { timeout }, async () => {
  for (const afterMs of [150, 400, 800]) {
    const dataDir = join(folder, `killed-${afterMs}`);
    const { child } = startElsewhere(dataDir);
    await sleep(afterMs);
    await killHard(child);
    const server = await start(dataDir);
    expect(await queryFirstColumn(server.url('app'), 'select 1')).toEqual([1]);
    expect(existsSync(join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true);
    await server.stop();
  }
});

test('stale pid files that name an unrelated living process do no harm', { timeout }, async () => {
  const dataDir = copyMade();
  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n/elsewhere\n`);
  writeFileSync(join(dataDir, 'parcurve.pid'), `${process.pid}\nanother life\n`);
  const server = await start(dataDir);
  expect(await queryFirstColumn(server.url('app'), 'select 1')).toEqual([1]);
});

test('an empty postmaster.pid, as after a power cut, does no harm', { timeout }, async () => {
  const dataDir = copyMade();
  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), '');
  expect(await queryFirstColumn((await start(dataDir)).url('app'), 'select 1')).toEqual([1]);
});

test.for(['d'.repeat(120), 'a, "b" 100% ü'])(
  'the folder name %s works',
  { timeout },
  async (name) => {
    const server = await start(join(folder, name));
    expect(await queryFirstColumn(server.url('app'), 'select 1')).toEqual([1]);
    const socketFolder = new URL(server.url('app').replace('@/', '@x/')).searchParams.get('host');
    await server.stop();
    const beside = join(folder, name, 'run');
    expect(socketFolder === beside || !existsSync(socketFolder ?? beside)).toBe(true);
  },
);

test('rejects a DATA_DIR that is a file, or inside one', { timeout }, async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(start(file)).rejects.toThrow(`DATA_DIR ${file} is not a folder`);
  await expect(start(join(file, 'data'))).rejects.toThrow('is not a folder');
});

test('rejects a DATA_DIR that isn’t writable', { timeout }, async () => {
  const closed = isRoot ? '/proc/parcurve' : join(folder, 'closed');
  if (!isRoot) mkdirSync(closed, { mode: 0o500 });
  await expect(start(closed)).rejects.toThrow(StartupError);
  await expect(start(closed)).rejects.toThrow(`DATA_DIR ${closed} is not writable`);
});

test('rejects a cluster of another PostgreSQL version', { timeout }, async () => {
  const dataDir = join(folder, 'data');
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '16\n');
  await expect(start(dataDir)).rejects.toThrow('was created by PostgreSQL 16');
  expect(existsSync(join(dataDir, 'parcurve.pid'))).toBe(false);
});

test('rejects a cluster without its passwords', { timeout }, async () => {
  const dataDir = copyMade();
  rmSync(join(dataDir, 'secrets.json'));
  await expect(start(dataDir)).rejects.toThrow('secrets.json cannot be read');
});

// Only root runs PostgreSQL as another user, so only root can encounter a folder that user can't
// enter.
test.runIf(isRoot)('root: a DATA_DIR with access for root only works', { timeout }, async () => {
  const dataDir = join(folder, 'closed', 'data');
  mkdirSync(join(folder, 'closed'), { mode: 0o700 });
  const server = await start(dataDir);
  const pointer = readFileSync(join(dataDir, 'postgres-location.txt'), 'utf8');
  const home = pointer.trim().split('\n').at(-1) ?? '';
  try {
    expect(home).toMatch(/^\/var\/lib\/parcurve\/[0-9a-f]{12}$/);
    await queryFirstColumn(server.url('owner'), 'create table kept as select 1 as id');
    await server.stop();
    const again = await start(dataDir);
    expect(await queryFirstColumn(again.url('owner'), 'select id from kept')).toEqual([1]);
    await again.stop();

    rmSync(dataDir, { recursive: true });
    const anew = await start(dataDir);
    expect(await queryFirstColumn(anew.url('owner'), "select to_regclass('kept')")).toEqual([null]);
    await anew.stop();
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
});
