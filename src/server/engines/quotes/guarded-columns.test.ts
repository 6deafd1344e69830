import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const SERVER = resolve(import.meta.dirname, '../..');
/** Columns and tables of market values: an order, a filter or a rank by them is as good as they are. */
const GUARDED_COLUMNS =
  /\b(?:last_value|previous_value|intraday_value|quote_year|intraday_quote|curve_day|screen_row)\b/;
/** Where they leave the database, wrapped in `Guarded`: as values, and as what can be sorted by. */
const DOORS = [
  'areas/bonds/analytics/store.ts',
  'areas/curves/store.ts',
  'areas/home/bonds-store.ts',
  'areas/home/close-rows.ts',
  'areas/home/counts-store.ts',
  'areas/home/shares-store.ts',
  'areas/screens/store.ts',
  'engines/quotes/curve-rates.ts',
  'engines/quotes/quote-order.ts',
  'engines/quotes/quotes.ts',
];
/** Lists in memory, which only answer what a viewer may ask (`AdmittedScreen`). */
const SCREENING = [
  'engines/screening/cached-table.ts',
  'engines/screening/money-rates.ts',
  'engines/screening/screen-columns.ts',
  'engines/screening/screening.ts',
  'engines/screening/text-columns.ts',
];
/**
 * These read when something came and how much of it there is, for operators, or move values from one
 * series to another, or make examples for tests; none of them gives a value.
 */
const WITHOUT_VALUES = [
  'areas/admin/data-status/sources-store.ts',
  'areas/admin/data-status/storage-store.ts',
  'areas/admin/records/merge.ts',
  // Names, terms and numbers only.
  'areas/site/seo/sitemap-store.ts',
  'areas/home/week-store.ts',
  // A command on the machine itself, which writes curves.
  'boot/import-curve-command.ts',
  // Days only.
  'engines/quotes/market-days.ts',
  'testing/example-bonds.ts',
];

test('ACC-3 no query of the server names a column of values but through Guarded', () => {
  const naming = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => GUARDED_COLUMNS.test(readFileSync(resolve(SERVER, path), 'utf8')));
  expect(naming.toSorted()).toEqual([...WITHOUT_VALUES, ...DOORS, ...SCREENING].toSorted());
});
