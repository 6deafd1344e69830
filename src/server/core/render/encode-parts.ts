import { Buffer, transcode } from 'node:buffer';

const BYTES_OF_UNIT = 2;
/** Kept from page to page: it is written to in one go, and then read in one go. */
let room = Buffer.alloc(0);

/**
 * Texts one after the other as UTF-8. A text as it is in memory is copied in no time, and what
 * Node.js makes UTF-8 of bytes with is eight times as fast as what it makes it of texts with.
 */
export function encodeParts(parts: readonly string[]): ArrayBuffer {
  const units = parts.reduce((sum, part) => sum + part.length, 0);
  if (room.length < units * BYTES_OF_UNIT) room = Buffer.alloc(units * BYTES_OF_UNIT);
  let size = 0;
  for (const part of parts) size += room.write(part.toWellFormed(), size, 'utf16le');
  const { buffer, byteOffset, byteLength } = transcode(room.subarray(0, size), 'utf16le', 'utf8');
  return buffer.slice(byteOffset, byteOffset + byteLength);
}
