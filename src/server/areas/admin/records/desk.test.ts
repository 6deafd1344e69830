import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../../../domain/text/language.ts';
import { eng } from '../../../../labels/admin/desk/eng.ts';
import { rus } from '../../../../labels/admin/desk/rus.ts';
import { findWrongRows } from '../../../../db/testing/screen-rows.ts';
import { writeIdentifiers } from '../../../../loaders/write-identifiers.ts';
import { DeskCaller, instrumentPath, issuerPath } from '../../../testing/desk-caller.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let server: TestApp;
/** Another process, which caches pages. */
let second: TestApp;
let desk: DeskCaller;
beforeAll(async () => {
  server = await createTestApp();
  second = await createTestApp({ database: server.db, cachesPages: true });
  desk = new DeskCaller(server, await server.signInAs('operator'));
});
afterAll(async () => {
  await second.close();
  await server.close();
});

/** A page as a visitor gets it from the other process. */
const page = async (path: string) => (await second.app.http.inject(path)).body;
async function lastLine(target: number) {
  const [line] = await desk.query<{ action: string; kind: string; before: object; after: object }>(
    `select action, kind, before, after from audit_entry where target = $1 order by id desc limit 1`,
    [String(target)],
  );
  return line;
}

const isinCode = (value: string, days: object = {}) => ({
  identifiers: [{ scheme: 'isin', value, validFrom: null, validTo: null, ...days }],
});

test('OPR-6 invalid values are rejected next to their fields, and change nothing', async () => {
  const [id = 0, other = 0] = await desk.someBonds(2);
  const { body } = await desk.readRecord(instrumentPath(id));
  const { terms } = await desk.readRecord(instrumentPath(other));
  const taken = terms.identifiers.find(({ scheme }) => scheme === 'isin')!;
  const lei = { scheme: 'lei', value: '5493001KJTIIGC8Y1R12', validFrom: null, validTo: null };
  const { bond, name } = body;
  const plain = 'error_invalid_field';
  const refusals: [object, string, string][] = [
    [
      { name: Object.fromEntries(LANGUAGE_CODES.map((code) => [code, ' '])) },
      'body.name.eng',
      plain,
    ],
    [{ name: { ...name, deu: 'a\u0000b' } }, 'body.name.deu', plain],
    [{ name: { ...name, deu: 'half \ud800' } }, 'body.name.deu', plain],
    [{ name: { ...name, deu: 'x'.repeat(301) } }, 'body.name.deu', plain],
    [{ status: 'gone' }, 'body.status', plain],
    [{ importance: 1e10 }, 'body.importance', plain],
    [{ venue: 'xetr' }, 'body.venue', plain],
    [{ venue: 'ZZZZ' }, 'body.venue', plain],
    [{ issuerId: 999_999 }, 'body.issuerId', 'desk_issuer_unknown'],
    [isinCode('XX'), 'body.identifiers.0.value', 'desk_code_form'],
    [isinCode('US0378331006'), 'body.identifiers.0.value', 'desk_code_digit'],
    [isinCode(taken.value), 'body.identifiers.0.value', 'desk_code_taken'],
    [
      isinCode('US0378331005', { validFrom: '2026-01-02', validTo: '2026-01-02' }),
      'body.identifiers.0.validTo',
      'desk_code_days',
    ],
    [{ identifiers: [lei] }, 'body.identifiers.0.scheme', plain],
    [{ bond: { ...bond, couponRate: '1e5' } }, 'body.bond.couponRate', plain],
    [{ bond: { ...bond, faceValue: '0.00' } }, 'body.bond.faceValue', plain],
    [{ bond: { ...bond, couponsPerYear: 366 } }, 'body.bond.couponsPerYear', plain],
    [{ bond: { ...bond, maturesOn: '2031-02-30' } }, 'body.bond.maturesOn', plain],
    [
      { bond: { ...bond, maturesOn: bond['issuedOn'] } },
      'body.bond.maturesOn',
      'desk_matures_before',
    ],
    [{ bond: null }, 'body.bond', plain],
    [{ preferred: [999_999] }, 'body.preferred', plain],
  ];
  for (const [change, field, label] of refusals) {
    const answer = await desk.request(instrumentPath(id), { ...body, ...change });
    expectRefusal(answer, 'invalid_field', field);
    expect(answer.json()).toMatchObject({ label });
  }
  expectRefusal(await desk.request(instrumentPath(999_999)), 'not_found', 'params.instrumentId');
  expectRefusal(await desk.request(issuerPath(999_999)), 'not_found', 'params.companyId');
  const source = await desk.request(`${instrumentPath(id)}source/`, { field: 'status' });
  expectRefusal(source, 'not_found', 'body.field');
  expect((await desk.readRecord(instrumentPath(id))).version).toBe(body.version);
  expect(await lastLine(id)).toBeUndefined();
});

