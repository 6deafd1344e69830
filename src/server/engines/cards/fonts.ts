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

/** In fallback order. */
export const FAMILIES = [INTER[0]!.family, CHINESE.family];

type Signs = ReadonlySet<number>;

/** The characters that can be rendered. The Chinese font is loaded when a text first needs it. */
export class CardFonts {
  readonly #renderer: Renderer;
  #inter: Promise<Signs> | undefined;
  #chinese: Promise<Signs> | undefined;

  constructor(renderer: Renderer) {
    this.#renderer = renderer;
  }

  /**
   * Removes control characters, and characters missing from all fonts, which would render as boxes.
   */
  async prepare(text: string): Promise<string> {
    const inter = await (this.#inter ??= this.#register(INTER));
    const signs = Array.from(text.replace(/\p{C}/gu, ''));
    if (signs.every((sign) => hasSign(inter, sign))) return signs.join('');
    const chinese = await (this.#chinese ??= this.#register([CHINESE]));
    return signs.filter((sign) => hasSign(inter, sign) || hasSign(chinese, sign)).join('');
  }

  /** Returns the characters that all of the files contain. */
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
