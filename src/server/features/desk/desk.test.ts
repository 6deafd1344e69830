import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../../domain/language.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let second: TestApp;
let cookie: string;
beforeAll(async () => {
  server = await createTestApp();
  second = await createTestApp({ database: server.db, keepsPages: true });
  cookie = await server.signInAs('operator');
});
afterAll(async () => {
  await second.close();
  await server.close();
});

async function ask(url: string, payload?: object, app = server) {
  return app.app.http.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: { cookie },
    ...(payload && { payload }),
  });
}
const query = async <T extends object>(text: string, values: unknown[] = []) =>
  (await server.db.pool.query<T>(text, values)).rows;

interface Read {
  terms: Record<string, unknown> & {
    name: Record<string, string>;
    identifiers: { scheme: string; value: string; validFrom: null; validTo: string | null }[];
    bond: Record<string, unknown>;
  };
  held: { field: string; sourceValue: string }[];
  version: string;
  isHidden: boolean;
}
async function read(path: string) {
  const { terms, version, ...rest } = (await ask(path)).json<Read>();
  const name = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, terms.name[code] ?? '']));
  return { ...rest, terms, version, body: { ...terms, name, version } };
}
async function someBonds(count: number): Promise<number[]> {
  const rows = await query<{ id: number }>(
    `select id from instrument where kind = 'bond' and isin is not null order by id limit $1`,
    [count],
  );
  return rows.map(({ id }) => id);
}
const path = (id: number) => `/api/admin/instruments/${id}/`;
async function finds(term: string, app = second): Promise<number[]> {
  const answer = await ask(`/api/search/?type=bonds&q=${encodeURIComponent(term)}`, undefined, app);
  return answer.json<{ items: { id: number }[] }>().items.map(({ id }) => id);
}

test('OPR-6 what cannot be is refused beside its field', async () => {
  const [id = 0, other = 0] = await someBonds(2);
  const { body } = await read(path(id));
  const taken = (await read(path(other))).terms.identifiers.find((code) => code.scheme === 'isin')!;
  const code = (value: string, scheme = 'isin') => ({
    identifiers: [{ scheme, value, validFrom: null, validTo: null }],
  });
  const refusals: [object, string, string][] = [
    [{ name: { ...body.name, eng: ' ' } }, 'body.name.eng', 'error_invalid_field'],
    [{ status: 'gone' }, 'body.status', 'error_invalid_field'],
    [{ issuerId: 999_999 }, 'body.issuerId', 'desk_issuer_unknown'],
    [code('XX'), 'body.identifiers.0.value', 'desk_code_form'],
    [code('US0378331006'), 'body.identifiers.0.value', 'desk_code_digit'],
    [code(taken.value), 'body.identifiers.0.value', 'desk_code_taken'],
    [
      { bond: { ...body.bond, maturesOn: body.bond['issuedOn'] } },
      'body.bond.maturesOn',
      'desk_matures_before',
    ],
  ];
  for (const [change, field, label] of refusals) {
    const answer = await ask(path(id), { ...body, ...change });
    expectRefusal(answer, 'invalid_field');
    expect(answer.json()).toMatchObject({ field, label });
  }
  expectRefusal(await ask(path(999_999)), 'not_found');
  expect((await read(path(id))).version).toBe(body.version);
});

test('OPR-6 of two who save at once the second is told what has changed', async () => {
  const [id = 0] = await someBonds(1);
  const { body } = await read(path(id));
  const answers = await Promise.all([
    ask(path(id), { ...body, importance: 11 }),
    ask(path(id), { ...body, importance: 12 }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409)!;
  expectRefusal(refused, 'changed_meanwhile');
  expect(refused.json()).toMatchObject({ field: 'body.importance' });
});

test('OPR-6 an edit is found and shown at once by every process, audited, and kept by loads', async () => {
  const [, id = 0] = await someBonds(2);
  const { body, terms } = await read(path(id));
  const old = terms.name['eng']!;
  const name = { ...body.name, eng: 'Zyxquorv handmade' };
  const bond = { ...body.bond, couponRate: '4.625' };
  await second.app.http.inject(`/bonds/${id}/`);
  expect((await ask(path(id), { ...body, name, bond })).statusCode).toBe(200);
  expect(await finds('zyxquorv')).toEqual([id]);
  await expect
    .poll(async () => (await second.app.http.inject(`/bonds/${id}/`)).body)
    .toContain('Zyxquorv handmade');
  const [line] = await query<{ before: object; after: object }>(
    `select before, after from audit_entry where target = $1 order by id desc limit 1`,
    [String(id)],
  );
  expect(line).toMatchObject({
    before: { 'name.eng': old },
    after: { 'name.eng': 'Zyxquorv handmade', 'bond.couponRate': '4.625' },
  });
  // A load that brings other values.
  await query(`update instrument set name = name || '{"eng": "From the source"}' where id = $1`, [
    id,
  ]);
  await query('update bond set coupon_rate = 9.5 where instrument_id = $1', [id]);
  const held = await read(path(id));
  expect(held.terms.name['eng']).toBe('Zyxquorv handmade');
  expect(held.terms.bond['couponRate']).toBe('4.625');
  expect(held.held).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: 'name.eng', sourceValue: 'From the source' }),
      expect.objectContaining({ field: 'bond.couponRate', sourceValue: '9.5' }),
    ]),
  );
  for (const field of ['name.eng', 'bond.couponRate']) {
    expect((await ask(`${path(id)}source/`, { field })).statusCode).toBe(200);
  }
  const followed = await read(path(id));
  expect(followed.terms.name['eng']).toBe('From the source');
  expect(followed.terms.bond['couponRate']).toBe('9.5');
  expect(followed.held).toEqual([]);
});

