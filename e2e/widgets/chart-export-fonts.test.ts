import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { liveChart, exported, openCharts } from './chart-export-page.ts';
import { useGallery } from './use-gallery.ts';

const gallery = useGallery();

interface Run {
  readonly text: string;
  /** Weight and family, as a canvas names them. */
  readonly weight: string;
  readonly family: string;
}

interface Face {
  readonly family: string;
  readonly weight: string;
  readonly base64: string;
  readonly unicodeRange?: string;
}

const INTER = [
  ['400', '400Regular/Inter_400Regular.ttf'],
  ['600', '600SemiBold/Inter_600SemiBold.ttf'],
] as const;
const NOTO = '@fontsource/noto-sans-sc';

const readFont = (path: string) =>
  readFile(new URL(`../../node_modules/${path}`, import.meta.url), 'base64');

/** The served fonts: of the Chinese one only the parts that have any of these signs. */
async function fullFonts(texts: string): Promise<Face[]> {
  const inter = INTER.map(async ([weight, path]) => ({
    family: 'Inter',
    weight,
    base64: await readFont(`@expo-google-fonts/inter/${path}`),
  }));
  const ranges = JSON.parse(
    Buffer.from(await readFont(`${NOTO}/unicode.json`), 'base64').toString(),
  ) as Record<string, string>;
  const chinese = Array.from(texts, (sign) => sign.codePointAt(0)!).filter((sign) => sign > 0x2e80);
  const noto = Object.entries(ranges)
    .filter(([name, range]) => name.startsWith('[') && chinese.some((sign) => isIn(range, sign)))
    .map(async ([name, unicodeRange]) => ({
      family: 'Noto Sans SC',
      weight: '400',
      // Each of them contains a space.
      unicodeRange: `U+20,${unicodeRange}`,
      base64: await readFont(`${NOTO}/files/noto-sans-sc-${name.slice(1, -1)}-400-normal.woff`),
    }));
  return Promise.all([...inter, ...noto]);
}

function isIn(unicodeRange: string, sign: number): boolean {
  return unicodeRange.split(',').some((span) => {
    const [first = '', last = first] = span.replace('U+', '').split('-');
    return sign >= Number.parseInt(first, 16) && sign <= Number.parseInt(last, 16);
  });
}

function fontsIn(svg: string): Face[] {
  const face =
    /@font-face\{font-family:'(?<family>[^']*)';font-weight:(?<weight>\d+);src:url\(data:font\/woff;base64,(?<base64>[^)]*)\)/g;
  return [...svg.matchAll(face)].map(({ groups }) => ({
    family: groups!.family!,
    weight: groups!.weight!,
    base64: groups!.base64!,
  }));
}

function readRuns(page: Page, svg: string): Promise<Run[]> {
  return page.evaluate(
    (text) =>
      [
        ...new DOMParser().parseFromString(text, 'image/svg+xml').querySelectorAll('[font-family]'),
      ].map((node) => ({
        text: node.textContent,
        weight: node.getAttribute('font-weight')!,
        family: node.getAttribute('font-family')!.split(',')[0]!,
      })),
    svg,
  );
}

/** Pictures of the texts, drawn only with these fonts. */
function drawn(page: Page, runs: readonly Run[], faces: readonly Face[]): Promise<string[]> {
  return page.evaluate(
    async ([texts, fonts]) => {
      // New names, because a browser may keep what it has drawn with fonts of the same name.
      const name = `f${Math.random()}`.replace('.', '');
      for (const { family, weight, base64, unicodeRange = 'U+0-10FFFF' } of fonts) {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        const face = new FontFace(`${name} ${family}`, bytes, { weight, unicodeRange });
        document.fonts.add(await face.load());
      }
      return texts.map(({ text, weight, family }) => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [1200, 32];
        const context = canvas.getContext('2d')!;
        // Some systems fit signs to the pixels by looking at all signs of a font; rotated text is
        // not fitted.
        context.rotate(0.01);
        context.font = `${weight} 24px ${family.replace("'", `'${name} `)}, monospace`;
        context.fillText(text, 8, 24);
        return canvas.toDataURL();
      });
    },
    [runs, faces] as const,
  );
}

test('CHT-13 the small fonts of a file write its texts as the whole ones, pixel by pixel', async () => {
  const states = ['default', 'languages'];
  const page = await openCharts(gallery, states);
  for (const state of states) {
    const svg = (await exported(await liveChart(page, state), 'SVG')).bytes.toString();
    const blank = await page.context().newPage();
    await blank.goto('about:blank');
    const runs = await readRuns(blank, svg);
    const small = fontsIn(svg);
    const families = new Set(small.map(({ family }) => family));
    expect([...families]).toEqual(state === 'default' ? ['Inter'] : ['Inter', 'Noto Sans SC']);
    expect(runs.length).toBeGreaterThan(10);
    const [part, whole, none] = [
      await drawn(blank, runs, small),
      await drawn(blank, runs, await fullFonts(runs.map(({ text }) => text).join(''))),
      await drawn(blank, runs, []),
    ];
    expect(runs.filter((_, i) => part[i] !== whole[i])).toEqual([]);
    // They cannot be equal by chance, because without the fonts the texts look different.
    expect(runs.filter((_, i) => none[i] === whole[i])).toEqual([]);
    await blank.close();
  }
});
