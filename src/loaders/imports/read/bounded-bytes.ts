import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { MAX_RATIO, MAX_UNPACKED_BYTES, RATIO_FROM_BYTES } from './limits.ts';
import { UnreadableDocument } from './unreadable-document.ts';

export type ByteStream = AsyncIterable<Uint8Array>;

/** Unpacks gzip while it comes in, and stops at what only a bomb contains. */
export async function* gunzip(packed: ByteStream | Iterable<Uint8Array>): ByteStream {
  let packedBytes = 0;
  const count = async function* (): ByteStream {
    for await (const chunk of packed) {
      packedBytes += chunk.length;
      yield chunk;
    }
  };
  const unpacker = createGunzip({ chunkSize: 64 * 1024 });
  // The reading below reports the same error.
  const isFed = pipeline(Readable.from(count(), { objectMode: false }), unpacker).catch(() => {});
  try {
    yield* boundUnpacked(unpacker, () => packedBytes);
  } catch (error) {
    throw readableError(error);
  } finally {
    unpacker.destroy();
    await isFed;
  }
}

/** Passes unpacked bytes on as long as their number is credible for that of the packed ones. */
export async function* boundUnpacked(bytes: ByteStream, packedBytes: () => number): ByteStream {
  let unpackedBytes = 0;
  for await (const chunk of bytes) {
    unpackedBytes += chunk.length;
    if (unpackedBytes > MAX_UNPACKED_BYTES) throw new UnreadableDocument('too-large');
    if (unpackedBytes > RATIO_FROM_BYTES && unpackedBytes > packedBytes() * MAX_RATIO) {
      throw new UnreadableDocument('zip-bomb');
    }
    yield chunk;
  }
}

/** All bytes at once, if they aren’t more than the limit. */
export async function collectBytes(
  bytes: ByteStream | Iterable<Uint8Array>,
  limit: number,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    length += chunk.length;
    if (length > limit) throw new UnreadableDocument('too-large');
    // The stream may use its buffer again.
    chunks.push(Uint8Array.from(chunk));
  }
  return Buffer.concat(chunks);
}

const ZLIB_CODES = /^Z_|^ERR_Z/;

/** Errors of zlib and yauzl as reasons; others, such as a broken connection, as they are. */
export function readableError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof UnreadableDocument) return error;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (/unexpected end of file|not enough bytes|too few bytes/i.test(error.message)) {
    return new UnreadableDocument('cut-off', { cause: error });
  }
  if (ZLIB_CODES.test(code)) return new UnreadableDocument('damaged', { cause: error });
  return error;
}
