import { decodeText, type Bytes } from './decode-text.ts';
import { readCsv } from './read-csv.ts';
import { readJson, readNdjson } from './read-json.ts';
import { noRemarks, type ReadSettings, type RowBatch } from './read-settings.ts';
import { readWorkbook } from './read-workbook.ts';
import { shapeTable } from './shape-table.ts';

/**
 * The rows of a document in batches of about a thousand, with little memory for files of any size.
 * A file without rows gives one empty batch with the header.
 */
export async function* readRows(bytes: Bytes, settings: ReadSettings): AsyncGenerator<RowBatch> {
  switch (settings.format) {
    case 'csv':
      yield* readCsvTable(bytes, settings);
      break;
    case 'ndjson':
      yield* readNdjson(decodeText(bytes, settings.encoding));
      break;
    case 'json':
      yield* readJson(decodeText(bytes, settings.encoding), settings.rowsAt);
      break;
    case 'xlsx':
      yield* readWorkbook(bytes, settings);
  }
}

function readCsvTable(bytes: Bytes, settings: ReadSettings): AsyncGenerator<RowBatch> {
  const { encoding, separator, headerLine } = settings;
  const rows = readCsv(decodeText(bytes, encoding), separator, Math.max(headerLine - 1, 0));
  return shapeTable(rows, settings, { remarks: noRemarks(), typedColumns: new Set() });
}
