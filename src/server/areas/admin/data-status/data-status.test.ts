import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calendarDay } from '../../../../domain/time/day.ts';
import { checkQuality } from '../../../../loaders/quality/check-quality.ts';
import { JOBS } from '../../../all-jobs.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { prepareJobs } from '../../../core/jobs/prepare-jobs.ts';
import { startWork, type Worker } from '../../../core/jobs/work.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, TEST_NOW, type DemoKind, type TestApp } from '../../../testing/test-app.ts';
import { TEST_TODAY } from '../../../testing/test-today.ts';

const URL = '/api/admin/data/';
const SOURCE = `${URL}sources/demo/`;
const FINDINGS = `${URL}findings/`;
const ACCEPT = `${FINDINGS}accept/`;
const FINDING = { seriesId: 1, kind: 'gap', since: '2026-11-13' };
const DEADLINE = { timeout: 20_000, interval: 100 };

let server: TestApp;
let worker: Worker | undefined;
let operator: string;
/** The responses to starting and stopping before the queue existed. */
let early: Awaited<ReturnType<typeof requestUrl>>[] = [];
const errors: unknown[] = [];
/** Runs until it is stopped, and counts its starts. */
let begun = 0;
const slow: Job = {
  name: 'slow',
  cron: '0 0 1 1 *',
  canStop: true,
  run: async ({ signal, onProgress }) => {
    begun += 1;
    onProgress(1, 4);
    for (;;) {
      signal.throwIfAborted();
      await sleep(20);
    }
  },
};
const failing: Job = {
  name: 'failing',
  cron: null,
  run: async () => {
    throw new Error('GET https://a.example/?token=s3cret → 503\n    at load (/srv/x.ts:1)');
  },
};
const jobs = [...JOBS, slow, failing];

beforeAll(async () => {
  server = await createTestApp({ jobs });
  operator = await server.signInAs('operator');
  early = await Promise.all(
    ['slow/start', 'start-due', 'slow/stop'].map((path) => requestUrl(`${URL}jobs/${path}/`, null)),
  );
  const { pool, ownerUrl, appUrl } = server.db;
  await prepareJobs(ownerUrl, { owner: pool, appUrl, jobs });
});
afterAll(async () => {
  await worker?.stop();
  await server.close();
});

interface Status {
  readonly sources: Record<string, unknown>[];
  readonly jobs: (Record<string, unknown> & { name: string })[];
  readonly open: Record<string, number>;
  readonly storage: Record<string, unknown>;
}

async function requestUrl(url: string, body?: object | null, cookie = operator) {
  return server.app.http.inject({
    url,
    method: body === undefined ? 'GET' : 'POST',
    headers: { cookie },
    ...(body && { payload: body }),
  });
}
const status = async () => (await requestUrl(URL)).json<Status>();
const job = async (name: string) => (await status()).jobs.find((each) => each.name === name)!;
const lines = () =>
  server.db.db
    .selectFrom('audit_entry')
    .select(['action', 'kind', 'target', 'before', 'after'])
    .orderBy('id')
    .execute();

const at = (minutes: number) => new Date(TEST_NOW - 60_000 * minutes);
const check = (today = TEST_TODAY) => checkQuality(server.db.pool, { today });
const list = async (query = '') =>
  (await requestUrl(FINDINGS + query)).json<{
    asOf: string;
    groups: { kind: string; count: number; latest: Record<string, unknown> }[];
    total: number;
    items: Record<string, unknown>[];
  }>();
/** Also waits until the job has ended. */
const loadOnce = async () => {
  await requestUrl(`${URL}jobs/demo-days/start/`, null);
  const runs = (await status()).sources[0]!.runs as unknown[];
  await expect
    .poll(async () => (await status()).sources[0]!.runs, DEADLINE)
    .toHaveLength(runs.length + 1);
  await expect.poll(() => job('demo-days'), DEADLINE).toMatchObject({ state: 'done', error: null });
};
const writes = async () =>
  (await server.db.pool.query('select sum(revision) as writes from series')).rows;

