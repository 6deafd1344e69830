import type { Readable } from 'node:stream';
import { FILE_TYPES, type FileFormat } from '../../../contracts/core/file-format.ts';
import { FileResponse } from '../http/file-response.ts';
import { streamCsv } from './csv.ts';
import type { Sheet } from './sheet.ts';
import { streamXlsx } from './xlsx.ts';

const WRITERS: Readonly<Record<FileFormat, (sheet: Sheet) => Readable>> = {
  csv: streamCsv,
  xlsx: streamXlsx,
};
const UNNAMED = 'values';

/** Writes the table to a file, named after the table unless `name` is given. */
export function sheetFile(sheet: Sheet, format: FileFormat, name = sheet.name): FileResponse {
  return new FileResponse(
    { mediaType: FILE_TYPES[format] },
    contentDisposition(name, format),
    streamSheet(sheet, format),
  );
}

export function streamSheet(sheet: Sheet, format: FileFormat): Readable {
  return WRITERS[format](sheet);
}

/**
 * A Content-Disposition header with a plain name for all clients and the real name for those that
 * can read it.
 */
export function contentDisposition(name: string, extension: string): string {
  // No path, no control characters, no hidden file.
  const clean = name.replaceAll(/[\p{Cc}/\\:*?"<>|]+/gu, '-').replace(/^[.\s]+/, '') || UNNAMED;
  const encoded = encodeURIComponent(clean.toWellFormed()).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const plain = `${asciiName(clean)}.${extension}`;
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}.${extension}`;
}

function asciiName(text: string): string {
  const ascii = text.replaceAll(/[^A-Za-z0-9._-]+/g, '-');
  return /[A-Za-z0-9]/.test(ascii) ? ascii : UNNAMED;
}
