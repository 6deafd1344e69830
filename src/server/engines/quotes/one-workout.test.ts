import { afterAll, beforeAll, expect, test } from 'vitest';
import { writePoints } from '../../../db/quotes/write-points.ts';
import { DV01_ANSWER_DECIMALS } from '../../../domain/bonds/bond-decimals.ts';
import { parseDay } from '../../../domain/time/day.ts';
import { updateFigures } from '../../../loaders/analytics/update-figures.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let cookie: string;

beforeAll(async () => {
  server = await createTestApp();
  cookie = await server.signInAs('paid');
});
afterAll(() => server.close());

async function get(url: string) {
  const answer = await server.app.http.inject({ url, headers: { cookie } });
  expect(answer.statusCode, `${url} ${answer.body.slice(0, 200)}`).toBe(200);
  return answer.json();
}

interface Row {
  readonly id: number;
  readonly yield: string;
  readonly duration: string;
  readonly spread: string | null;
  readonly workout: string;
  readonly workoutKind: string;
  readonly workoutOn: string;
}

/** As displayed on pages: percent, years and basis points. */
function write(rate: string | number, duration: string | number, spread: string | number | null) {
  return [
    Number(rate).toFixed(3),
    Number(duration).toFixed(2),
    spread === null ? '–' : Number(spread).toFixed(0),
  ].join(' ');
}

/** Two roundings of the same number may differ in the last digit. */
function expectSame(told: string, wanted: string, where: string) {
  const [a, b] = [told, wanted].map((text) => text.split(' ').map(Number)) as [number[], number[]];
  for (const [i, most] of [0.0011, 0.011, 1.01].entries()) {
    if (Number.isNaN(a[i]) && Number.isNaN(b[i])) continue;
    expect(Math.abs(a[i]! - b[i]!), `${where}: ${told}, not ${wanted}`).toBeLessThan(most);
  }
}

test('BND-12 lists, API, derivations, charts and Excel name the same workout for every bond with options', async () => {
  const { rows: bonds } = await server.db.pool.query<{ id: number; issuer: number }>(
    `select distinct instrument.id, issuer_id as issuer from instrument
     join bond_option on bond_option.instrument_id = instrument.id
     join series on series.instrument_id = instrument.id and series.field = 'worst'
     join bond on bond.instrument_id = instrument.id
     where status = 'active' and not is_hidden and last_value is not null
       and not bond_in_default(flat_from)
     order by instrument.id`,
  );
  expect(bonds.length).toBeGreaterThan(3);
  const ids = bonds.map(({ id }) => id);
  const listed = new Map<number, Row>();
  for (let i = 0; i < ids.length; i += 30) {
    const { items } = await get(`/api/screens/bonds/rows/?ids=${ids.slice(i, i + 30).join()}`);
    for (const item of items) listed.set(item.id, item);
  }
  const worst = new Set<string>();
  for (const { id, issuer } of bonds) {
    const figures = await get(`/api/bonds/${id}/figures/?workout=worst`);
    const item = (name: string) =>
      figures.items.find(({ figure }: { figure: string }) => figure === name);
    const { workout, workoutDate } = item('yield');
    const spread = item('margin') ?? item('spread');
    const told = write(item('yield').value, item('duration').value, spread?.value ?? null);
    worst.add(workout);
    const row = listed.get(id)!;
    expectSame(write(row.yield, row.duration, row.spread), told, `list ${id}`);
    expect([row.workoutKind, row.workout]).toEqual([workout, workoutDate]);
    const [beside, own] = [
      (await get(`/api/bonds/${id}/comparables/`)).items,
      (await get(`/api/company/${issuer}/bonds/`)).items,
    ].map((items: Row[]) => items.find((each) => each.id === id)!);
    for (const each of [beside!, own!]) {
      expectSame(write(each.yield, each.duration, each.spread), told, `rows ${id}`);
      expect([each.workout, each.workoutOn]).toEqual([workout, workoutDate]);
    }
    const derived = await get(`/api/bonds/${id}/derivation/?figure=duration&workout=worst`);
    expect(derived.figure).toMatchObject({ workout, workoutDate });
    expectSame(write(derived.yield, derived.figure.value, spread?.value ?? null), told, 'derived');
    const chart = await server.app.http.inject({
      method: 'POST',
      url: `/api/bonds/${id}/chart/`,
      payload: { periodId: null, beginDate: '2026-01-01', endDate: '2026-11-15', field: 'worst' },
      headers: { cookie },
    });
    const points: { value: number }[] = Object.values(chart.json().data);
    expectSame(write(points.at(-1)!.value, row.duration, row.spread), told, `chart ${id}`);
    const cell = async (field: string) => {
      const query = `symbol=ID:${id}&field=${field}&workout=worst`;
      const { value } = await get(
        `/api/symbols/bond/?${query}&settlement=${figures.settlementDate}`,
      );
      return value;
    };
    const excel = write(100 * (await cell('worst')), await cell('duration'), row.spread);
    expectSame(excel, told, `Excel ${id}`);
    expect(await cell('workout')).toBe(workoutDate);
    const symbol = await get(`/api/symbols/quote/?symbol=ID:${id}:worst_duration`);
    expectSame(write(row.yield, symbol.quote.value, row.spread), told, `symbol ${id}`);
  }
  // At least one of them doesn't end at maturity, or nothing would have been compared.
  expect(worst.size).toBeGreaterThan(1);
});