test.each([
  [URL, undefined],
  [SOURCE, undefined],
  [FINDINGS, undefined],
  [SOURCE, { licence: null, attribution: null, allowsFiles: false }],
  [`${URL}jobs/cleaning/start/`, null],
  [`${URL}jobs/cleaning/stop/`, null],
  [FINDINGS, { seriesId: 1, kind: 'gap', since: '2026-11-13', isAccepted: true }],
  [ACCEPT, { which: { findings: [FINDING] }, reason: 'known' }],
] as const)('OPR-6 %s %j is for operators', async (url, body) => {
  expectRefusal(await requestUrl(url, body, ''), 'not_signed_in', null);
  const paid = await server.signInAs('paid' satisfies DemoKind);
  expectRefusal(await requestUrl(url, body, paid), 'forbidden', null);
});

test.each([
  [`${URL}sources/nothing/`, undefined, 'not_found', 'params.sourceCode'],
  [`${URL}sources/${encodeURIComponent("x'--")}/`, undefined, 'invalid_field', 'params.sourceCode'],
  [`${SOURCE}?page=0`, undefined, 'invalid_field', 'query.page'],
  [`${FINDINGS}?page=51`, undefined, 'invalid_field', 'query.page'],
  [`${FINDINGS}?kind=odd`, undefined, 'invalid_field', 'query.kind'],
  [`${URL}jobs/nothing/start/`, null, 'not_found', 'params.job'],
  [`${URL}jobs/nothing/stop/`, null, 'not_found', 'params.job'],
  [SOURCE, { licence: null, attribution: null }, 'invalid_field', 'body.allowsFiles'],
  [
    SOURCE,
    { licence: 'x'.repeat(501), attribution: null, allowsFiles: true },
    'invalid_field',
    'body.licence',
  ],
  [
    FINDINGS,
    { seriesId: 1, kind: 'gap', since: '2026-13-01', isAccepted: true },
    'invalid_field',
    'body.since',
  ],
  [
    FINDINGS,
    { seriesId: 1, kind: 'gap', since: '2026-11-13', isAccepted: true },
    'not_found',
    null,
  ],
  [ACCEPT, { which: { findings: [FINDING] }, reason: ' ' }, 'invalid_field', 'body.reason'],
  [ACCEPT, { which: { findings: [FINDING] } }, 'invalid_field', 'body.reason'],
  [ACCEPT, { which: { findings: [] }, reason: 'known' }, 'invalid_field', 'body.which.findings'],
  [
    ACCEPT,
    { which: { findings: Array.from({ length: 21 }, () => FINDING) }, reason: 'known' },
    'invalid_field',
    'body.which',
  ],
  [
    ACCEPT,
    { which: { kind: 'gap', asOf: 'today', count: 1 }, reason: 'known' },
    'invalid_field',
    'body.which.asOf',
  ],
] as const)('OPR-6 rejected: %s %j', async (url, body, code, field) => {
  expectRefusal(await requestUrl(url, body), code, field);
});

