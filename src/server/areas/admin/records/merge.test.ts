import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExactPoints } from '../../../../db/quotes/exact-points.ts';
import { writePoints } from '../../../../db/quotes/write-points.ts';
import { parseDay } from '../../../../domain/time/day.ts';
import { decimal, formatDecimal } from '../../../../domain/text/decimal.ts';
import { findWrongRows } from '../../../../db/testing/screen-rows.ts';
import { DeskCaller, instrumentPath, issuerPath } from '../../../testing/desk-caller.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

/**
 * Everything that refers to an instrument, its series and terms, or an issuer, and what a merge
 * does with it. If a new table is missing here, decide, implement it in merge.ts, and then add it.
 */
const REFERRING: Readonly<Record<string, string>> = {
  'bond.guarantor_id': 'moves',
  'bond.instrument_id': 'moves',
  'bond_amortisation.instrument_id': 'moves',
  'bond_coupon_step.instrument_id': 'moves',
  'bond_option.instrument_id': 'moves',
  'corporate_action.instrument_id': 'moves',
  'corporate_action.other_instrument_id': 'moves',
  'currency_pair.instrument_id': 'moves',
  'data_finding.series_id': 'with its series; the next check finds what is left of it',
  'figures_due.series_id': 'with its series; what is filled is noted anew',
  'fund.instrument_id': 'moves',
  'fund_holding.fund_id': 'moves',
  'fund_holding.instrument_id': 'moves',
  'hand_edit.instrument_id': 'moves',
  'hand_edit.issuer_id': 'moves',
  'held_value.series_id': 'with its series',
  'identifier.instrument_id': 'moves',
  'identifier.issuer_id': 'moves',
  'index_member.index_id': 'moves',
  'index_member.instrument_id': 'moves',
  'instrument.issuer_id': 'moves',
  'intraday_quote.series_id': 'is filled',
  'merged_instrument.into_id': 'moves',
  'merged_issuer.into_id': 'moves',
  'quote_year.series_id': 'is filled',
  'rating.instrument_id': 'moves',
  'rating.issuer_id': 'moves',
  'series.instrument_id': 'moves',
  'series_change.series_id': 'with its series; what is filled is a change of the kept one',
  'share.instrument_id': 'moves',
  'source_instrument.instrument_id': 'moves',
};

/** Rows that triggers derive from the others follow automatically. */
const MADE_OF_OTHERS = ['screen_row.issuer_id', 'screen_row.series_id'];

let server: TestApp;
let second: TestApp;
let desk: DeskCaller;
beforeAll(async () => {
  server = await createTestApp();
  second = await createTestApp({
    database: server.db,
    cachesPages: true,
    config: { languageByHost: new Map([['de.example.org', 'deu']]) },
  });
  desk = new DeskCaller(server, await server.signInAs('operator'));
  await desk.query(
    `insert into data_source (code, name, allows_files) values ('other', 'Other', true)`,
  );
});
afterAll(async () => {
  await second.close();
  await server.close();
});

interface Plan {
  version: string;
  conflicts: { what: string }[];
  filled: string[];
  instruments: number;
}
async function plan(path: string, duplicate: number): Promise<Plan> {
  return (await desk.request(`${path}merge/?duplicate=${duplicate}`)).json<Plan>();
}
async function merge(path: string, duplicate: number, app?: TestApp) {
  const { version } = await plan(path, duplicate);
  return desk.request(`${path}merge/`, { duplicate, version }, app);
}
async function addInstrument(name: string, kind = 'bond'): Promise<number> {
  const [row] = await desk.query<{ id: number }>(
    `insert into instrument (source_code, kind, name) values ('other', $1, jsonb_build_object('eng', $2::text))
     returning id`,
    [kind, name],
  );
  return row!.id;
}
async function addSeries(instrumentId: number, source: string, unit = '%'): Promise<number> {
  const [row] = await desk.query<{ id: number }>(
    `insert into series (instrument_id, source_code, unit, is_preferred) values ($1, $2, $3,
       not exists (select from series where instrument_id = $1)) returning id`,
    [instrumentId, source, unit],
  );
  return row!.id;
}
const point = (day: string, value: bigint) => ({ day: parseDay(day)!, value: decimal(value, 1) });

