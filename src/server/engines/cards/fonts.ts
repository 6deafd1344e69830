import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FontDetails, Renderer } from '@takumi-rs/core';
import { FONT_FILES } from './font-files.ts';

interface FontFile {
  readonly family: string;
  readonly weight: number;
  readonly url: string;
}

/** The font of the portal. */
const INTER: readonly FontFile[] = [
  { family: 'Inter', weight: 400, url: FONT_FILES.inter },
  { family: 'Inter', weight: 600, url: FONT_FILES.interSemibold },
];
const CHINESE: FontFile = { family: 'Noto Sans SC', weight: 400, url: FONT_FILES.notoSc };

/** In the order in which they are asked for a sign. */
export const FAMILIES = [INTER[0]!.family, CHINESE.family];

type Signs = ReadonlySet<number>;

/** Which signs can be written. The font for Chinese is read when a text first needs it. */
export class CardFonts {
  readonly #renderer: Renderer;
  #inter: Promise<Signs> | undefined;
  #chinese: Promise<Signs> | undefined;

  constructor(renderer: Renderer) {
    this.#renderer = renderer;
  }

  /**
   * The text without signs that no font has, for which boxes would be drawn, and without those that
   * only control others.
   */
  async prepare(text: string): Promise<string> {
    const inter = await (this.#inter ??= this.#register(INTER));
    const signs = Array.from(text.replace(/\p{C}/gu, ''));
    if (signs.every((sign) => hasSign(inter, sign))) return signs.join('');
    const chinese = await (this.#chinese ??= this.#register([CHINESE]));
    return signs.filter((sign) => hasSign(inter, sign) || hasSign(chinese, sign)).join('');
  }

  /** Tells the signs that all of the files have. */
  async #register(files: readonly FontFile[]): Promise<Signs> {
    const { Blob, Face } = await import('harfbuzzjs');
    const signs = await Promise.all(
      files.map(async ({ url, family, weight }) => {
        const data = await readFile(fileURLToPath(url));
        await this.#renderer.registerFont({ name: family, weight, data } satisfies FontDetails);
        return new Set(new Face(new Blob(Uint8Array.from(data).buffer)).collectUnicodes());
      }),
    );
    return new Set(signs[0]!.values().filter((sign) => signs.every((font) => font.has(sign))));
  }
}

function hasSign(font: Signs, sign: string): boolean {
  return font.has(sign.codePointAt(0)!);
}
