import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';
import { combineChecksums } from './checksums.ts';

const compress = promisify(deflateRaw);
/** Magic number, deflate, no flags, no time, no level, unknown system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty last block. */
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** How far back compressed text can refer (RFC 1951). */
const WINDOW = 32_768;

/**
 * Compresses texts one after the other, each ending at a byte boundary. A part may refer to earlier
 * parts but not to the `gap` bytes that will be inserted between them: zeros take their place, and
 * no text contains zeros.
 */
export function deflateParts(parts: readonly Buffer[], gap: number): Promise<Buffer[]> {
  const zeros = Buffer.alloc(gap);
  const whole = Buffer.concat(parts.flatMap((part) => [part, zeros]));
  let start = 0;
  return Promise.all(
    parts.map((part) => {
      const dictionary = whole.subarray(Math.max(0, start - WINDOW), start);
      start += part.length + gap;
      return compress(part, {
        finishFlush: constants.Z_SYNC_FLUSH,
        level: 9,
        ...(dictionary.length > 0 && { dictionary }),
      });
    }),
  );
}

/** Text compressed so that it can go anywhere: it refers to nothing before it. */
export interface GzipPart {
  readonly deflated: Buffer;
  readonly checksum: number;
  readonly size: number;
}

const QUICKLY = { finishFlush: constants.Z_SYNC_FLUSH, level: 1 };
/** Work of a tenth of a millisecond isn't worth a hop to another thread. */
const SHORT_TEXT = 12_000;

export async function deflateAlone(text: Buffer): Promise<GzipPart> {
  const isShort = text.length <= SHORT_TEXT;
  const deflated = isShort ? deflateRawSync(text, QUICKLY) : await compress(text, QUICKLY);
  return { deflated, checksum: crc32(text), size: text.length };
}

/** A gzip file of parts in any order. */
export function gzipFromParts(parts: readonly GzipPart[]): Buffer {
  let [checksum, total] = [0, 0];
  for (const part of parts) {
    checksum = combineChecksums(checksum, part.checksum, part.size);
    total += part.size;
  }
  return gzipFile(
    parts.map(({ deflated }) => deflated),
    checksum,
    total,
  );
}

function gzipFile(deflated: readonly Buffer[], checksum: number, size: number): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(size % 2 ** 32, 4);
  return Buffer.concat([HEADER, ...deflated, LAST_BLOCK, trailer]);
}

/**
 * A gzip file of the parts with `between` after each of them except the last; only `between` is
 * written each time.
 */
export function joinToGzip(
  parts: readonly Buffer[],
  deflated: readonly Buffer[],
  between: Buffer,
): Buffer {
  const block = storedBlock(between);
  let [checksum, size] = [0, 0];
  const pieces: Buffer[] = [];
  for (const [i, part] of parts.entries()) {
    if (i > 0) {
      pieces.push(block);
      checksum = crc32(between, checksum);
      size += between.length;
    }
    pieces.push(deflated[i]!);
    checksum = crc32(part, checksum);
    size += part.length;
  }
  return gzipFile(pieces, checksum, size);
}

/** Stores up to 65,535 bytes without compression. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(0xffff ^ bytes.length, 3);
  return Buffer.concat([head, bytes]);
}
