import { readFileSync } from 'node:fs';
import { Blob, Face } from 'harfbuzzjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  FONT_FORMATS,
  FONT_VERSIONS,
  MAX_FONT_CHARACTERS,
  PICTURE_FONTS,
  pictureFontUrl,
  type PictureFontId,
} from '../../../../domain/charts/picture-fonts.ts';
import { FONT_FILES } from '../../../engines/cards/font-files.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const get = (url: string) => server.app.http.inject(url);
const manyFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, i) => String.fromCodePoint(first + i)).join('');

/** The characters that a TrueType font supports. */
function charactersIn(font: Buffer): Set<string> {
  const face = new Face(new Blob(Uint8Array.from(font).buffer));
  return new Set(Array.from(face.collectUnicodes(), (each) => String.fromCodePoint(each)));
}

test('CHT-13 rejects unknown fonts and formats, no characters, and too many', async () => {
  expectRefusal(await get('/api/fonts/arial.ttf?characters=a'), 'invalid_field', 'params.font');
  expect((await get('/api/fonts/inter.otf?characters=a')).statusCode).toBe(404);
  for (const format of FONT_FORMATS) {
    const url = `/api/fonts/inter.${format}`;
    expectRefusal(await get(url), 'invalid_field', 'query.characters');
    for (const characters of ['', manyFrom(0x4e00, MAX_FONT_CHARACTERS + 1), 'a'.repeat(1201)]) {
      const refused = await get(`${url}?${new URLSearchParams({ characters }).toString()}`);
      expectRefusal(refused, 'invalid_field', 'query.characters');
    }
  }
});

test.each<[PictureFontId, string]>([
  ['inter', 'Złoty – ćwierć Курс ї'],
  ['interSemibold', 'Türk lirası ğşİ'],
  ['notoSc', '人民币 汇率'],
])('CHT-13 %s has the requested characters, and few others', async (font, text) => {
  const answer = await get(pictureFontUrl(font, 'ttf', text));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('font/ttf');
  const characters = charactersIn(answer.rawPayload);
  expect([...characters]).toEqual(expect.arrayContaining([...new Set(text)]));
  // The text's characters plus those that other programs use to measure letter heights.
  expect(characters.size).toBeLessThan(80);
  expect(answer.rawPayload.length).toBeLessThan(20_000);
  const woff = (await get(pictureFontUrl(font, 'woff', text))).rawPayload;
  expect(woff.subarray(0, 4).toString()).toBe('wOFF');
  expect(woff.length).toBeLessThan(answer.rawPayload.length);
});

test('CHT-13 as many Chinese characters as fit in a URL', async () => {
  const all = manyFrom(0x4e00, MAX_FONT_CHARACTERS);
  const answer = await get(pictureFontUrl('notoSc', 'woff', all));
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.length).toBeGreaterThan(50_000);
});

test('CHT-13 browsers cache a font of the current version for good, and no other', async () => {
  const url = pictureFontUrl('inter', 'woff', 'ab');
  const { headers } = await get(url);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers.vary).toBe('accept-encoding');
  expect(headers['set-cookie']).toBeUndefined();
  const outdated = await get(url.replace('version=', 'version=0'));
  expect(outdated.statusCode).toBe(200);
  expect(outdated.headers['cache-control']).toBe('no-store');
  // The same characters in another order give the same font.
  expect(pictureFontUrl('inter', 'woff', 'bab')).toBe(url);
});

test.each(PICTURE_FONTS)('CHT-13 the version of %s is that of its package', (font) => {
  const manifest = readFileSync(new URL('../package.json', FONT_FILES[font]), 'utf8');
  expect((JSON.parse(manifest) as { version: string }).version).toBe(FONT_VERSIONS[font]);
});
