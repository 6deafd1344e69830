import type { Bytes } from '../decode-text.ts';
import { readRows } from '../read-rows.ts';
import type { Encoding, ReadSettings, Remarks, Row } from '../read-settings.ts';

export function csvSettings(settings: Partial<ReadSettings> = {}): ReadSettings {
  return {
    format: 'csv',
    encoding: 'utf-8',
    separator: ',',
    headerLine: 1,
    footerLines: 0,
    sheet: null,
    rowsAt: null,
    ...settings,
  };
}

/** All rows of a small document, with the header of the last batch. */
export async function collectRows(
  bytes: Bytes,
  settings: ReadSettings,
): Promise<{ header: readonly string[]; rows: Row[]; remarks: Readonly<Remarks> | undefined }> {
  let header: readonly string[] = [];
  let remarks: Readonly<Remarks> | undefined;
  const rows: Row[] = [];
  for await (const batch of readRows(bytes, settings)) {
    ({ header, remarks } = batch);
    rows.push(...batch.rows);
  }
  return { header, rows, remarks };
}

/** Node only encodes UTF-8 and UTF-16LE itself. */
export function encodeText(text: string, encoding: Encoding): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text);
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le');
  if (encoding === 'utf-16be') return Buffer.from(text, 'utf16le').swap16();
  const codes = encodingTable(encoding);
  return Buffer.concat(Array.from(text, (character) => codes.get(character)!));
}

const tables = new Map<Encoding, Map<string, Buffer>>();

/** One and two bytes are decoded the other way round. */
function encodingTable(encoding: Encoding): Map<string, Buffer> {
  const known = tables.get(encoding);
  if (known) return known;
  const table = new Map<string, Buffer>();
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  const add = (...bytes: number[]): void => {
    const character = decoder.decode(Uint8Array.from(bytes));
    if (Array.from(character).length === 1 && !table.has(character)) {
      table.set(character, Buffer.from(bytes));
    }
  };
  for (let byte = 0; byte < 256; byte += 1) add(byte);
  if (encoding === 'gb18030') {
    for (let lead = 0x81; lead < 0xff; lead += 1) {
      for (let trail = 0x40; trail < 0xff; trail += 1) add(lead, trail);
    }
    add(0x81, 0x30, 0x8b, 0x37);
    // ä has four bytes.
    for (let last = 0x30; last <= 0x39; last += 1) {
      for (let third = 0x81; third < 0x8f; third += 1) add(0x81, 0x30, third, last);
    }
  }
  tables.set(encoding, table);
  return table;
}
