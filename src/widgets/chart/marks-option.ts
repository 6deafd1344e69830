import { CANVAS_FONT as FONT, zoneFont } from './chart-box.ts';
import type { ChartColors } from './chart-types.ts';
import { seriesOf } from './line-series.ts';
import { inkOn } from './palette.ts';
import type { FramePane, TimeFrame } from './time-frame.ts';
import { tagHeight } from './value-tags.ts';

/** Between the plot and a tag; its text begins where the texts of the axis begin. */
const TAG_MARGIN = 4;

/** Of the same values as the axis of the pane, without lines or texts of its own. */
function bareAxis({ ticks }: FramePane, index: number) {
  return {
    type: 'value',
    gridIndex: index,
    min: ticks[0]!.value,
    max: ticks.at(-1)!.value,
    axisLine: { show: false },
    axisTick: { show: false },
    splitLine: { show: false },
  };
}

/** The last values in the colours of their lines, over the texts of the axis. */
export function tagAxis(pane: FramePane, index: number, axisFont: number) {
  const { tags, box } = pane;
  return {
    ...bareAxis(pane, index),
    position: 'right',
    z: 5,
    axisLabel: {
      show: tags.length > 0,
      customValues: tags.map(({ value }) => value),
      formatter: (value: number) => {
        const place = tags.findIndex((tag) => tag.value === value);
        return place === -1 ? '' : `{tag${place}|${tags[place]!.text}}`;
      },
      margin: TAG_MARGIN,
      rich: Object.fromEntries(
        tags.map(({ color }, i) => [
          `tag${i}`,
          {
            backgroundColor: color,
            borderRadius: 3,
            color: inkOn(color),
            fontFamily: FONT,
            fontSize: axisFont,
            fontWeight: 600,
            height: tagHeight(axisFont),
            lineHeight: tagHeight(axisFont),
            padding: [0, 0, 0, 8 - TAG_MARGIN],
            width: box.right - TAG_MARGIN - (8 - TAG_MARGIN),
          },
        ]),
      ),
    },
  };
}

/** What the dashed line is, above its beginning. */
export function referenceAxis(
  pane: FramePane,
  index: number,
  axisFont: number,
  colors: ChartColors,
) {
  const { reference } = pane;
  return {
    ...bareAxis(pane, index),
    position: 'left',
    z: 5,
    axisLabel: {
      show: reference !== null,
      inside: true,
      customValues: reference ? [reference.value] : [],
      formatter: () => reference?.text ?? '',
      color: colors.muted,
      fontFamily: FONT,
      fontSize: zoneFont(axisFont),
      verticalAlign: 'bottom',
      margin: 4,
      padding: [0, 0, 4, 0],
      textBorderColor: colors.background,
      textBorderWidth: 3,
    },
  };
}

export function referenceLine(
  value: number,
  pane: number,
  { window }: TimeFrame,
  colors: ChartColors,
): object {
  return {
    ...seriesOf(
      {
        id: `reference ${pane}`,
        color: colors.muted,
        points: Float64Array.of(window.from, value, Math.max(window.to, window.from + 1), value),
        isStepped: false,
        isTrend: false,
        hasArea: false,
      },
      pane,
    ),
    lineStyle: { color: colors.muted, width: 1, type: [3, 3] },
  };
}
