import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import type {
  getCompany,
  getInstrument,
  Section,
} from '../../../contracts/instruments/instruments.ts';
import { label, missingLabel } from '../../../labels/labels.ts';
import { demoIssuers } from '../../../loaders/demo/issuers.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { TEST_TODAY } from '../../testing/test-today.ts';

type Instrument = Answer<(typeof getInstrument)[Section]>;
type Company = Answer<typeof getCompany>;

let server: TestApp;
let bare: { issuer: number; bond: number; stock: number };
let paid: string;
beforeAll(async () => {
  server = await createTestApp();
  paid = await server.signInAs('paid');
  bare = await createBare();
});
afterAll(() => server.close());

/** A company with only English names, and instruments with almost no data. */
async function createBare() {
  const { rows } = await server.db.pool.query<{ issuer: number; bond: number; stock: number }>(`
    with company as (
      insert into issuer (source_code, name, country, sector, status)
      values ('demo', '{"eng": "Bare & Sons"}', 'CH', 'retail', 'liquidated') returning id
    ), bond as (
      insert into instrument (source_code, kind, name, issuer_id, status)
      select 'demo', 'bond', '{"eng": "Bare bond"}', id, 'withdrawn' from company returning id
    ), stock as (
      insert into instrument (source_code, kind, name)
      values ('demo', 'stock', '{"eng": "Orphan stock"}') returning id
    )
    select company.id as issuer, bond.id as bond, stock.id as stock from company, bond, stock`);
  return rows[0]!;
}

async function fetchJson<T>(url: string, cookie = paid): Promise<T> {
  const answer = await server.app.http.inject({ url, headers: { cookie } });
  expect({ url, status: answer.statusCode }).toEqual({ url, status: 200 });
  expect(answer.headers['cache-control']).toBe('private, no-cache');
  return answer.json<T>();
}

const NO_QUOTE = {
  value: null,
  change: null,
  changePercent: null,
  asOf: null,
  isStale: false,
  isRealtime: false,
  decimals: 2,
  unit: '',
  isRate: false,
};