test('OPR-6 everything that refers to merged records has a defined outcome', async () => {
  const rows = await desk.query<{ place: string; type: string }>(
    `select conrelid::regclass || '.' || attname as place from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid in ('instrument'::regclass, 'issuer'::regclass,
       'series'::regclass, 'bond'::regclass)`,
  );
  expect(rows.map(({ place }) => place).toSorted()).toEqual(Object.keys(REFERRING).toSorted());
  // References to instruments without a foreign key are found by column name. List rows follow
  // automatically.
  const unbound = await desk.query<{ place: string }>(
    `select table_name || '.' || column_name as place from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'screen_row'
       and column_name in ('instrument_id', 'issuer_id', 'series_id', 'index_id', 'company_id')`,
  );
  const known = [...Object.keys(REFERRING), ...MADE_OF_OTHERS];
  for (const { place } of unbound) expect(known).toContain(place);
});

test('OPR-6 an impossible merge is rejected, and the plan says why', async () => {
  const [kept = 0, other = 0] = await desk.someBonds(2);
  const path = instrumentPath(kept);
  const clash = await plan(path, other);
  expect(clash.conflicts).toContainEqual(expect.objectContaining({ what: 'identifier' }));
  const refused = await desk.request(`${path}merge/`, { duplicate: other, version: clash.version });
  expectRefusal(refused, 'merge_conflict', 'body.duplicate');
  const share = await addInstrument('A share', 'stock');
  expect((await plan(path, share)).conflicts).toMatchObject([{ what: 'kind' }]);
  const odd = await addInstrument('In another unit');
  await addSeries(odd, 'demo', 'XXX');
  expect((await plan(path, odd)).conflicts).toMatchObject([{ what: 'unit' }]);
  for (const body of [{ duplicate: kept }, { duplicate: 999_999 }]) {
    const answer = await desk.request(`${path}merge/`, { ...body, version: '' });
    const code = body.duplicate === kept ? 'invalid_field' : 'not_found';
    expectRefusal(answer, code, 'body.duplicate');
  }
  const asked = await desk.request(`${path}merge/?duplicate=${kept}`);
  expectRefusal(asked, 'invalid_field', 'query.duplicate');
  // The plan is out of date.
  const twin = await addInstrument('Planned');
  const { version } = await plan(path, twin);
  await desk.query(`insert into source_instrument values ('other', 'late', $1)`, [twin]);
  const late = await desk.request(`${path}merge/`, { duplicate: twin, version });
  expectRefusal(late, 'changed_meanwhile', 'body.version');
});

/** The number of references to a record, by table and column. */
async function countReferring(target: string, id: number): Promise<Record<string, number>> {
  const rows = await desk.query<{ name: string; place: string }>(
    `select conrelid::regclass::text as name, attname as place from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = $1::regclass`,
    [target],
  );
  const counts: Record<string, number> = {};
  for (const { name, place } of rows) {
    const [row] = await desk.query<{ count: string }>(
      `select count(*) from ${name} where ${place} = $1`,
      [id],
    );
    counts[`${name}.${place}`] = Number(row!.count);
  }
  return counts;
}

