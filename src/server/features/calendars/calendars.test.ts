import { afterAll, beforeAll, expect, test } from 'vitest';
import { isHoliday, replaceOwnDays } from '../../../domain/calendars/holidays.ts';
import { parseDay } from '../../../domain/day.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type DemoKind, type TestApp } from '../../testing/test-app.ts';

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

// With half of a character, which the database does not take in JSON.
const CLOSED = { day: '2026-11-18', isOpen: false, note: 'mourning \udc00' };

test('BND-14 calendars are for operators, and only useful changes are taken', async () => {
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

test('BND-14 operators close a day: settlement, the database and due figures follow, until it is taken back', async () => {
  const { pool } = server.db;
  const due = async () =>
    (await pool.query<{ count: number }>('select count(*)::int from figures_due')).rows[0]!.count;
  const before = async () =>
    (
      await pool.query<{ day: string }>(
        `select trading_day_before('2026-11-19', 'USD', null)::text as day`,
      )
    ).rows[0]!.day;
  const settled = async () => {
    const { rows } = await pool.query<{ id: number }>(
      `select id from instrument join bond on instrument_id = id
       where currency = 'USD' and status = 'active' and matures_on > '2028-01-01' limit 1`,
    );
    const payload = { bondId: rows[0]!.id, settlementDate: CLOSED.day, price: 99 };
    const url = '/api/bonds/calculate/';
    return (await server.app.http.inject({ method: 'POST', url, payload })).json();
  };
  await pool.query('delete from figures_due');
  expect([await before(), (await settled()).nextBusinessDay]).toEqual(['2026-11-18', undefined]);

  expect((await post('US/', CLOSED, 'operator')).statusCode).toBe(200);
  expect(isHoliday('US', parseDay(CLOSED.day)!)).toBe(true);
  expect([await before(), (await settled()).nextBusinessDay]).toEqual(['2026-11-17', '2026-11-19']);
  expect(await due()).toBeGreaterThan(0);
  const cookie = await server.signInAs('operator');
  const list = await server.app.http.inject({ url: '/api/admin/calendars/', headers: { cookie } });
  expect(list.json().days).toEqual([{ calendar: 'US', ...CLOSED, note: 'mourning \ufffd' }]);
  expect(list.json().calendars.find(({ name }: { name: string }) => name === 'US')).toMatchObject({
    title: 'United States',
    certainUntil: 2026,
    changes: 1,
  });

  expect((await post('US/reset/', { day: CLOSED.day }, 'operator')).statusCode).toBe(200);
  expect([await before(), (await settled()).nextBusinessDay]).toEqual(['2026-11-18', undefined]);
  const { rows } = await pool.query<{ action: string; target: string }>(
    `select action, target from audit_entry where kind = 'calendar' order by id`,
  );
  expect(rows).toEqual([
    { action: 'added', target: 'US 2026-11-18' },
    { action: 'removed', target: 'US 2026-11-18' },
  ]);
});
