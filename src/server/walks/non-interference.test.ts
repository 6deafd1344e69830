import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { writePoints, type PointChange } from '../../db/quotes/write-points.ts';
import { storedPoints } from '../../db/testing/test-series.ts';
import { parseDay } from '../../domain/time/day.ts';
import { parseDecimal } from '../../domain/text/decimal.ts';
import { updateFigures } from '../../loaders/analytics/update-figures.ts';
import { addExampleBonds, EXAMPLE_BONDS, EXAMPLE_ISSUERS } from '../testing/example-bonds.ts';
import { PLACES } from '../testing/market-places.ts';
import { INDEX, PAIR, type Place } from '../testing/place-rules.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

/*
 * What viewers without access get doesn't depend on values: the test reads everything they can
 * reach, changes the values, and reads it again. For bonds, rates and curves nothing may differ;
 * for everything else only the pictures.
 */

/** A page of every kind that shows market data. */
const pages = ({ rate, callable }: { rate: number; callable: number }) => [
  '/',
  '/bonds/',
  '/bonds/?sort=-coupon&currency=USD',
  '/bonds/10001/',
  '/bonds/10036/?chart=yield&derive=yield',
  // Which workout is the worst depends on the price: no name, mark or order may reveal it.
  ...['', '?workout=worst', '?workout=call', '?workout=maturity&derive=worst', '?chart=worst'].map(
    (query) => `/bonds/${callable}/${query}`,
  ),
  `/bonds/${EXAMPLE_BONDS.bond}/`,
  `/bonds/${EXAMPLE_BONDS.floater}/`,
  `/bonds/${EXAMPLE_BONDS.bill}/`,
  `/company/${EXAMPLE_ISSUERS.issuer}/`,
  // A floater, a bond in default and an inflation-linked bond of the demo market.
  '/bonds/10010/',
  '/bonds/10014/?recovery=50&months=12',
  '/bonds/10060/?inflation=3',
  '/bonds/?columns=name,workoutKind,workout,maturityYield&options=call',
  '/stocks/',
  '/stocks/2001/',
  '/etf/',
  '/etf/3001/',
  '/indexes/',
  '/indexes/?measure=rates',
  `/indexes/${INDEX}/`,
  `/indexes/${rate}/`,
  `/indexes/${PAIR}/?period=3m`,
  '/company/',
  '/company/12/',
  '/currencies/',
  `/currencies/?pairs=${PAIR},2`,
  '/curves/',
  '/curves/1/',
  '/derivatives/',
  '/search/?q=altmark',
  '/sitemap.xml',
  '/cards/bonds/10001.png',
  `/cards/indexes/${rate}.png`,
];
/** These differ in every response. */
const VARYING_HEADERS = new Set([
  'date',
  'x-request-id',
  'content-security-policy',
  'server-timing',
]);
/**
 * Pictures, their captions, and the separate responses they are drawn from, which are compared on
 * their own.
 */
const PICTURES = [
  /<script\b.*?<\/script>/gs,
  /<svg\b.*?<\/svg>/gs,
  /<p [^>]*data-changes.*?<\/p>/gs,
  / it (?:rose|fell|is unchanged); the values need access/g,
];

let server: TestApp;
const found = { rate: 0, callable: 0 };
const cookies = { visitor: '', free: '', paid: '' };
beforeAll(async () => {
  server = await createTestApp({ template: 'demo' });
  await addExampleBonds(server.db.db);
  const { rows } = await server.db.pool.query<{ id: number }>(
    `select instrument_id as id from series where unit = '%' and field = 'close'
       and instrument_id in (select id from instrument where kind = 'index') order by 1 limit 1`,
  );
  found.rate = rows[0]!.id;
  const callables = await server.db.pool.query<{ id: number }>(
    `select bond.instrument_id as id from bond
     join bond_option on bond_option.instrument_id = bond.instrument_id
     join series on series.instrument_id = bond.instrument_id and field = 'worst'
     where bond_option.kind = 'call' and exercised_on > '2027-12-31' and last_value is not null
       and flat_from is null order by 1 limit 1`,
  );
  found.callable = callables.rows[0]!.id;
  // For a call within a week an annualised yield means little; the page's warning about it must not
  // reveal the worst.
  await server.db.pool.query(
    `insert into bond_option (instrument_id, kind, exercised_on, price)
     values ($1, 'call', '2026-11-20', 100)`,
    [found.callable],
  );
  cookies.free = await server.signInAs('free');
  cookies.paid = await server.signInAs('paid');
});
afterAll(() => server.close());

