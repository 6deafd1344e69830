import type { PictureFontId } from '../../../domain/charts/picture-fonts.ts';
import type { FontWeight } from '../shapes.ts';

export type FontId = PictureFontId;

export interface FontRun {
  readonly text: string;
  readonly font: FontId;
}

/** Families as the files name them: a program that ignores embedded fonts may have these. */
export const FAMILIES: Record<FontId, { readonly family: string; readonly weight: FontWeight }> = {
  inter: { family: 'Inter', weight: 400 },
  interSemibold: { family: 'Inter', weight: 600 },
  // One weight only: a second one would be as much again to load.
  notoSc: { family: 'Noto Sans SC', weight: 400 },
};

/** What Inter has no signs for and Noto Sans SC has: radicals, kana, ideographs, wide forms. */
const CJK =
  /[\u2e80-\u303f\u3040-\u31bf\u31f0-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{3ffff}]/u;

/** Splits a text by the font that can write it. A space stays with what stands before it. */
export function fontRuns(text: string, weight: FontWeight): FontRun[] {
  const latin = weight === 600 ? 'interSemibold' : 'inter';
  const runs: { text: string; font: FontId }[] = [];
  for (const sign of text) {
    const last = runs.at(-1);
    const font = sign === ' ' && last ? last.font : CJK.test(sign) ? 'notoSc' : latin;
    if (last?.font === font) last.text += sign;
    else runs.push({ text: sign, font });
  }
  return runs;
}
