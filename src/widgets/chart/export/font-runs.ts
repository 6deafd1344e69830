import type { PictureFontId } from '../../../domain/charts/picture-fonts.ts';
import type { FontWeight } from '../shapes.ts';

export type FontId = PictureFontId;

export interface FontRun {
  readonly text: string;
  readonly font: FontId;
}

/** Family names in files: a program that ignores embedded fonts may have these. */
export const FAMILIES: Record<FontId, { readonly family: string; readonly weight: FontWeight }> = {
  inter: { family: 'Inter', weight: 400 },
  interSemibold: { family: 'Inter', weight: 600 },
  // One weight only, because a second would double the download.
  notoSc: { family: 'Noto Sans SC', weight: 400 },
};

/**
 * Characters missing from Inter but in Noto Sans SC: radicals, kana, ideographs, full-width forms.
 */
const CJK =
  /[\u2e80-\u303f\u3040-\u31bf\u31f0-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{3ffff}]/u;

/**
 * Splits a text by the font that contains its characters. A space stays with the text before it.
 */
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
