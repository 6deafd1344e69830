import { decodeText } from './decode-text.ts';
import { detectEncoding, type EncodingChoice } from './detect-encoding.ts';
import { inspectCsv } from './inspect-csv.ts';
import { inspectJson } from './inspect-json.ts';
import { inspectWorkbook } from './inspect-workbook.ts';
import { DEFAULT_SETTINGS, type Inspection, type SettingDoubt } from './inspection.ts';
import { HEAD_BYTES } from './limits.ts';
import type { Encoding, ReadSettings } from './read-settings.ts';
import { UnreadableDocument } from './unreadable-document.ts';

export interface InspectOptions {
  /** The head is the whole file, so that its end can be looked at. Always so for workbooks. */
  readonly isWhole?: boolean;
  /** What is settled already, by a person or a data package: it is neither detected nor asked. */
  readonly settled?: Partial<ReadSettings>;
}

/**
 * Proposes how to read a file, by its beginning (at most one megabyte, unpacked). Nothing with two
 * meanings is guessed: it is in `doubts` and, for the values, in `forms.doubts`.
 */
export async function inspect(
  head: Uint8Array,
  fileName: string,
  { isWhole = head.length < HEAD_BYTES, settled = {} }: InspectOptions = {},
): Promise<Inspection> {
  if (head.length === 0) throw new UnreadableDocument('empty');
  if (head[0] === 0x50 && head[1] === 0x4b) return inspectWorkbook(head, settled);
  rejectOtherFiles(head);
  const choice: EncodingChoice = settled.encoding
    ? { encodings: [settled.encoding], isDoubtful: false }
    : detectEncoding(head);
  const [encoding] = choice.encodings as [Encoding];
  const text = await decodeHead(head, encoding, isWhole);
  if (text.trim() === '') throw new UnreadableDocument('empty');
  const doubts: SettingDoubt[] = choice.isDoubtful ? [encodingDoubt(head, choice.encodings)] : [];
  const format = settled.format ?? detectFormat(text, fileName);
  const basics = { ...DEFAULT_SETTINGS, ...settled, format, encoding };
  if (format === 'csv') return inspectCsv(text, basics, settled, doubts, isWhole);
  return inspectJson(text, basics, settled, doubts, isWhole);
}

const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const OTHER_FILES = ['%PDF', 'PAR1', 'Rar!', '7z', '\u{fd}7zXZ', 'BZh', '\u{1f}\u{8b}'];

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

function rejectOtherFiles(head: Uint8Array): void {
  if (OLE.every((byte, index) => head[index] === byte)) {
    throw new UnreadableDocument('old-workbook');
  }
  const begin = latin1(head.subarray(0, 1000)).replace(/^ï»¿/, '').trimStart();
  if (begin.startsWith('<')) throw new UnreadableDocument('markup');
  const isTar = latin1(head.subarray(257, 262)) === 'ustar';
  if (isTar || OTHER_FILES.some((magic) => begin.startsWith(magic))) {
    throw new UnreadableDocument('not-a-table');
  }
}

/** A head that is cut may end within a character or a line. */
async function decodeHead(head: Uint8Array, encoding: Encoding, isWhole: boolean): Promise<string> {
  let bytes = head;
  if (!isWhole) {
    const unit = encoding.startsWith('utf-16') ? 2 : 1;
    const end = Math.max(head.lastIndexOf(10), head.lastIndexOf(13));
    const wholeUnits = end + 1 - ((end + 1) % unit) + (encoding === 'utf-16le' ? unit : 0);
    if (end > 0) bytes = head.subarray(0, Math.min(wholeUnits, head.length));
  }
  let text = '';
  for await (const part of decodeText([bytes], encoding)) text += part;
  return text;
}

function encodingDoubt(head: Uint8Array, encodings: readonly Encoding[]): SettingDoubt {
  const high = Math.max(
    head.findIndex((byte) => byte >= 0x80),
    0,
  );
  const begin = Math.max(head.lastIndexOf(10, high), head.lastIndexOf(13, high)) + 1;
  const next = head.indexOf(10, high);
  const line = head.subarray(begin, Math.min(next < 0 ? head.length : next, begin + 500));
  const options = encodings.map((value) => ({
    value,
    sample: [new TextDecoder(value).decode(line).trim()],
  }));
  return { setting: 'encoding', options };
}

function detectFormat(text: string, fileName: string): ReadSettings['format'] {
  const begin = text.trimStart();
  const isJson = /^\{\s*["}]|^\[\s*[[{"\]\d-]/.test(begin);
  if (!isJson) return 'csv';
  const [first = '', second] = begin.split('\n', 2);
  const isRecord = isJsonText(first) && (second === undefined || /^\s*(?:[[{]|$)/.test(second));
  const isNamed = /\.(?:ndjson|jsonl)(?:\.|$)/i.test(fileName);
  return isRecord && (isNamed || second?.trim()) ? 'ndjson' : 'json';
}

function isJsonText(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
