import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addExampleBonds, EXAMPLE_BONDS, EXAMPLE_ISSUERS } from '../../../testing/example-bonds.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const { bond: BOND, floater: FLOATER, perpetual: PERPETUAL, ended: ENDED } = EXAMPLE_BONDS;
const { issuer: ISSUER, other: OTHER } = EXAMPLE_ISSUERS;
const PEERS = EXAMPLE_BONDS.peers;

let server: TestApp;
let paid = '';
beforeAll(async () => {
  server = await createTestApp();
  paid = await server.signInAs('paid');
  await addExampleBonds(server.db.db);
});
afterAll(() => server.close());

const ids = (answer: { items: { id: number }[] }) => answer.items.map(({ id }) => id);
const get = (url: string, cookie = '') =>
  server.app.http.inject({ url, headers: cookie ? { cookie } : {} });
const json = async (url: string, cookie = '') => {
  const answer = await get(url, cookie);
  expect({ url, status: answer.statusCode }).toEqual({ url, status: 200 });
  return answer.json();
};

describe('missing and invalid input', () => {
  test.each(['cash-flows', 'key-terms', 'ratings', 'comparables'])(
    'BND-6 %s of anything but a bond is rejected with its field',
    async (part) => {
      for (const id of ['999999', '1001', '2003']) {
        const answer = await get(`/api/bonds/${id}/${part}/`);
        expectRefusal(answer, 'not_found', 'params.instrumentId');
      }
      const noId = await get(`/api/bonds/x/${part}/`);
      expectRefusal(noId, 'invalid_field', 'params.instrumentId');
    },
  );

  test('ENT-4 an unknown issuer, a list that is none, too many numbers', async () => {
    for (const part of ['ratings', 'bonds']) {
      const answer = await get(`/api/company/999999/${part}/`);
      expectRefusal(answer, 'not_found', 'params.companyId');
    }
    expectRefusal(await get('/bonds/999999/payments.ics'), 'not_found', 'params.instrumentId');
    expectRefusal(await get('/api/bonds/by-number/?ids=1,x'), 'invalid_field', 'query.ids');
    const many = Array.from({ length: 21 }, (_, i) => i + 1).join(',');
    expectRefusal(await get(`/api/bonds/by-number/?ids=${many}`), 'invalid_field', 'query.ids');
    expect((await json('/api/bonds/by-number/?ids=999999')).items).toEqual([]);
  });
});

describe('ENT-3 payments', () => {
  test('ENT-3 of an amortiser: past, next and future ones, and what is left', async () => {
    const { items, currency, faceValue } = await json(`/api/bonds/${BOND}/cash-flows/`);
    expect({ currency, faceValue }).toEqual({ currency: 'EUR', faceValue: '1000' });
    expect(items).toHaveLength(20);
    expect(items.filter(({ status }: { status: string }) => status === 'paid')).toHaveLength(5);
    expect(items[5]).toEqual({
      date: '2027-03-14',
      coupon: 2.4375,
      principal: 0,
      left: 100,
      status: 'next',
    });
    expect(items.slice(15).map((row: { coupon: number }) => row.coupon)).toEqual([
      2.4375, 1.828_125, 1.828_125, 1.218_75, 1.218_75,
    ]);
    expect(items.at(-1)).toMatchObject({ date: '2034-03-14', principal: 50, left: 0 });
  });

  test('ENT-3 of a floater only future ones, of a perpetual thirty years', async () => {
    const floater = await json(`/api/bonds/${FLOATER}/cash-flows/`);
    expect(floater).toMatchObject({ isFloating: true });
    expect(floater.items[0]).toMatchObject({ date: '2027-01-09', status: 'next' });
    const perpetual = await json(`/api/bonds/${PERPETUAL}/cash-flows/`);
    expect(perpetual.isPerpetual).toBe(true);
    expect(perpetual.items.at(-1).date.slice(0, 4)).toBe('2056');
    const ended = await json(`/api/bonds/${ENDED}/cash-flows/`);
    expect(ended.items.map(({ status }: { status: string }) => status)).toEqual(['paid', 'paid']);
  });

  test('ENT-3 as a file, and as a calendar of future ones that is the same for everyone', async () => {
    const csv = await get(`/api/bonds/${BOND}/cash-flows/?format=csv`);
    expect(csv.body.split('\r\n')[0]).toContain('date,coupon,principal,left,status');
    const calendar = await get(`/bonds/${BOND}/payments.ics`);
    expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(calendar.body.match(/BEGIN:VEVENT/g)).toHaveLength(15);
    expect(calendar.body).toContain('DTSTART;VALUE=DATE:20270314\r\n');
    expect(calendar.body).toMatch(/SUMMARY:Bond 900001: .*2\.4375/);
    const lines = calendar.body.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...lines)).toBeLessThanOrEqual(75);
    expect((await get(`/bonds/${BOND}/payments.ics`, paid)).body).toBe(calendar.body);
  });
});

