import { MIDDLE_EM } from '../chart-box.ts';
import type { FontWeight, MeasureText } from '../shapes.ts';
import type { ChartSnapshot, LegendItem } from './chart-snapshot.ts';
import { attributesText, escapeXml, svgText } from './svg-text.ts';
import { cutText, wrapText } from './wrap-text.ts';

export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

interface ComposeOptions {
  /** The elements of the plot. */
  readonly plot: string;
  readonly measure: MeasureText;
}

/** A part of the picture above or below the plot: its drawing, and where it ends. */
interface Block {
  readonly svg: string;
  readonly bottom: number;
}

const PADDING = 16;
const LINE_HEIGHT = 1.4;
const GAP = 8;
const MARK = { width: 16, height: 4, gap: 6 };
const LEGEND_GAP = 20;

/** Title, subtitle, legend, watermark, plot and notes as one self-contained SVG. */
export function composeSvg(snapshot: ChartSnapshot, { plot, measure }: ComposeOptions): Picture {
  const { colors, fontSizes, title, subtitle } = snapshot;
  const width = Math.ceil(snapshot.width) + 2 * PADDING;
  const inner = width - 2 * PADDING;
  const heading = { maxWidth: inner, measure };
  const titleStyle = { weight: 600, sizePx: fontSizes.title, fill: colors.text } as const;
  const titleBlock = lines(title, PADDING, { ...heading, ...titleStyle });
  const subtitleStyle = { weight: 400, sizePx: fontSizes.subtitle, fill: colors.muted } as const;
  const subBlock = lines(subtitle, titleBlock.bottom, { ...heading, ...subtitleStyle });
  const legendTop = subBlock.bottom + (subBlock.bottom > PADDING ? GAP : 0);
  const legend = legendBlock(snapshot, legendTop, inner, measure);
  const plotTop = legend.bottom + (legend.bottom > legendTop ? GAP : 0);
  const notes = notesBlock(snapshot, plotTop + snapshot.height, heading);
  const height = Math.ceil(notes.bottom + PADDING);
  const root = attributesText({
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    'xml:lang': snapshot.languageTag,
  });
  const parts = [
    `<svg${root}>`,
    title === '' ? '' : `<title>${escapeXml(title)}</title>`,
    `<rect${attributesText({ width, height, fill: colors.background })}/>`,
    titleBlock.svg,
    subBlock.svg,
    legend.svg,
    watermark(snapshot, plotTop),
    placed(plot, snapshot, plotTop),
    notes.svg,
    '</svg>',
  ];
  return { svg: parts.join(''), width, height };
}

interface LineStyle {
  readonly maxWidth: number;
  readonly measure: MeasureText;
  readonly weight: FontWeight;
  readonly sizePx: number;
  readonly fill: string;
}

function lines(text: string, top: number, style: LineStyle): Block {
  const { maxWidth, measure, weight, sizePx, fill } = style;
  const wrapped = wrapText(text, maxWidth, (part) => measure(part, sizePx, weight));
  const lineHeight = Math.round(sizePx * LINE_HEIGHT);
  const svg = wrapped.map((line, i) =>
    svgText(line, weight, {
      x: PADDING,
      y: top + i * lineHeight + sizePx,
      'font-size': sizePx,
      fill,
    }),
  );
  return { svg: svg.join(''), bottom: top + wrapped.length * lineHeight };
}

/** Small, stacked. */
function notesBlock(
  { notes, fontSizes, colors }: ChartSnapshot,
  plotBottom: number,
  heading: Pick<LineStyle, 'maxWidth' | 'measure'>,
): Block {
  const style = { weight: 400, sizePx: fontSizes.legend - 1, fill: colors.muted } as const;
  let bottom = plotBottom + (notes.length > 0 ? GAP : 0);
  const svg = notes.map((note) => {
    const block = lines(note, bottom, { ...heading, ...style });
    ({ bottom } = block);
    return block.svg;
  });
  return { svg: svg.join(''), bottom };
}

/** Names with their colours, as many per line as fit. */
function legendBlock(
  { legend, fontSizes, colors }: ChartSnapshot,
  top: number,
  maxWidth: number,
  measure: MeasureText,
): Block {
  const sizePx = fontSizes.legend;
  const lineHeight = Math.round(sizePx * 1.6);
  const measureWidth = (text: string) => measure(text, sizePx, 400);
  const markWidth = MARK.width + MARK.gap;
  let x = 0;
  let y = top;
  const items = legend.map((item) => {
    const name = cutText(item.name, maxWidth - markWidth, measureWidth);
    const width = markWidth + measureWidth(name);
    if (x > 0 && x + width > maxWidth) {
      x = 0;
      y += lineHeight;
    }
    const svg = legendItem({ ...item, name }, PADDING + x, y + sizePx, sizePx, colors.text);
    x += width + LEGEND_GAP;
    return svg;
  });
  return { svg: items.join(''), bottom: legend.length === 0 ? top : y + lineHeight };
}

function legendItem(
  { name, color }: LegendItem,
  x: number,
  baseline: number,
  sizePx: number,
  fill: string,
): string {
  const mark = attributesText({
    x: round(x),
    // The middle of small letters.
    y: round(baseline - 0.36 * sizePx - MARK.height / 2),
    width: MARK.width,
    height: MARK.height,
    rx: MARK.height / 2,
    fill: color,
  });
  const textX = round(x + MARK.width + MARK.gap);
  return `<rect${mark}/>${svgText(name, 400, { x: textX, y: baseline, 'font-size': sizePx, fill })}`;
}

/** Large, faint and before the plot in the file, so that the lines are on top. */
function watermark(snapshot: ChartSnapshot, plotTop: number): string {
  const { watermark: logo, width, height, colors } = snapshot;
  if (logo === null || logo.text === '') return '';
  return svgText(logo.text, 600, {
    x: round(PADDING + width / 2),
    y: round(plotTop + height / 2 + MIDDLE_EM * logo.sizePx),
    'font-size': round(logo.sizePx),
    'letter-spacing': round(logo.letterSpacingPx),
    'text-anchor': 'middle',
    fill: colors.muted,
    'fill-opacity': logo.opacity,
  });
}

function placed(plot: string, { width, height }: ChartSnapshot, top: number): string {
  const place = attributesText({ x: PADDING, y: top, width, height });
  return `<svg${place}>${plot}</svg>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