/** The condition that finds a bond of each kind in the database. */
const KINDS: Readonly<Record<string, string>> = {
  fixed: `coupon_type = 'fixed' and index_ratio is null`,
  callable: `exists (select from bond_option o where o.instrument_id = instrument.id
    and o.kind = 'call' and exercised_on > '2026-12-31')`,
  floater: `coupon_type = 'floating'`,
  zero: `coupon_type = 'zero'`,
  linker: 'index_ratio is not null',
  amortiser: `exists (select from bond_amortisation a where a.instrument_id = instrument.id
    and paid_on > '2026-12-31')`,
  defaulted: 'bond_in_default(flat_from)',
};

test('BND-12 a figure is the same number in the list, its file, list rows, the bond’s API response and Excel', async () => {
  for (const [kind, condition] of Object.entries(KINDS)) {
    const { rows } = await server.db.pool.query<{ id: number; isin: string }>(
      `select instrument.id, isin from instrument
       join bond on bond.instrument_id = instrument.id
       join series on series.instrument_id = instrument.id and series.field = 'close'
       where status = 'active' and not is_hidden and last_value is not null and isin is not null
         and (matures_on > '2026-12-01' or matures_on is null) and ${condition}
         and (${kind === 'defaulted'} or not bond_in_default(flat_from))
       order by instrument.id limit 1`,
    );
    expect(rows, `a bond: ${kind}`).toHaveLength(1);
    const { id, isin } = rows[0]!;
    const figures = await get(`/api/bonds/${id}/figures/`);
    const figure = (name: string): number | null => {
      const found = figures.items.find((item: { figure: string }) => item.figure === name);
      return toNumber(found?.value ?? null);
    };
    const wanted = [
      toNumber(figures.quote.value),
      figure('yield'),
      figure('duration'),
      figure('margin') ?? figure('spread'),
    ];
    const told = (row: Record<string, string | null>, price: string | null) =>
      [price, row.yield!, row.duration!, row.spread!].map(toNumber);
    const [listed] = (await get(`/api/screens/bonds/rows/?ids=${id}`)).items;
    expect(told(listed, listed.price), `${kind} list`).toEqual(wanted);
    const [row] = (await get(`/api/bonds/by-number/?ids=${id}`)).items;
    expect(told(row, row.quote.value), `${kind} row`).toEqual(wanted);
    const file = await server.app.http.inject({
      url: `/api/screens/bonds/csv/?columns=isin,price,yield,duration,spread&isin=${isin}&status=active,defaulted`,
      headers: { cookie },
    });
    const line = file.body.split('\n').find((each) => each.startsWith(isin))!;
    expect(line.split(',').slice(1, 5).map(toNumber), `${kind} file`).toEqual(wanted);
    const cell = async (field: string): Promise<number | null> =>
      toNumber(
        (await get(`/api/symbols/bond/?symbol=ID:${id}&field=${field}&workout=worst`)).value,
      );
    const cells = await Promise.all(['price', 'yield', 'duration', 'spread'].map(cell));
    const digits = [8, 6, 4, 2];
    expect(
      cells.map((value, i) => (value === null ? null : Number(value.toFixed(digits[i])))),
      `${kind} Excel`,
    ).toEqual(wanted.map((value, i) => (i === 1 && value !== null ? toRate(value) : value)));
    const dv01 = await cell('dv01');
    expect(dv01 === null ? null : Number(dv01.toFixed(DV01_ANSWER_DECIMALS))).toEqual(
      figure('dv01'),
    );
  }
});

function toNumber(text: string | null): number | null {
  return text === null || text === '' ? null : Number(text);
}

/** A yield in percent as a decimal. */
function toRate(percent: number): number {
  return Number((percent / 100).toFixed(6));
}

/**
 * A floater and a callable bond lose their latest prices; the call of one of them has passed by
 * today.
 */