test('BND-6 terms are public, what follows from the price isn’t', async () => {
  const masked = await json(`/api/bonds/${BOND}/key-terms/`);
  const shown = await json(`/api/bonds/${BOND}/key-terms/`, paid);
  expect(masked).toMatchObject({
    issuer: { id: ISSUER, country: 'DE', sector: 'utilities' },
    guarantor: { id: OTHER, name: `Issuer ${OTHER}` },
    couponRate: '4.875',
    couponDays: ['2027-03-14', '2027-09-14'],
    issuePrice: '99.214',
    isGreen: true,
    repayments: [
      { date: '2032-03-14', share: '25', left: '75' },
      { date: '2033-03-14', share: '25', left: '50' },
      { date: '2034-03-14', share: '50', left: '0' },
    ],
    source: 'Test source',
  });
  const [past, call] = shown.calls;
  expect(past).toMatchObject({ isPast: true, yield: null, duration: null });
  // The calculator has the same values.
  const calculated = await server.app.http.inject({
    method: 'POST',
    url: '/api/bonds/calculate/',
    payload: { bondId: BOND, settlementDate: '2026-11-17', price: 102.418 },
  });
  const { yieldToCall } = calculated.json();
  expect(call).toMatchObject({ date: '2030-03-14', price: '102', isPast: false });
  expect(Number(call.yield)).toBeCloseTo(100 * yieldToCall.yield, 3);
  expect(Number(call.duration)).toBeGreaterThan(2.5);
  expect(masked.calls[1]).toMatchObject({ yield: '***', duration: '***' });
});

describe('BND-6 ratings', () => {
  test('BND-6 the latest of each agency, with the rating action, and a composite', async () => {
    const { items, composite, history, sources } = await json(`/api/bonds/${BOND}/ratings/`, paid);
    const own = items.filter(({ of }: { of: string }) => of === 'bond');
    const told = own.map((row: Record<string, unknown>) => [row.agency, row.grade, row.action]);
    expect(told).toEqual([
      ['Fitch', 'N9', 'lowered'],
      ['Moody’s', 'N10', 'raised'],
      ['S&P', 'N10', 'outlook'],
      ['Scope', 'N9', 'assigned'],
    ]);
    expect(own[1]).toMatchObject({ previousGrade: 'N11' });
    // 9, 9, 10, 10: the worse of the two in the middle.
    expect(composite).toEqual({
      bond: { notch: 10, grade: 'BBB-' },
      issuer: { notch: 9, grade: 'BBB' },
    });
    expect(history[0].ratedOn).toBe('2026-07-22');
    expect(history).toHaveLength(10);
    expect(sources).toEqual(['Test source']);
  });

  test('BND-6 viewers without access see who rates the bond, but not the grade', async () => {
    const told = await json(`/api/bonds/${BOND}/ratings/`);
    const grades = told.items.map(({ grade }: { grade: string }) => grade);
    expect(new Set(grades)).toEqual(new Set(['***']));
    expect(told.composite.bond).toEqual({ notch: null, grade: '***' });
    expect(told.history).toEqual([]);
    expect(JSON.stringify(told)).not.toMatch(/N9|N1\d|BBB|raised|lowered|2026/);
  });

  test('ENT-1 of an issuer', async () => {
    const { items, composite } = await json(`/api/company/${OTHER}/ratings/`, paid);
    expect(items).toMatchObject([{ of: 'issuer', agency: 'S&P', notch: 11 }]);
    expect(composite).toEqual({ bond: null, issuer: { notch: 11, grade: 'BB+' } });
  });
});

