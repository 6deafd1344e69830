import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { backUp } from '../../db/embedded/backup.ts';
import { startEmbeddedServer } from '../../db/embedded/embedded-server.ts';
import { restore } from '../../db/embedded/restore.ts';
import { StartupError } from '../../db/startup-error.ts';
import { waitForAddress, newFolder, start, useStartedServers } from '../testing/started-server.ts';

useStartedServers();

const timeout = 240_000;

/** Runs a command like npm, in a separate process from the server. */
function run(command: 'backup' | 'restore', dataDir: string, ...args: string[]) {
  const script = resolve(import.meta.dirname, `${command}-command.ts`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: newFolder(),
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: dataDir,
      NODE_NO_WARNINGS: '1',
    },
    encoding: 'utf8',
  });
  return { status, out: stdout, err: stderr };
}

async function openOwner(dataDir: string): Promise<pg.Client> {
  const { owner } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as {
    owner: string;
  };
  const client = new pg.Client({
    host: join(dataDir, 'run'),
    user: 'parcurve_owner',
    password: owner,
    database: 'parcurve',
  });
  await client.connect();
  return client;
}

/** Writes in small transactions, and creates and drops tables, until told to stop. */
async function keepWriting(client: pg.Client, mayGoOn: () => boolean): Promise<void> {
  for (let round = 0; mayGoOn(); round += 1) {
    await client.query('insert into kept select generate_series(1, 200), 2');
    await client.query(`create table passing_${round} as select generate_series(1, 1000)`);
    await client.query(`drop table passing_${round}`);
  }
}

test('an impossible backup or restore is rejected with one sentence', { timeout }, async () => {
  const folder = newFolder();
  // Without the check PostgreSQL would create an empty database, and restore would use it.
  const hollow = newFolder();
  for (const name of ['backup.json', 'secrets.json']) writeFileSync(join(hollow, name), '{}');
  const [secretsOnly, bare] = [newFolder(), newFolder()];
  mkdirSync(join(bare, 'postgres'));
  writeFileSync(join(bare, 'postgres/PG_VERSION'), '18\n');
  for (const dataDir of [secretsOnly, bare]) writeFileSync(join(dataDir, 'secrets.json'), '{}');
  writeFileSync(join(folder, 'file'), '');
  const [none, backups] = [join(folder, 'none'), join(folder, 'backups')];
  const commands = [
    [run('backup', none), /^There is no embedded database in DATA_DIR/],
    [run('restore', none), /^Usage: npm run restore/],
    [run('restore', none, folder), /is not a complete Parcurve backup/],
  ] as const;
  for (const [{ status, err }, sentence] of commands) {
    expect(err).toMatch(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(status).toBe(1);
  }
  // Error messages that the commands share.
  const refusals = [
    [backUp(secretsOnly, backups), /^There is no embedded database in DATA_DIR/],
    [backUp(bare, join(folder, 'file')), /^The backup cannot be written to .* \(EEXIST\)/],
    [backUp(bare, '/proc/backups'), /^The backup cannot be written to \/proc\/backups/],
    [backUp(bare, join(bare, 'postgres/backups')), /^The backup cannot be inside/],
    [restore(hollow, none), /postgres\/PG_VERSION is missing/],
  ] as const;
  for (const [refused, sentence] of refusals) {
    const error = await refused.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartupError);
    expect((error as StartupError).message).toMatch(sentence);
    expect((error as StartupError).message).not.toContain('\n');
  }
  expect(existsSync(join(folder, 'none'))).toBe(false);
});

test('a backup of a busy server restores everything from before it', { timeout }, async () => {
  const started = start();
  await waitForAddress(started);
  const { dataDir } = started;
  const backups = join(newFolder(), 'backups');
  const client = await openOwner(dataDir);
  await client.query('create table kept (id integer, part integer)');
  await client.query('insert into kept select generate_series(1, 10000), 1');

  let isDone = false;
  const writer = await openOwner(dataDir);
  const writing = keepWriting(writer, () => !isDone);
  const backup = await backUp(dataDir, backups);
  isDone = true;
  await writing;
  await client.query('insert into kept select generate_series(1, 10000), 3');
  await Promise.all([client.end(), writer.end()]);
  expect(readdirSync(backups)).toHaveLength(1);

  expect(run('restore', dataDir, backup).err).toMatch(/is in use by another Parcurve/);
  started.child.kill('SIGTERM');
  await started.ended;

  const restored = run('restore', dataDir, backup);
  expect(restored.err).toBe('');
  expect(restored.out).toContain('The previous data is kept:');
  const names = readdirSync(dataDir);
  expect(names.filter((name) => name.includes('.before-restore-'))).toHaveLength(2);
  expect(names.filter((name) => name.startsWith('restore-'))).toEqual([]);

  const again = start({ DATA_DIR: dataDir });
  const address = await waitForAddress(again);
  expect((await fetch(`${address}readyz`)).status).toBe(200);
  const reader = await openOwner(dataDir);
  const count = async (part: number) => {
    const { rows } = await reader.query<{ n: string }>(
      `select count(*) as n, count(distinct id) from kept where part = ${part}`,
    );
    return Number(rows[0]?.n);
  };
  expect(await count(1)).toBe(10_000);
  expect((await count(2)) % 200).toBe(0);
  expect(await count(3)).toBe(0);
  await reader.end();
});

test(
  'a backup of a stopped server, restored to an empty place; if damaged, it leaves everything as it was',
  { timeout },
  async () => {
    const dataDir = join(newFolder(), 'data');
    await (await startEmbeddedServer({ dataDir })).stop();
    const backups = newFolder();
    const made = run('backup', dataDir, backups);
    expect(made.err).toBe('');
    const backup = join(backups, readdirSync(backups)[0] ?? '');
    expect(made.out).toContain(backup);

    const elsewhere = join(newFolder(), 'data');
    expect(run('restore', elsewhere, backup).err).toBe('');
    const again = start({ DATA_DIR: elsewhere });
    expect((await fetch(`${await waitForAddress(again)}readyz`)).status).toBe(200);

    rmSync(join(backup, 'postgres/pg_wal'), { recursive: true });
    mkdirSync(join(backup, 'postgres/pg_wal'));
    writeFileSync(join(dataDir, 'mark'), '');
    const before = readdirSync(dataDir).toSorted();
    const { status, err } = run('restore', dataDir, backup);
    expect(status).toBe(1);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(readdirSync(dataDir).toSorted()).toEqual(before);
  },
);
