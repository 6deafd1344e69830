import { isAscii, isUtf8 } from 'node:buffer';
import type { Encoding } from './read-settings.ts';
import { UnreadableDocument } from './unreadable-document.ts';

export type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/**
 * The text of a file, without a byte order mark. Rejects bytes that the encoding doesn’t have, and
 * NUL characters, which no table contains.
 */
export async function* decodeText(bytes: Bytes, encoding: Encoding): AsyncGenerator<string> {
  const decode = encoding === 'utf-8' ? utf8Decoder() : otherDecoder(encoding);
  let line = 1;
  let isFirst = true;
  for await (const chunk of withEnd(bytes)) {
    let text = decode(chunk, line);
    if (text === '') continue;
    if (isFirst && text.codePointAt(0) === 0xfeff) text = text.slice(1);
    isFirst = false;
    const nul = text.indexOf('\0');
    if (nul >= 0) {
      throw new UnreadableDocument('nul-byte', { line: line + countLines(text.slice(0, nul)) });
    }
    yield text;
    line += countLines(text);
  }
}

/** The chunks, and null at the end, when nothing incomplete may be left. */
async function* withEnd(bytes: Bytes): AsyncGenerator<Uint8Array | null> {
  yield* bytes;
  yield null;
}

type Decode = (chunk: Uint8Array | null, line: number) => string;

const NOTHING = Buffer.alloc(0);

/** Four times as fast as TextDecoder, whose fatal mode can’t be used chunk by chunk cheaply. */
function utf8Decoder(): Decode {
  let rest: Buffer = NOTHING;
  return (chunk, line) => {
    let buffer = chunk === null ? NOTHING : bufferFrom(chunk);
    if (rest.length > 0) buffer = Buffer.concat([rest, buffer]);
    rest = NOTHING;
    if (isAscii(buffer)) return buffer.toString('latin1');
    if (chunk !== null) {
      const end = completeLength(buffer);
      // The stream may use its buffer again.
      rest = Buffer.from(buffer.subarray(end));
      buffer = buffer.subarray(0, end);
    }
    if (!isUtf8(buffer)) throw wrongEncoding(new TextDecoder().decode(buffer), line);
    return buffer.toString();
  };
}

function bufferFrom(chunk: Uint8Array): Buffer {
  return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
}

/** Without the beginning of a character whose other bytes come with the next chunk. */
export function completeLength(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back]!;
    if (byte < 0x80) return bytes.length;
    if (byte >= 0xc0) {
      const size = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return size > back ? bytes.length - back : bytes.length;
    }
  }
  return bytes.length;
}

function otherDecoder(encoding: Encoding): Decode {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  return (chunk, line) => {
    try {
      return chunk === null ? decoder.decode() : decoder.decode(chunk, { stream: true });
    } catch (error) {
      const text = new TextDecoder(encoding).decode(chunk ?? NOTHING);
      throw wrongEncoding(text, line, error);
    }
  };
}

function wrongEncoding(text: string, line: number, cause?: unknown): UnreadableDocument {
  const before = text.slice(0, Math.max(text.indexOf('\u{fffd}'), 0));
  return new UnreadableDocument('not-this-encoding', { line: line + countLines(before), cause });
}

/** Line feeds only: the carriage returns of old files are rarely what a fault is searched by. */
function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
