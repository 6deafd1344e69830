import type { Entry, ZipFile } from 'yauzl';
import { boundUnpacked, collectBytes, readableError, type ByteStream } from './bounded-bytes.ts';
import { MAX_ARCHIVE_ENTRIES, MAX_RATIO, MAX_UNPACKED_BYTES, RATIO_FROM_BYTES } from './limits.ts';
import { UnreadableDocument } from './unreadable-document.ts';

const BAD_NAME = /^(?:absolute path|invalid relative path|invalid characters in fileName):/;

/** The files of a zip archive. Nothing is ever written under their names. */
export class Archive {
  readonly names: readonly string[];
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
    this.names = [...entries.keys()];
  }

  /** Opens a file, or bytes in memory. Close it, or its file stays open. */
  static async open(source: string | Uint8Array): Promise<Archive> {
    const { fromBufferPromise, openPromise } = await import('yauzl');
    const options = { autoClose: false };
    let zip: ZipFile | undefined;
    try {
      zip =
        typeof source === 'string'
          ? await openPromise(source, options)
          : await fromBufferPromise(
              Buffer.from(source.buffer, source.byteOffset, source.length),
              options,
            );
      if (zip.entryCount > MAX_ARCHIVE_ENTRIES) throw new UnreadableDocument('too-many-files');
      const entries = new Map<string, Entry>();
      let unpackedBytes = 0;
      for await (const entry of zip.eachEntry()) {
        unpackedBytes += entry.uncompressedSize;
        checkEntry(entry, unpackedBytes);
        if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry);
      }
      return new Archive(zip, entries);
    } catch (error) {
      zip?.close();
      throw archiveError(error);
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** The unpacked bytes of a file. What is larger than declared, or than credible, is rejected. */
  async *bytes(name: string): ByteStream {
    const entry = this.#entries.get(name);
    if (!entry) throw new UnreadableDocument('damaged', { subject: name });
    try {
      const stream = await this.#zip.openReadStreamPromise(entry);
      yield* boundUnpacked(stream, () => entry.compressedSize);
    } catch (error) {
      throw archiveError(error);
    }
  }

  async text(name: string, limit: number): Promise<string> {
    const bytes = await collectBytes(this.bytes(name), limit);
    return new TextDecoder().decode(bytes);
  }

  close(): void {
    this.#zip.close();
  }
}

/** By what the archive declares; what is really in it is counted while it is unpacked. */
function checkEntry(entry: Entry, unpackedBytes: number): void {
  const { fileName: subject, uncompressedSize, compressedSize } = entry;
  if (entry.isEncrypted()) throw new UnreadableDocument('encrypted', { subject });
  if (unpackedBytes > MAX_UNPACKED_BYTES) throw new UnreadableDocument('too-large', { subject });
  if (uncompressedSize > RATIO_FROM_BYTES && uncompressedSize > compressedSize * MAX_RATIO) {
    throw new UnreadableDocument('zip-bomb', { subject });
  }
}

/** Every complaint of yauzl is about the archive; a file that can’t be opened has a code. */
function archiveError(error: unknown): unknown {
  const readable = readableError(error);
  if (!(readable instanceof Error) || readable instanceof UnreadableDocument) return readable;
  if (BAD_NAME.test(readable.message)) {
    return new UnreadableDocument('path-in-zip', { cause: error });
  }
  if ('code' in readable) return readable;
  return new UnreadableDocument('damaged', { cause: error });
}
