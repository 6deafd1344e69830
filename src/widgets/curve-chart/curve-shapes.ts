import type { ChartColors } from '../chart/chart-types.ts';
import { colorIn } from '../chart/palette.ts';
import type { Shape } from '../chart/shapes.ts';
import type { CurveLayout } from './curve-layout.ts';

const GUTTER = 56;
const FOOT = 32;
const TOP = 12;
const FONT = 13;

interface Inks {
  readonly colors: ChartColors;
  readonly accent: string;
}

/** The colour of a line in a file. */
export function curveColor(
  { look, color }: Pick<CurveLayout['lines'][number], 'look' | 'color'>,
  { colors, accent }: Inks,
): string {
  if (color !== null) return colorIn(colors.scheme, color);
  return look === 'own' ? accent : colors.muted;
}

/** The chart for a picture file: the same lines, in px. */
export function curveShapes(
  { lines, dots, ticks, tenors }: CurveLayout,
  { width, height }: { readonly width: number; readonly height: number },
  { colors, accent }: Inks,
): Shape[] {
  const toX = (share: number) => GUTTER + share * (width - GUTTER);
  const toY = (share: number) => TOP + share * (height - TOP - FOOT);
  const write = (text: string, x: number, y: number, anchor: 'middle' | 'end'): Shape => ({
    kind: 'text',
    text,
    x,
    y,
    anchor,
    sizePx: FONT,
    weight: 400,
    color: colors.muted,
  });
  return [
    ...ticks.flatMap(({ at, text: label }): Shape[] => [
      {
        kind: 'line',
        places: [GUTTER, toY(at), width, toY(at)],
        color: colors.line,
        width: 1,
      },
      write(label, GUTTER - 8, toY(at) + FONT * 0.36, 'end'),
    ]),
    ...tenors.map(({ at, label }) => write(label, toX(at), height - 10, 'middle')),
    ...dots.map(({ x, y }): Shape => ({
      kind: 'dot',
      x: toX(x),
      y: toY(y),
      radius: 2.5,
      color: colors.muted,
    })),
    ...lines.toReversed().map(({ places, look, color, dash }): Shape => ({
      kind: 'line',
      places: places.map((share, i) => (i % 2 === 0 ? toX(share) : toY(share))),
      color: curveColor({ look, color }, { colors, accent }),
      width: look === 'own' ? 2.5 : 1.75,
      dash: dash === null ? [] : dash.split(' ').map(Number),
    })),
  ];
}
