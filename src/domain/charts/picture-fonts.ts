/** Fonts of exported charts: the files contain them with the characters of the chart only. */
export const PICTURE_FONTS = ['inter', 'interSemibold', 'notoSc'] as const;
export type PictureFontId = (typeof PICTURE_FONTS)[number];

/** PDF files embed TrueType, SVG files the smaller WOFF. */
export const FONT_FORMATS = ['ttf', 'woff'] as const;
export type FontFormat = (typeof FONT_FORMATS)[number];

/** Three times what the longest texts of a chart have. More would be a font file, not a part of it. */
export const MAX_FONT_CHARACTERS = 600;

/** Versions of the packages with the font files: browsers cache a part of a font for good. */
export const FONT_VERSIONS: Record<PictureFontId, string> = {
  inter: '0.4.2',
  interSemibold: '0.4.2',
  notoSc: '0.4.3',
};

/** Where the server has the part of a font with these characters. */
export function pictureFontUrl(
  font: PictureFontId,
  format: FontFormat,
  characters: Iterable<string>,
): string {
  const distinct = [...new Set(characters)].toSorted().slice(0, MAX_FONT_CHARACTERS);
  const query = `version=${FONT_VERSIONS[font]}&characters=${encodeURIComponent(distinct.join(''))}`;
  return `/api/fonts/${font}.${format}?${query}`;
}
