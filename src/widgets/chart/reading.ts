import { fillText } from '../../domain/text/fill-text.ts';
import {
  chartNumber,
  fullNumber,
  isInMillions,
  type AxisNumbers,
} from '../../domain/charts/chart-number.ts';
import { DEFAULT_DECIMALS } from '../../domain/charts/chart-picture.ts';
import { pointMoment } from '../../domain/charts/chart-time.ts';
import type { ChartWords } from '../../domain/charts/chart-words.ts';
import { dayOfMoment } from '../../domain/time/day.ts';
import { displayDay } from '../../domain/text/format.ts';
import { isDaily } from '../../domain/charts/line-days.ts';
import type { ChartTexts, TimeSeries } from './chart-types.ts';
import { nearestTo } from './line-window.ts';

/** What is needed to describe a point or a line. */
export interface Speech {
  readonly texts: ChartTexts;
  readonly words: ChartWords;
  readonly isMasked: boolean;
}

/** `15 Nov 2026`; within a day `15 Nov 2026 14:05:12 UTC+3`. */
export function dateText(series: TimeSeries, index: number, { words }: Speech): string {
  const given = series.dates?.[index];
  if (given !== undefined) return given;
  const second = series.seconds[index]!;
  return isDaily(series.seconds)
    ? displayDay(dayOfMoment(second * 1000), words.language)
    : pointMoment(second, words.language, words.timeZone);
}

/**
 * With the unit; `*** needs access` if values are masked. Beside an axis, formatted like its
 * numbers, otherwise in full.
 */
export function valueText(
  series: TimeSeries,
  index: number,
  measure: string,
  { texts, words, isMasked, axis }: Speech & { readonly axis?: AxisNumbers },
): string {
  if (isMasked) return texts.maskedValue;
  const value = series.values[index]!;
  const decimals = series.decimals ?? DEFAULT_DECIMALS;
  const full = series.texts?.[index] ?? fullNumber(value, decimals, words.language);
  const isShortened = axis && (axis.isMillions || isInMillions(value));
  const text = isShortened ? chartNumber(value, decimals, words, axis) : full;
  return measure === '' ? text : `${text} ${measure}`;
}

/** A series at the cursor. */
export interface Reading {
  readonly series: TimeSeries;
  readonly index: number;
  readonly measure: string;
  readonly color: string;
  readonly pane: number;
}

export interface ReadLine {
  readonly series: TimeSeries;
  readonly measure: string;
  readonly color: string;
  readonly pane: number;
}

/** The nearest point of each line that extends to this time. */
export function readingsAt(lines: readonly ReadLine[], moment: number): Reading[] {
  return lines.flatMap((line) => {
    const { seconds } = line.series;
    const index = nearestTo(seconds, moment);
    return index === -1 ? [] : [{ ...line, index }];
  });
}

/** The cursor for screen readers. */
export function spokenReading(readings: readonly Reading[], speech: Speech): string {
  const { texts } = speech;
  return readings
    .map(({ series, index, measure }) =>
      fillText(readings.length > 1 ? texts.namedPoint : texts.point, {
        name: series.name,
        date: dateText(series, index, speech),
        value: valueText(series, index, measure, speech),
      }),
    )
    .join('; ');
}
