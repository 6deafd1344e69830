const SEPARATORS = [',', ';', '\t'] as const;

/**
 * The cells of a CSV file as spreadsheets write it: UTF-8 or UTF-16, separated by commas,
 * semicolons or tabs. Null if it isn't text.
 */
export function readCsv(bytes: Buffer, mostRows: number): string[][] | null {
  const text = decode(bytes);
  if (text === null || text.includes('\0')) return null;
  return cutRows(text, findSeparator(text), mostRows);
}

function decode(bytes: Buffer): string | null {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    // The decoder drops the byte order mark.
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The separator that occurs most often in the header. */
function findSeparator(text: string): string {
  const [header = ''] = text.split(/[\r\n]/, 1);
  const counts = SEPARATORS.map((separator) => header.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))]!;
}

function cutRows(text: string, separator: string, mostRows: number): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length && rows.length <= mostRows) {
    const [cell, end] =
      text[at] === '"' ? quotedCell(text, at, separator) : plainCell(text, at, separator);
    row.push(cell);
    at = end;
    if (text[at] === separator) {
      at += 1;
      // A separator at the very end is followed by an empty cell.
      if (at < text.length) continue;
      row.push('');
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    rows.push(row);
    row = [];
  }
  return rows;
}

function quotedCell(text: string, begin: number, separator: string): [cell: string, end: number] {
  let cell = '';
  let at = begin + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return [cell + text.slice(at), text.length];
    cell += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      // Text between the closing quote and the end of the cell belongs to it, as in spreadsheets.
      const [rest, end] = plainCell(text, quote + 1, separator);
      return [cell + rest, end];
    }
    cell += '"';
    at = quote + 2;
  }
}

function plainCell(text: string, begin: number, separator: string): [cell: string, end: number] {
  let end = begin;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') {
    end += 1;
  }
  return [text.slice(begin, end), end];
}
