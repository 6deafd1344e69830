import { chartNumber, type NumberWords } from '../../domain/chart-number.ts';
import { clockText } from '../../domain/chart-time.ts';
import { dayOfMoment, SECONDS_PER_DAY } from '../../domain/day.ts';
import { displayDay } from '../../domain/format.ts';
import { summaryOf } from '../../domain/line-summary.ts';
import { MOSCOW_OFFSET_SECONDS } from '../../domain/chart-time.ts';
import { fillIn } from '../data-table/table-types.ts';
import type { ChartTexts, TimeSeries } from './chart-types.ts';
import { nearestTo } from './line-window.ts';

/** What it takes to say a point or a line. */
export interface Speech {
  readonly texts: ChartTexts;
  readonly words: NumberWords;
  readonly isMasked: boolean;
}

const DEFAULT_DECIMALS = 2;

/** `15 Nov 2026`; within a day `15 Nov 2026 14:05:12 UTC+3`. */
export function dateText(series: TimeSeries, index: number, { words, texts }: Speech): string {
  const given = series.dates?.[index];
  if (given !== undefined) return given;
  const second = series.seconds[index]!;
  const day = displayDay(dayOfMoment((second + MOSCOW_OFFSET_SECONDS) * 1000), words.language);
  return second % SECONDS_PER_DAY === 0 ? day : `${day} ${clockText(second)} ${texts.utc3}`;
}

/** With the unit; `*** for subscribers` where values are hidden. */
export function valueText(
  series: TimeSeries,
  index: number,
  measure: string,
  { texts, words, isMasked }: Speech,
): string {
  if (isMasked) return texts.maskedValue;
  const value = series.values[index]!;
  const isShortened = Math.abs(value) >= 100_000;
  const given = isShortened ? undefined : series.texts?.[index];
  const text = given ?? chartNumber(value, series.decimals ?? DEFAULT_DECIMALS, words);
  return measure === '' ? text : `${text} ${measure}`;
}

/** A series at the place of the cursor. */
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

/** The nearest point of each line that reaches as far as the moment. */
export function readingsAt(lines: readonly ReadLine[], moment: number): Reading[] {
  return lines.flatMap((line) => {
    const { seconds } = line.series;
    const index = nearestTo(seconds, moment);
    return index === -1 ? [] : [{ ...line, index }];
  });
}

/** What a screen reader says of the cursor. */
export function spokenReading(readings: readonly Reading[], speech: Speech): string {
  const { texts } = speech;
  return readings
    .map(({ series, index, measure }) =>
      fillIn(readings.length > 1 ? texts.pointOf : texts.point, {
        name: series.name,
        date: dateText(series, index, speech),
        value: valueText(series, index, measure, speech),
      }),
    )
    .join('; ');
}

/** What there is to say of a line: its span, first, last, high, low and direction. */
export function spokenSummary(series: TimeSeries, measure: string, speech: Speech): string {
  const { texts, isMasked } = speech;
  const summary = summaryOf(series.seconds, series.values);
  if (!summary) return '';
  const { count, first, last, high, low, direction } = summary;
  const dateAt = (index: number) => dateText(series, index, speech);
  const frame = {
    name: series.name,
    count,
    begin: dateAt(first),
    end: dateAt(last),
    trend: texts.directions[direction],
  };
  if (isMasked) return fillIn(texts.summaryMasked, frame);
  const valueAt = (index: number) => valueText(series, index, measure, speech);
  return fillIn(texts.summary, {
    ...frame,
    first: valueAt(first),
    last: valueAt(last),
    high: valueAt(high),
    highDate: dateAt(high),
    low: valueAt(low),
    lowDate: dateAt(low),
  });
}
