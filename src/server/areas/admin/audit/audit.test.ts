import { afterAll, beforeAll, expect, test } from 'vitest';
import { AUDIT_PAGE_SIZE } from '../../../../contracts/admin/audit.ts';
import { recordLine } from '../../../core/audit/operator-change.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type DemoKind, type TestApp } from '../../../testing/test-app.ts';

const LIST = '/api/admin/audit/';
const FILE = '/api/admin/audit/file/';
const LINES = 120;

interface Listed {
  items: { id: number; target: string; actor: unknown }[];
  hasNewer: boolean;
  hasOlder: boolean;
  operators: unknown[];
}

let server: TestApp;
let operatorId: number;
beforeAll(async () => {
  server = await createTestApp();
  const { db } = server.db;
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', 'operator@demo.example')
    .executeTakeFirstOrThrow();
  operatorId = id;
  for (let i = 1; i <= LINES; i += 1) {
    await recordLine(db, i % 3 === 0 ? null : i % 3 === 1 ? operatorId : 999_999, {
      action: i % 2 === 0 ? 'changed' : 'added',
      kind: i % 4 === 0 ? 'label' : 'setting',
      target: `t${i}`,
      before: { text: 'old', same: 1 },
      after: { text: i === LINES ? '=1+1 <b>long</b> '.repeat(10) : 'new', same: 1 },
    });
  }
});
afterAll(() => server.close());

const getAs = async (url: string, kind: DemoKind | null = 'operator') =>
  server.app.http.inject({ url, headers: { cookie: kind ? await server.signInAs(kind) : '' } });
const list = async (query = '') => (await getAs(LIST + query)).json<Listed>();

test('OPR-7 the audit log is for operators', async () => {
  for (const url of [LIST, FILE]) {
    expectRefusal(await getAs(url, null), 'not_signed_in', null);
    expectRefusal(await getAs(url, 'paid'), 'forbidden', null);
  }
  expect((await getAs('/admin/audit/', null)).statusCode).toBe(401);
  expect((await getAs('/admin/audit/', 'paid')).statusCode).toBe(403);
});

test.for([
  ['?kind=nothing', 'query.kind'],
  ['?action=nothing', 'query.action'],
  ['?from=2026-02-30', 'query.from'],
  ['?operator=0', 'query.operator'],
  ['?operator=2147483648', 'query.operator'],
  ['?older=x', 'query.older'],
])('OPR-7 rejected: %s', async ([query, field]) => {
  expectRefusal(await getAs(LIST + query), 'invalid_field', field);
});

test('OPR-7 a period that ends before it starts is rejected', async () => {
  const query = '?from=2026-11-13&to=2026-11-12';
  expectRefusal(await getAs(LIST + query), 'period_start_after_end', 'query.from');
});

test('OPR-7 newest first, a page at a time in both directions, no duplicates', async () => {
  const seen: string[] = [];
  const pages: Listed[] = [await list()];
  while (pages.at(-1)!.hasOlder) {
    pages.push(await list(`?older=${pages.at(-1)!.items.at(-1)!.id}`));
  }
  for (const { items } of pages) seen.push(...items.map(({ target }) => target));
  expect(seen).toEqual(Array.from({ length: LINES }, (_, i) => `t${LINES - i}`));
  expect(pages.map(({ items }) => items.length)).toEqual([AUDIT_PAGE_SIZE, AUDIT_PAGE_SIZE, 20]);
  const back = await list(`?newer=${pages[2]!.items[0]!.id}`);
  expect(back.items).toEqual(pages[1]!.items);
  expect([back.hasNewer, back.hasOlder]).toEqual([true, true]);
  const first = await list(`?newer=${back.items[0]!.id}`);
  expect(first.items).toEqual(pages[0]!.items);
  expect(first.hasNewer).toBe(false);
});

test('OPR-7 the actor: the current name, the number of a deleted account, or the portal', async () => {
  const { items, operators } = await list();
  expect(items.slice(0, 3).map(({ actor }) => actor)).toEqual([
    null,
    { id: 999_999, name: null },
    { id: operatorId, name: 'Operator' },
  ]);
  expect(operators).toEqual([
    { id: operatorId, name: 'Operator' },
    { id: 999_999, name: null },
  ]);
  expect((await list('?operator=system')).items.every(({ actor }) => actor === null)).toBe(true);
  const both = await list(`?operator=${operatorId}&kind=label&action=changed`);
  expect(both.items.map(({ target }) => target)).toContain('t112');
  expect((await list('?target=t7')).items.map(({ target }) => target)).toEqual(['t7']);
  expect((await list(`?to=2020-01-01`)).items).toEqual([]);
  expect((await list(`?from=2020-01-01&kind=label`)).items).toHaveLength(30);
});

test('OPR-7 a file has all filtered entries, and no formulas', async () => {
  const csv = await getAs(`${FILE}?kind=label`);
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  const rows = csv.body.trim().split('\r\n');
  expect(rows).toHaveLength(31);
  expect(rows[1]).toContain('system,changed,label,t120');
  expect(rows[2]).toContain('999999');
  const xlsx = await getAs(`${FILE}?format=xlsx`);
  expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK');
});

test('OPR-7 the page shows what differs, and long texts in a disclosure', async () => {
  const { body } = await getAs('/admin/audit/');
  expect(body).toContain('<summary>=1+1 &lt;b&gt;long');
  expect(body).not.toContain('<code>same');
  expect(body).toContain('href="/admin/labels/t120/"');
  expect(body).toContain('No. 999999');
});
