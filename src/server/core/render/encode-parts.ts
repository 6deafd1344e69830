import { Buffer, transcode } from 'node:buffer';

const BYTES_OF_UNIT = 2;
/** Reused from page to page: it is filled and read synchronously. */
let room = Buffer.alloc(0);

/**
 * Encodes strings one after the other as UTF-8. Copying a string as it is in memory takes almost no
 * time, and Node.js converts bytes to UTF-8 eight times as fast as strings.
 */
export function encodeParts(parts: readonly string[]): ArrayBuffer {
  const units = parts.reduce((sum, part) => sum + part.length, 0);
  if (room.length < units * BYTES_OF_UNIT) room = Buffer.alloc(units * BYTES_OF_UNIT);
  let size = 0;
  for (const part of parts) size += room.write(part.toWellFormed(), size, 'utf16le');
  const { buffer, byteOffset, byteLength } = transcode(room.subarray(0, size), 'utf16le', 'utf8');
  return buffer.slice(byteOffset, byteOffset + byteLength);
}