describe('an instrument', () => {
  test('a bond: names, issuer, terms and the latest price', async () => {
    expect(await fetchJson<Instrument>('/api/bonds/10001/')).toEqual({
      id: 10_001,
      kind: 'bond',
      name: 'Altmark Telecom 4.625% 2036',
      isin: 'DEHJ83DHVYB2',
      ticker: null,
      currency: 'EUR',
      status: 'active',
      isHidden: false,
      issuer: { id: 12, name: expect.stringContaining('Altmark Telecom') as string },
      source: 'Parcurve demo market',
      venue: 'XFRA',
      share: null,
      fund: null,
      quote: {
        value: '100.213',
        change: expect.stringMatching(/^-?0\.\d{1,3}$/) as string,
        changePercent: expect.stringMatching(/^-?0\.\d+$/) as string,
        asOf: '2026-11-13',
        isStale: false,
        isRealtime: false,
        decimals: 3,
        unit: '%',
        isRate: false,
      },
      firstDay: '2025-11-14',
      lastDay: '2026-11-13',
      bond: {
        couponType: 'fixed',
        couponRate: '4.625',
        couponsPerYear: 1,
        issuedOn: '2024-01-24',
        maturesOn: '2036-01-24',
        faceValue: '100000',
        amountIssued: '250000000',
        seniority: 'senior',
        traits: [],
        figi: null,
        smallestLot: '100000',
      },
    });
  });

  test('bonds with another coupon, perpetual, matured', async () => {
    const terms = async (id: number) => (await fetchJson<Instrument>(`/api/bonds/${id}/`)).bond;
    expect(await terms(10_003)).toMatchObject({ couponRate: '0.25', faceValue: '1000000' });
    expect(await terms(10_009)).toMatchObject({ couponType: 'zero', couponRate: '0' });
    expect(await terms(10_010)).toMatchObject({ couponType: 'floating' });
    expect(await terms(10_031)).toMatchObject({ couponType: 'fixed', maturesOn: null });
    const matured = await fetchJson<Instrument>('/api/bonds/10008/');
    expect(matured.status).toBe('matured');
    expect(matured.quote.asOf).toBe(matured.lastDay);
    expect(matured.lastDay! <= matured.bond!.maturesOn!).toBe(true);
  });

  test.each([
    ['stocks', 2001, 'stock', 'Thibault Electric ord.', 'BEMTGVEQ1C37', 'THI', 'EUR', '240.56', 5],
    ['etf', 3001, 'etf', 'Ruifeng Global Equity ETF', 'CND5O0WKINV7', 'RUI', 'GBP', '26.69', 13],
  ] as const)('/%s/%d/ is a %s without bond terms', async (...expected) => {
    const [section, id, kind, name, isin, ticker, currency, value, issuer] = expected;
    expect(await fetchJson<Instrument>(`/api/${section}/${id}/`)).toMatchObject({
      id,
      kind,
      name,
      isin,
      ticker,
      currency,
      status: 'active',
      bond: null,
      issuer: { id: issuer },
      quote: { value, unit: currency, asOf: '2026-11-13' },
    });
  });

  test('ACC-3 the size of a company and a fund is only for viewers with access', async () => {
    await server.db.pool.query(
      'update share set shares_outstanding = 1000000 where instrument_id = 2001',
    );
    await server.db.pool.query(
      'update fund set expense_ratio = 0.2, net_assets = 5e8, pays_out = true where instrument_id = 3001',
    );
    const share = { sharesOutstanding: '1000000' };
    const fund = { expenseRatio: '0.2', paysOut: true };
    expect(await fetchJson<Instrument>('/api/stocks/2001/')).toMatchObject({
      venue: 'XBRU',
      share: { ...share, marketCap: '240560000' },
    });
    expect(await fetchJson<Instrument>('/api/etf/3001/')).toMatchObject({
      venue: 'XLON',
      fund: { ...fund, netAssets: '500000000' },
    });
    for (const cookie of ['', await server.signInAs('free')]) {
      expect(await fetchJson<Instrument>('/api/stocks/2001/', cookie)).toMatchObject({
        venue: 'XBRU',
        share: { ...share, marketCap: '***' },
      });
      expect(await fetchJson<Instrument>('/api/etf/3001/', cookie)).toMatchObject({
        fund: { ...fund, netAssets: '***' },
      });
    }
  });

  test('with almost no data', async () => {
    const nothing = {
      isin: null,
      ticker: null,
      currency: null,
      firstDay: null,
      lastDay: null,
      venue: null,
      share: null,
      fund: null,
      bond: null,
    };
    expect(await fetchJson<Instrument>(`/api/bonds/${bare.bond}/`)).toEqual({
      ...nothing,
      id: bare.bond,
      kind: 'bond',
      name: 'Bare bond',
      status: 'withdrawn',
      isHidden: false,
      issuer: { id: bare.issuer, name: 'Bare & Sons' },
      source: 'Parcurve demo market',
      quote: NO_QUOTE,
    });
    const orphan = await fetchJson<Instrument>(`/api/stocks/${bare.stock}/`, '');
    expect(orphan).toMatchObject({ ...nothing, issuer: null, quote: NO_QUOTE });
  });

  test('only shows its closing series, whatever else is measured', async () => {
    const before = await fetchJson<Instrument>('/api/stocks/2003/');
    await server.db.pool.query(
      `insert into series (instrument_id, source_code, field, unit, last_day, last_value)
       values (2003, 'demo', 'volume', 'pcs', '2026-11-14', 77)`,
    );
    expect(await fetchJson<Instrument>('/api/stocks/2003/')).toEqual(before);
    const { id } = before.issuer!;
    const { instruments, total } = await fetchJson<Company>(`/api/company/${id}/`);
    expect(instruments.filter((each) => each.id === 2003)).toHaveLength(1);
    expect(instruments).toHaveLength(total);
  });
});

