import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestBond, addTestIssuer } from '../../../db/testing/test-bonds.ts';
import { rebuildSearchIndex } from '../../../db/search/rebuild-search-index.ts';
import { LANGUAGE_CODES } from '../../../domain/text/language.ts';
import { pickName } from '../../../domain/text/names.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const ISSUER = 970_000;
const BOND = 970_001;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  const { db, pool } = server.db;
  await addTestIssuer(db, ISSUER);
  await addTestBond(db, { id: BOND, issuerId: ISSUER, values: { close: '99' } });
  await pool.query(
    `update issuer set country = null, sector = null, name = '{"rus": "Зубровка"}' where id = $1`,
    [ISSUER],
  );
  await pool.query(`update instrument set name = '{"chn": "齐柏林债券"}' where id = $1`, [BOND]);
  await rebuildSearchIndex(pool);
});
afterAll(() => server.close());

async function get(path: string) {
  return server.app.http.inject({ url: path, headers: { 'accept-language': 'de' } });
}

describe('IMP-15 an issuer without country and sector, named in one language', () => {
  test('is stored, found, listed and opened', async () => {
    const company = await get(`/api/company/${ISSUER}/`);
    expect(company.json()).toMatchObject({ name: 'Зубровка', country: null, sector: null });
    const facts = await get(`/api/bonds/${BOND}/key-terms/`);
    expect(facts.json().issuer).toEqual({
      id: ISSUER,
      name: 'Зубровка',
      country: null,
      sector: null,
    });
    const found = await get(`/api/search/?type=companies&q=${encodeURIComponent('зубровка')}`);
    expect(found.statusCode).toBe(200);
    expect(found.body).toContain('Зубровка');
    const bond = await get(`/api/bonds/${BOND}/`);
    expect(bond.json()).toMatchObject({ name: '齐柏林债券', issuer: { name: 'Зубровка' } });
  });

  test('screens sort and filter by the name there is', async () => {
    for (const path of [
      `/api/screens/company/?text=${encodeURIComponent('зубров')}`,
      `/api/screens/company/?text=${encodeURIComponent('зубров')}&sort=name`,
    ]) {
      const listed = await get(path);
      expect(listed.statusCode).toBe(200);
      expect(listed.body).toContain('Зубровка');
    }
    const bonds = await get(`/api/screens/bonds/?text=${encodeURIComponent('齐柏林')}&sort=name`);
    expect(bonds.body).toContain('齐柏林债券');
  });

  test('a name without any form is rejected', async () => {
    for (const name of ['{}', '{"rus": ""}', '[]']) {
      await expect(
        server.db.pool.query('update issuer set name = $2 where id = $1', [ISSUER, name]),
      ).rejects.toThrow(/issuer_name_check/);
    }
  });
});

test('IMP-15 of two sources with a rating of one day, one is shown', async () => {
  const { pool } = server.db;
  await pool.query(`insert into data_source (code, name) values ('rates', 'Rates')`);
  await pool.query(
    `insert into rating (source_code, instrument_id, agency, rated_on, grade, notch) values
       ('rates', $1, 'S&P', '2026-05-04', 'A', 6), ('test', $1, 'S&P', '2026-05-04', 'BBB', 9)`,
    [BOND],
  );
  const cookie = await server.signInAs('paid');
  const read = async () => {
    const answer = await server.app.http.inject({
      url: `/api/bonds/${BOND}/ratings/`,
      headers: { cookie },
    });
    const { rows } = await pool.query<{ notch: number }>(
      'select notch from screen_row where id = $1',
      [BOND],
    );
    const { items, history, composite } = answer.json();
    return [items.length, history.length, items[0].grade, composite.bond.notch, rows[0]!.notch];
  };
  expect(await read()).toEqual([1, 1, 'A', 6, 6]);
  await pool.query(`update data_source set precedence = 10 where code = 'test'`);
  expect(await read()).toEqual([1, 1, 'BBB', 9, 9]);
});

test('IMP-15 name_in chooses as pickName does', async () => {
  const names: Record<string, string>[] = [
    { eng: 'E', rus: 'R' },
    { rus: 'R', chn: 'C' },
    { tur: 'T', chn: 'C', vie: 'V' },
    { vie: 'V', ara: 'A' },
    { jpn: 'J' },
  ];
  for (const name of names) {
    for (const language of LANGUAGE_CODES) {
      const { rows } = await server.db.pool.query<{ name: string }>(
        'select name_in($1, $2) as name',
        [JSON.stringify(name), language],
      );
      expect(rows[0]!.name).toBe(pickName(name, language));
    }
  }
});
