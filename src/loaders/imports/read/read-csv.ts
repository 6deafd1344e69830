import { BATCH_ROWS, MAX_CELL, MAX_COLUMNS, MAX_LINE } from './limits.ts';
import type { DraftRow, RowFault, Separator } from './read-settings.ts';
import { UnreadableDocument } from './unreadable-document.ts';

const QUOTE = 34;
/** A network may deliver single bytes. */
const MIN_TEXT = 16 * 1024;

/**
 * The rows of a CSV file after `skippedLines` lines: quotes as in RFC 4180, lines that end with LF,
 * CRLF or CR. Empty lines are no rows. A quote inside an unquoted cell is a character as any other.
 */
export async function* readCsv(
  texts: AsyncIterable<string> | Iterable<string>,
  separator: Separator,
  skippedLines = 0,
  { isPartial = false } = {},
): AsyncGenerator<DraftRow[]> {
  const cutter = new CsvCutter(separator, skippedLines);
  for await (const text of texts) {
    cutter.push(text);
    if (cutter.rows.length >= BATCH_ROWS) yield cutter.takeRows();
  }
  cutter.end({ isPartial });
  if (cutter.rows.length > 0) yield cutter.takeRows();
}

/** Cuts texts into rows; what comes after an incomplete row waits for the next text. */
export class CsvCutter {
  rows: DraftRow[] = [];
  readonly #separator: string;
  readonly #separatorCode: number;
  #linesToSkip: number;
  /** What is left of the previous text: the beginning of a row. */
  #rest = '';
  /** Texts too short to be worth looking at the rest again. */
  #pending = '';
  #line = 1;
  #text = '';
  #isEnd = false;
  /** Where the next line feed, carriage return and quote are; the length of the text if nowhere. */
  #lineFeed = -1;
  #carriageReturn = -1;
  #quote = -1;

  constructor(separator: Separator, skippedLines: number) {
    this.#separator = separator;
    this.#separatorCode = separator.codePointAt(0)!;
    this.#linesToSkip = skippedLines;
  }

  takeRows(): DraftRow[] {
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  push(text: string): void {
    this.#pending += text;
    if (this.#pending.length >= MIN_TEXT) this.#cut();
  }

  /** `isPartial`: the file goes on, so the last row may be incomplete and is left out. */
  end({ isPartial = false } = {}): void {
    this.#isEnd = !isPartial;
    this.#cut();
  }

  #cut(): void {
    this.#text = this.#rest === '' ? this.#pending : this.#rest + this.#pending;
    this.#pending = '';
    this.#lineFeed = -1;
    this.#carriageReturn = -1;
    this.#quote = -1;
    let at = 0;
    while (at < this.#text.length) {
      const end = this.#linesToSkip > 0 ? this.#skipLine(at) : this.#cutRow(at);
      if (end < 0) break;
      at = end;
    }
    this.#rest = at === 0 ? this.#text : this.#text.slice(at);
    if (this.#rest.length > MAX_LINE) {
      const isQuoted = this.#linesToSkip === 0 && this.#rest.includes('"');
      throw new UnreadableDocument(isQuoted ? 'unclosed-quote' : 'line-too-long', {
        line: this.#line,
      });
    }
  }

  #skipLine(at: number): number {
    const end = this.#lineEnd(at);
    if (end < 0) return -1;
    this.#linesToSkip -= 1;
    this.#line += 1;
    return this.#afterLine(end);
  }

