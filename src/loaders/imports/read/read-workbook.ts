import { Archive } from './archive.ts';
import { collectBytes, type ByteStream } from './bounded-bytes.ts';
import { decodeText } from './decode-text.ts';
import { BATCH_ROWS, MAX_SHARED_TEXT, MAX_WORKBOOK_BYTES, MAX_WORKBOOK_PART } from './limits.ts';
import { noRemarks, type DraftRow, type ReadSettings, type RowBatch } from './read-settings.ts';
import { SheetReader } from './sheet-reader.ts';
import { shapeTable, type TableNotes } from './shape-table.ts';
import { UnreadableDocument } from './unreadable-document.ts';
import { WorkbookStyles, type NumberStyle } from './workbook-styles.ts';
import { attribute, decodeWorkbookText, decodeXml, isTrue, XmlScanner } from './xml-scanner.ts';

interface WorkbookSheet {
  readonly name: string;
  readonly file: string;
}

/** A workbook in memory, with its texts and styles; its sheets are unpacked while they are read. */
export class Workbook {
  readonly sheets: readonly WorkbookSheet[];
  readonly is1904: boolean;
  readonly #archive: Archive;
  #texts: readonly string[] | null = null;
  #styles: readonly NumberStyle[] | null = null;

  private constructor(archive: Archive, sheets: readonly WorkbookSheet[], is1904: boolean) {
    this.#archive = archive;
    this.sheets = sheets;
    this.is1904 = is1904;
  }

  static async open(bytes: ByteStream | Iterable<Uint8Array>): Promise<Workbook> {
    const archive = await Archive.open(await collectBytes(bytes, MAX_WORKBOOK_BYTES));
    try {
      if (!archive.has(WORKBOOK_FILE)) throw new UnreadableDocument('not-a-workbook');
      const files = await sheetFiles(archive);
      const sheets: WorkbookSheet[] = [];
      let is1904 = false;
      await scanPart(archive, WORKBOOK_FILE, MAX_WORKBOOK_PART, (name, tag) => {
        if (name === 'workbookPr') is1904 = isTrue(attribute(tag, 'date1904'));
        if (name !== 'sheet') return;
        const file = files.get(attribute(tag, 'r:id') ?? relationshipId(tag));
        // Sheets that are only a chart have no cells.
        if (file?.includes('worksheets/') && archive.has(file)) {
          sheets.push({ name: attribute(tag, 'name') ?? '', file });
        }
      });
      return new Workbook(archive, sheets, is1904);
    } catch (error) {
      archive.close();
      throw error;
    }
  }

  close(): void {
    this.#archive.close();
  }

  /** Rows of a sheet; the first one if there is no name. */
  async *readRows(sheetName: string | null, notes: TableNotes): AsyncGenerator<DraftRow[]> {
    const sheet = this.sheets.find(({ name }) => sheetName === null || name === sheetName);
    if (!sheet) {
      throw new UnreadableDocument('no-sheet', sheetName === null ? {} : { subject: sheetName });
    }
    this.#texts ??= await readSharedTexts(this.#archive);
    this.#styles ??= await readStyles(this.#archive);
    const reader = new SheetReader(this.#texts, this.#styles, this.is1904, notes);
    for await (const text of decodeText(this.#archive.bytes(sheet.file), 'utf-8')) {
      reader.scanner.push(text);
      if (reader.rows.length >= BATCH_ROWS) yield reader.takeRows();
    }
    reader.scanner.end();
    yield reader.takeRows();
  }
}

/** The rows of a sheet as a table. */
export async function* readWorkbook(
  bytes: ByteStream | Iterable<Uint8Array>,
  settings: ReadSettings,
): AsyncGenerator<RowBatch> {
  const workbook = await Workbook.open(bytes);
  const notes = { remarks: noRemarks(), typedColumns: new Set<number>() };
  try {
    yield* shapeTable(workbook.readRows(settings.sheet, notes), settings, notes);
  } finally {
    workbook.close();
  }
}

const WORKBOOK_FILE = 'xl/workbook.xml';
const RELATIONSHIPS_FILE = 'xl/_rels/workbook.xml.rels';
const TEXTS_FILE = 'xl/sharedStrings.xml';
const STYLES_FILE = 'xl/styles.xml';

/** Some programs use another prefix for the namespace of relationships. */
function relationshipId(tag: string): string {
  return /\s\w+:id\s*=\s*["']([^"']*)/.exec(tag)?.[1] ?? '';
}

async function sheetFiles(archive: Archive): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  if (!archive.has(RELATIONSHIPS_FILE)) throw new UnreadableDocument('not-a-workbook');
  await scanPart(archive, RELATIONSHIPS_FILE, MAX_WORKBOOK_PART, (name, tag) => {
    const target = attribute(tag, 'Target') ?? '';
    if (name !== 'Relationship') return;
    files.set(
      attribute(tag, 'Id') ?? '',
      target.startsWith('/') ? target.slice(1) : `xl/${target}`,
    );
  });
  return files;
}

async function scanPart(
  archive: Archive,
  file: string,
  limit: number,
  open: (name: string, tag: string) => void,
): Promise<void> {
  const scanner = new XmlScanner({ open, close: () => {}, text: () => {} });
  scanner.push(await archive.text(file, limit));
}

async function readStyles(archive: Archive): Promise<readonly NumberStyle[]> {
  if (!archive.has(STYLES_FILE)) return [];
  const styles = new WorkbookStyles();
  const chunk = 64 * 1024;
  const text = await archive.text(STYLES_FILE, MAX_WORKBOOK_PART);
  for (let at = 0; at < text.length; at += chunk) styles.scanner.push(text.slice(at, at + chunk));
  return styles.styles;
}

async function readSharedTexts(archive: Archive): Promise<readonly string[]> {
  const texts: string[] = [];
  if (!archive.has(TEXTS_FILE)) return texts;
  let length = 0;
  const collector = new RichText((text) => {
    length += text.length;
    if (length > MAX_SHARED_TEXT) throw new UnreadableDocument('too-large');
    texts.push(text);
  }, 'si');
  for await (const text of decodeText(archive.bytes(TEXTS_FILE), 'utf-8')) {
    collector.scanner.push(text);
  }
  return texts;
}

/** Joins the runs of formatted text; how Japanese is pronounced isn’t part of it. */
class RichText {
  readonly scanner: XmlScanner;
  #text = '';
  #isText = false;
  #isPhonetic = false;

  constructor(take: (text: string) => void, element: string) {
    this.scanner = new XmlScanner({
      open: (name) => {
        if (name === element) this.#text = '';
        else if (name === 't') this.#isText = !this.#isPhonetic;
        else if (name === 'rPh') this.#isPhonetic = true;
      },
      close: (name) => {
        if (name === element) take(decodeWorkbookText(this.#text));
        else if (name === 't') this.#isText = false;
        else if (name === 'rPh') this.#isPhonetic = false;
      },
      text: (text) => {
        if (this.#isText) this.#text += decodeXml(text);
      },
    });
  }
}
