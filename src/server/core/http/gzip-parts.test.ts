import { gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { deflateAlone, deflateParts, gzipFromParts, joinToGzip } from './gzip-parts.ts';

/** Few different letters, so that it contains many repetitions. */
const text = fc
  .string({ unit: fc.constantFrom('a', 'b', 'nonce', '"', 'é', '中'), maxLength: 400 })
  .map((string) => Buffer.from(string));
const gap = fc.constantFrom('aaaa', 'nonc', '"b"a', 'zzzz').map((string) => Buffer.from(string));

const joined = (parts: readonly Buffer[], between: Buffer) =>
  Buffer.concat(parts.flatMap((part, i) => (i === 0 ? [part] : [between, part])));

test('parts with any text between them are read as one text', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(text, { minLength: 1, maxLength: 6 }),
      gap,
      async (parts, between) => {
        const file = joinToGzip(parts, await deflateParts(parts, between.length), between);
        expect(gunzipSync(file).equals(joined(parts, between))).toBe(true);
      },
    ),
  );
});

test('the same parts with another text between them aren’t compressed again', async () => {
  const long = Buffer.from(Array.from({ length: 20_000 }, (_, i) => `<i>${i % 977}</i>`).join(''));
  const parts = [long, Buffer.from('nonce='), long, Buffer.from('end')];
  const deflated = await deflateParts(parts, 5);
  for (const between of ['nonce', '<i>1<', '00000']) {
    const bytes = Buffer.from(between);
    expect(gunzipSync(joinToGzip(parts, deflated, bytes)).equals(joined(parts, bytes))).toBe(true);
  }
});

test('a part that repeats an earlier one is small', async () => {
  const words = Buffer.from(Array.from({ length: 2000 }, (_, i) => `${i * 7919} `).join(''));
  const [first, second] = await deflateParts([words, words], 5);
  expect(second!.length).toBeLessThan(first!.length / 10);
});

test('separately compressed texts can be combined in any order and number', async () => {
  const long = Buffer.from(Array.from({ length: 9000 }, (_, i) => `${i % 977},`).join(''));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(text, fc.constant(long)), { minLength: 1, maxLength: 4 }),
      fc.array(fc.nat({ max: 3 }), { maxLength: 8 }),
      async (texts, places) => {
        const parts = await Promise.all(texts.map(deflateAlone));
        const order = places.map((place) => place % texts.length);
        const file = gzipFromParts(order.map((place) => parts[place]!));
        const whole = Buffer.concat(order.map((place) => texts[place]!));
        expect(gunzipSync(file).equals(whole)).toBe(true);
      },
    ),
  );
});