type Viewer = keyof typeof cookies;
interface Asked {
  readonly url: string;
  readonly payload?: object;
}

async function fetchAs({ url, payload }: Asked, viewer: Viewer) {
  const { statusCode, headers, rawPayload, body } = await server.app.http.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: { cookie: cookies[viewer] },
    ...(payload && { payload }),
  });
  return {
    status: statusCode,
    headers: Object.entries(headers).filter(([name]) => !VARYING_HEADERS.has(name)),
    body: String(headers['content-type']).startsWith('image/')
      ? rawPayload.toString('base64')
      : body.replaceAll(/nonce="[^"]*"|requestId\\",\\"[^"\\]*/g, ''),
  };
}

/** Pages that visitors share are cached for a while, so a free account reads those. */
async function readAll(): Promise<Map<string, Awaited<ReturnType<typeof fetchAs>>>> {
  const answers = new Map<string, Awaited<ReturnType<typeof fetchAs>>>();
  for (const viewer of ['visitor', 'free'] as const) {
    for (const place of PLACES) {
      const name = `${viewer} ${place.url} ${JSON.stringify(place.payload ?? '')}`;
      answers.set(name, await fetchAs(place, viewer));
    }
  }
  for (const url of pages(found)) answers.set(`free ${url}`, await fetchAs({ url }, 'free'));
  return answers;
}

const IS_BOND_OR_RATE = `(instrument.kind = 'bond' or (instrument.kind = 'index' and series.unit = '%'))`;

/** Scales every value of these series by a different factor; the days stay. */
async function changeValues(condition: string): Promise<void> {
  const { rows } = await server.db.pool.query<{ id: number; decimals: number }>(
    `select series.id, series.decimals from series
     join instrument on instrument.id = series.instrument_id
     where series.field = 'close' and ${condition}`,
  );
  const changes = new Map<number, PointChange[]>();
  for (const { id, decimals } of rows) {
    const points = Object.entries(await storedPoints(server.db.db, id));
    changes.set(
      id,
      points.map(([day, text], i) => {
        const factor = 0.8 + 0.4 * Math.abs(Math.sin(i + id));
        const value = parseDecimal((Number(text) * factor + 0.37).toFixed(decimals))!;
        return { day: parseDay(day)!, value };
      }),
    );
  }
  expect(changes.size).toBeGreaterThan(10);
  await writePoints(server.db.db, changes);
  await server.db.pool.query(
    `update series set intraday_value = intraday_value * 1.0731 from instrument
     where instrument.id = series.instrument_id and ${condition}`,
  );
  await server.db.pool.query(
    `update intraday_quote set value = intraday_quote.value * 1.0731 from series, instrument
     where series.id = intraday_quote.series_id and instrument.id = series.instrument_id
       and ${condition}`,
  );
}