describe('a company', () => {
  test('its own facts and its instruments, the most important first', async () => {
    const stored = await server.db.db
      .selectFrom('instrument')
      .select(['id', 'kind', 'isin', 'status'])
      .where('issuer_id', '=', 13)
      .orderBy('importance', 'desc')
      .orderBy('id')
      .execute();
    const company = await fetchJson<Company>('/api/company/13/');
    expect(company).toMatchObject({ id: 13, status: 'active', total: stored.length });
    expect(company.country).toMatch(/^[A-Z]{2}$/);
    const sections = { bond: 'bonds', stock: 'stocks', etf: 'etf', index: '', currency: '' };
    expect(company.instruments).toMatchObject(
      stored.map(({ id, kind, isin, status }) => ({ id, isin, status, section: sections[kind] })),
    );
    for (const { id, section, name, quote } of company.instruments) {
      const own = await fetchJson<Instrument>(`/api/${section}/${id}/`);
      expect({ name, quote }).toEqual({ name: own.name, quote: own.quote });
      expect(own.issuer).toEqual({ id: 13, name: company.name });
    }
  });

  test('at most 50 instruments, with their total; indexes aren’t among them', async () => {
    await server.db.pool.query(
      `insert into instrument (source_code, kind, name, issuer_id, importance)
       select 'demo', case when i > 60 then 'index' else 'bond' end,
         jsonb_build_object('eng', 'Bare ' || i), $1, i
       from generate_series(1, 65) as i`,
      [bare.issuer],
    );
    const company = await fetchJson<Company>(`/api/company/${bare.issuer}/`);
    expect(company).toMatchObject({ name: 'Bare & Sons', status: 'liquidated', total: 61 });
    expect(company.instruments.map(({ name }) => name)).toEqual(
      Array.from({ length: 50 }, (_, i) => `Bare ${60 - i}`),
    );
    await server.db.pool.query('delete from instrument where issuer_id = $1 and id <> $2', [
      bare.issuer,
      bare.bond,
    ]);
    const { instruments, total } = await fetchJson<Company>(`/api/company/${bare.issuer}/`);
    expect([instruments.map(({ id }) => id), total]).toEqual([[bare.bond], 1]);
  });
});

test('LBL-2 each sector of the demo market has a label', () => {
  const issuers = demoIssuers({ seed: 1, today: TEST_TODAY }, 400);
  const sectors = new Set(issuers.map(({ sector }) => `sector_${sector}`));
  expect(sectors.size).toBe(14);
  for (const key of sectors) expect(label('eng', key)).not.toBe(missingLabel(key));
});

test('names are in the requested language, in English if there is none', async () => {
  const russian = await fetchJson<Instrument>('/api/bonds/10001/?lang=rus');
  expect(russian.name).toBe('Альтмарк Телеком 4,625% 2036');
  expect(russian.issuer?.name).toMatch(/^Альтмарк Телеком/);
  const company = await fetchJson<Company>('/api/company/12/?lang=rus');
  expect(company.name).toBe(russian.issuer?.name);
  expect(company.instruments.find(({ id }) => id === 10_001)?.name).toBe(russian.name);
  for (const language of ['deu', 'eng', 'chn']) {
    const { name, issuer } = await fetchJson<Instrument>(`/api/bonds/10001/?lang=${language}`);
    expect([name, issuer?.name]).toEqual([
      'Altmark Telecom 4.625% 2036',
      expect.stringMatching(/^Altmark Telecom/),
    ]);
  }
  const bareCompany = await fetchJson<Company>(`/api/company/${bare.issuer}/?lang=rus`);
  expect([bareCompany.name, bareCompany.instruments[0]?.name]).toEqual([
    'Bare & Sons',
    'Bare bond',
  ]);
});
