import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { calendarDay, formatDay, SECONDS_PER_DAY } from '../../../domain/time/day.ts';
import { escapeHtml } from '../../../domain/text/escape-html.ts';
import { isNumber, type Sheet, type SheetCell, type SheetColumn, type SheetRow } from './sheet.ts';

/** The maximum number of rows per sheet, including its header. */
const MAX_ROWS = 1_048_576;
/** With larger batches, garbage would live long enough to fill the memory. */
const ROWS_AT_ONCE = 100;
const WIDTH = 14;
/** Spreadsheets count days from 1900, including a 29 February 1900 that did not exist. */
const FIRST_SHEET_DAY = calendarDay(1900, 3, 1);
const DAY_ZERO = calendarDay(1899, 12, 30);
const BOLD_STYLE = 1;
const DAY_STYLE = 2;
const MOMENT_STYLE = 3;
const FIRST_DECIMAL_STYLE = 4;
const MAX_DECIMALS = 8;
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/**
 * An .xlsx file of any length in bounded memory: rows become XML and are compressed as they arrive,
 * no faster than the client reads. If the rows fail, the stream fails too.
 */
export function streamXlsx(sheet: Sheet): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const sheetCount = Math.max(1, Math.ceil(sheet.total / (MAX_ROWS - 1)));
  const names = [
    ...Array.from({ length: sheetCount }, (_, i) => sheetName(sheet.name, i)),
    ...(sheet.about ? [sheetName(sheet.about.name, 0)] : []),
  ];
  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(XML + text), path);
  add('[Content_Types].xml', contentTypes(names.length));
  add('_rels/.rels', ROOT_RELATIONS);
  add('xl/workbook.xml', workbook(names));
  add('xl/_rels/workbook.xml.rels', workbookRelations(names.length));
  add('xl/styles.xml', STYLES);
  if (sheet.about) add(sheetPath(names.length), aboutXml(sheet.about.lines));
  const rows = rowTexts(sheet.parts, sheet.columns);
  for (let i = 1; i <= sheetCount; i += 1) {
    const part = Readable.from(sheetXml(sheet.columns, rows), { objectMode: false });
    part.on('error', (error) => output.destroy(error));
    output.on('close', () => part.destroy());
    zip.addReadStream(part, sheetPath(i));
  }
  // If the client leaves, the rows are no longer read.
  output.on('close', () => void rows.return());
  zip.end();
  return output;
}

/** The rows of one sheet, continuing where the previous sheet ended. */
async function* sheetXml(
  columns: readonly SheetColumn[],
  rows: AsyncIterator<RowsXml, void>,
): AsyncGenerator<string> {
  const titles = columns.map(({ title }) => textCell(title, BOLD_STYLE)).join('');
  const widths = columns
    .map((_, i) => `<col min="${i + 1}" max="${i + 1}" width="${WIDTH}" customWidth="1"/>`)
    .join('');
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths}</cols><sheetData><row>${titles}</row>`;
  let count = 1;
  while (count < MAX_ROWS) {
    const { value, done } = await rows.next();
    if (done) break;
    count += value.count;
    yield value.xml;
  }
  yield '</sheetData></worksheet>';
}

interface RowsXml {
  readonly xml: string;
  readonly count: number;
}

/** Rows as XML, in parts that never cross from one sheet into the next. */
async function* rowTexts(
  parts: Sheet['parts'],
  columns: readonly SheetColumn[],
): AsyncGenerator<RowsXml, void> {
  let room = MAX_ROWS - 1;
  for await (const part of parts) {
    let done = 0;
    while (done < part.length) {
      const end = Math.min(part.length, done + room, done + ROWS_AT_ONCE);
      let xml = '';
      for (let i = done; i < end; i += 1) xml += rowXml(part[i]!, columns);
      yield { xml, count: end - done };
      room -= end - done;
      done = end;
      if (room === 0) room = MAX_ROWS - 1;
    }
  }
}

function rowXml(row: SheetRow, columns: readonly SheetColumn[]): string {
  let xml = '<row>';
  for (let i = 0; i < columns.length; i += 1) xml += cellXml(row[i] ?? null, columns[i]!);
  return `${xml}</row>`;
}

function cellXml(cell: SheetCell, column: SheetColumn): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'number') {
    if (cell < FIRST_SHEET_DAY) return textCell(formatDay(cell));
    return `<c s="${DAY_STYLE}"><v>${cell - DAY_ZERO}</v></c>`;
  }
  if (cell instanceof Date) {
    const days = cell.getTime() / 1000 / SECONDS_PER_DAY;
    return `<c s="${MOMENT_STYLE}"><v>${days - DAY_ZERO}</v></c>`;
  }
  if (!isNumber(cell, column)) return textCell(cell);
  const style =
    column.kind === 'decimal' ? FIRST_DECIMAL_STYLE + Math.min(column.decimals, MAX_DECIMALS) : 0;
  return `<c s="${style}"><v>${cell}</v></c>`;
}

/** Text in such a cell is never a formula, whatever it begins with. */
function textCell(text: string, style = 0): string {
  const safe = escapeHtml(withoutControls(text, LINE_BREAK));
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${safe}</t></is></c>`;
}

