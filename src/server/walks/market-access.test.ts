import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MASK } from '../../access/guarded.ts';
import { downloadBondPayments } from '../../contracts/bonds/sections.ts';
import { endpointKey } from '../../contracts/core/endpoint.ts';
import { getScreenCounts } from '../../contracts/screens/screens.ts';
import { SECONDS_PER_DAY } from '../../domain/time/day.ts';
import { addExampleBonds } from '../testing/example-bonds.ts';
import { PLACES } from '../testing/market-places.ts';
import { INDEX, PAIR, type Place, type Rule } from '../testing/place-rules.ts';
import { canBeMasked, missingCalls } from '../testing/masking-suite.ts';
import { expectRefusal } from '../testing/refusal.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { createTestApp, type DemoKind, type TestApp } from '../testing/test-app.ts';
import { TEST_TODAY } from '../testing/test-today.ts';

const DOWNLOADS = [INDEX, PAIR, 999_999].flatMap((id) => [
  `/indexes/${id}/values.csv`,
  `/indexes/${id}/values.xlsx?from=2026-01-01`,
  `/curves/${id}/days.csv`,
]);

let server: TestApp;
const cookies: Partial<Record<DemoKind | 'anonymous', string>> = { anonymous: '' };
beforeAll(async () => {
  server = await createTestApp({ template: 'demo' });
  for (const kind of ['free', 'paid', 'operator'] as const) {
    cookies[kind] = await server.signInAs(kind);
  }
  // Adds a 30-year rate that has to be masked.
  await server.db.db
    .updateTable('curve_day')
    .set({ longest: 30 })
    .where('curve_id', '=', 1)
    .execute();
  await moveToday(INDEX);
  await moveToday(PAIR);
  await addExampleBonds(server.db.db);
});
afterAll(() => server.close());

/** A few values of today, so that charts and quotes have something to hide. */
async function moveToday(instrumentId: number): Promise<void> {
  const { db } = server.db;
  const { id } = await db
    .selectFrom('series')
    .select('id')
    .where('instrument_id', '=', instrumentId)
    .executeTakeFirstOrThrow();
  const points = ['101.25', '103.75', '98.5', '102.125'].map((value, i) => ({
    series_id: id,
    at: new Date((TEST_TODAY * SECONDS_PER_DAY + 3600 * (i + 1)) * 1000),
    value,
  }));
  await db.insertInto('intraday_quote').values(points).execute();
  const last = points.at(-1)!;
  await db
    .updateTable('series')
    .set({ intraday_at: last.at, intraday_value: last.value })
    .where('id', '=', id)
    .execute();
}

function requestAs(url: string, viewer: keyof typeof cookies, payload?: object) {
  const headers = { cookie: cookies[viewer] ?? '' };
  const method = payload ? 'POST' : 'GET';
  return server.app.http.inject({ method, url, headers, ...(payload && { payload }) });
}

async function fieldsAt({ url, payload }: Place, viewer: keyof typeof cookies) {
  const answer = await requestAs(url, viewer, payload);
  expect({ url, status: answer.statusCode }).toEqual({ url, status: 200 });
  return collectFields(answer.json());
}

/** All values by place; the elements of a list or of numbered rows share one place. */
function collectFields(value: unknown, path = '', found = new Map<string, unknown[]>()) {
  if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      const isElement = Array.isArray(value) || /^\d+$/.test(key);
      collectFields(part, `${path}.${isElement ? '*' : key}`, found);
    }
  } else {
    found.set(path, [...(found.get(path) ?? []), value]);
  }
  return found;
}

/** What a masked viewer sees in a field that breaks its rule. */
function broken(rule: Rule, seen: unknown[], real: unknown[]): unknown[] {
  if (rule === 'absent') return seen;
  const isSome = rule === 'someShapes' && seen.length < real.length;
  if (seen.length !== real.length && !isSome) return [`${seen.length} instead of ${real.length}`];
  return seen.filter((value, i) => {
    if (rule === 'same') return value !== real[i];
    if (rule === 'null') return value !== null;
    if (rule === 'usual') return value !== 2 && value !== 100;
    if (rule === 'flag') return !(value === true && real[i] === false);
    if (rule === 'restricted') return value !== MASK && value !== '*send_request';
    if (rule === 'unknown') return value !== MASK;
    if (rule === 'masked')
      return real[i] === null ? value !== null && value !== MASK : value !== MASK;
    return !(Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100);
  });
}

const contracts = () => server.app.api.routes.map(({ contract }) => contract);

