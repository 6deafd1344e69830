/** Fonts of exported charts: each file embeds only the characters of its chart. */
export const PICTURE_FONTS = ['inter', 'interSemibold', 'notoSc'] as const;
export type PictureFontId = (typeof PICTURE_FONTS)[number];

/** PDF files embed TrueType, SVG files the smaller WOFF. */
export const FONT_FORMATS = ['ttf', 'woff'] as const;
export type FontFormat = (typeof FONT_FORMATS)[number];

/** Three times the longest texts of a chart. More would be a whole font file, not a subset. */
export const MAX_FONT_CHARACTERS = 600;

/** Package versions of the font files: browsers cache a font subset permanently. */
export const FONT_VERSIONS: Record<PictureFontId, string> = {
  inter: '0.4.2',
  interSemibold: '0.4.2',
  notoSc: '0.4.3',
};

/** The server URL of the font subset with these characters. */
export function pictureFontUrl(
  font: PictureFontId,
  format: FontFormat,
  characters: Iterable<string>,
): string {
  const distinct = [...new Set(characters)].toSorted().slice(0, MAX_FONT_CHARACTERS);
  const query = `version=${FONT_VERSIONS[font]}&characters=${encodeURIComponent(distinct.join(''))}`;
  return `/api/fonts/${font}.${format}?${query}`;
}
