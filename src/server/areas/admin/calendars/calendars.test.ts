import { afterAll, beforeAll, expect, test } from 'vitest';
import { isHoliday, replaceOwnDays } from '../../../../domain/time/calendars/holidays.ts';
import { parseDay } from '../../../../domain/time/day.ts';
import { updateFigures } from '../../../../loaders/analytics/update-figures.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type DemoKind, type TestApp } from '../../../testing/test-app.ts';

/** Long enough for a slow machine; a passing test doesn't wait that long. */
const DEADLINE = { timeout: 10_000, interval: 20 };

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(async () => {
  await server.close();
  replaceOwnDays([]);
});

async function post(path: string, payload: object, kind?: DemoKind) {
  const headers = kind && { cookie: await server.signInAs(kind) };
  const url = `/api/admin/calendars/${path}`;
  return server.app.http.inject({ method: 'POST', url, payload, ...(headers && { headers }) });
}

// With a lone surrogate, which PostgreSQL doesn't accept in JSON.
const CLOSED = { day: '2026-11-18', isOpen: false, note: 'mourning \udc00' };

test('BND-14 calendars are for operators, and only meaningful changes are accepted', async () => {
  expectRefusal(await post('US/', CLOSED), 'not_signed_in', null);
  expectRefusal(await post('US/', CLOSED, 'paid'), 'forbidden', null);
  expectRefusal(await post('MOON/', CLOSED, 'operator'), 'not_found', 'params.calendar');
  for (const wrong of [
    { ...CLOSED, day: '2026-11-21' },
    { ...CLOSED, day: '2026-11-26' },
    { ...CLOSED, day: '1950-01-03' },
    { ...CLOSED, isOpen: true },
  ]) {
    expectRefusal(await post('US/', wrong, 'operator'), 'invalid_field', 'body.day');
  }
  expectRefusal(await post('US/reset/', { day: CLOSED.day }, 'operator'), 'not_found', 'body.day');
});

async function count(rows: string): Promise<number> {
  const { pool } = server.db;
  return (await pool.query<{ count: number }>(`select count(*)::int from ${rows}`)).rows[0]!.count;
}

/** The previous trading day according to the database. */
async function dayBefore(day: string, currency: string): Promise<string> {
  const { rows } = await server.db.pool.query<{ day: string }>(
    'select trading_day_before($1, $2, null)::text as day',
    [day, currency],
  );
  return rows[0]!.day;
}

test('BND-14 operators close a day: settlement follows at once, analytics and the database by a job, until it is undone', async () => {
  const { pool } = server.db;
  const settled = async () => {
    const { rows } = await pool.query<{ id: number }>(
      `select id from instrument join bond on instrument_id = id
       where currency = 'USD' and status = 'active' and matures_on > '2028-01-01' limit 1`,
    );
    const payload = { bondId: rows[0]!.id, settlementDate: CLOSED.day, price: 99 };
    const url = '/api/bonds/calculate/';
    return (await server.app.http.inject({ method: 'POST', url, payload })).json();
  };
  await updateFigures(pool);
  expect([await dayBefore('2026-11-19', 'USD'), (await settled()).nextBusinessDay]).toEqual([
    '2026-11-18',
    undefined,
  ]);

  expect((await post('US/', CLOSED, 'operator')).statusCode).toBe(200);
  expect(isHoliday('US', parseDay(CLOSED.day)!)).toBe(true);
  expect((await settled()).nextBusinessDay).toBe('2026-11-19');
  // The call only queues the calendar, however many bonds use it.
  expect([await count('calendar_due'), await count('figures_due')]).toEqual([1, 0]);
  const steps: number[] = [];
  await updateFigures(pool, { onProgress: (_done, total) => steps.push(total) });
  expect(steps[0]).toBe(
    await count(`series join bond using (instrument_id) join instrument on instrument.id = instrument_id
      where field = 'close' and (left(currency, 2) = 'US' or venue in ('XNYS', 'XNAS', 'ARCX'))`),
  );
  expect(await dayBefore('2026-11-19', 'USD')).toBe('2026-11-17');
  expect([await count('calendar_due'), await count('figures_due')]).toEqual([0, 0]);
  const cookie = await server.signInAs('operator');
  const list = await server.app.http.inject({ url: '/api/admin/calendars/', headers: { cookie } });
  expect(list.json().days).toEqual([{ calendar: 'US', ...CLOSED, note: 'mourning \ufffd' }]);
  expect(list.json().calendars.find(({ name }: { name: string }) => name === 'US')).toMatchObject({
    title: 'United States',
    certainUntil: 2026,
    changes: 1,
  });

  expect((await post('US/reset/', { day: CLOSED.day }, 'operator')).statusCode).toBe(200);
  await updateFigures(pool);
  expect([await dayBefore('2026-11-19', 'USD'), (await settled()).nextBusinessDay]).toEqual([
    '2026-11-18',
    undefined,
  ]);
  const { rows } = await pool.query<{ action: string; target: string }>(
    `select action, target from audit_entry where kind = 'calendar' order by id`,
  );
  expect(rows).toEqual([
    { action: 'added', target: 'US 2026-11-18' },
    { action: 'removed', target: 'US 2026-11-18' },
  ]);
});

const closeInLondon = (day: string) => post('GB/', { day, isOpen: false }, 'operator');

test('BND-14 a change made while the job processes the previous one responds at once and isn’t lost', async () => {
  const { pool } = server.db;
  const { rows: series } = await pool.query<{ id: number }>(
    `select series.id from series join bond using (instrument_id) join instrument on instrument.id = instrument_id
     where field = 'close' and currency = 'GBP' limit 1`,
  );
  expect((await closeInLondon('2026-11-10')).statusCode).toBe(200);
  // A load that has queued a bond blocks the job in the middle of its first batch.
  const load = await pool.connect();
  await load.query('begin');
  await load.query('select note_figures_due($1, null)', [[series[0]!.id]]);
  const job = updateFigures(pool);
  await expect
    .poll(
      () =>
        count(`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          and query like '%note_figures_due%'`),
      DEADLINE,
    )
    .toBe(1);
  expect((await closeInLondon('2026-11-17')).statusCode).toBe(200);
  await load.query('commit');
  load.release();
  await job;
  expect(await dayBefore('2026-11-11', 'GBP')).toBe('2026-11-09');
  expect(await dayBefore('2026-11-18', 'GBP')).toBe('2026-11-16');
  expect([await count('calendar_due'), await count('figures_due')]).toEqual([0, 0]);

  // Killed between two batches, it resumes where it stopped.
  await pool.query(`insert into calendar_due (calendar, after_series) values ('GB', $1)`, [
    series[0]!.id,
  ]);
  const steps: number[] = [];
  await updateFigures(pool, { onProgress: (_done, total) => steps.push(total) });
  expect(steps[0]).toBe(
    await count(`series join bond using (instrument_id) join instrument on instrument.id = instrument_id
      where field = 'close' and currency = 'GBP' and series.id > ${series[0]!.id}`),
  );
});
