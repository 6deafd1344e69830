import {
  axisTexts,
  chartNumber,
  axisNumbers,
  type AxisNumbers,
} from '../../domain/charts/chart-number.ts';
import { referenceText } from '../../domain/charts/chart-picture.ts';
import { niceTicks, stepsForHeight } from '../../domain/charts/chart-scale.ts';
import type { ChartWords } from '../../domain/charts/chart-words.ts';
import type { TimeWindow } from './line-window.ts';
import type { DrawnPane } from './time-layout.ts';
import { isCovered, tagsApart, withMeasure } from './value-tags.ts';

export interface ValueText {
  readonly value: number;
  readonly text: string;
}

/** A pane's value axis, and the texts beside it. */
export interface ValueScale {
  /** Ticks covered by a tag have an empty text. */
  readonly ticks: readonly ValueText[];
  /** The last values of the lines, beside the axis. */
  readonly tags: readonly (ValueText & { readonly color: string })[];
  readonly reference: ValueText | null;
  /** How values are formatted, here and at the cursor. */
  readonly numbers: AxisNumbers;
}

/** A pane's values as ticks, last values and reference, with their format. */
export function scaleValues(
  { lines, height, reference }: DrawnPane,
  extent: readonly [number, number],
  { window, words, isMasked }: { window: TimeWindow; words: ChartWords; isMasked: boolean },
) {
  const values = niceTicks(...extent, stepsForHeight(height));
  const numbers = axisNumbers(values);
  const texts = isMasked ? [] : axisTexts(values, words, numbers);
  const tags = (isMasked ? [] : lines).flatMap(({ line, decimals, color }) => {
    const last = line.seconds.length - 1;
    // A part that ends earlier has another last value; the line's would be off its scale.
    if (last < 0 || line.seconds[last]! > window.to || line.seconds[last]! < window.from) return [];
    const value = line.values[last]!;
    return [{ value, text: chartNumber(value, decimals, words, numbers), color }];
  });
  return {
    texts: [...texts, ...tags.map(({ text }) => text)],
    numbers,
    ticks: values.map((value, i): ValueText => ({ value, text: texts[i] ?? '' })),
    tags,
    reference: reference && {
      value: reference.value,
      text: referenceText(reference, words, numbers),
    },
  };
}

/** Tags that don't overlap; ticks without the texts they cover, and with the unit. */
export function besideTags(
  { ticks, tags }: Pick<ValueScale, 'ticks' | 'tags'>,
  measure: string,
  plotHeight: number,
  axisFont: number,
) {
  const [low, high] = [ticks[0]!.value, ticks.at(-1)!.value];
  const toShare = (value: number) => 1 - (value - low) / (high - low);
  const placed = tags.map((tag) => ({ ...tag, at: toShare(tag.value) }));
  const kept = tagsApart(placed, plotHeight, axisFont);
  return {
    tags: kept,
    ticks: withMeasure(
      ticks.map((tick) =>
        isCovered(toShare(tick.value), kept, plotHeight, axisFont) ? { ...tick, text: '' } : tick,
      ),
      measure,
    ),
  };
}
