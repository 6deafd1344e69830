/** Room around a plot, in px. The still picture and the live chart take it from here, so nothing jumps. */
export interface ChartBox {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** From the middle of a line to its baseline, in em: half of Inter's ascent minus descent. */
export const MIDDLE_EM = 0.364;

export const CANVAS_FONT = "'Inter Variable', Inter, 'Noto Sans SC', sans-serif";

/** Charts narrower than this have smaller texts beside them; as in `still-chart.module.css`. */
const NARROW_PX = 640;
const NARROWER_BY = 3;
const SMALLEST_AXIS_FONT = 8;

/** The size of the texts of an axis where the chart is narrow: 12 px at the start. */
export function narrowAxisFont(axisFont: number): number {
  return Math.max(SMALLEST_AXIS_FONT, axisFont - NARROWER_BY);
}

/** The size of the texts of an axis in a chart of this width. */
export function axisFontAt(width: number, axisFont: number): number {
  return width < NARROW_PX ? narrowAxisFont(axisFont) : axisFont;
}

const SIDE = 10;
/** Of the usual digit in our font; Chinese characters are as wide as they are high. */
const EM_PER_CHARACTER = 0.62;
const WIDE_CHARACTERS = /[\u2e80-\uffef]/g;

/** About as wide as a text will be. */
export function textWidth(text: string, fontSize: number): number {
  const wide = text.match(WIDE_CHARACTERS)?.length ?? 0;
  return ((text.length - wide) * EM_PER_CHARACTER + wide) * fontSize;
}

/** The name of the zone is smaller than the times it stands beside. */
export function zoneFont(axisFont: number): number {
  return Math.round(0.8 * axisFont);
}

export function layOutBox(options: {
  readonly axisFont: number;
  /** Of the value axis; empty where it is hidden. */
  readonly texts: readonly string[];
  /** Stands in the corner of both axes; empty where there are no clock times. */
  readonly zone: string;
  /** It stands above the value axis. */
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