async function addDuplicate(issuerId: number) {
  const id = await addInstrument('Everything');
  const moved = await addSeries(id, 'other');
  const twin = await addSeries(id, 'demo');
  await desk.query(
    `insert into bond values ($1, 'fixed', 4.25, 2, '30/360', '2020-01-02', '2030-01-02', 1000, 5000000)`,
    [id],
  );
  for (const text of [
    `insert into bond_amortisation values ($1, '2029-01-02', 50)`,
    `insert into bond_option values ($1, '2028-01-02', 'call', 100)`,
    `insert into bond_coupon_step values ($1, '2027-01-02', 5)`,
    `insert into rating (source_code, instrument_id, agency, rated_on, grade, notch)
     values ('other', $1, 'S&P', '2024-05-02', 'BBB', 9)`,
    `insert into currency_pair values ($1, 'XAA', 'XBB', (select min(id) from subregion), 1)`,
    `insert into share values ($1, 1000)`,
    `insert into corporate_action
       (source_code, instrument_id, kind, ex_on, ratio_new, ratio_old, other_instrument_id)
     values ('other', $1, 'split', '2026-01-05', 2, 1, $1)`,
    `insert into fund_holding (source_code, fund_id, day, instrument_id, weight)
     values ('other', $1, '2026-01-05', $1, 5)`,
    `insert into index_member (source_code, index_id, instrument_id) values ('other', $1, $1)`,
    `insert into fund values ($1, 0.2, 5000, true)`,
    `insert into source_instrument values ('other', 'x', $1)`,
    `insert into identifier (instrument_id, scheme, value) values ($1, 'wkn', 'ZZ9ZZ9')`,
    `insert into merged_instrument (id, into_id) values (900001, $1)`,
    `update instrument set name = name || '{"deu": "Alles"}', currency = 'ISK', venue = 'XICE' where id = $1`,
  ]) {
    await desk.query(text, [id]);
  }
  for (const series of [moved, twin]) {
    await desk.query(
      `insert into intraday_quote values ($1, '2026-11-13 10:00+0', 5), ($1, '2026-11-13 11:00+0', 6)`,
      [series],
    );
  }
  const { body } = await desk.readRecord(instrumentPath(id));
  await desk.request(instrumentPath(id), { ...body, issuerId });
  return { id, moved, twin };
}

test('OPR-6 a merge moves everything, fills gaps, and keeps the rest', async () => {
  const kept = await addInstrument('Kept');
  const own = await addSeries(kept, 'demo');
  const [issuer] = await desk.query<{ id: number }>('select id from issuer order by id limit 1');
  const issuerId = issuer!.id;
  const { id: duplicate, moved, twin } = await addDuplicate(issuerId);
  await writePoints(
    server.db.db,
    new Map([[own, [point('2026-01-02', 11n), point('2026-01-05', 12n)]]]),
  );
  await writePoints(
    server.db.db,
    new Map([
      [twin, [point('2025-12-30', 1n), point('2026-01-05', 99n), point('2026-01-06', 3n)]],
      [moved, [point('2026-01-05', 7n)]],
    ]),
  );
  await desk.query(`insert into intraday_quote values ($1, '2026-11-13 11:00+0', 9)`, [own]);
  const before = await countReferring('instrument', duplicate);
  expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
  const planned = await plan(instrumentPath(kept), duplicate);
  expect(planned).toMatchObject({
    conflicts: [],
    identifiers: [{ scheme: 'wkn', value: 'ZZ9ZZ9' }],
    series: [
      { source: 'other', isMoved: true, points: 1 },
      { source: 'demo', isMoved: false, points: 2 },
    ],
    sourceIds: [{ source: 'other', id: 'x' }],
  });
  expect(planned.filled.toSorted()).toEqual(['bond', 'currency', 'issuerId', 'name.deu', 'venue']);
  // Planning changes nothing.
  expect(await countReferring('instrument', duplicate)).toEqual(before);
  expect((await merge(instrumentPath(kept), duplicate)).statusCode).toBe(200);

  const after = await countReferring('instrument', kept);
  // Both had a series of the same source, and the duplicate's own number now redirects.
  const extra = { 'series.instrument_id': 2, 'merged_instrument.into_id': 2 };
  expect(after).toEqual({ ...before, ...extra });
  expect(Object.values(await countReferring('instrument', duplicate))).not.toContain(1);
  expect((await desk.readRecord(instrumentPath(kept))).terms).toMatchObject({
    name: { eng: 'Kept', deu: 'Alles' },
    issuerId,
    currency: 'ISK',
    bond: { couponRate: '4.25' },
    preferred: [own],
  });
  expect(await desk.query('select venue from instrument where id = $1', [kept])).toEqual([
    { venue: 'XICE' },
  ]);
  // Values set by an operator are kept.
  expect((await desk.readRecord(instrumentPath(kept))).held).toMatchObject([{ field: 'issuerId' }]);
  const points = await readExactPoints(server.db.db, own, { from: undefined, to: undefined });
  expect(points.map(({ value }) => formatDecimal(value))).toEqual(['0.1', '1.1', '1.2', '0.3']);
  const [last] = await desk.query('select last_day, last_value from series where id = $1', [own]);
  expect(last).toEqual({ last_day: '2026-01-06', last_value: '0.3' });
  expect(
    await desk.query('select value from intraday_quote where series_id = $1 order by at', [own]),
  ).toEqual([{ value: '5' }, { value: '9' }]);
  expect(await desk.query('select 1 from series where id = $1', [moved])).toHaveLength(1);
  expect(await desk.findBonds('ZZ9ZZ9', second)).toEqual([kept]);
  expect(await desk.findBonds('Everything', second)).not.toContain(duplicate);
  const [line] = await desk.query('select * from audit_entry order by id desc limit 1');
  expect(line).toMatchObject({
    action: 'merged',
    kind: 'instrument',
    target: String(kept),
    before: { duplicate, name: 'Everything', codes: ['ZZ9ZZ9'] },
    after: { sourceIds: [{ source: 'other', id: 'x' }] },
  });
  for (const number of [900_001, duplicate]) {
    const answer = await desk.request(
      `/api/symbols/merged/instrument/${number}/`,
      undefined,
      second,
    );
    expect(answer.json()).toEqual({ id: kept });
  }
});

