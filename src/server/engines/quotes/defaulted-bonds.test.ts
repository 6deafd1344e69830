import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let paid = '';
let bond: { id: number; isin: string; issuerId: number };
beforeAll(async () => {
  server = await createTestApp();
  paid = await server.signInAs('paid');
  const { rows } = await server.db.pool.query<typeof bond>(
    `select instrument.id, isin, issuer_id as "issuerId"
     from instrument join bond on instrument_id = instrument.id
       join series on series.instrument_id = instrument.id and field = 'close' and is_preferred
     where status = 'active' and flat_from is not null and last_day is not null
     order by instrument.id limit 1`,
  );
  bond = rows[0]!;
});
afterAll(() => server.close());

async function fetchAs(url: string, cookie = paid) {
  const answer = await server.app.http.inject({ url, headers: { cookie } });
  return { status: answer.statusCode, body: answer.body, json: () => JSON.parse(answer.body) };
}

function ids(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}

const NOTHING = { yield: null, duration: null, spread: null };

test('BND-15 a bond in default has a price, and no yield, spread or duration anywhere', async () => {
  const { id, isin, issuerId } = bond;
  const [row] = (await fetchAs(`/api/screens/bonds/?isin=${isin}`)).json().items;
  expect(row).toMatchObject({ id, status: 'defaulted', ...NOTHING });
  expect(row.price).toMatch(/^\d/);
  for (const query of ['yield=-99999..', 'known=duration', 'spread=-99999..']) {
    expect(ids((await fetchAs(`/api/screens/bonds/?isin=${isin}&${query}`)).json().items)).toEqual(
      [],
    );
  }
  const map = (await fetchAs(`/api/screens/bonds/map/?isin=${isin}`)).json();
  expect(map.groups).toEqual([]);

  const figures = (await fetchAs(`/api/bonds/${id}/figures/`)).json();
  expect(figures).toMatchObject({ isDefaulted: true, isOver: false });
  expect(figures.quote.value).toMatch(/^\d/);
  const values = figures.items.map(({ value }: { value: string | null }) => value);
  expect(new Set(values)).toEqual(new Set([null]));
  expect((await fetchAs(`/api/bonds/${id}/derivation/?figure=yield`)).status).toBe(404);

  const issued = (await fetchAs(`/api/company/${issuerId}/bonds/`)).json().items;
  const own = issued.find((each: { id: number }) => each.id === id);
  expect(own).toMatchObject({ isDefaulted: true, figuresOn: null, ...NOTHING });
  expect(own.quote.value).toMatch(/^\d/);
  const comparables = (await fetchAs(`/api/bonds/${id}/comparables/`)).json().items;
  expect(
    comparables
      .filter(({ isDefaulted }: { isDefaulted: boolean }) => isDefaulted)
      .map((each: { id: number }) => each.id),
  ).toEqual([id]);

  const cells = (await fetchAs(`/api/screens/bonds/csv/?isin=${isin}&columns=price,yield,spread`))
    .body;
  expect(cells.split('\r\n')[1]).toMatch(/^[\d.]+,,,2026-11-13$/);

  const { rows } = await server.db.pool.query(
    `select field from series join bond using (instrument_id)
     where instrument_id = $1 and field in ('yield', 'worst', 'duration', 'spread')
       and last_day >= flat_from`,
    [id],
  );
  expect(rows).toEqual([]);

  const symbol = (field: string) => fetchAs(`/api/symbols/bond/?symbol=${isin}&field=${field}`);
  for (const field of ['yield', 'spread']) {
    expect((await symbol(field)).json()).toMatchObject({ field, value: null });
  }
  const calculated = await server.app.http.inject({
    method: 'POST',
    url: '/api/bonds/calculate/',
    headers: { cookie: paid },
    payload: { bondId: id, price: 'market', settlementDate: '2026-11-18' },
  });
  expectRefusal(calculated, 'invalid_field', 'body.price');
  expect((await fetchAs(`/api/bonds/${id}/spread/`)).status).toBe(400);

  const home = (await fetchAs('/api/home/')).json();
  expect(JSON.stringify(home.bonds)).not.toContain(`"id":${id},`);
});

test('BND-15 that a bond is in default is public, its price isn’t', async () => {
  const [row] = (await fetchAs(`/api/screens/bonds/?isin=${bond.isin}`, '')).json().items;
  expect(row).toMatchObject({ status: 'defaulted', price: '***', ...NOTHING });
  const figures = (await fetchAs(`/api/bonds/${bond.id}/figures/`, '')).json();
  expect(figures).toMatchObject({ isDefaulted: true, quote: { value: '***' } });
});
