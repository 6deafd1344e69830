import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import type { getScreen } from '../../../contracts/screens/screens.ts';
import { INDEX_MEASURES } from '../../../domain/instruments/index-measure.ts';
import { MONEY_FIELDS } from '../../../domain/screens/money.ts';
import {
  columnValue,
  headingUnit,
  SCREEN_COLUMNS,
  SCREEN_KINDS,
  UNSORTED_COLUMN,
  type HeadingUnit,
  type ScreenKind,
} from '../../../domain/screens/screen-fields.ts';
import { isTextColumn, memoryColumns } from '../../engines/screening/memory-columns.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { VALUE_COLUMNS } from './store.ts';

let server: TestApp;
let paid = '';
beforeAll(async () => {
  server = await createTestApp();
  paid = await server.signInAs('paid');
});
afterAll(() => server.close());

const get = (path: string) =>
  server.app.http.inject({ url: `/api/screens/${path}`, headers: { cookie: paid } });

const UNITS: Readonly<Record<HeadingUnit, string>> = {
  percent: '%',
  years: 'years',
  basis_points: 'bp',
};
const TEXTS = new Set(['text', 'word', 'picture']);
/** Numbers whose unit depends on the row: the currency, or none for a count and a day. */
const OF_THE_ROW = new Set(['price', 'millions', 'units', 'count', 'day']);

/** Indexes have columns for levels or for rates. */
const MEASURES: Readonly<Record<ScreenKind, readonly string[]>> = {
  bonds: [''],
  stocks: [''],
  etf: [''],
  indexes: INDEX_MEASURES,
  company: [''],
};

describe.each(SCREEN_KINDS)('SCR-1 every column of %s', (kind) => {
  const columns = SCREEN_COLUMNS[kind];

  test('is held in memory, and guarded fields are guarded in the rows', () => {
    const held = memoryColumns(kind);
    const missing = columns.filter(
      ({ id }) => id !== UNSORTED_COLUMN && !held.has(id) && !isTextColumn(id),
    );
    expect(missing, `add them to src/server/engines/screening/memory-columns.ts`).toEqual([]);
    const values = new Set<string>(VALUE_COLUMNS);
    const open = columns.filter(({ id, isGuarded }) => isGuarded && !values.has(id));
    expect(open, `add them to VALUE_COLUMNS`).toEqual([]);
  });

  test('is a field of the response, and has a title with its unit in files', async () => {
    for (const measure of MEASURES[kind]) {
      const ids = columns
        .filter((each) => !each.measure || each.measure === measure)
        .map(({ id }) => id);
      const query = new URLSearchParams({ ...(measure && { measure }) });
      const { items } = (await get(`${kind}/?${query.toString()}`)).json<
        Answer<typeof getScreen>
      >();
      expect(ids.filter((id) => !Object.hasOwn(items[0]!, id))).toEqual([]);
      const shown = ids.filter((id) => id !== UNSORTED_COLUMN);
      query.set('columns', ids.join());
      // In a single currency there is no extra column of converted amounts.
      if (MONEY_FIELDS[kind]) query.set('currency', 'USD');
      const file = await get(`${kind}/csv/?${query.toString()}`);
      expect(file.statusCode, `file: ${file.body.slice(0, 300)}`).toBe(200);
      const titles = readTitles(file.body);
      expect(titles.filter((title) => title.includes('{{'))).toEqual([]);
      const said = shown.map((id, i) => [id, titles[i]?.split(', ')[1]]);
      expect(said).toEqual(
        shown.map((id) => {
          const unit = headingUnit(kind, id);
          return [id, unit && UNITS[unit]];
        }),
      );
      const bare = shown.filter((id) => {
        const value = columnValue(id)!;
        return !TEXTS.has(value) && !OF_THE_ROW.has(value) && !headingUnit(kind, id);
      });
      expect(bare, `numbers without a unit`).toEqual([]);
    }
  });
});

/** The cells of the first row. */
function readTitles(csv: string): string[] {
  const [line = ''] = csv.replace(/^\u{feff}/u, '').split('\r\n');
  return [...line.matchAll(/"([^"]*)"|([^,]+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}