test('OPR-6 what is taken off the portal is found nowhere, and comes back', async () => {
  const [, , id = 0] = await someBonds(3);
  const { terms } = await read(path(id));
  const isin = terms.identifiers.find(({ scheme }) => scheme === 'isin')!.value;
  expect(await finds(isin)).toEqual([id]);
  await ask(`${path(id)}hidden/`, { isHidden: true });
  expect(await finds(isin)).toEqual([]);
  const company = await ask(`/api/company/${String(terms['issuerId'])}/`);
  expect(company.json<{ instruments: { id: number }[] }>().instruments).not.toContainEqual(
    expect.objectContaining({ id }),
  );
  expect((await ask(`/api/bonds/${id}/`)).json()).toMatchObject({ isHidden: true });
  const desk = (await ask(`/api/admin/instruments/?q=${isin}`)).json<{ items: object[] }>();
  expect(desk.items).toMatchObject([{ id, isHidden: true }]);
  await ask(`${path(id)}hidden/`, { isHidden: false });
  expect(await finds(isin)).toEqual([id]);
});

async function makeDuplicate(kept: number): Promise<number> {
  await query(
    `insert into data_source (code, name) values ('other', 'Other') on conflict do nothing`,
  );
  const [made] = await query<{ id: number }>(
    `insert into instrument (source_code, kind, name, ticker)
     values ('other', 'bond', '{"eng": "Duplicate of ${kept}"}', null) returning id`,
  );
  const { id } = made!;
  await query(
    `insert into series (instrument_id, source_code) values ($1, 'other'), ($1, 'demo')`,
    [id],
  );
  await query(`insert into source_instrument values ('other', 'x-${id}', $1)`, [id]);
  await query(`insert into identifier (instrument_id, scheme, value) values ($1, 'wkn', $2)`, [
    id,
    `Z${String(id).padStart(5, '0')}`,
  ]);
  return id;
}

test('OPR-6 a duplicate is merged whole or not at all, and its number leads on', async () => {
  const [kept = 0, other = 0] = await someBonds(2);
  const clash = (await ask(`${path(kept)}merge/?duplicate=${other}`)).json<{
    conflicts: object[];
    version: string;
  }>();
  expect(clash.conflicts).toContainEqual(expect.objectContaining({ what: 'identifier' }));
  expectRefusal(
    await ask(`${path(kept)}merge/`, { duplicate: other, version: clash.version }),
    'merge_conflict',
  );
  const duplicate = await makeDuplicate(kept);
  const plan = (await ask(`${path(kept)}merge/?duplicate=${duplicate}`)).json<{
    version: string;
  }>();
  expect(plan).toMatchObject({
    conflicts: [],
    identifiers: [{ scheme: 'wkn' }],
    sourceIds: [{ source: 'other' }],
  });
  const merge = () => ask(`${path(kept)}merge/`, { duplicate, version: plan.version });
  // It fails in its last step: nothing has moved.
  await query(`create function fail() returns trigger language plpgsql as
    $$ begin raise exception 'half way'; end $$`);
  await query(
    `create trigger fail before delete on instrument for each row execute function fail()`,
  );
  expect((await merge()).statusCode).toBe(500);
  await query('drop trigger fail on instrument');
  expect(
    await query('select 1 from source_instrument where instrument_id = $1', [duplicate]),
  ).toHaveLength(1);
  expect((await read(path(duplicate))).terms.identifiers).toHaveLength(1);
  const both = await Promise.all([merge(), merge()]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
  expect(
    await query('select 1 from source_instrument where instrument_id = $1', [kept]),
  ).toHaveLength(2);
  expect(
    await query(
      `select field, source_code from series where instrument_id = $1 and source_code = 'other'`,
      [kept],
    ),
  ).toHaveLength(1);
  expect(await finds(`Z${String(duplicate).padStart(5, '0')}`)).toEqual([kept]);
  expectRefusal(await ask(`/api/bonds/${duplicate}/`, undefined, second), 'not_found');
  expect((await ask(`/api/symbols/merged/instrument/${duplicate}/`)).json()).toEqual({ id: kept });
});

test('OPR-6 an issuer is edited, and merged with all it has issued', async () => {
  const [kept, duplicate] = await query<{ id: number }>(
    'select id from issuer where id in (select issuer_id from instrument) order by id limit 2',
  );
  const at = (id: number) => `/api/admin/issuers/${id}/`;
  const { body } = await read(at(duplicate!.id));
  const edited = { ...body, country: 'IS', identifiers: [] };
  expect((await ask(at(duplicate!.id), edited)).statusCode).toBe(200);
  const url = `${at(kept!.id)}merge/`;
  const plan = (await ask(`${url}?duplicate=${duplicate!.id}`)).json<{
    version: string;
    instruments: number;
  }>();
  expect(plan.instruments).toBeGreaterThan(0);
  const merged = await ask(url, { duplicate: duplicate!.id, version: plan.version });
  expect(merged.statusCode).toBe(200);
  expectRefusal(await ask(`/api/company/${duplicate!.id}/`), 'not_found');
  expect(await query('select 1 from instrument where issuer_id = $1', [duplicate!.id])).toEqual([]);
});
