import { hairline, middleText, textShape } from './axis-shapes.ts';
import { textWidth, zoneFont } from './chart-box.ts';
import type { ChartColors } from './chart-types.ts';
import { colorIn, inkOn } from './palette.ts';
import { isDense, type Rect, type Shape, type TextShape } from './shapes.ts';
import { xAt, yAt, type LineLayout, type PaneLayout, type TimeLayout } from './time-layout.ts';
import { placeBeside, tagHeight, TEXT_GAP } from './value-tags.ts';

const LINE_PX = 1.75;
const DOT_PX = 3;
const TREND_DASH = [6, 4];
const REFERENCE_DASH = [3, 3];
const AREA_OPACITY = 0.1;
const TICK_PX = 5;
/** Between the plot and a tag beside it, as in the still picture. */
const TAG_GAP = 4;

/** The drawing of lines over time. It doesn't depend on the screen, so files use it too. */
export function timeShapes(layout: TimeLayout, colors: ChartColors): Shape[] {
  const last = layout.panes.at(-1);
  return [
    ...layout.panes.flatMap((pane, i) => paneShapes(pane, `pane${i}`, layout, colors)),
    ...(last ? timeAxis(last, layout, colors) : []),
  ];
}

function paneShapes(
  pane: PaneLayout,
  id: string,
  layout: TimeLayout,
  colors: ChartColors,
): Shape[] {
  const plot = plotRect(pane, layout);
  return [
    ...pane.ticks.map(({ value }) => {
      const y = yAt(value, pane);
      return hairline([plot.x, y], [plot.x + plot.width, y], colors.line);
    }),
    {
      kind: 'clipped',
      id,
      to: withReach(plot),
      shapes: [
        ...pane.lines.flatMap((line) => lineShapes(line, pane, layout, colors)),
        ...referenceLine(pane, plot, colors),
      ],
    },
    ...valueTexts(pane, plot, layout, colors),
    ...referenceText(pane, plot, layout, colors),
  ];
}

function plotRect({ offset, height, box }: PaneLayout, { width }: TimeLayout): Rect {
  return {
    x: box.left,
    y: offset + box.top,
    width: Math.max(1, width - box.left - box.right),
    height: Math.max(1, height - box.top - box.bottom),
  };
}

/** What is on the edge of the plot is drawn in full. */
function withReach({ x, y, width, height }: Rect): Rect {
  return {
    x: x - DOT_PX,
    y: y - DOT_PX,
    width: width + 2 * DOT_PX,
    height: height + 2 * DOT_PX,
  };
}

function lineShapes(
  { points, isStepped, isTrend, hasArea, ...line }: LineLayout,
  pane: PaneLayout,
  layout: TimeLayout,
  { scheme }: ChartColors,
): Shape[] {
  const color = colorIn(scheme, line.color);
  const places = placePoints(points, isStepped, pane, layout);
  const [x = 0, y = 0] = places;
  // A line of one point would be invisible.
  if (places.length === 2) return [{ kind: 'dot', x, y, radius: DOT_PX, color }];
  const drawn: Shape = {
    kind: 'line',
    places,
    color,
    width: LINE_PX,
    ...(isTrend && { dash: TREND_DASH }),
  };
  if (!hasArea || places.length === 0) return [drawn];
  const bottom = pane.offset + pane.height - pane.box.bottom;
  const area = areaPlaces(places, bottom, isDense(places) && !isStepped ? 2 : 1);
  return [{ kind: 'area', places: area, color, opacity: AREA_OPACITY }, drawn];
}

/**
 * The area below a line. If its points are closer than a pixel, every second one is enough: the
 * line covers the difference, and half the outline takes half the time to fill.
 */
function areaPlaces(line: Float64Array, bottom: number, step: 1 | 2): Float64Array {
  const area = new Float64Array(2 * Math.ceil(line.length / (2 * step)) + 6);
  let length = 0;
  for (let i = 0; i < line.length; i += 2 * step) {
    area[length] = line[i]!;
    area[length + 1] = line[i + 1]!;
    length += 2;
  }
  const [x, y] = line.subarray(-2);
  area.set([x!, y!, x!, bottom, line[0]!, bottom], length);
  return area;
}