test('OPR-6 of two simultaneous saves the second is told what has changed', async () => {
  const [id = 0] = await desk.someBonds(1);
  const { body } = await desk.readRecord(instrumentPath(id));
  const answers = await Promise.all([
    desk.request(instrumentPath(id), { ...body, importance: 11 }),
    desk.request(instrumentPath(id), { ...body, importance: 12 }, second),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409)!;
  expectRefusal(refused, 'changed_meanwhile', 'body.importance');
  // Saving unchanged values isn't a change.
  const now = await desk.readRecord(instrumentPath(id));
  const saved = await desk.request(instrumentPath(id), now.body);
  expect(saved.json()).toEqual({ version: now.version });
  const lines = await desk.query('select 1 from audit_entry where target = $1', [String(id)]);
  expect(lines).toHaveLength(1);
});

test('OPR-6 an edit is searchable and shown at once by every process, logged, and kept by loads', async () => {
  const [, id = 0] = await desk.someBonds(2);
  const path = instrumentPath(id);
  const { body, terms } = await desk.readRecord(path);
  const old = terms.name['eng']!;
  expect(await page(`/bonds/${id}/`)).toContain(old);
  expect(await desk.findBonds(old, second)).toContain(id);
  const name = { ...body.name, eng: 'Zyxquorv handmade' };
  const bond = { ...body.bond, couponType: 'fixed', couponRate: '4.625', couponsPerYear: 2 };
  const saved = await desk.request(path, { ...body, name, bond, status: 'withdrawn' });
  expect(saved.statusCode).toBe(200);
  expect(await desk.findBonds('zyxquorv', second)).toEqual([id]);
  expect(await desk.findBonds(old, second)).not.toContain(id);
  const answer = await desk.request(`/api/bonds/${id}/`, undefined, second);
  expect(answer.json()).toMatchObject({
    name: 'Zyxquorv handmade',
    status: 'withdrawn',
    bond: { couponRate: '4.625' },
  });
  // The notification arrives shortly after the response.
  await expect.poll(() => page(`/bonds/${id}/`), { timeout: 2000 }).toContain('Zyxquorv handmade');
  const shown = await page(`/bonds/${id}/`);
  expect(shown).toContain('4.625');
  expect(shown).not.toContain(old);
  expect(await lastLine(id)).toEqual({
    action: 'changed',
    kind: 'instrument',
    before: expect.objectContaining({ 'name.eng': old, status: 'active' }) as object,
    after: expect.objectContaining({
      'name.eng': 'Zyxquorv handmade',
      'bond.couponRate': '4.625',
      status: 'withdrawn',
    }) as object,
  });
  // A load with other values.
  await desk.query(
    `update instrument set name = name || '{"eng": "From the source"}', currency = 'ISK',
      status = 'matured' where id = $1`,
    [id],
  );
  await desk.query('update bond set coupon_rate = 9.5 where instrument_id = $1', [id]);
  const held = await desk.readRecord(path);
  expect(held.terms).toMatchObject({
    name: { eng: 'Zyxquorv handmade' },
    status: 'withdrawn',
    bond: { couponRate: '4.625' },
    // Nobody has set this by hand.
    currency: 'ISK',
  });
  expect(Object.fromEntries(held.held.map((edit) => [edit.field, edit.sourceValue]))).toMatchObject(
    {
      'name.eng': 'From the source',
      'bond.couponRate': '9.5',
      status: 'matured',
    },
  );
  for (const { field } of held.held) {
    expect((await desk.request(`${path}source/`, { field })).statusCode).toBe(200);
  }
  const followed = await desk.readRecord(path);
  expect(followed.held).toEqual([]);
  expect(followed.terms).toMatchObject({
    name: { eng: 'From the source' },
    status: 'matured',
    bond: { couponRate: '9.5' },
  });
  expect(await desk.findBonds('zyxquorv', second)).toEqual([]);
  await expect.poll(() => page(`/bonds/${id}/`), { timeout: 2000 }).toContain('From the source');
});

test('OPR-6 terms that aren’t in the form stay as they are', async () => {
  const rest = async (id: number) => {
    const [row] = await desk.query<{ line: object }>(
      `select to_jsonb(bond) - 'coupon_rate' as line from bond where instrument_id = $1`,
      [id],
    );
    return row?.line;
  };
  const [linker] = await desk.query<{ id: number }>(
    'select instrument_id as id from bond where index_ratio is not null limit 1',
  );
  const id = linker!.id;
  const before = await rest(id);
  const { body } = await desk.readRecord(instrumentPath(id));
  const bond = { ...body.bond, couponRate: '1.5' };
  expect((await desk.request(instrumentPath(id), { ...body, bond })).statusCode).toBe(200);
  expect(await rest(id)).toEqual(before);
});

test('OPR-6 setting a field to the source’s value releases it', async () => {
  const [, , , id = 0] = await desk.someBonds(4);
  const path = instrumentPath(id);
  const { body, terms } = await desk.readRecord(path);
  await desk.request(path, { ...body, importance: 77 });
  const edited = await desk.readRecord(path);
  expect(edited.held).toMatchObject([{ field: 'importance', sourceAt: null }]);
  await desk.request(path, { ...edited.body, importance: terms['importance'] });
  expect((await desk.readRecord(path)).held).toEqual([]);
});

test('OPR-6 manually set codes stay, and the source’s can be restored', async () => {
  const [, , , , id = 0, other = 0] = await desk.someBonds(6);
  const path = instrumentPath(id);
  const { body, terms } = await desk.readRecord(path);
  const isin = terms.identifiers.find(({ scheme }) => scheme === 'isin')!;
  const others = terms.identifiers.filter(({ scheme }) => scheme !== 'isin');
  const identifiers = [...others, { ...isin, value: 'us0378331005' }];
  expect((await desk.request(path, { ...body, identifiers })).statusCode).toBe(200);
  expect(await desk.findBonds('US0378331005', second)).toEqual([id]);
  expect(await desk.findBonds(isin.value, second)).toEqual([]);
  // Loads write codes both into the column and as rows.
  await desk.query(`update instrument set isin = 'GB0002634946' where id = $1`, [id]);
  const client = await server.db.pool.connect();
  await writeIdentifiers(client, [{ scheme: 'isin', value: 'DE000BAY0017', id }]);
  client.release();
  const held = await desk.readRecord(path);
  expect(held.terms.identifiers.filter(({ scheme }) => scheme === 'isin')).toMatchObject([
    { value: 'US0378331005' },
  ]);
  expect(held.held).toMatchObject([{ field: 'identifiers.isin', sourceValue: 'DE000BAY0017' }]);
  // Meanwhile another instrument has taken the source's code.
  const rival = await desk.readRecord(instrumentPath(other));
  const rivals = rival.terms.identifiers.filter(({ scheme }) => scheme !== 'isin');
  const theirs = { ...isin, value: 'DE000BAY0017' };
  await desk.request(instrumentPath(other), { ...rival.body, identifiers: [...rivals, theirs] });
  const follow = { field: 'identifiers.isin' };
  const refused = await desk.request(`${path}source/`, follow);
  expectRefusal(refused, 'invalid_field', 'body.field');
  expect(refused.json()).toMatchObject({ label: 'desk_source_unfit' });
  await desk.request(`${instrumentPath(other)}source/`, follow);
  expect((await desk.request(`${path}source/`, follow)).statusCode).toBe(200);
  expect(await desk.findBonds('DE000BAY0017', second)).toEqual([id]);
});

test('OPR-6 a wrong code from a source doesn’t keep an operator from saving the rest', async () => {
  const [row] = await desk.query<{ id: number }>(
    `insert into instrument (source_code, kind, name, isin)
     values ('demo', 'stock', '{"eng": "Odd code"}', 'US0378331006') returning id`,
  );
  const path = instrumentPath(row!.id);
  const { body } = await desk.readRecord(path);
  expect((await desk.request(path, { ...body, importance: 3 })).statusCode).toBe(200);
});

test('OPR-6 a simultaneous load neither wins nor is forgotten', async () => {
  const [, , , , , , id = 0] = await desk.someBonds(7);
  const path = instrumentPath(id);
  const { body } = await desk.readRecord(path);
  const load = await server.db.pool.connect();
  await load.query('begin');
  await load.query('update bond set coupon_rate = 8.125 where instrument_id = $1', [id]);
  const saving = desk.request(path, { ...body, bond: { ...body.bond, faceValue: '7777' } });
  await new Promise((resolve) => setTimeout(resolve, 100));
  await load.query('commit');
  load.release();
  // The operator hasn't seen the loaded values.
  expectRefusal(await saving, 'changed_meanwhile', 'body.bond.couponRate');
});

test('OPR-6 a hidden instrument is found nowhere, says so, and can be restored', async () => {
  const [, , id = 0] = await desk.someBonds(3);
  const { terms } = await desk.readRecord(instrumentPath(id));
  const isin = terms.identifiers.find(({ scheme }) => scheme === 'isin')!.value;
  // The page's data contain all of its texts, but this one is in a paragraph only if it applies.
  const notice = `${eng.notice.desk_hidden_notice}</p>`;
  const hide = (isHidden: boolean) => desk.request(`${instrumentPath(id)}hidden/`, { isHidden });
  expect(await desk.findBonds(isin, second)).toEqual([id]);
  expect(await page(`/bonds/${id}/`)).not.toContain(notice);
  await Promise.all([hide(true), hide(true)]);
  const lines = await desk.query('select 1 from audit_entry where target = $1', [String(id)]);
  expect(lines).toHaveLength(1);
  expect(await desk.findBonds(isin, second)).toEqual([]);
  const company = await desk.request(`/api/company/${String(terms['issuerId'])}/`);
  const shown = company.json<{ instruments: { id: number }[] }>().instruments;
  expect(shown.map((each) => each.id)).not.toContain(id);
  expect((await desk.request(`/api/bonds/${id}/`)).json()).toMatchObject({ isHidden: true });
  await expect.poll(() => page(`/bonds/${id}/`), { timeout: 2000 }).toContain(notice);
  expect(await page(`/bonds/${id}/`)).toContain('<meta name="robots" content="noindex"/>');
  expect(await page(`/bonds/${id}/?lang=rus`)).toContain(`${rus.notice.desk_hidden_notice}</p>`);
  // Operators find it by code, name and number.
  for (const term of [isin, terms.name['eng']!, String(id)]) {
    const url = `/api/admin/instruments/?q=${encodeURIComponent(term)}`;
    const { items } = (await desk.request(url)).json<{ items: object[] }>();
    expect(items).toContainEqual(expect.objectContaining({ id, isHidden: true }));
  }
  await hide(false);
  expect(await desk.findBonds(isin, second)).toEqual([id]);
  await expect.poll(() => page(`/bonds/${id}/`), { timeout: 2000 }).not.toContain(notice);
});

test('OPR-6 lists of indexes and pairs omit hidden ones and don’t count them', async () => {
  interface List {
    items: Record<string, unknown>[];
    total: number;
  }
  for (const [url, kind, key] of [
    ['/api/indexes/', 'index', 'id'],
    ['/api/currencies/', 'currency', 'index_id.numeric'],
  ] as const) {
    const before = (await desk.request(url)).json<List>();
    const id = Number(before.items[0]![key]);
    expect(await desk.query('select kind from instrument where id = $1', [id])).toEqual([{ kind }]);
    await desk.request(`${instrumentPath(id)}hidden/`, { isHidden: true });
    const after = (await desk.request(url, undefined, second)).json<List>();
    expect(after.total).toBe(before.total - 1);
    expect(after.items.map((item) => item[key])).not.toContain(id);
    expect(await page(`/indexes/${id}/`)).toContain('content="noindex"');
  }
});

test('OPR-6 an edited issuer has its new name everywhere at once', async () => {
  const [bond = 0] = await desk.someBonds(1);
  const issuerId = Number((await desk.readRecord(instrumentPath(bond))).terms['issuerId']);
  const { body } = await desk.readRecord(issuerPath(issuerId));
  await Promise.all([page(`/bonds/${bond}/`), page(`/company/${issuerId}/`)]);
  const name = { ...body.name, eng: 'Quorvzyx Holdings' };
  const saved = await desk.request(issuerPath(issuerId), { ...body, name, status: 'liquidated' });
  expect(saved.statusCode).toBe(200);
  for (const path of [`/bonds/${bond}/`, `/company/${issuerId}/`]) {
    await expect.poll(() => page(path), { timeout: 2000 }).toContain('Quorvzyx Holdings');
  }
  const found = await desk.request('/api/search/?type=companies&q=quorvzyx', undefined, second);
  expect(found.json()).toMatchObject({ items: [{ id: issuerId }] });
  await desk.query(`update issuer set status = 'active' where id = $1`, [issuerId]);
  const { terms, held } = await desk.readRecord(issuerPath(issuerId));
  expect(terms['status']).toBe('liquidated');
  expect(held.map(({ field }) => field).toSorted()).toEqual(['name.eng', 'status']);
  await desk.request(`${issuerPath(issuerId)}source/`, { field: 'status' });
  expect((await desk.readRecord(issuerPath(issuerId))).terms['status']).toBe('active');
});

test('OPR-6 the list accepts any search text, and shows the last change', async () => {
  for (const term of ['%', '_', '\\', "'", '0', '9'.repeat(20), 'ыё', LANGUAGE_CODES.join(' ')]) {
    const answer = await desk.request(`/api/admin/instruments/?q=${encodeURIComponent(term)}`);
    expect({ term, status: answer.statusCode }).toEqual({ term, status: 200 });
  }
  const { items, recent } = (await desk.request('/api/admin/instruments/')).json<{
    items: object[];
    recent: { what: string; fields: string[]; by: string }[];
  }>();
  expect(items).toEqual([]);
  expect(recent.length).toBeGreaterThan(5);
  expect(recent[0]).toMatchObject({
    what: 'issuer',
    action: 'restored',
    name: 'Quorvzyx Holdings',
  });
});

test('SCR-1 list rows reflect the operators’ edits', async () => {
  const [id = 0] = await desk.someBonds(1);
  const { body } = await desk.readRecord(instrumentPath(id));
  const name = { ...body.name, eng: 'Named for the lists' };
  const saved = await desk.request(instrumentPath(id), { ...body, name, venue: 'XSTU' });
  expect(saved.statusCode).toBe(200);
  // A load has another value, and doesn't override it.
  await desk.query(`update instrument set venue = 'XLUX' where id = $1`, [id]);
  const [row] = await desk.query('select name, venue from screen_row where id = $1', [id]);
  expect(row).toMatchObject({ name: { eng: 'Named for the lists' }, venue: 'XSTU' });
  const after = { 'name.eng': 'Named for the lists', venue: 'XSTU' };
  expect(await lastLine(id)).toMatchObject({ action: 'changed', after });
  const { held } = await desk.readRecord(instrumentPath(id));
  expect(held).toContainEqual(
    expect.objectContaining({ field: 'venue', sourceValue: 'XLUX' }) as object,
  );
  expect(await findWrongRows(server.db.pool)).toEqual([]);
});