describe('BND-6 comparable bonds', () => {
  test('BND-6 viewers without access get others, which are chosen without ratings', async () => {
    const masked = await json(`/api/bonds/${BOND}/comparables/`);
    const shown = await json(`/api/bonds/${BOND}/comparables/`, paid);
    expect(masked.choice).toEqual({ ...shown.choice, bestGrade: null, worstGrade: null });
    expect(ids(masked)).not.toEqual(ids(shown));
    expect(ids(shown)).toEqual(expect.arrayContaining([BOND, ...PEERS]));
    expect(ids(shown).filter((id) => id >= 910_010 && id <= 910_014)).toEqual([]);
    expect(shown.choice).toMatchObject({ currency: 'EUR', bestGrade: 'BBB+', worstGrade: 'BB' });
    const peer = shown.items.find(({ id }: { id: number }) => id === PEERS[1]);
    expect(peer).toMatchObject({ yield: '5', duration: '5', spread: '250', difference: '51.0' });
    const hidden = masked.items.find(({ id }: { id: number }) => id === PEERS[1]);
    expect(hidden).toMatchObject({ yield: '***', spread: '***', difference: '***' });
    expect(hidden.rating).toEqual({ notch: null, grade: '***' });
    expect(shown.curves[0].points.length).toBeGreaterThan(10);
    expect(masked.curves[0].points).toEqual([]);
  });

  test('BND-6 are sorted by maturity, never by market data', async () => {
    const { items } = await json(`/api/bonds/${BOND}/comparables/`, paid);
    const ends = items.map(({ maturesOn }: { maturesOn: string }) => maturesOn);
    expect(ends).toEqual(ends.toSorted());
  });
});

test('ENT-4 an issuer’s bonds, with what falls due when', async () => {
  const masked = await json(`/api/company/${ISSUER}/bonds/`);
  const shown = await json(`/api/company/${ISSUER}/bonds/`, paid);
  expect(shown.total).toBe(3);
  expect(shown.items.map(({ id }: { id: number }) => id)).toEqual([
    ENDED,
    FLOATER,
    BOND,
    PERPETUAL,
  ]);
  // BND-12: a row is calculated to the worst workout, which it names, and also to maturity.
  expect(shown.items[2]).toMatchObject({
    yield: '4.407',
    duration: '2.95',
    spread: '199',
    workout: 'call',
    workoutOn: '2030-03-14',
    maturityYield: '4.494',
    maturityDuration: '5.42',
    maturitySpread: '207',
  });
  expect(masked.items[2]).toMatchObject({ yield: '***', duration: '***', spread: '***' });
  expect(masked.items[2].quote.value).toBe('***');
  expect(masked.due).toEqual(shown.due);
  expect(masked.due).toEqual([
    { bondId: FLOATER, currency: 'EUR', year: 2028, amount: '600000000' },
    { bondId: BOND, currency: 'EUR', year: 2032, amount: '150000000' },
    { bondId: BOND, currency: 'EUR', year: 2033, amount: '150000000' },
    { bondId: BOND, currency: 'EUR', year: 2034, amount: '300000000' },
    { bondId: PERPETUAL, currency: 'EUR', year: null, amount: '600000000' },
  ]);
  const figures = await json(`/api/bonds/by-number/?ids=${BOND},${BOND},${PEERS[0]}`, paid);
  expect(figures.items.map(({ id }: { id: number }) => id)).toEqual([BOND, PEERS[0]]);
  await server.db.db
    .updateTable('instrument')
    .set({ is_hidden: true })
    .where('id', '=', PEERS[0])
    .execute();
  expect((await json(`/api/bonds/by-number/?ids=${PEERS[0]}`, paid)).items).toEqual([]);
});
