import { expect, test } from 'vitest';
import { readFont, trueTypeFile, toView, woffFile } from './font-file.ts';
import { chineseFont, interFont } from './testing/font-files.ts';

const TABLES = new Map([
  ['loca', new Uint8Array(64)],
  ['glyf', new Uint8Array(1001).fill(7)],
  ['head', Uint8Array.of(1, 2, 3, 4, 5)],
]);

const plain = (tables: ReadonlyMap<string, Uint8Array>) =>
  Object.fromEntries([...tables].map(([tag, bytes]) => [tag, bytes.join()]));

test('CHT-13 TrueType: tables one after another behind a directory that can be searched', async () => {
  const file = trueTypeFile(TABLES);
  const view = toView(file);
  expect(view.getUint32(0)).toBe(0x00010000);
  // Three tables: 2 is the largest power of two, 2·16 its bytes, log2 2 = 1, the rest 1·16.
  expect([4, 6, 8, 10].map((at) => view.getUint16(at))).toEqual([3, 32, 1, 16]);
  // 12 + 3·16 = 60; 60 + 1004 (1001 padded) = 1064; 1064 + 8 = 1072; 1072 + 64 = 1136.
  expect([20, 36, 52].map((at) => view.getUint32(at))).toEqual([60, 1064, 1072]);
  expect(file).toHaveLength(1136);
  // 250 words of 07070707 and one of 07000000; 01020304 and 05000000; nothing.
  const glyf = (250 * 0x07070707 + 0x07000000) % 2 ** 32;
  expect([16, 32, 48].map((at) => view.getUint32(at))).toEqual([glyf, 0x06020304, 0]);
  expect(plain(await readFont(file))).toEqual(plain(TABLES));
});

test('CHT-13 WOFF: the same, packed where that makes it smaller', async () => {
  const file = await woffFile(TABLES);
  const view = toView(file);
  expect([8, 16].map((at) => view.getUint32(at))).toEqual([file.length, 1136]);
  // glyf and loca are packed, the five bytes of head are not.
  const lengths = [44, 64, 84].map((at) => [view.getUint32(at + 8), view.getUint32(at + 12)]);
  expect(lengths.map(([stored = 0, length = 0]) => stored < length)).toEqual([true, false, true]);
  expect(file.length).toBeLessThan(300);
  expect(plain(await readFont(file))).toEqual(plain(TABLES));
});

function checksums(file: Uint8Array): number[] {
  const view = toView(file);
  return Array.from({ length: view.getUint16(4) }, (_, i) => view.getUint32(16 + 16 * i));
}

test('CHT-13 a real font comes out as it went in, its checksums too', async () => {
  for (const file of [await interFont(), await chineseFont(119)]) {
    const tables = await readFont(file);
    expect(plain(await readFont(await woffFile(tables)))).toEqual(plain(tables));
    expect(plain(await readFont(trueTypeFile(tables)))).toEqual(plain(tables));
  }
  const file = await interFont();
  expect(checksums(trueTypeFile(await readFont(file)))).toEqual(checksums(file));
});

test('CHT-13 what is no TrueType, or a damaged WOFF, is refused', async () => {
  await expect(readFont(new Uint8Array(10))).rejects.toThrow('no TrueType');
  await expect(readFont(new Uint8Array(100))).rejects.toThrow('no TrueType');
  const woff = await woffFile(TABLES);
  await expect(readFont(woff.slice(0, 110))).rejects.toBeInstanceOf(Error);
});
