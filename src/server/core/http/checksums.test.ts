import { crc32 } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { combineChecksums } from './checksums.ts';

test('two texts have the checksum of both in one', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 3000 }),
      fc.uint8Array({ maxLength: 3000 }),
      (first, second) => {
        const both = crc32(Buffer.concat([first, second]));
        expect(combineChecksums(crc32(first), crc32(second), second.length)).toBe(both);
      },
    ),
  );
});

test('long ones as well', () => {
  const long = Buffer.alloc(3_000_001, 'long');
  const both = crc32(Buffer.concat([long, long]));
  expect(combineChecksums(crc32(long), crc32(long), long.length)).toBe(both);
});
