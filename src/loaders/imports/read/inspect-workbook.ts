import { detectShape } from './detect-table.ts';
import {
  DEFAULT_SETTINGS,
  headerDoubts,
  readSample,
  sampleTexts,
  type Inspection,
  type SettingDoubt,
} from './inspection.ts';
import { INSPECTED_ROWS } from './limits.ts';
import { noRemarks, type DraftRow, type ReadSettings } from './read-settings.ts';
import { Workbook } from './read-workbook.ts';
import { shapeTable } from './shape-table.ts';

export async function inspectWorkbook(
  bytes: Uint8Array,
  settled: Partial<ReadSettings>,
): Promise<Inspection> {
  const workbook = await Workbook.open([bytes]);
  try {
    const notes = { remarks: noRemarks(), typedColumns: new Set<number>() };
    const doubts: SettingDoubt[] = [];
    const sheets = workbook.sheets.map(({ name }) => name);
    let sheet = settled.sheet ?? null;
    if (sheet === null && sheets.length > 1) {
      const options = await sampleSheets(workbook);
      sheet = options[0]?.value ?? null;
      if (options.length > 1) doubts.push({ setting: 'sheet', options });
    }
    const { rows, isWhole } = await firstRows(workbook.readRows(sheet, notes));
    const shape = detectShape(rows, isWhole, true);
    const settings: ReadSettings = {
      ...DEFAULT_SETTINGS,
      ...settled,
      format: 'xlsx',
      sheet,
      headerLine: settled.headerLine ?? shape.headerLines[0]!,
      footerLines: settled.footerLines ?? shape.footerLines,
    };
    if (settled.headerLine === undefined) doubts.push(...headerDoubts(shape, rows));
    const result = await readSample(shapeTable(inBatch(rows), settings, notes));
    return { settings, doubts, sheets, ...result };
  } finally {
    workbook.close();
  }
}

/** The sheets that have cells, with the first row of each. */
async function sampleSheets(workbook: Workbook): Promise<{ value: string; sample: string[] }[]> {
  const samples: { value: string; sample: string[] }[] = [];
  for (const { name } of workbook.sheets) {
    const notes = { remarks: noRemarks(), typedColumns: new Set<number>() };
    for await (const [row] of workbook.readRows(name, notes)) {
      if (row) samples.push({ value: name, sample: sampleTexts(row) });
      break;
    }
  }
  return samples;
}

async function firstRows(
  batches: AsyncIterable<DraftRow[]>,
): Promise<{ rows: DraftRow[]; isWhole: boolean }> {
  const rows: DraftRow[] = [];
  for await (const batch of batches) {
    rows.push(...batch);
    if (rows.length >= INSPECTED_ROWS) return { rows, isWhole: false };
  }
  return { rows, isWhole: true };
}

async function* inBatch(rows: DraftRow[]): AsyncGenerator<DraftRow[]> {
  yield rows;
}
