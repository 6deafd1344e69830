import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Answer } from '../../../../contracts/core/endpoint.ts';
import type { getGraphicData } from '../../../../contracts/instruments/indexes.ts';
import { writePoints } from '../../../../db/quotes/write-points.ts';
import { decimal } from '../../../../domain/text/decimal.ts';
import { parseDay } from '../../../../domain/time/day.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const INDEX = 1001;
const RANGES = [
  ['ten years', '2016-11-14', '2026-11-14'],
  ['whole years', '2024-01-01', '2025-12-31'],
  ['years that are cut', '2024-05-17', '2026-02-03'],
  ['a year that is cut behind a whole one', '2025-01-01', '2026-03-02'],
  ['a whole year behind one that is cut', '2024-12-30', '2025-12-31'],
  ['days of one year', '2026-03-02', '2026-03-31'],
  ['one day', '2026-03-02', '2026-03-02'],
  ['a day without a value', '2026-03-01', '2026-03-01'],
  ['no days that there are', '1000-01-01', '1970-01-01'],
  ['everything', '1000-01-01', '9999-12-31'],
] as const;

let server: TestApp;
const cookies = { paid: '', free: '', nobody: '' };
beforeAll(async () => {
  server = await createTestApp();
  cookies.paid = await server.signInAs('paid');
  cookies.free = await server.signInAs('free');
});
afterAll(() => server.close());

type Range = { beginDate: string; endDate: string };

async function fetchPacked(
  payload: Range,
  { cookie = cookies.paid, encoding = 'gzip', language = 'eng', id = INDEX } = {},
): Promise<Buffer> {
  const answer = await server.app.http.inject({
    method: 'POST',
    url: `/api/indexes/${id}/getGraphicData/?lang=${language}`,
    payload,
    headers: { cookie, 'accept-encoding': encoding },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-encoding']).toBe(encoding === 'gzip' ? 'gzip' : undefined);
  return encoding === 'gzip' ? gunzipSync(answer.rawPayload) : answer.rawPayload;
}

async function readChart(payload: Range, options = {}): Promise<Answer<typeof getGraphicData>> {
  return JSON.parse((await fetchPacked(payload, options)).toString());
}

async function shownSeries(id: number) {
  return server.db.db
    .selectFrom('series')
    .select('id')
    .where('instrument_id', '=', id)
    .where('field', '=', 'close')
    .executeTakeFirstOrThrow();
}

describe('CUR-16 a chart as gzip', () => {
  for (const viewer of ['paid', 'free', 'nobody'] as const) {
    test.each(RANGES)(`has the usual content, for ${viewer}: %s`, async (_what, begin, end) => {
      const range = { beginDate: begin, endDate: end };
      for (const language of ['eng', 'rus', 'chn']) {
        const options = { cookie: cookies[viewer], language };
        const packed = await fetchPacked(range, options);
        const plain = await fetchPacked(range, { ...options, encoding: 'identity' });
        expect(packed.equals(plain)).toBe(true);
      }
    });
  }

  test('ACC-3 viewers without access get nothing of what others were sent', async () => {
    const range = { beginDate: '2024-02-01', endDate: '2026-11-13' };
    const open = await readChart(range);
    for (const cookie of [cookies.free, cookies.nobody]) {
      const masked = await readChart(range, { cookie });
      expect(masked.data.every(({ value }) => Number.isInteger(value) && value <= 100)).toBe(true);
      expect(masked.data.map((point) => point.date)).toEqual(open.data.map((point) => point.date));
      expect(masked.data).not.toEqual(open.data);
    }
  });
});

describe('the parts of charts are dropped', () => {
  const waiting = { timeout: 10_000, interval: 20 };
  const range = { beginDate: '2024-06-01', endDate: '2026-11-13' };
  /** A different range each time, because a cached response would prove nothing. */
  let more = 0;
  const otherRange = () => {
    more += 1;
    return { ...range, beginDate: `2024-05-${String((more % 28) + 1).padStart(2, '0')}` };
  };

  test('when a value of a whole year changes', async () => {
    const id = 1002;
    const { id: seriesId } = await shownSeries(id);
    await readChart(range, { id });
    const day = parseDay('2025-07-01')!;
    const points = [{ day, value: decimal(12_345n, 2) }];
    await writePoints(server.db.db, new Map([[seriesId, points]]));
    await vi.waitFor(async () => {
      const { data } = await readChart(otherRange(), { id });
      expect(data.find((point) => point['date.numeric'] === day * 86_400)?.value).toBe(123.45);
    }, waiting);
  });

  test('when the name changes', async () => {
    const id = 1003;
    await readChart(range, { id });
    await server.db.db
      .updateTable('instrument')
      .set({ name: JSON.stringify({ eng: 'Renamed' }) as never })
      .where('id', '=', id)
      .execute();
    await vi.waitFor(
      async () => expect((await readChart(otherRange(), { id })).name).toBe('Renamed'),
      waiting,
    );
  });

  test('when its metadata changes', async () => {
    const id = 1004;
    const { realtime } = await readChart(range, { id });
    await server.db.db
      .updateTable('series')
      .set({ is_realtime: !realtime })
      .where('instrument_id', '=', id)
      .execute();
    await vi.waitFor(
      async () => expect((await readChart(otherRange(), { id })).realtime).toBe(!realtime),
      waiting,
    );
  });
});
