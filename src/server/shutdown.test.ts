import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../db/testing/test-database.ts';
import {
  waitForAddress,
  expectOneSentence,
  processesIn,
  SLOW,
  start,
  useStartedServers,
  type Started,
} from './testing/started-server.ts';

useStartedServers();

const ROOT = resolve(import.meta.dirname, '../..');

/** A request whose body comes in two parts, so that it is in flight until `finish`. */
function openRequest(address: string) {
  const body = JSON.stringify({ email: 'ada@example.org', password: 'long enough 1' });
  const sent = request(`${address}api/account/sign-in/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': String(body.length) },
  });
  const status = new Promise<number | undefined>((done, fail) => {
    sent.on('response', (response) => {
      response.resume();
      response.once('end', () => done(response.statusCode));
    });
    sent.once('error', fail);
  });
  sent.write(body.slice(0, 5));
  return { status, finish: () => sent.end(body.slice(5)) };
}

/** All descendants of this process, including PostgreSQL's. */
function descendants(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => findParent(name) === pid)
    .map(Number);
  return children.concat(children.flatMap(descendants));
}

function findParent(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

function signalAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGTERM');
    } catch {
      // It ended together with another process.
    }
  }
}

describe('OPS-2 SIGTERM', () => {
  test('OPS-2 sent to all processes at once, as by systemd, ends in order', async () => {
    const started = start({ DEMO: 'tiny' });
    const address = await waitForAddress(started);
    expect((await fetch(address)).status).toBe(200);
    const { pid } = started.child;
    const below = descendants(pid!);
    expect(below.length).toBeGreaterThan(5);
    signalAll([...below, pid!]);
    expect(await started.ended).toBe(0);
    expect(processesIn(started.dataDir)).toEqual([]);
    expect(started.output.err).toBe('');
    expect(started.output.out).not.toContain('Restarting');
    const log = readFileSync(join(started.dataDir, 'postgres.log'), 'utf8');
    expect(log).not.toMatch(/not properly shut down|PANIC/);
  });

  test('OPS-2 sent to npm ends the server too', async () => {
    const database = await createTestDatabase({ template: 'migrated' });
    const settings = { PORT: '0', HOST: '127.0.0.1', DEMO: 'off', DATABASE_URL: database.ownerUrl };
    const child = spawn('npm', ['start'], {
      cwd: ROOT,
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    child.stdout.on('data', (text: Buffer) => (out += text.toString()));
    const ended = new Promise((done) => child.once('close', done));
    await vi.waitFor(() => expect(out).toMatch(/ready: \S+/), SLOW);
    const below = descendants(child.pid!);
    child.kill('SIGTERM');
    await ended;
    await vi.waitFor(() => expect(below.filter(isAlive)).toEqual([]), SLOW);
    expect(out).toContain('Parcurve has stopped.');
    await database.drop();
  });
});

const isAlive = (pid: number) => findParent(String(pid)) !== undefined;

/** It keeps serving during the delay, and then finishes the requests in flight. */
async function expectCleanShutdown(started: Started): Promise<void> {
  const address = await waitForAddress(started);
  const open = openRequest(address);
  // By now the server has read what was sent before.
  expect((await fetch(`${address}readyz`)).status).toBe(200);
  started.child.kill('SIGTERM');
  await vi.waitFor(async () => {
    const answer = await fetch(`${address}readyz`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('connection')).toBe('close');
  }, SLOW);
  for (const path of ['healthz', '']) expect((await fetch(address + path)).status).toBe(200);
  // The delay has elapsed, but the request is still in flight.
  await sleep(2500);
  expect((await fetch(`${address}healthz`)).status).toBe(200);
  expect(started.child.exitCode).toBeNull();
  open.finish();
  expect(await open.status).toBe(401);
  expect(await started.ended).toBe(0);
  expect(started.output.out).toMatch(
    /^Parcurve is shutting down \(SIGTERM\) …$[^]*^Parcurve has stopped\.$/m,
  );
  expect(started.output.err).toBe('');
}

describe('OPS-1 npm run serve', () => {
  test('OPS-1 refuses to start on an unmigrated database', async () => {
    const database = await createTestDatabase({ template: 'empty' });
    await expectOneSentence(
      start({ DATABASE_URL: database.ownerUrl }, '--serve'),
      /^The database is not up to date: run npm run migrate first\.$/m,
    );
    await database.drop();
  });

  test('OPS-1 OPS-2 one started during a rebuild of the search listens at once; a second one serves, and leaves the first operator’s link alone; SIGTERM: not ready at once, SHUTDOWN_DELAY, requests in flight finish, then it exits', async () => {
    const database = await createTestDatabase({ template: 'migrated' });
    const env = { DATABASE_URL: database.ownerUrl };
    const rebuild = await database.pool.connect();
    await rebuild.query('update search_state set is_stale = true, built_at = now()');
    // The lock that a rebuild holds throughout.
    await rebuild.query('begin; select from search_state for update');
    const first = start({ ...env, SHUTDOWN_DELAY: '2' });
    const token = async () => {
      await waitForAddress(first);
      await vi.waitFor(() => expect(first.output.out).toContain('/setup/?token='), SLOW);
      return /token=(\S+)/.exec(first.output.out)?.[1] ?? '';
    };
    const link = await token();
    expect((await fetch(`${await waitForAddress(first)}readyz`)).status).toBe(200);
    await rebuild.query('rollback');
    rebuild.release();
    // The stale index is rebuilt without a restart.
    const stale = 'select type from search_state where is_stale';
    await vi.waitFor(async () => expect((await database.pool.query(stale)).rows).toEqual([]), SLOW);

    const second = start(env, '--serve');
    const address = await waitForAddress(second);
    await vi.waitFor(() => expect(second.output.out).toContain('Another instance'), SLOW);
    const state = await fetch(`${address}api/account/first-operator/?token=${link}`);
    expect(await state.json()).toEqual({ state: 'open' });

    second.child.kill('SIGTERM');
    await expectCleanShutdown(first);
    await second.ended;
    const third = start(env, '--serve');
    await waitForAddress(third);
    await vi.waitFor(() => expect(third.output.out).toContain('/setup/?token='), SLOW);
    third.child.kill('SIGTERM');
    await third.ended;
    await database.drop();
  });
});