/** x, y, x, y … in px. A stepped line holds each value until the next. */
function placePoints(
  points: Float64Array,
  isStepped: boolean,
  pane: PaneLayout,
  layout: TimeLayout,
): Float64Array {
  const { from, to } = layout.window;
  const [low, high] = [pane.ticks[0]!.value, pane.ticks.at(-1)!.value];
  // Computed once, because there are thousands of points.
  const [left, bottom] = [xAt(from, layout), yAt(low, pane)];
  const pxPerSecond = (xAt(to, layout) - left) / (to - from || 1);
  const pxPerValue = (yAt(high, pane) - bottom) / (high - low);
  const count = points.length / 2;
  const places = new Float64Array(isStepped ? Math.max(0, 4 * count - 2) : points.length);
  let length = 0;
  for (let i = 0; i < count; i += 1) {
    const x = left + (points[2 * i]! - from) * pxPerSecond;
    if (isStepped && i > 0) {
      places[length] = x;
      places[length + 1] = places[length - 1]!;
      length += 2;
    }
    places[length] = x;
    places[length + 1] = bottom + (points[2 * i + 1]! - low) * pxPerValue;
    length += 2;
  }
  return places;
}

function referenceLine(pane: PaneLayout, plot: Rect, { muted }: ChartColors): Shape[] {
  if (!pane.reference) return [];
  const y = yAt(pane.reference.value, pane);
  return [{ ...hairline([plot.x, y], [plot.x + plot.width, y], muted), dash: REFERENCE_DASH }];
}

/** The name of the dashed line, above its start. */
function referenceText(
  pane: PaneLayout,
  plot: Rect,
  { axisFont }: TimeLayout,
  { muted, background }: ChartColors,
): TextShape[] {
  if (!pane.reference) return [];
  const place = [plot.x + 4, Math.round(yAt(pane.reference.value, pane)) - 5] as const;
  const text = textShape(pane.reference.text, place, { sizePx: zoneFont(axisFont), color: muted });
  return [{ ...text, halo: { color: background, width: 3 } }];
}

/** The values of the axis, and on top the last ones in the colours of their lines. */
function valueTexts(
  pane: PaneLayout,
  plot: Rect,
  { axisFont }: TimeLayout,
  colors: ChartColors,
): Shape[] {
  const look = { sizePx: axisFont, color: colors.muted };
  const halo = { color: colors.background, width: 3 };
  const right = plot.x + plot.width;
  const height = tagHeight(axisFont);
  return [
    ...pane.ticks
      .filter(({ text }) => text !== '')
      .map(({ value, text }): Shape => {
        const { x, anchor } = placeBeside(text, pane.box.right, axisFont);
        const shape = middleText(text, [right + x, yAt(value, pane)], { ...look, anchor });
        return anchor === 'end' ? Object.assign(shape, { halo }) : shape;
      }),
    ...pane.tags.flatMap(({ value, text, ...tag }): Shape[] => {
      const color = colorIn(colors.scheme, tag.color);
      const y = yAt(value, pane);
      const box = { x: right + TAG_GAP, width: pane.box.right - TAG_GAP, height, radius: 3 };
      const ink = { sizePx: axisFont, color: inkOn(color) };
      return [
        { kind: 'box', ...box, y: Math.round(y - height / 2), color },
        { ...middleText(text, [right + TEXT_GAP, y], ink), weight: 600 },
      ];
    }),
  ];
}

/** Below the last pane: the times, with their time zone in the corner. */
function timeAxis(pane: PaneLayout, layout: TimeLayout, { line, muted }: ChartColors): Shape[] {
  const { axisFont, times, zone, width } = layout;
  const bottom = pane.offset + pane.height - pane.box.bottom;
  const baseline = bottom + TEXT_GAP + axisFont;
  const look = { sizePx: axisFont, color: muted };
  const corner = [width - pane.box.right + TEXT_GAP, baseline] as const;
  return [
    ...times.flatMap(({ second, text }): Shape[] => {
      const x = xAt(second, layout);
      return [
        hairline([x, bottom], [x, bottom + TICK_PX], line),
        textShape(text, [x, baseline], { ...look, anchor: chooseAnchor(x, text, layout) }),
      ];
    }),
    ...(zone === '' ? [] : [textShape(zone, corner, { ...look, sizePx: zoneFont(axisFont) })]),
  ];
}

/**
 * Centred on a tick near an edge, a text would be cut off. The time zone and the lowest value are
 * right beside the plot.
 */
function chooseAnchor(x: number, text: string, { width, panes, axisFont }: TimeLayout) {
  const half = textWidth(text, axisFont) / 2;
  if (x < half) return 'start';
  return width - panes[0]!.box.right - x < half ? 'end' : 'middle';
}