async function makeStale(): Promise<void> {
  const { pool, db } = server.db;
  for (const kind of ['floating', 'fixed']) {
    const { rows } = await pool.query<{ id: number; seriesId: number }>(
      `select instrument.id, series.id as "seriesId" from instrument
       join bond on bond.instrument_id = instrument.id
       join series on series.instrument_id = instrument.id and field = 'close' and is_preferred
       where status = 'active' and not is_hidden and coupon_type = $1 and index_ratio is null
         and flat_from is null and last_day > '2026-11-10' and matures_on > '2028-01-01'
         and currency in (select currency from curve where is_benchmark)
       order by instrument.id limit 1`,
      [kind],
    );
    const { id, seriesId } = rows[0]!;
    if (kind === 'fixed') {
      await pool.query(
        `insert into bond_option (instrument_id, kind, exercised_on, price)
         values ($1, 'call', '2026-11-12', 100)`,
        [id],
      );
    }
    const last = parseDay('2026-11-14')!;
    const gone = Array.from({ length: 10 }, (_, i) => ({ day: last - i, value: null }));
    await writePoints(db, new Map([[seriesId, gone]]));
  }
  await updateFigures(pool);
}

/** The precision of each figure that all places must share. */
const DIGITS = {
  yield: 4,
  duration: 4,
  convexity: 4,
  dv01: DV01_ANSWER_DECIMALS,
  margin: 2,
} as const;

test('BND-12 for every bond the API, the strip, the terms, the calculation and the start page agree, digit for digit', async () => {
  await makeStale();
  const { items: home } = await get('/api/home/').then(({ bonds }) => ({
    items: [...bonds.leading, ...bonds.newest, ...bonds.moved, ...bonds.highest] as Row[],
  }));
  const { rows: bonds } = await server.db.pool.query<{ id: number }>(
    `select instrument.id from instrument join bond on bond.instrument_id = instrument.id
     join series on series.instrument_id = instrument.id and series.field = 'close'
     where status = 'active' and not is_hidden and last_value is not null
       and not bond_in_default(flat_from)
     order by instrument.id`,
  );
  expect(bonds.length).toBeGreaterThan(30);
  for (const { id } of bonds) {
    const [row] = (await get(`/api/screens/bonds/rows/?ids=${id}`)).items;
    for (const each of home.filter((shown) => shown.id === id) as unknown as (typeof row)[]) {
      expect([id, Number(each.price)]).toEqual([id, Number(row.price)]);
      for (const field of ['dayChange', 'yield', 'duration', 'spread']) {
        expect([id, field, each[field]]).toEqual([id, field, row[field]]);
      }
    }
    const figures = await get(`/api/bonds/${id}/figures/?workout=maturity`);
    if (figures.settlementDate === null) continue;
    const item = (name: string) =>
      figures.items.find(({ figure }: { figure: string }) => figure === name);
    const [last] = figures.workouts;
    const price = Number(item('yield').price);
    // At the market price, and at the same price and settlement date as typed by a reader.
    for (const given of [
      { price: 'market' },
      { price, settlementDate: figures.settlementDate },
    ] as const) {
      const request = {
        method: 'POST',
        url: '/api/bonds/calculate/',
        headers: { cookie },
      } as const;
      const payload = { bondId: id, ...given };
      const result = (await server.app.http.inject({ ...request, payload })).json();
      const calculated = {
        yield: 100 * result.yield,
        duration: result.modifiedDuration,
        convexity: result.convexity,
        dv01: result.dv01,
        margin: item('margin') && 10_000 * result.discountMargin,
      };
      for (const [name, digits] of Object.entries(DIGITS)) {
        const value = calculated[name as keyof typeof DIGITS];
        if (value === undefined) continue;
        const inStrip = last[name === 'margin' ? 'spread' : name];
        expect([id, name, value.toFixed(digits), inStrip]).toEqual([
          id,
          name,
          item(name).value,
          item(name).value,
        ]);
      }
      const onForwards = result.floater?.forwardMargin;
      expect([id, onForwards === undefined ? null : (10_000 * onForwards).toFixed(2)]).toEqual([
        id,
        figures.kind.floater?.forwardMargin ?? null,
      ]);
    }
    const { calls, puts } = await get(`/api/bonds/${id}/key-terms/`);
    for (const end of figures.workouts.slice(1)) {
      const right = (end.kind === 'call' ? calls : puts).find(
        ({ date }: { date: string }) => date === end.date,
      );
      expect([id, right.yield, right.duration]).toEqual([id, end.yield, end.duration]);
    }
  }
});
