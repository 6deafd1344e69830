import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let server: TestApp;
let cookie: string;
beforeAll(async () => {
  server = await createTestApp();
  cookie = await server.signInAs('operator');
});
afterAll(async () => {
  await server.close();
});

interface Row {
  id: number;
  kind: string | null;
  issuer: object | null;
  isHidden: boolean;
  isEdited: boolean;
}
async function getDesk(path: string) {
  return server.app.http.inject({ url: `/api/admin/desk/${path}`, headers: { cookie } });
}
async function list(path: string) {
  return (await getDesk(path)).json<{ items: Row[]; hasMore: boolean }>();
}
const ids = (items: readonly Row[]) => items.map(({ id }) => id);

test('OPR-6 the lists of instruments and issuers reject invalid filters', async () => {
  const anonymous = await server.app.http.inject('/api/admin/desk/instruments/');
  expectRefusal(anonymous, 'not_signed_in');
  for (const query of ['kind=gold', 'status=gone', 'ids=1,x', 'ids=0', 'after=-1', 'hidden=no']) {
    const field = `query.${query.split('=')[0]}`;
    expectRefusal(await getDesk(`instruments/?${query}`), 'invalid_field', field);
  }
  expectRefusal(await getDesk('issuers/?kind=bond'), 'unknown_field', 'query.kind');
});

test('OPR-6 all instruments are listed once, the most important first', async () => {
  const { rows } = await server.db.pool.query<{ id: number }>(
    'select id from instrument order by importance desc, id limit 60',
  );
  const first = await list('instruments/');
  const second = await list(`instruments/?after=${first.items.at(-1)!.id}`);
  expect([...ids(first.items), ...ids(second.items)]).toEqual(
    rows.slice(0, first.items.length + second.items.length).map(({ id }) => id),
  );
  expect(first.hasMore).toBe(true);
  const bonds = await list('instruments/?kind=bond&status=active');
  expect(new Set(bonds.items.map(({ kind }) => kind))).toEqual(new Set(['bond']));
  expect(bonds.items[0]!.issuer).not.toBeNull();
  const named = await list('instruments/?ids=10002,999999,10001');
  expect(ids(named.items)).toEqual([10_002, 10_001]);
  expect(ids((await list('instruments/?after=999999')).items)).toEqual([]);
});

test('OPR-6 edited or hidden ones can be listed separately', async () => {
  expect((await list('instruments/?edited=yes')).items).toEqual([]);
  expect((await list('issuers/?edited=yes')).items).toEqual([]);
  await server.db.pool
    .query(`insert into hand_edit (instrument_id, issuer_id, field, value, source_value)
    values (10001, null, 'status', '1', '2'), (10001, null, 'currency', '1', '2'),
      (null, 12, 'status', '1', '2')`);
  await server.db.pool.query('update instrument set is_hidden = true where id = 10002');
  const edited = await list('instruments/?edited=yes');
  expect(edited.items).toMatchObject([{ id: 10_001, isEdited: true, isHidden: false }]);
  expect((await list('instruments/?hidden=yes')).items).toMatchObject([
    { id: 10_002, isEdited: false, isHidden: true },
  ]);
  expect(ids((await list('instruments/?hidden=yes&edited=yes')).items)).toEqual([]);
  expect((await list('issuers/?edited=yes')).items).toMatchObject([{ id: 12, isEdited: true }]);
  const [first, ...others] = ids((await list('issuers/?status=active')).items);
  expect(ids((await list(`issuers/?status=active&after=${first}`)).items)).toEqual(others);
});
