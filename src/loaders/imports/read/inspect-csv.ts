import { detectShape, type TableShape } from './detect-table.ts';
import {
  headerDoubts,
  readSample,
  sampleTexts,
  type Inspection,
  type SettingDoubt,
} from './inspection.ts';
import { SEPARATOR_TEXT } from './limits.ts';
import { CsvCutter, readCsv } from './read-csv.ts';
import {
  noRemarks,
  SEPARATORS,
  type DraftRow,
  type ReadSettings,
  type Separator,
} from './read-settings.ts';
import { shapeTable } from './shape-table.ts';
import { UnreadableDocument } from './unreadable-document.ts';

export async function inspectCsv(
  text: string,
  basics: ReadSettings,
  settled: Partial<ReadSettings>,
  doubts: SettingDoubt[],
  isWhole: boolean,
): Promise<Inspection> {
  const isShort = text.length <= SEPARATOR_TEXT;
  const begin = text.slice(0, SEPARATOR_TEXT);
  const candidates = (settled.separator ? [settled.separator] : SEPARATORS)
    .map((separator) => cutHead(begin, separator, isWhole && isShort))
    .toSorted(bySuitability);
  const [first] = candidates as [CsvCandidate];
  const best = isShort ? first : cutHead(text, first.separator, isWhole);
  const rivals = candidates.filter((other) => other === first || isRival(other, first));
  if (rivals.length > 1) {
    const options = rivals.map(({ separator, rows, shape }) => ({
      value: separator,
      sample: sampleTexts(rows.find(({ cells }) => cells.length === shape.width)),
    }));
    doubts.push({ setting: 'separator', options });
  }
  const { separator, shape, rows } = best;
  const settings = {
    ...basics,
    separator,
    headerLine: settled.headerLine ?? shape.headerLines[0]!,
    footerLines: settled.footerLines ?? shape.footerLines,
  };
  if (settled.headerLine === undefined) doubts.push(...headerDoubts(shape, rows));
  const drafts = readCsv([text], separator, Math.max(settings.headerLine - 1, 0), {
    isPartial: !isWhole,
  });
  const notes = { remarks: noRemarks(), typedColumns: new Set<number>() };
  const result = await readSample(shapeTable(drafts, settings, notes));
  return { settings, doubts, sheets: [], ...result };
}

interface CsvCandidate {
  readonly separator: Separator;
  readonly rows: readonly DraftRow[];
  readonly shape: TableShape;
}

function cutHead(text: string, separator: Separator, isWhole: boolean): CsvCandidate {
  const cutter = new CsvCutter(separator, 0);
  try {
    cutter.push(text);
    cutter.end({ isPartial: !isWhole });
  } catch (error) {
    // With a wrong separator, or above the header, quotes may stand anywhere.
    if (!(error instanceof UnreadableDocument)) throw error;
  }
  return { separator, rows: cutter.rows, shape: detectShape(cutter.rows, isWhole, false) };
}

function suitability({ shape }: CsvCandidate): number {
  return shape.width < 2 ? 0 : shape.regularity;
}

function bySuitability(a: CsvCandidate, b: CsvCandidate): number {
  const difference = suitability(b) - suitability(a);
  if (Math.abs(difference) > CLOSE) return difference;
  return b.shape.typedShare - a.shape.typedShare || difference;
}

const CLOSE = 0.05;
/** A separator that leaves so many fewer numbers and dates is not the one. */
const CLEARER = 0.2;

/** Equally regular, from the same line on, and with as many numbers and dates. */
function isRival(other: CsvCandidate, best: CsvCandidate): boolean {
  return (
    suitability(other) >= 0.5 &&
    suitability(other) > suitability(best) - CLOSE &&
    other.shape.firstLine <= best.shape.firstLine &&
    other.shape.typedShare > best.shape.typedShare - CLEARER
  );
}