describe('every mounted endpoint', () => {
  test('ACC-3 is in this suite if its response can be masked', () => {
    // Endpoints of accounts contain no market data.
    const ofMarket = contracts()
      .filter(({ path }) => !path.startsWith('/api/account/'))
      .filter(({ path }) => !path.startsWith('/api/fonts/'))
      // A calendar is derived from terms; its own test compares what viewers get.
      .filter((contract) => contract !== downloadBondPayments);
    expect(missingCalls(ofMarket, PLACES)).toEqual([]);
    expect(missingCalls(contracts(), []).length).toBeGreaterThan(10);
  });

  test('ACC-3 returns the same to everyone if it can’t', async () => {
    const same = contracts()
      .filter(({ needs }) => needs === 'public')
      .filter((contract) => !canBeMasked(contract))
      // It omits fields with values; its own test covers which.
      .filter((contract) => contract !== getScreenCounts)
      // These endpoints start or end sessions, including the test's own.
      .filter(({ path }) => !path.startsWith('/api/account/'));
    expect(same.length).toBeGreaterThan(8);
    const answers = new Map<string, Set<string>>();
    for (const viewer of ['anonymous', 'free', 'paid', 'operator'] as const) {
      for (const contract of same) {
        const { method, path, type, body } = sampleRequest(contract);
        const answer = await server.app.http.inject({
          method,
          url: path,
          headers: { cookie: cookies[viewer], ...(type && { 'content-type': type }) },
          ...(body !== undefined && { payload: body }),
        });
        const key = endpointKey(contract);
        // Each error has its own request id.
        const told = answer.statusCode === 200 ? answer.body : String(answer.statusCode);
        answers.set(key, (answers.get(key) ?? new Set()).add(told));
      }
    }
    const differing = [...answers].filter(([, told]) => told.size > 1);
    expect(differing.map(([key]) => key)).toEqual([]);
    const bodies = [...answers.values()].flatMap((told) => told.values().toArray());
    expect(bodies.filter((body) => body.includes(MASK))).toEqual([]);
  });
});

describe.each(['anonymous', 'free'] as const)('CHT-15 ACC-3 the %s viewer', (viewer) => {
  test.each(PLACES)('CHT-15 ACC-3 at $url $payload gets no value in any field', async (place) => {
    const seen = await fieldsAt(place, viewer);
    const real = await fieldsAt(place, 'paid');
    for (const [path, values] of real) {
      // A field without a rule has to be decided first.
      const rule = place.rules[path];
      expect({ path, rule }).toEqual({ path, rule: expect.any(String) as string });
      expect({ path, broken: broken(rule!, seen.get(path) ?? [], values) }).toEqual({
        path,
        broken: [],
      });
    }
    expect([...seen.keys()].filter((path) => !real.has(path))).toEqual([]);
    expect(Object.keys(place.rules).filter((path) => !real.has(path))).toEqual([]);
  });

  test.each(DOWNLOADS)('ACC-3 gets no file at %s', async (url) => {
    expectRefusal(
      await requestAs(url, viewer),
      viewer === 'anonymous' ? 'not_signed_in' : 'forbidden',
    );
  });

  test('CHT-15 sees the shape of a line, wherever it is', async () => {
    const charts = PLACES.filter(({ rules }) => rules['.data.*.value'] === 'shape');
    expect(charts.length).toBeGreaterThan(10);
    for (const place of charts) {
      const shape = (await fieldsAt(place, viewer)).get('.data.*.value') as number[];
      expect(Math.max(...shape) - Math.min(...shape)).toBeGreaterThan(10);
    }
  });
});

describe.each(['paid', 'operator'] as const)('ACC-2 the %s viewer', (viewer) => {
  test.each(PLACES)('ACC-2 at $url $payload gets all values', async (place) => {
    const seen = await fieldsAt(place, viewer);
    expect([...seen.values()].flat()).not.toContain(MASK);
    expect(seen).toEqual(await fieldsAt(place, 'paid'));
    const hidden = Object.keys(place.rules).filter(
      (path) => !['same', 'unknown'].includes(place.rules[path]!),
    );
    for (const path of hidden) {
      expect(seen.get(path)?.some((value) => value !== null)).toBe(true);
    }
  });

  test('ACC-2 gets the files', async () => {
    const csv = await requestAs(`/indexes/${PAIR}/values.csv?from=2026-11-13`, viewer);
    const last = await requestAs(`/api/indexes/${PAIR}/values/`, viewer);
    const { day, value } = last.json<{ items: { day: string; value: string }[] }>().items[0]!;
    expect(csv.body.split('\r\n')[1]).toBe(`${day},${value}`);
    const xlsx = await requestAs(`/indexes/${PAIR}/values.xlsx?from=2026-11-13`, viewer);
    const { sheets } = await readXlsx(xlsx.rawPayload);
    expect(sheets[0]?.rows[1]).toEqual([new Date(day), Number(value)]);
  });
});
