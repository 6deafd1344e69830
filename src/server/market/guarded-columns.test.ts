import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const SERVER = resolve(import.meta.dirname, '..');
/** Columns and tables of market values: an order, a filter or a rank by them is as good as they are. */
const GUARDED_COLUMNS =
  /\b(?:last_value|previous_value|intraday_value|quote_year|intraday_quote|curve_day|screen_row)\b/;
/** Where they leave the database, wrapped in `Guarded`: as values, and as what can be sorted by. */
const DOORS = [
  'features/bond-figures/store.ts',
  'features/curves/store.ts',
  'features/home/bonds-store.ts',
  'features/home/close-rows.ts',
  'features/home/counts-store.ts',
  'features/home/shares-store.ts',
  'features/screens/store.ts',
  'market/curve-rates.ts',
  'market/quote-order.ts',
  'market/quotes.ts',
];
/** Lists in memory, which only answer what a viewer may ask (`AdmittedScreen`). */
const SCREENING = [
  'screening/kept-table.ts',
  'screening/money-rates.ts',
  'screening/screen-columns.ts',
  'screening/screening.ts',
  'screening/text-columns.ts',
];
/**
 * These read when something came and how much of it there is, for operators, or move values from one
 * series to another, or make examples for tests; none of them gives a value.
 */
const WITHOUT_VALUES = [
  'features/data-status/sources-store.ts',
  'features/data-status/storage-store.ts',
  'features/desk/merge.ts',
  // Names, terms and numbers only.
  'features/findable/sitemap-store.ts',
  'features/home/week-store.ts',
  // A command on the machine itself, which writes curves.
  'import-curve-command.ts',
  // Days only.
  'market/market-days.ts',
  'testing/example-bonds.ts',
];

test('ACC-3 no query of the server names a column of values but through Guarded', () => {
  const naming = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => GUARDED_COLUMNS.test(readFileSync(resolve(SERVER, path), 'utf8')));
  expect(naming.toSorted()).toEqual([...WITHOUT_VALUES, ...DOORS, ...SCREENING].toSorted());
});
