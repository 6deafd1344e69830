import { hairline, middleText, textShape } from './axis-shapes.ts';
import type { ChartColors } from './chart-types.ts';
import {
  hasManyPoints,
  isOutside,
  outsideMark,
  placePoint,
  placeValues,
  type DrawnPoint,
  type MapLayout,
} from './map-layout.ts';
import { colorIn, darkTone } from './palette.ts';
import { withoutOverlaps } from './map-labels.ts';
import type { LineShape, MeasureText, Rect, Shape, TextShape } from './shapes.ts';

export const POINT_PX = 4;
/** For many points; overlapping ones add up. */
export const SMALL_POINT = { radius: 3, opacity: 0.35 };
const LINE_PX = 1.75;
/** Behind a line, so that it stands out from the points. */
export const HALO_PX = 3 * LINE_PX;
const LABEL_FONT_PX = 12;
/** Between a point and its label. */
const LABEL_GAP = 5;

export interface MapLook {
  readonly hasLabels: boolean;
  /** Labels may overlap. */
  readonly hasAllLabels: boolean;
  readonly selected: ReadonlySet<string>;
}

/** The drawing of a map; which labels fit depends on the font. */
export function mapShapes(
  layout: MapLayout,
  colors: ChartColors,
  look: MapLook,
  measure: MeasureText,
): Shape[] {
  const { box, width, height } = layout;
  const plot = {
    x: box.left,
    y: box.top,
    width: Math.max(1, width - box.left - box.right),
    height: Math.max(1, height - box.top - box.bottom),
  };
  const isMany = hasManyPoints(layout);
  const lines: Shape = {
    kind: 'clipped',
    id: 'pane0',
    to: plot,
    shapes: layout.trends.flatMap((trend) => {
      const color = colorIn(colors.scheme, trend.color);
      const line = { ...trendShape(trend, layout), color };
      if (!isMany) return line;
      return [
        { ...line, color: colors.background, width: HALO_PX },
        { ...line, color: darkTone(color, colors.text) },
      ];
    }),
  };
  const domains = { x: layout.xDomain, y: layout.yDomain };
  const dots = layout.points.map((point): Shape => {
    const color = colorIn(colors.scheme, point.color);
    if (isOutside(point, domains)) return markShape(point, layout, color);
    const size = isMany ? SMALL_POINT : { radius: POINT_PX };
    const dot = { ...placePoint(point, layout), ...size, color };
    const border = look.selected.has(point.id) && { border: { color: colors.text, width: 3 } };
    return { kind: 'dot', ...dot, ...border };
  });
  return [
    ...axisShapes(layout, plot, colors),
    ...(isMany ? [...dots, lines] : [lines, ...dots]),
    ...labelShapes(layout, colors, look, measure),
  ];
}

function axisShapes(layout: MapLayout, plot: Rect, { line, muted }: ChartColors): Shape[] {
  const { xTicks, yTicks, axisFont, titles, width } = layout;
  const look = { sizePx: axisFont, color: muted };
  const [right, bottom] = [plot.x + plot.width, plot.y + plot.height];
  // A tick is a position on one axis, so any value of the other will do.
  const columns = xTicks.map(({ value, text }) => ({
    x: placeValues({ duration: value, yield: 0 }, layout).x,
    text,
  }));
  const rows = yTicks.map(({ value, text }) => ({
    y: placeValues({ duration: 0, yield: value }, layout).y,
    text,
  }));
  return [
    ...columns.map(({ x }) => hairline([x, plot.y], [x, bottom], line)),
    ...rows.map(({ y }) => hairline([plot.x, y], [right, y], line)),
    ...[
      ...columns.map(({ x, text }) =>
        textShape(text, [x, bottom + 8 + axisFont], { ...look, anchor: 'middle' }),
      ),
      ...rows.map(({ y, text }) => middleText(text, [right + 8, y], look)),
      textShape(titles.y, [width - 4, axisFont], { ...look, anchor: 'end' }),
      textShape(titles.x, [plot.x + plot.width / 2, bottom + 18 + 2 * axisFont], {
        ...look,
        anchor: 'middle',
      }),
    ].filter(({ text }) => text !== ''),
  ];
}

function markShape(point: DrawnPoint, layout: MapLayout, color: string): Shape {
  const { x, y } = placePoint(point, layout);
  const mark = outsideMark(point, { x: layout.xDomain, y: layout.yDomain });
  const places = mark.map((place, i) => place + (i % 2 === 0 ? x : y));
  return { kind: 'area', places, color, opacity: 1 };
}

function trendShape(
  { points, isSolid }: MapLayout['trends'][number],
  layout: MapLayout,
): Omit<LineShape, 'color'> {
  const places = new Float64Array(points.length);
  for (let i = 0; i < points.length; i += 2) {
    const { x, y } = placeValues({ duration: points[i]!, yield: points[i + 1]! }, layout);
    places[i] = x;
    places[i + 1] = y;
  }
  return { kind: 'line', places, width: LINE_PX, ...(!isSolid && { dash: [6, 4] }) };
}

function labelShapes(
  layout: MapLayout,
  { text: color }: ChartColors,
  { hasLabels, hasAllLabels, selected }: MapLook,
  measure: MeasureText,
): TextShape[] {
  const labelled =
    hasLabels || hasAllLabels ? layout.points : layout.points.filter(({ id }) => selected.has(id));
  const labels = labelled.map((point) => labelShape(point, layout, color));
  return hasAllLabels ? labels : withoutOverlaps(labels, measure);
}

function labelShape(point: DrawnPoint, layout: MapLayout, color: string): TextShape {
  const { x, y } = placePoint(point, layout);
  const look = { sizePx: LABEL_FONT_PX, color };
  const distance = POINT_PX + LABEL_GAP;
  // At the right edge there is no room for a name on the right.
  return x > (layout.width - layout.box.right) * 0.88
    ? middleText(point.pointName, [x - distance, y], { ...look, anchor: 'end' })
    : middleText(point.pointName, [x + distance, y], look);
}
