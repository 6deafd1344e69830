/**
 * The room around a plot, in px, shared by the still picture and the live chart, so that nothing
 * jumps.
 */
export interface ChartBox {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** From the middle of the letters to the baseline, in em: half of Inter's ascent minus descent. */
export const MIDDLE_EM = 0.364;

export const CANVAS_FONT = "'Inter Variable', Inter, 'Noto Sans SC', sans-serif";

/** Charts narrower than this have smaller axis texts; as in `still-chart.module.css`. */
const NARROW_PX = 640;
const NARROWER_BY = 3;
const SMALLEST_AXIS_FONT = 8;

/** The size of axis texts in a narrow chart: 12 px by default. */
export function narrowAxisFont(axisFont: number): number {
  return Math.max(SMALLEST_AXIS_FONT, axisFont - NARROWER_BY);
}

/** The size of axis texts in a chart of this width. */
export function axisFontAt(width: number, axisFont: number): number {
  return width < NARROW_PX ? narrowAxisFont(axisFont) : axisFont;
}

const SIDE = 10;
/** The width of a digit in our font; Chinese characters are as wide as they are high. */
const EM_PER_CHARACTER = 0.62;
const WIDE_CHARACTERS = /[\u2e80-\uffef]/g;

/** The approximate width of a text. */
export function textWidth(text: string, fontSize: number): number {
  const wide = text.match(WIDE_CHARACTERS)?.length ?? 0;
  return ((text.length - wide) * EM_PER_CHARACTER + wide) * fontSize;
}

/** The name of the time zone is smaller than the times beside it. */
export function zoneFont(axisFont: number): number {
  return Math.round(0.8 * axisFont);
}

export function layOutBox(options: {
  readonly axisFont: number;
  /** Texts of the value axis; empty if it is hidden. */
  readonly texts: readonly string[];
  /** In the corner of both axes; empty without clock times. */
  readonly zone: string;
  /** Above the value axis. */
  readonly hasTitle?: boolean;
  readonly hasTimes: boolean;
}): ChartBox {
  const { axisFont, texts, zone, hasTitle = false, hasTimes } = options;
  const widest = Math.max(
    textWidth(zone, zoneFont(axisFont)),
    ...texts.map((text) => textWidth(text, axisFont)),
  );
  return {
    top: hasTitle ? axisFont + 16 : SIDE,
    right: widest === 0 ? SIDE : Math.ceil(widest) + 14,
    bottom: hasTimes ? axisFont + 16 : SIDE,
    left: SIDE,
  };
}