  /** Where the next row begins; -1 if this one isn't complete. */
  #cutRow(at: number): number {
    const end = this.#lineEnd(at);
    if (end < 0) return -1;
    if (this.#quote < at) this.#quote = this.#find('"', at);
    if (this.#quote < end) return this.#cutQuotedRow(at);
    if (end > at) {
      if (end - at > MAX_LINE) throw new UnreadableDocument('line-too-long', { line: this.#line });
      this.#addRow(this.#line, this.#plainCells(at, end), null, end - at);
    }
    this.#line += 1;
    return this.#afterLine(end);
  }

  #plainCells(at: number, end: number): string[] {
    const text = this.#text;
    const code = this.#separatorCode;
    const cells: string[] = [];
    let begin = at;
    for (let i = at; i < end; i += 1) {
      if (text.charCodeAt(i) !== code) continue;
      cells.push(text.slice(begin, i));
      begin = i + 1;
    }
    cells.push(text.slice(begin, end));
    return cells;
  }

  #cutQuotedRow(begin: number): number {
    const text = this.#text;
    const cells: string[] = [];
    let fault: RowFault | null = null;
    let line = this.#line;
    let at = begin;
    for (;;) {
      let cell = '';
      if (text.charCodeAt(at) === QUOTE) {
        const close = this.#closingQuote(at, line);
        if (close < 0) return -1;
        const inner = text.slice(at + 1, close);
        cell = inner.includes('"') ? inner.replaceAll('""', '"') : inner;
        line += countLineEnds(inner);
        at = close + 1;
      }
      const end = this.#cellEnd(at);
      if (end < 0) return -1;
      if (end > at) {
        const plain = text.slice(at, end);
        const isAfterQuote = at > begin && text.charCodeAt(at - 1) === QUOTE;
        if (isAfterQuote && plain.trim() !== '') fault = 'text-after-quote';
        if (!isAfterQuote || fault !== null) cell += plain;
      }
      cells.push(cell);
      at = end;
      if (text.charCodeAt(at) !== this.#separatorCode) break;
      at += 1;
    }
    if (at - begin > MAX_LINE) throw new UnreadableDocument('line-too-long', { line: this.#line });
    this.#addRow(this.#line, cells, fault, at - begin);
    this.#line = line + 1;
    return this.#afterLine(at);
  }

  /** -1 if the text ends before, or could end before the second quote of a pair. */
  #closingQuote(open: number, line: number): number {
    const text = this.#text;
    let at = open + 1;
    for (;;) {
      const quote = text.indexOf('"', at);
      if (quote < 0) {
        if (this.#isEnd) throw new UnreadableDocument('unclosed-quote', { line });
        return -1;
      }
      if (quote + 1 === text.length) return this.#isEnd ? quote : -1;
      if (text.charCodeAt(quote + 1) !== QUOTE) return quote;
      at = quote + 2;
    }
  }

  #cellEnd(at: number): number {
    const separator = this.#find(this.#separator, at);
    const line = this.#lineEnd(at);
    if (separator < this.#text.length && (line < 0 || separator < line)) return separator;
    return line;
  }

  /** The place of the line’s end; -1 if it may come with the next text. */
  #lineEnd(at: number): number {
    if (this.#lineFeed < at) this.#lineFeed = this.#find('\n', at);
    if (this.#carriageReturn < at) this.#carriageReturn = this.#find('\r', at);
    const end = Math.min(this.#lineFeed, this.#carriageReturn);
    // A carriage return at the end of a text may be followed by the line feed that belongs to it.
    const last = this.#carriageReturn === end ? end + 1 : end;
    return last >= this.#text.length && !this.#isEnd ? -1 : end;
  }

  #afterLine(end: number): number {
    const isPair = this.#carriageReturn === end && this.#text.charCodeAt(end + 1) === 10;
    return end + (isPair ? 2 : 1);
  }

  #find(mark: string, at: number): number {
    const place = this.#text.indexOf(mark, at);
    return place < 0 ? this.#text.length : place;
  }

  #addRow(line: number, cells: string[], fault: RowFault | null, length: number): void {
    if (cells.length > MAX_COLUMNS) throw new UnreadableDocument('too-many-columns', { line });
    const row: DraftRow = { line, cells, fault };
    if (length > MAX_CELL) cutLongCells(row);
    this.rows.push(row);
  }
}

/** A cell that is too long is cut and makes its row unusable. */
export function cutLongCells(row: DraftRow): void {
  row.cells.forEach((cell, index) => {
    if (cell === null || cell.length <= MAX_CELL) return;
    row.cells[index] = cell.slice(0, MAX_CELL);
    row.fault = 'cell-too-long';
  });
}

function countLineEnds(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) count += 1;
  }
  return count;
}
