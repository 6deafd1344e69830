import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { liveChart, exported, openCharts } from './chart-export-page.ts';
import { useGallery } from './use-gallery.ts';

const gallery = useGallery();

interface Run {
  readonly text: string;
  /** Weight and family, in canvas terms. */
  readonly weight: string;
  readonly family: string;
}

interface Face {
  readonly family: string;
  readonly weight: string;
  readonly base64: string;
}

const FILES = [
  ['Inter', '400', 'inter/400Regular/Inter_400Regular.ttf'],
  ['Inter', '600', 'inter/600SemiBold/Inter_600SemiBold.ttf'],
  ['Noto Sans SC', '400', 'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'],
] as const;
/** The fonts that the server subsets. */
function wholeFonts(families: ReadonlySet<string>): Promise<Face[]> {
  const files = FILES.filter(([family]) => families.has(family));
  return Promise.all(
    files.map(async ([family, weight, path]) => {
      const url = new URL(`../../node_modules/@expo-google-fonts/${path}`, import.meta.url);
      return { family, weight, base64: await readFile(url, 'base64') };
    }),
  );
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
      // New names, because a browser may cache what it drew with fonts of the same name.
      const name = `f${Math.random()}`.replace('.', '');
      for (const { family, weight, base64 } of fonts) {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        const face = new FontFace(`${name} ${family}`, bytes, { weight });
        document.fonts.add(await face.load());
      }
      return texts.map(({ text, weight, family }) => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [1200, 32];
        const context = canvas.getContext('2d')!;
        // Some systems hint glyphs by looking at all glyphs of a font; rotated text isn't hinted.
        context.rotate(0.01);
        context.font = `${weight} 24px ${family.replace("'", `'${name} `)}, monospace`;
        context.fillText(text, 8, 24);
        return canvas.toDataURL();
      });
    },
    [runs, faces] as const,
  );
}

test('CHT-13 a file’s font subsets render its texts exactly like the full fonts, pixel by pixel', async () => {
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
      await drawn(blank, runs, await wholeFonts(families)),
      await drawn(blank, runs, []),
    ];
    expect(runs.filter((_, i) => part[i] !== whole[i])).toEqual([]);
    // They can't match by chance: without these fonts the texts look different.
    expect(runs.filter((_, i) => none[i] === whole[i])).toEqual([]);
    await blank.close();
  }
});