test('OPR-6 a source shows its runs, and why one failed', async () => {
  const { pool } = server.db;
  await pool.query('delete from load_run');
  expect((await status()).sources).toMatchObject([{ code: 'demo', state: 'late', runs: [] }]);
  await pool.query(
    `insert into load_run (source_code, load, started_at, ended_at, rows_read, rows_new, error)
     values ('demo', 'demo-days', $1, $1, 5, 5, null), ('demo', 'demo-days', $2, $2, 3, 0, $3)`,
    [at(30), at(10), 'GET https://me:pa55@a.example/ → 503\n   at x.ts'],
  );
  const [failed] = (await status()).sources;
  expect(failed).toMatchObject({
    state: 'failed',
    job: 'demo-days',
    nextAt: new Date(TEST_NOW + 1000).toISOString(),
    runs: [
      { error: 'GET https://…@a.example/ → 503', read: 3 },
      { error: null, new: 5 },
    ],
  });
  await pool.query(
    `insert into load_run (source_code, load, started_at, seen_at, steps_done, steps_total)
     values ('demo', 'demo-days', $1, $1, 1, 4)`,
    [at(1)],
  );
  expect((await status()).sources[0]).toMatchObject({
    state: 'under_way',
    steps: { done: 1, total: 4 },
  });
  await pool.query('update load_run set ended_at = seen_at where ended_at is null');
  expect((await status()).sources[0]).toMatchObject({ state: 'in_time' });
  const page = (await requestUrl(`${SOURCE}?page=9`)).json<{ page: number; total: number }>();
  expect(page).toMatchObject({ page: 1, total: 3 });
});

test('OPR-6 a source’s file permission applies at once, also in other processes', async () => {
  const other = await createTestApp({ database: server.db });
  const allowed = async (app: TestApp) => {
    const cookie = await server.signInAs('paid');
    const answer = await app.app.http.inject({ url: '/api/indexes/1001/', headers: { cookie } });
    return answer.json<{ allowsFiles: boolean }>().allowsFiles;
  };
  try {
    expect([await allowed(server), await allowed(other)]).toEqual([true, true]);
    const terms = { licence: ' All rights reserved ', attribution: '', allowsFiles: false };
    expect((await requestUrl(SOURCE, terms)).json()).toEqual({ isChanged: true });
    for (const app of [server, other]) {
      await expect.poll(() => allowed(app), DEADLINE).toBe(false);
    }
    expect((await requestUrl(SOURCE, terms)).json()).toEqual({ isChanged: false });
    expect((await lines()).at(-1)).toEqual({
      action: 'changed',
      kind: 'source',
      target: 'demo',
      before: { licence: 'CC0-1.0', allowsFiles: true },
      after: { licence: 'All rights reserved', allowsFiles: false },
    });
    await requestUrl(SOURCE, { licence: 'CC0-1.0', attribution: null, allowsFiles: true });
  } finally {
    await other.close();
  }
});