/** Makes another workout of a bond the worst: maturity below par, the call above. */
async function moveAcrossPar(bondId: number): Promise<void> {
  const { rows } = await server.db.pool.query<{ id: number; field: string }>(
    `select id, field from series where instrument_id = $1 and is_preferred
       and field in ('close', 'workout')`,
    [bondId],
  );
  const seriesId = (name: string) => rows.find(({ field }) => field === name)!.id;
  const workout = Object.values(await storedPoints(server.db.db, seriesId('workout'))).at(-1);
  const isToMaturity = Number.isInteger(Number(workout));
  const day = Object.keys(await storedPoints(server.db.db, seriesId('close'))).at(-1)!;
  const value = parseDecimal(isToMaturity ? '125' : '70')!;
  await writePoints(server.db.db, new Map([[seriesId('close'), [{ day: parseDay(day)!, value }]]]));
}

/** Waits until an account with access sees the new values everywhere. */
async function untilSeen(asked: readonly Asked[], change: () => Promise<void>): Promise<void> {
  const all = () => Promise.all(asked.map(async (each) => (await fetchAs(each, 'paid')).body));
  const before = await all();
  await change();
  await vi.waitFor(
    async () => {
      const after = await all();
      expect(asked.filter((_, i) => after[i] === before[i])).toEqual([]);
    },
    { timeout: 30_000, interval: 100 },
  );
}

/** A response without its pictures. */
function withoutPictures(place: Place | undefined, body: string): unknown {
  if (!place) return PICTURES.reduce((rest, picture) => rest.replaceAll(picture, ''), body);
  const fields: [string, unknown][] = [];
  const collect = (value: unknown, path: string): void => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) {
        collect(part, `${path}.${Array.isArray(value) || /^\d+$/.test(key) ? '*' : key}`);
      }
    } else if (!['shape', 'someShapes'].includes(place.rules[path] ?? '')) {
      fields.push([path, value]);
    }
  };
  collect(JSON.parse(body), '');
  return fields;
}

describe('ACC-3 what viewers without access get does not depend on', () => {
  test('ACC-3 CHT-15 prices of bonds, rates and curves: not a byte of any response, page or header', async () => {
    const before = await readAll();
    await untilSeen(
      [
        { url: '/api/bonds/10001/figures/' },
        { url: `/api/symbols/quote/?symbol=ID:${found.callable}:workout` },
        { url: `/api/screens/bonds/rows/?ids=${found.callable}` },
        { url: '/api/screens/bonds/' },
        { url: `/api/indexes/${found.rate}/` },
        { url: '/api/home/' },
        { url: '/curves/1/' },
      ],
      async () => {
        await changeValues(IS_BOND_OR_RATE);
        await server.db.pool.query(
          `update curve_day set beta0 = beta0 + 0.03 * random(), beta1 = -beta1`,
        );
        await moveAcrossPar(found.callable);
        // Yields, the worst workout and everything else derived from prices are stored next to
        // them.
        await updateFigures(server.db.pool);
      },
    );
    const after = await readAll();
    const differing = [...before].filter(
      ([name, answer]) => JSON.stringify(answer) !== JSON.stringify(after.get(name)),
    );
    expect(differing.map(([name]) => name)).toEqual([]);
  });

  test('ACC-3 CHT-15 any other value: only pictures differ', async () => {
    const before = await readAll();
    await untilSeen(
      [
        { url: `/api/indexes/${INDEX}/` },
        { url: '/api/stocks/2001/' },
        { url: '/api/screens/etf/' },
        { url: '/api/currencies/' },
        { url: '/' },
      ],
      () => changeValues(`not ${IS_BOND_OR_RATE}`),
    );
    const after = await readAll();
    const differing = [...before].filter(([name, answer]) => {
      const place = PLACES.find(({ url, payload }) =>
        name.endsWith(` ${url} ${JSON.stringify(payload ?? '')}`),
      );
      const now = after.get(name)!;
      // A social card is a picture as a whole.
      if (now.status !== answer.status || name.includes('/cards/'))
        return !name.includes('/cards/');
      const [was, is] = [answer, now].map(({ body }) => withoutPictures(place, body));
      return JSON.stringify(was) !== JSON.stringify(is);
    });
    expect(differing.map(([name]) => name)).toEqual([]);
  });
});