test('OPR-6 a merge happens completely or not at all, and only once', async () => {
  const [kept = 0] = await desk.someBonds(1);
  const duplicate = await addInstrument('Failing');
  await desk.query(`insert into source_instrument values ('other', 'failing', $1)`, [duplicate]);
  const path = instrumentPath(kept);
  // It fails in its last step: nothing has been moved.
  await desk.query(`create function fail() returns trigger language plpgsql as
    $$ begin raise exception 'half way'; end $$`);
  await desk.query(
    `create trigger fail before delete on instrument for each row execute function fail()`,
  );
  expect((await merge(path, duplicate)).statusCode).toBe(500);
  await desk.query('drop trigger fail on instrument');
  expect(await countReferring('instrument', duplicate)).toMatchObject({
    'source_instrument.instrument_id': 1,
  });
  // Two at once, one of them in the other direction.
  const answers = await Promise.all([
    merge(path, duplicate),
    merge(path, duplicate, second),
    merge(instrumentPath(duplicate), kept),
  ]);
  const [done, ...late] = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(done).toBe(200);
  // The later one doesn't find the duplicate, or after the opposite merge finds both numbers the
  // same.
  expect(late.filter((status) => status !== 404 && status !== 400)).toEqual([]);
});

/** The URL to which a visitor is redirected. */
async function ledTo(url: string, host = 'localhost') {
  const { statusCode, headers } = await second.app.http.inject({ url, headers: { host } });
  return [statusCode, headers.location];
}

