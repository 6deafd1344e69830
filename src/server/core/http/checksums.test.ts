import { crc32 } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { combineChecksums } from './checksums.ts';

test('the combined checksum of two texts is that of their concatenation', () => {
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

test('also for long ones', () => {
  const long = Buffer.alloc(3_000_001, 'long');
  const both = crc32(Buffer.concat([long, long]));
  expect(combineChecksums(crc32(long), crc32(long), long.length)).toBe(both);
});
