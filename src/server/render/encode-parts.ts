const encoder = new TextEncoder();
/** UTF-16 takes no more than this of UTF-8. */
const MOST_BYTES_OF_UNIT = 3;
/** Kept from page to page: it is written to in one go, and then what was written is copied. */
let room = new Uint8Array(0);

/** Texts one after the other as UTF-8, without joining them first. */
export function encodeParts(parts: readonly string[]): ArrayBuffer {
  const units = parts.reduce((sum, part) => sum + part.length, 0);
  if (room.length < units * MOST_BYTES_OF_UNIT) room = new Uint8Array(units * MOST_BYTES_OF_UNIT);
  let size = 0;
  for (const part of parts) size += encoder.encodeInto(part, room.subarray(size)).written;
  return room.buffer.slice(0, size);
}