test('OPR-6 the number of a duplicate redirects: pages, API, files and spreadsheets', async () => {
  const kept = await addInstrument('Stayed');
  const duplicate = await addInstrument('Left');
  const next = await addInstrument('In the end');
  const page = `/bonds/${duplicate}/`;
  expect((await second.app.http.inject(page)).statusCode).toBe(200);
  await merge(instrumentPath(kept), duplicate);
  await expect.poll(() => ledTo(page), { timeout: 2000 }).toEqual([301, `/bonds/${kept}/`]);
  // A chain of merges is a single redirect.
  await merge(instrumentPath(next), kept);
  await expect
    .poll(() => ledTo(`/bonds/${kept}/`), { timeout: 2000 })
    .toEqual([301, `/bonds/${next}/`]);
  expect(await ledTo(page)).toEqual([301, `/bonds/${next}/`]);
  expect(await ledTo(`${page}?lang=chn&period=3`)).toEqual([
    301,
    `/bonds/${next}/?lang=chn&period=3`,
  ]);
  expect(await ledTo(page, 'de.example.org')).toEqual([301, `/bonds/${next}/`]);
  const { headers } = await second.app.http.inject(page);
  expect(headers['cache-control']).toBe('private, no-cache');
  // Client-side navigation gets the redirect in the router's own format.
  const move = await second.app.http.inject(`/bonds/${duplicate}/_.data`);
  expect(move.body).toContain(`/bonds/${next}/`);

  const api = `/api/bonds/${duplicate}`;
  expect(await ledTo(`${api}/?lang=deu`)).toEqual([301, `/api/bonds/${next}/?lang=deu`]);
  // Access is checked before the redirect.
  expect(await ledTo(`${api}/history/`)).toEqual([401, undefined]);
  const history = await desk.request(`${api}/history/`);
  expect([history.statusCode, history.headers.location]).toEqual([
    301,
    `/api/bonds/${next}/history/`,
  ]);
  const chart = await desk.request(`${api}/chart/`, {
    beginDate: '2026-01-01',
    endDate: '2026-02-01',
    periodId: 3,
  });
  expect([chart.statusCode, chart.headers.location]).toEqual([308, `/api/bonds/${next}/chart/`]);
  expect(chart.headers['cache-control']).toBe('no-store');
  const quote = await desk.request(`/api/symbols/quote/?symbol=ID:${duplicate}`);
  expect(quote.statusCode).toBe(200);
  // Unknown numbers are still rejected, and changes must name the record that remains.
  expectRefusal(await desk.request('/api/bonds/999999/'), 'not_found', 'params.instrumentId');
  expect(await ledTo('/bonds/999999/')).toEqual([404, undefined]);
  expectRefusal(await desk.request(instrumentPath(duplicate)), 'not_found', 'params.instrumentId');
  const hide = await desk.request(`${instrumentPath(duplicate)}hidden/`, { isHidden: true });
  expectRefusal(hide, 'not_found', 'params.instrumentId');
});

test('OPR-6 indexes redirect from their pages and files', async () => {
  const kept = await addInstrument('Stayed', 'index');
  const duplicate = await addInstrument('Left', 'index');
  await merge(instrumentPath(kept), duplicate);
  expect(await ledTo(`/indexes/${duplicate}/`)).toEqual([301, `/indexes/${kept}/`]);
  const csv = await desk.request(`/indexes/${duplicate}/values.csv?from=2026-01-01`);
  expect([csv.statusCode, csv.headers.location]).toEqual([
    301,
    `/indexes/${kept}/values.csv?from=2026-01-01`,
  ]);
});

test('OPR-6 an issuer is merged with everything it has issued', async () => {
  const [kept, duplicate] = (
    await desk.query<{ id: number }>(
      'select id from issuer where id in (select issuer_id from instrument) order by id limit 2',
    )
  ).map(({ id }) => id) as [number, number];
  await desk.query(`insert into merged_issuer (id, into_id) values (900002, $1)`, [duplicate]);
  // One rating that only the duplicate has, and one on a day on which both were rated.
  await desk.query(
    `insert into rating (source_code, issuer_id, agency, rated_on, grade, notch)
     values ('other', $1, 'Own', '2024-05-02', 'BBB', 9), ('other', $1, 'Own', '2024-05-03', 'BB', 12),
       ('other', $2, 'Own', '2024-05-03', 'AA', 3)`,
    [duplicate, kept],
  );
  await desk.query(
    'update bond set guarantor_id = $1 where instrument_id = (select min(instrument_id) from bond)',
    [duplicate],
  );
  await desk.query(`update issuer set name = (name - '{deu,rus}'::text[]) where id = $1`, [kept]);
  const { body } = await desk.readRecord(issuerPath(duplicate));
  const name = { ...body.name, deu: 'Alles AG' };
  const edited = { ...body, name, country: 'IS', identifiers: [] };
  expect((await desk.request(issuerPath(duplicate), edited)).statusCode).toBe(200);
  const lei = { scheme: 'lei', value: '5493001KJTIIGC8Y1R12', validFrom: null, validTo: null };
  const own = (await desk.readRecord(issuerPath(kept))).body;
  await desk.request(issuerPath(kept), { ...own, identifiers: [] });
  const again = (await desk.readRecord(issuerPath(duplicate))).body;
  await desk.request(issuerPath(duplicate), { ...again, identifiers: [lei] });
  // An instrument whose source names the duplicate as issuer, while an operator has set another
  // one.
  const [share] = await desk.query<{ id: number }>(
    'select id from instrument where issuer_id = $1 order by id limit 1',
    [duplicate],
  );
  const read = await desk.readRecord(instrumentPath(share!.id));
  await desk.request(instrumentPath(share!.id), { ...read.body, issuerId: null });
  const before = await countReferring('issuer', duplicate);
  expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
  const planned = await plan(issuerPath(kept), duplicate);
  expect(planned.instruments).toBe(before['instrument.issuer_id']);
  expect(planned.filled).toContain('name.deu');
  const keptBefore = await countReferring('issuer', kept);
  expect((await merge(issuerPath(kept), duplicate)).statusCode).toBe(200);
  const after = await countReferring('issuer', kept);
  expect(after['instrument.issuer_id']).toBe(
    keptBefore['instrument.issuer_id']! + planned.instruments,
  );
  expect(after['merged_issuer.into_id']).toBe(2);
  expect(after['bond.guarantor_id']).toBe(1);
  expect(
    await desk.query(
      `select grade from rating where issuer_id = $1 and agency = 'Own' order by rated_on`,
      [kept],
    ),
  ).toEqual([{ grade: 'BBB' }, { grade: 'AA' }]);
  expect(after['identifier.issuer_id']).toBe(1);
  const now = await desk.readRecord(issuerPath(kept));
  expect(now.terms.name['deu']).toBe('Alles AG');
  expect(now.held.map(({ field }) => field)).toContain('name.deu');
  expect(await ledTo(`/company/${duplicate}/`)).toEqual([301, `/company/${kept}/`]);
  expect(await ledTo(`/api/company/${duplicate}/`)).toEqual([301, `/api/company/${kept}/`]);
  // The source's issuer is now the one that was kept.
  await desk.request(`${instrumentPath(share!.id)}source/`, { field: 'issuerId' });
  expect((await desk.readRecord(instrumentPath(share!.id))).terms['issuerId']).toBe(kept);
});

