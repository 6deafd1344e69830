import { inflateRawSync } from 'node:zlib';

const END_SIGNATURE = 0x06_05_4b_50;
const ENTRY_SIGNATURE = 0x02_01_4b_50;
const LOCAL_SIGNATURE = 0x04_03_4b_50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packedBytes: number;
  readonly at: number;
}

/**
 * The wanted files of a ZIP archive. What they say of their size is not believed: unpacking stops
 * where all of them together would be larger than allowed. Throws for anything that is no archive.
 */
export function unzip(
  bytes: Buffer,
  isWanted: (name: string) => boolean,
  mostBytes: number,
): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let room = mostBytes;
  for (const entry of readEntries(bytes)) {
    if (!isWanted(entry.name) || files.has(entry.name)) continue;
    const content = unpack(bytes, entry, room);
    room -= content.length;
    files.set(entry.name, content);
  }
  return files;
}

function readEntries(bytes: Buffer): Entry[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    if (bytes.readUInt32LE(at) !== ENTRY_SIGNATURE) throw new Error('the archive is broken');
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((offset) =>
      bytes.readUInt16LE(at + offset),
    ) as [number, number, number];
    const entry = {
      name: bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes),
      method: bytes.readUInt16LE(at + 10),
      packedBytes: bytes.readUInt32LE(at + 20),
      at: bytes.readUInt32LE(at + 42),
    };
    at += ENTRY_BYTES + nameBytes + extraBytes + commentBytes;
    return entry;
  });
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT);
  for (let at = bytes.length - END_BYTES; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === END_SIGNATURE) return at;
  }
  throw new Error('this is no archive');
}

function unpack(bytes: Buffer, { at, method, packedBytes }: Entry, mostBytes: number): Buffer {
  if (bytes.readUInt32LE(at) !== LOCAL_SIGNATURE) throw new Error('the archive is broken');
  const begin = at + LOCAL_BYTES + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  if (begin + packedBytes > bytes.length) throw new Error('the archive is cut off');
  const packed = bytes.subarray(begin, begin + packedBytes);
  if (packed.length > mostBytes) throw new Error('the archive is too large');
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw new Error('the archive is packed in an unknown way');
  // Throws as soon as there is more, also where the headers promise less.
  return inflateRawSync(packed, { maxOutputLength: Math.max(1, mostBytes) });
}