describe('OPR-6 jobs', () => {
  test('without a queue none starts, and the server says that it isn’t ready', () => {
    const [start, due, stop] = early;
    expectRefusal(start!, 'not_ready');
    expectRefusal(due!, 'not_ready');
    expect(stop!.json()).toEqual({ isStopped: false });
  });

  test('one started twice at once is started once, and can be withdrawn', async () => {
    const before = (await lines()).length;
    const start = `${URL}jobs/slow/start/`;
    const answers = await Promise.all([
      requestUrl(start, null),
      requestUrl(start, null),
      requestUrl(start, null),
    ]);
    const started = answers.map((answer) => answer.json<{ isStarted: boolean }>().isStarted);
    expect(started.filter(Boolean)).toHaveLength(1);
    expect(await job('slow')).toMatchObject({ state: 'waiting', canStop: true });
    expect((await requestUrl(`${URL}jobs/slow/stop/`, null)).json()).toEqual({ isStopped: true });
    expect((await requestUrl(`${URL}jobs/slow/stop/`, null)).json()).toEqual({ isStopped: false });
    expect(await job('slow')).toMatchObject({ state: 'never', canStop: false });
    expect((await lines()).slice(before)).toMatchObject([
      { action: 'started', kind: 'job', target: 'slow' },
      { action: 'stopped', kind: 'job', target: 'slow', before: { state: 'waiting' } },
    ]);
  });

  test('all that are due are started at once, and none twice', async () => {
    const url = `${URL}jobs/start-due/`;
    const answers = await Promise.all([requestUrl(url, null), requestUrl(url, null)]);
    const started = answers.flatMap((answer) => answer.json<{ started: string[] }>().started);
    // A job that only runs on demand is never due.
    const scheduled = jobs.filter(({ cron }) => cron !== null).map(({ name }) => name);
    expect(started.toSorted()).toEqual(scheduled.toSorted());
    for (const name of scheduled) await requestUrl(`${URL}jobs/${name}/stop/`, null);
  });

  test('a running one shows its progress, and stops on request', async () => {
    const { ownerUrl, appUrl } = server.db;
    worker = await startWork({
      ownerUrl,
      appUrl,
      config: { mail: null, sms: null, timeZone: 'UTC+3' },
      onError: (error) => errors.push(error),
      jobs,
    });
    await requestUrl(`${URL}jobs/slow/start/`, null);
    await expect
      .poll(() => job('slow'), DEADLINE)
      .toMatchObject({ state: 'running', steps: { done: 1, total: 4 }, canStop: true });
    expect((await requestUrl(`${URL}jobs/slow/start/`, null)).json()).toEqual({ isStarted: false });
    expect((await requestUrl(`${URL}jobs/slow/stop/`, null)).json()).toEqual({ isStopped: true });
    await expect.poll(() => job('slow'), DEADLINE).toMatchObject({ state: 'stopped', error: null });
    // It isn't retried.
    expect(begun).toBe(1);
    expect(errors).toEqual([]);
  });

  test('one that fails says why without secrets, and is retried until stopped', async () => {
    await requestUrl(`${URL}jobs/failing/start/`, null);
    await expect
      .poll(() => job('failing'), DEADLINE)
      .toMatchObject({
        state: 'retrying',
        error: 'GET https://a.example/?token=… → 503',
      });
    expect((await requestUrl(`${URL}jobs/failing/stop/`, null)).json()).toEqual({
      isStopped: true,
    });
    expect(await job('failing')).toMatchObject({ state: 'failed', canStop: false });
  });

  test('the demo market can be loaded again, which doesn’t change existing data', async () => {
    await loadOnce();
    const before = await writes();
    await loadOnce();
    expect(await writes()).toEqual(before);
  });
});