test('SCR-1 after all of these merges the lists only have rows for the records kept', async () => {
  expect(await findWrongRows(server.db.pool)).toEqual([]);
});

test('OPR-6 what sources publish of both isn’t doubled by a merge', async () => {
  const kept = await addInstrument('Kept share');
  const duplicate = await addInstrument('Doubled share');
  const [list] = await desk.query<{ fund: number; other: number }>(
    `select min(id) as fund, max(id) as other from instrument where kind = 'etf'`,
  );
  const { fund, other } = list!;
  for (const id of [kept, duplicate]) {
    for (const text of [
      `insert into corporate_action (source_code, instrument_id, kind, ex_on, amount, currency)
       values ('other', $1, 'dividend', '2026-01-05', 0.5, 'EUR')`,
      `insert into fund_holding (source_code, fund_id, day, instrument_id, weight, quantity)
       values ('other', ${fund}, '2026-01-05', $1, 5, 10)`,
      `insert into index_member (source_code, index_id, instrument_id, from_day, to_day)
       values ('other', ${other}, $1, '2025-01-01', '2026-01-01')`,
      `insert into rating (source_code, instrument_id, agency, rated_on, grade, notch)
       values ('other', $1, 'S&P', '2024-05-02', 'BBB', 9)`,
    ]) {
      await desk.query(text, [id]);
    }
  }
  await desk.query(
    `insert into index_member (source_code, index_id, instrument_id, from_day)
     values ('other', ${other}, $1, '2026-03-01')`,
    [duplicate],
  );
  expect((await merge(instrumentPath(kept), duplicate)).statusCode).toBe(200);
  const rows = async (text: string) => desk.query(`${text} where instrument_id = ${kept}`);
  expect(await rows('select amount from corporate_action')).toEqual([{ amount: '0.5' }]);
  expect(await rows('select weight, quantity from fund_holding')).toEqual([
    { weight: '10', quantity: '20' },
  ]);
  expect(await rows('select from_day, to_day from index_member')).toEqual([
    { from_day: '2025-01-01', to_day: '2026-01-01' },
    { from_day: '2026-03-01', to_day: null },
  ]);
  expect(await rows('select grade from rating')).toEqual([{ grade: 'BBB' }]);
});
