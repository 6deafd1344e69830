import { Readable } from 'node:stream';
import { formatDay } from '../../../domain/time/day.ts';
import { isNumber, type Sheet, type SheetCell, type SheetColumn } from './sheet.ts';

/** Without this mark, spreadsheets read the file in the machine's own encoding. */
const BYTE_ORDER_MARK = '\u{feff}';

/** RFC 4180, with a byte order mark for spreadsheets. If the rows fail, the stream fails too. */
export function streamCsv(sheet: Sheet): Readable {
  return Readable.from(csvTexts(sheet), { objectMode: false });
}

async function* csvTexts({ columns, parts }: Sheet): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${columns.map(({ title }) => csvText(title)).join(',')}\r\n`;
  for await (const rows of parts) {
    let text = '';
    for (const row of rows) {
      for (let i = 0; i < columns.length; i += 1) {
        text += (i === 0 ? '' : ',') + csvCell(row[i] ?? null, columns[i]!);
      }
      text += '\r\n';
    }
    yield text;
  }
}

function csvCell(cell: SheetCell, column: SheetColumn): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return formatDay(cell);
  // The column title names the time zone.
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ');
  return isNumber(cell, column) ? cell : csvText(cell);
}

/** A spreadsheet would execute text that begins like a formula. */
function csvText(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