describe('OPR-6 findings', () => {
  test('a weekend makes nothing stale, a silent week does; resolved ones disappear', async () => {
    const { pool } = server.db;
    await pool.query(`update series set last_day = '2026-11-13' where last_day > '2026-11-13'`);
    await pool.query(`update instrument set status = 'withdrawn' where id in (
      select instrument_id from series where last_day < '2026-11-13')`);
    // TEST_TODAY is a Saturday; the next days are Sunday and Monday.
    for (const later of [0, 1, 2]) {
      await check(TEST_TODAY + later);
      expect((await status()).open.stale).toBe(0);
    }
    await check(calendarDay(2026, 11, 20));
    const stale = await list('?kind=stale');
    expect(stale.total).toBeGreaterThan(0);
    expect(stale.items[0]).toMatchObject({ kind: 'stale', since: '2026-11-13', days: 4 });
    expect(stale.items[0]!.href).toMatch(/^\/\w+\/\d+\/$/);
    expect((await status()).open.stale).toBe(stale.total);
    await check();
    expect((await list('?kind=stale')).total).toBe(0);
  });

  test('an accepted one no longer counts, even after the next check, and can be reopened', async () => {
    const today = calendarDay(2026, 11, 20);
    await check(today);
    const { total, items } = await list('?kind=stale');
    const { seriesId, kind, since } = items[0]!;
    const decide = (isAccepted: boolean) =>
      requestUrl(FINDINGS, { seriesId, kind, since, isAccepted });
    const both = await Promise.all([decide(true), decide(true)]);
    const changed = both.map((answer) => answer.json<{ isChanged: boolean }>().isChanged);
    expect(changed.filter(Boolean)).toHaveLength(1);
    await check(today);
    expect((await status()).open.stale).toBe(total - 1);
    expect((await list('?accepted=1')).items).toMatchObject([{ seriesId, kind, since }]);
    expect((await lines()).at(-1)).toMatchObject({
      kind: 'instrument',
      after: { seriesId, kind, since, isAccepted: true },
    });
    await decide(false);
    expect((await status()).open.stale).toBe(total);
  });

  test('several are accepted for one reason, which is shown and audited', async () => {
    const { items } = await list('?kind=stale');
    const chosen = items
      .slice(0, 2)
      .map(({ seriesId, kind, since }) => ({ seriesId, kind, since }));
    const { open } = await status();
    const which = { findings: [...chosen, { ...FINDING, seriesId: 999_999 }] };
    const accept = () => requestUrl(ACCEPT, { which, reason: ' Exchange closed ' });
    expect((await accept()).json()).toEqual({ accepted: 2 });
    expect((await accept()).json()).toEqual({ accepted: 0 });
    expect((await status()).open.stale).toBe(open.stale! - 2);
    const accepted = await list('?accepted=1');
    expect(accepted.items.map(({ acceptedReason }) => acceptedReason)).toEqual([
      'Exchange closed',
      'Exchange closed',
    ]);
    expect((await lines()).slice(-2)).toMatchObject(
      accepted.items.map(({ instrumentId, seriesId }) => ({
        kind: 'instrument',
        target: String(instrumentId),
        after: { seriesId, isAccepted: true, reason: 'Exchange closed' },
      })),
    );
    for (const key of chosen) await requestUrl(FINDINGS, { ...key, isAccepted: false });
    expect((await list('?accepted=1')).total).toBe(0);
    expect((await list('?kind=stale')).items[0]).toMatchObject({ acceptedReason: null });
  });

  test('a group is accepted as it was listed: what was found or reopened since stays open', async () => {
    const { pool } = server.db;
    const listed = await list();
    const group = listed.groups.find(({ kind }) => kind === 'stale')!;
    expect(group).toMatchObject({ latest: { kind: 'stale', since: '2026-11-13' } });
    const { seriesId, kind, since } = group.latest;
    for (const isAccepted of [true, false]) {
      await requestUrl(FINDINGS, { seriesId, kind, since, isAccepted });
    }
    await pool.query(
      `insert into data_finding (series_id, kind, since, amount, seen_at)
       select series_id, 'stale', '2026-11-10', 9, now() from data_finding
       where kind = 'stale' limit 1`,
    );
    const which = { kind: 'stale', asOf: listed.asOf, count: group.count };
    const tooFew = { ...which, count: group.count - 2 };
    expectRefusal(
      await requestUrl(ACCEPT, { which: tooFew, reason: 'Holiday' }),
      'changed_meanwhile',
    );
    const answer = await requestUrl(ACCEPT, { which, reason: 'Holiday' });
    expect(answer.json()).toEqual({ accepted: group.count - 1 });
    expect((await list('?kind=stale')).items).toMatchObject([
      { seriesId, since },
      { since: '2026-11-10' },
    ]);
    expect((await lines()).at(-1)).toEqual({
      action: 'changed',
      kind: 'finding',
      target: 'stale',
      before: null,
      after: { isAccepted: true, findings: group.count - 1, reason: 'Holiday' },
    });
    await pool.query('delete from data_finding');
  });

  test('a stopped check removes nothing', async () => {
    const before = (await list()).total;
    const signal = AbortSignal.abort(new Error('stop'));
    await expect(checkQuality(server.db.pool, { today: TEST_TODAY, signal })).rejects.toThrow(
      'stop',
    );
    expect((await list()).total).toBe(before);
  });
});

test('OPR-6 sizes are read with the server’s rights, once a minute', async () => {
  const { storage } = await status();
  expect(storage).toMatchObject({ disk: null, instruments: expect.any(Number) });
  expect(storage.points).toBeGreaterThan(1000);
  expect(storage.tables).toContainEqual(expect.objectContaining({ name: 'quote_year' }));
  expect(storage.search).toHaveLength(5);
  expect((await status()).storage.readAt).toBe(storage.readAt);
});
