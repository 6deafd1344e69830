import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import ExcelJS from 'exceljs';
import type pg from 'pg';
import { createPool } from '../../src/db/connect.ts';
import { serveMessages } from './serve-messages.ts';

/** Rows per read, as in the product. */
const ROWS_PER_PART = 1000;
const DAY_FORMAT = 'yyyy-mm-dd';
const PRICES = ['open', 'high', 'low', 'settle', 'settle_change', 'change_percent'];
const COUNTS = ['volume', 'trades', 'open_interest', 'open_interest_change'];

/**
 * The rows of an export written by exceljs' streaming writer: dates, numbers with formats, a frozen
 * header. Without access checks and a second sheet.
 */
serveMessages(async (message) => {
  const { databaseUrl } = message as { databaseUrl: string };
  const pool = createPool(databaseUrl, { max: 4 });
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://localhost').searchParams;
    writeBook(pool, query, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port };
});

async function writeBook(
  pool: pg.Pool,
  query: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: response, useStyles: true });
  const sheet = book.addWorksheet('rows', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = [
    columnAs(DAY_FORMAT)('day'),
    { header: 'symbol', width: 14 },
    columnAs(DAY_FORMAT)('expires_on'),
    { header: 'unit', width: 14 },
    ...PRICES.map(columnAs('#,##0.00')),
    ...COUNTS.map(columnAs('#,##0')),
  ];
  sheet.getRow(1).font = { bold: true };
  for await (const rows of readParts(pool, query)) {
    for (const row of rows) sheet.addRow(row.map(toValue)).commit();
    // The writer buffers unread data; this is its only way to wait for a slow client.
    if (response.writableNeedDrain) {
      await new Promise((resolve) => response.once('drain', resolve));
    }
  }
  sheet.commit();
  await book.commit();
}

function columnAs(format: string) {
  return (header: string) => ({ header, width: 14, style: { numFmt: format } });
}

function toValue(text: string | null, column: number): Date | number | string | null {
  if (text === null || column === 1 || column === 3) return text;
  return column === 0 || column === 2 ? new Date(`${text}T00:00:00Z`) : Number(text);
}

async function* readParts(
  pool: pg.Pool,
  query: URLSearchParams,
): AsyncGenerator<(string | null)[][]> {
  const exchangeId = Number(query.get('exchangeId'));
  const { rows: days } = await pool.query<{ day: string; rows: number }>(
    `select day, sum(rows) as rows from contract_day_count
     where exchange_id = $1 and day between $2 and $3 group by day order by day desc`,
    [exchangeId, query.get('from'), query.get('to')],
  );
  let last: string | undefined;
  let count = 0;
  for (const [i, { day, rows }] of days.entries()) {
    last ??= day;
    count += rows;
    if (count < ROWS_PER_PART && i < days.length - 1) continue;
    yield await readDays(pool, [exchangeId, day, last]);
    last = undefined;
    count = 0;
  }
}

async function readDays(pool: pg.Pool, values: unknown[]): Promise<(string | null)[][]> {
  const { rows } = await pool.query<(string | null)[]>({
    text: `select held.day::text, symbol, held.expires_on::text, price_unit, open::text, high::text,
      low::text, settle::text, settle_change::text,
      round(100 * settle_change / nullif(settle - settle_change, 0), 2)::text,
      volume::text, trades::text, open_interest::text, open_interest_change::text
    from contract_day as held
    join contract_expiry on contract_expiry.id = held.expiry_id
    join contract on contract.id = held.contract_id
    where held.exchange_id = $1 and held.day between $2 and $3
    order by held.day desc, held.contract_id, held.expires_on`,
    values,
    rowMode: 'array',
  });
  return rows;
}
