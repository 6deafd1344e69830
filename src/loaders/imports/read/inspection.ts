import { detectForms, type DetectedForms } from '../../../domain/imports/detect-forms.ts';
import type { ShapeRow, TableShape } from './detect-table.ts';
import { INSPECTED_CELLS, INSPECTED_ROWS, SHOWN_ROWS } from './limits.ts';
import {
  noRemarks,
  type ReadSettings,
  type Remarks,
  type Row,
  type RowBatch,
} from './read-settings.ts';
import { UnreadableDocument } from './unreadable-document.ts';

/** A setting that the file leaves open, and a row of it as each answer would read it. */
export type SettingDoubt = {
  readonly [Setting in keyof ReadSettings]: {
    readonly setting: Setting;
    /** The proposed one first. */
    readonly options: readonly {
      readonly value: ReadSettings[Setting];
      readonly sample: readonly string[];
    }[];
  };
}[keyof ReadSettings];

export interface Inspection {
  /** Proposed; right if there are no doubts. */
  readonly settings: ReadSettings;
  readonly doubts: readonly SettingDoubt[];
  /** The first rows as read, at most 50. */
  readonly header: readonly string[];
  readonly rows: readonly Row[];
  readonly remarks: Readonly<Remarks>;
  /** What the texts of each column mean, by all rows of the head. */
  readonly forms: DetectedForms;
  /** The sheets of a workbook. */
  readonly sheets: readonly string[];
  /** Why the proposed settings don’t work, if they don’t: two columns of one name, for example. */
  readonly fault: UnreadableDocument | null;
}

export const DEFAULT_SETTINGS: ReadSettings = {
  format: 'csv',
  encoding: 'utf-8',
  separator: ',',
  headerLine: 1,
  footerLines: 0,
  sheet: null,
  rowsAt: null,
};

/** What reading the beginning of a table gives, with the fault that ends it. */
type Sample = Pick<Inspection, 'header' | 'rows' | 'remarks' | 'forms' | 'fault'>;

export async function readSample(batches: AsyncGenerator<RowBatch>): Promise<Sample> {
  let last: RowBatch | undefined;
  let fault: UnreadableDocument | null = null;
  const rows: Row[] = [];
  try {
    for await (const batch of batches) {
      last = batch;
      rows.push(...batch.rows);
      if (rows.length >= INSPECTED_ROWS) break;
    }
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    fault = error;
  }
  const header = last?.header ?? [];
  const used = rows.slice(0, Math.max(Math.floor(INSPECTED_CELLS / (header.length || 1)), 100));
  const columns = header.map((_, column) => used.map(({ cells }) => cells[column] ?? null));
  return {
    header,
    rows: rows.slice(0, SHOWN_ROWS),
    remarks: last?.remarks ?? noRemarks(),
    forms: detectForms(columns, last?.typedColumns),
    fault,
  };
}

export function headerDoubts(
  { headerLines }: TableShape,
  rows: readonly ShapeRow[],
): SettingDoubt[] {
  if (headerLines.length < 2) return [];
  const options = headerLines.map((value) => ({
    value,
    sample: value === 0 ? [] : sampleTexts(rows.find(({ line }) => line === value)),
  }));
  return [{ setting: 'headerLine', options }];
}

export function sampleTexts(row: ShapeRow | undefined): string[] {
  return (row?.cells ?? []).slice(0, 20).map((cell) => cell ?? '');
}
