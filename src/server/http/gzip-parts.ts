import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const compress = promisify(deflateRaw);
/** Magic number, deflate, no flags, no time, no level, unknown system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty last block. */
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** How far back a compressed text can refer (RFC 1951). */
const WINDOW = 32_768;

/**
 * Compresses texts one after the other, each ending at a whole byte. A part may refer to the parts
 * before it, but not to the `gap` bytes that will stand between them: zeros take their place, and
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

/**
 * A gzip file of the parts with `between` after each of them but the last; only `between` is
 * written each time.
 */
export function joinToGzip(
  parts: readonly Buffer[],
  deflated: readonly Buffer[],
  between: Buffer,
): Buffer {
  const block = storedBlock(between);
  let [checksum, size] = [0, 0];
  const pieces: Buffer[] = [HEADER];
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
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(size % 2 ** 32, 4);
  return Buffer.concat([...pieces, LAST_BLOCK, trailer]);
}

/** Stores up to 65,535 bytes without compression. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(0xffff ^ bytes.length, 3);
  return Buffer.concat([head, bytes]);
}
