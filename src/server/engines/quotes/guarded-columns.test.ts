import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const SERVER = resolve(import.meta.dirname, '../..');
/**
 * Columns and tables of market values: sorting, filtering or ranking by them reveals as much as the
 * values.
 */
const GUARDED_COLUMNS =
  /\b(?:last_value|previous_value|intraday_value|quote_year|intraday_quote|curve_day|screen_row)\b/;
/** Where they leave the database wrapped in `Guarded`: as values, and as sort keys. */
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
/** In-memory lists, which only answer queries the viewer is allowed to make (`AdmittedScreen`). */
const SCREENING = [
  'engines/screening/cached-table.ts',
  'engines/screening/money-rates.ts',
  'engines/screening/screen-columns.ts',
  'engines/screening/screening.ts',
  'engines/screening/text-columns.ts',
];
/**
 * These read dates and amounts of data for operators, move values between series, or create
 * examples for tests; none of them returns a value.
 */
const WITHOUT_VALUES = [
  'areas/admin/data-status/sources-store.ts',
  'areas/admin/data-status/storage-store.ts',
  'areas/admin/records/merge.ts',
  // Names, terms and ids only.
  'areas/site/seo/sitemap-store.ts',
  'areas/home/week-store.ts',
  // A command on the machine itself that writes curves.
  'boot/import-curve-command.ts',
  // Dates only.
  'engines/quotes/market-days.ts',
  'testing/example-bonds.ts',
];

test('ACC-3 no server query reads a value column except through Guarded', () => {
  const naming = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => GUARDED_COLUMNS.test(readFileSync(resolve(SERVER, path), 'utf8')));
  expect(naming.toSorted()).toEqual([...WITHOUT_VALUES, ...DOORS, ...SCREENING].toSorted());
});
