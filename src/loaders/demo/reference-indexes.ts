import type pg from 'pg';
import { referenceIndex, type MonthlyIndex } from '../../domain/bonds/index-ratio.ts';
import { addMonths, calendarDay, formatDay, type Day } from '../../domain/time/day.ts';
import type { RowCounts } from '../runs.ts';
import { getCurrency } from './currencies.ts';
import { DEMO_SOURCE } from './market-writer.ts';

/**
 * The price indexes of the demo market's linkers, and the currency that determines their growth.
 */
const INDEX_CURRENCIES: Readonly<Record<string, string>> = {
  'US CPI-U': 'USD',
  'Euro HICP ex tobacco': 'EUR',
  'UK RPI': 'GBP',
  'Russia CPI': 'RUB',
  'Brazil IPCA': 'BRL',
};
const FIRST_YEAR = 2000;
/** A month is published in the middle of the next one. */
const PUBLISHED_ON = 15;

/** Prices grow as the currency's rates suggest, faster in spring than in autumn. */
function demoIndex(name: string): MonthlyIndex {
  const rate = getCurrency(INDEX_CURRENCIES[name] ?? 'EUR').rate;
  const growth = 1 + Math.min(rate, 10) / 160;
  return (year, month) => {
    const years = year - FIRST_YEAR + (month - 1) / 12;
    const season = 1 + 0.003 * Math.sin((2 * Math.PI * (month - 1)) / 12);
    return Number((100 * growth ** years * season).toFixed(2));
  };
}

/** The reference index on a day, even if its months aren't published yet. */
export function demoReference(name: string, day: Day): number {
  return referenceIndex(demoIndex(name), day)!;
}

/** All months published by a day. */
export async function writeReferenceIndexes(client: pg.ClientBase, today: Day): Promise<RowCounts> {
  const last = addMonths(today - PUBLISHED_ON + 1, -1);
  const rows: [string, string, number][] = [];
  for (const name of Object.keys(INDEX_CURRENCIES)) {
    const index = demoIndex(name);
    for (let i = 0; ; i += 1) {
      const [year, month] = [FIRST_YEAR + Math.floor(i / 12), (i % 12) + 1];
      const day = calendarDay(year, month, 1);
      if (day > last) break;
      rows.push([name, formatDay(day), index(year, month)!]);
    }
  }
  const { rowCount } = await client.query(
    `insert into reference_index (name, month, value, source_code)
     select name, month, value, $4 from unnest($1::text[], $2::date[], $3::numeric[])
       as listed (name, month, value)
     on conflict do nothing`,
    [
      rows.map(([name]) => name),
      rows.map(([, month]) => month),
      rows.map((row) => row[2]),
      DEMO_SOURCE,
    ],
  );
  // Rows that are already stored count neither as read nor as new.
  return { read: rowCount ?? 0, new: rowCount ?? 0 };
}
