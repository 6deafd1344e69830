import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export type ZipContent = Readonly<Record<string, string | Buffer>>;

export async function zipFiles(files: ZipContent): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream as Readable);
}

interface WorkbookParts {
  /** The inside of `sheetData`, by the names of the sheets. */
  readonly sheets: Readonly<Record<string, string>>;
  readonly texts?: readonly string[];
  /** Format codes; cells refer to them from 1. */
  readonly formats?: readonly string[];
  readonly is1904?: boolean;
  /** What follows `sheetData`. */
  readonly after?: string;
}

/** A workbook as small as it can be. */
export async function workbookFile(parts: WorkbookParts): Promise<Buffer> {
  const names = Object.keys(parts.sheets);
  const { texts = [], formats = [], is1904 = false, after = '' } = parts;
  const files: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<?xml version="1.0"?><workbook><workbookPr date1904="${is1904}"/><sheets>${names
      .map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map((_, i) => `<Relationship Id="rId${i + 1}" Target="worksheets/sheet${i + 1}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet><numFmts>${formats
      .map((code, i) => `<numFmt numFmtId="${200 + i}" formatCode="${code}"/>`)
      .join(
        '',
      )}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats
      .map((_, i) => `<xf numFmtId="${200 + i}"/>`)
      .join('')}<xf numFmtId="14"/></cellXfs></styleSheet>`,
  };
  Object.values(parts.sheets).forEach((rows, i) => {
    files[`xl/worksheets/sheet${i + 1}.xml`] =
      `<worksheet><sheetData>${rows}</sheetData>${after}</worksheet>`;
  });
  return zipFiles(files);
}