const LINE_BREAK = '\n';

/** XML can't represent control characters; a cell may have several lines. */
function withoutControls(text: string, kept = ''): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u{fffe}\u{ffff}]/gu, (control) => (control === kept ? control : ' '));
}

function aboutXml(lines: NonNullable<Sheet['about']>['lines']): string {
  const rows = lines
    .map(([name, text]) => `<row>${textCell(name, BOLD_STYLE)}${textCell(text)}</row>`)
    .join('');
  return `<worksheet xmlns="${MAIN}"><cols><col min="1" max="1" width="24" customWidth="1"/><col min="2" max="2" width="60" customWidth="1"/></cols><sheetData>${rows}</sheetData></worksheet>`;
}

/** Removes characters that spreadsheets don't allow in a sheet name, and truncates it. */
function sheetName(name: string, index: number): string {
  const suffix = index === 0 ? '' : ` ${index + 1}`;
  const clean =
    withoutControls(name)
      .replaceAll(/[\\/?*[\]:']/g, ' ')
      .trim() || 'Sheet';
  return clean.slice(0, 31 - suffix.length) + suffix;
}

const sheetPath = (number: number) => `xl/worksheets/sheet${number}.xml`;

function contentTypes(sheets: number): string {
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const parts = [
    `<Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>`,
    ...numbers(sheets).map(
      (i) => `<Override PartName="/${sheetPath(i)}" ContentType="${types}.worksheet+xml"/>`,
    ),
  ];
  return `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts.join('')}</Types>`;
}

const ROOT_RELATIONS = `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

function workbook(names: readonly string[]): string {
  const sheets = names.map(
    (name, i) => `<sheet name="${escapeHtml(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`,
  );
  // The panes of the sheets refer to this view.
  return `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews><sheets>${sheets.join('')}</sheets></workbook>`;
}

function workbookRelations(sheets: number): string {
  const relations = numbers(sheets).map(
    (i) =>
      `<Relationship Id="rId${i}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${i}.xml"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}<Relationship Id="rId${sheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i + 1);
}

const NUMBER_FORMATS = [
  'yyyy-mm-dd',
  'yyyy-mm-dd hh:mm:ss',
  ...Array.from({ length: MAX_DECIMALS + 1 }, (_, digits) =>
    digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}`,
  ),
];
/** Formats below this number are built into the spreadsheet. */
const FIRST_FORMAT = 200;

function cellFormat(format: number, font: number): string {
  return `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
}

/** Plain, bold, date, time, and one for each number of decimals. */
const STYLES = [
  `<styleSheet xmlns="${MAIN}"><numFmts count="${NUMBER_FORMATS.length}">`,
  ...NUMBER_FORMATS.map(
    (code, i) => `<numFmt numFmtId="${FIRST_FORMAT + i}" formatCode="${code}"/>`,
  ),
  '</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>',
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border/></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="${2 + NUMBER_FORMATS.length}">`,
  cellFormat(0, 0),
  cellFormat(0, 1),
  ...NUMBER_FORMATS.map((_, i) => cellFormat(FIRST_FORMAT + i, 0)),
  '</cellXfs></styleSheet>',
].join('');
