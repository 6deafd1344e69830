import { createReadStream } from 'node:fs';
import { Archive } from './archive.ts';
import { collectBytes, gunzip, type ByteStream } from './bounded-bytes.ts';
import { readDataPackage, type DataPackage, type TableSchema } from './data-package.ts';
import { HEAD_BYTES, MAX_PACKAGE_BYTES, MAX_WORKBOOK_BYTES } from './limits.ts';
import type { ReadSettings } from './read-settings.ts';
import { UnreadableDocument } from './unreadable-document.ts';

/** One table, or the tables of one workbook, of a document. */
export interface DocumentPart {
  /** The file’s name, without `.gz`; inside an archive with its folders. */
  readonly name: string;
  /** The unpacked bytes, from the beginning at each call. */
  readonly bytes: () => ByteStream;
  /** What the package says of it. */
  readonly declared: Partial<ReadSettings>;
  readonly schema: TableSchema | null;
}

export interface OpenedDocument {
  readonly parts: readonly DocumentPart[];
  readonly dataPackage: DataPackage | null;
  /** Must be called, or the file stays open. */
  readonly close: () => void;
}

const GZIP = [0x1f, 0x8b];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const EMPTY_ZIP = [0x50, 0x4b, 0x05, 0x06];
const MAGIC_BYTES = 4;
const WORKBOOK_FILE = 'xl/workbook.xml';
const PACKAGE_FILE = 'datapackage.json';
/** What archives contain beside their tables. */
const NO_TABLE =
  /(?:^|\/)(?:__MACOSX\/|\.)|\.(?:md|pdf|html?|xsd|sha256|md5)$|(?:^|\/)(?:readme|licen[cs]e)[^/]*$/i;

/**
 * Opens a file, or bytes in memory. Gzip, zip and workbooks are told apart by their content, never
 * by their name. A zip without `datapackage.json` gives all tables that it contains.
 */
export async function openDocument(
  source: string | Uint8Array,
  name: string,
): Promise<OpenedDocument> {
  const bytes = (): ByteStream =>
    typeof source === 'string' ? createReadStream(source) : inChunks(source);
  const magic = await firstBytes(bytes(), MAGIC_BYTES);
  if (magic.length === 0) throw new UnreadableDocument('empty');
  if (begins(magic, ZIP) || begins(magic, EMPTY_ZIP)) return openZip(source, name, bytes);
  const part = await unpackedPart(name, bytes);
  return { parts: [part], dataPackage: null, close: () => {} };
}

/**
 * What `inspect` needs: the first megabyte, whether that is everything, and all of a workbook, whose
 * directory is at its end.
 */
export async function readHead(
  part: DocumentPart,
): Promise<{ readonly head: Uint8Array; readonly isWhole: boolean }> {
  const head = await firstBytes(part.bytes(), HEAD_BYTES + 1);
  if (begins(head, ZIP)) {
    return { head: await collectBytes(part.bytes(), MAX_WORKBOOK_BYTES), isWhole: true };
  }
  const isWhole = head.length <= HEAD_BYTES;
  return { head: isWhole ? head : head.subarray(0, HEAD_BYTES), isWhole };
}

async function openZip(
  source: string | Uint8Array,
  name: string,
  bytes: () => ByteStream,
): Promise<OpenedDocument> {
  const archive = await Archive.open(source);
  try {
    if (archive.has(WORKBOOK_FILE)) {
      archive.close();
      const part = { name, bytes, declared: {}, schema: null };
      return { parts: [part], dataPackage: null, close: () => {} };
    }
    const dataPackage = archive.has(PACKAGE_FILE)
      ? readDataPackage(await archive.text(PACKAGE_FILE, MAX_PACKAGE_BYTES))
      : null;
    const parts = await (dataPackage
      ? packageParts(archive, dataPackage)
      : Promise.all(
          archive.names
            .filter((entry) => !NO_TABLE.test(entry))
            .map((entry) => unpackedPart(entry, () => archive.bytes(entry), true)),
        ));
    if (parts.length === 0) throw new UnreadableDocument('empty');
    return { parts, dataPackage, close: () => archive.close() };
  } catch (error) {
    archive.close();
    throw error;
  }
}

async function packageParts(archive: Archive, { resources }: DataPackage): Promise<DocumentPart[]> {
  return Promise.all(
    resources.map(async ({ path, declared, schema }) => {
      if (!archive.has(path)) throw new UnreadableDocument('bad-package', { subject: path });
      const part = await unpackedPart(path, () => archive.bytes(path), true);
      return { ...part, declared, schema };
    }),
  );
}

async function unpackedPart(
  name: string,
  bytes: () => ByteStream,
  isInZip = false,
): Promise<DocumentPart> {
  const magic = await firstBytes(bytes(), MAGIC_BYTES);
  const isPacked = begins(magic, GZIP);
  const unpacked = isPacked ? (): ByteStream => gunzip(bytes()) : bytes;
  const inner = isPacked ? await firstBytes(unpacked(), MAGIC_BYTES) : magic;
  const isWorkbook = /\.xlsx(?:\.gz)?$/i.test(name);
  if (begins(inner, GZIP) || (begins(inner, ZIP) && (isPacked || isInZip) && !isWorkbook)) {
    throw new UnreadableDocument('nested-zip', { subject: name });
  }
  const plainName = isPacked ? name.replace(/\.gz$/i, '') : name;
  return { name: plainName, bytes: unpacked, declared: {}, schema: null };
}

async function firstBytes(bytes: ByteStream, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    chunks.push(Uint8Array.from(chunk));
    length += chunk.length;
    if (length >= limit) break;
  }
  return Buffer.concat(chunks).subarray(0, limit);
}

/** Readers give way to others between the chunks of a large buffer. */
async function* inChunks(bytes: Uint8Array): ByteStream {
  const size = 64 * 1024;
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

function begins(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}
