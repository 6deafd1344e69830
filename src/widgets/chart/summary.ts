import { fillText } from '../../domain/text/fill-text.ts';
import { DEFAULT_DECIMALS } from '../../domain/charts/chart-picture.ts';
import { displayClock, displayLocalDay, displayNumber } from '../../domain/text/format.ts';
import { lineChange, type Direction, type LineChange } from '../../domain/charts/line-change.ts';
import { isDaily } from '../../domain/charts/line-days.ts';
import { summarizeLine } from '../../domain/charts/line-summary.ts';
import { zoneName } from '../../domain/time/time-zone.ts';
import type { ChartTexts, PeriodChange, TimeSeries } from './chart-types.ts';
import { dateText, valueText, type Speech } from './reading.ts';

/** The facts about a line: from when to when it rose or fell, by how much, high and low. */
export function spokenSummary(series: TimeSeries, measure: string, speech: Speech): string {
  const { texts, isMasked, words } = speech;
  const { values, name } = series;
  const summary = summarizeLine(values);
  if (!summary) return '';
  const { count, first, last, high, low } = summary;
  const times = timeWords(series, speech);
  const nameAndTimes = { name, begin: times.begin, end: times.end, when: times.when(last) };
  if (isMasked) {
    const kind = count === 1 ? 'single' : directionBetween(values[first]!, values[last]!);
    return fillText(texts.maskedSummaries[kind], nameAndTimes);
  }
  const valueAt = (index: number) => valueText(series, index, measure, speech);
  const change = changeWords(series, { first, last }, speech);
  const range = fillText(
    texts.summaries.range,
    {
      high: valueAt(high),
      highWhen: times.when(high),
      low: valueAt(low),
      lowWhen: times.when(low),
      count: { count, text: displayNumber(String(count), 0, words.language) },
    },
    words.language,
  );
  return fillText(texts.summaries[count === 1 ? 'single' : change.direction], {
    ...nameAndTimes,
    change: amountText(change, measure, texts),
    first: valueAt(first),
    last: valueAt(last),
    range,
  });
}

/** The change of a line between two of its points; null if they can't be compared. */
export function periodChange(
  series: TimeSeries,
  { first, last }: { readonly first: number; readonly last: number },
  measure: string,
  speech: Speech,
): PeriodChange | null {
  if (speech.isMasked || last <= first || first < 0) return null;
  const change = changeWords(series, { first, last }, speech);
  const { begin, end } = timeWords(series, speech, first, last);
  const amount = change.isBasisPoints
    ? fillText(speech.texts.basisPoints, { value: change.amount })
    : change.amount;
  // Beside its percentage an amount needs no unit, which is on the axis.
  const alone = change.isBasisPoints || measure === '' ? amount : `${amount} ${measure}`;
  return {
    direction: change.direction,
    period: fillText(speech.texts.change, { begin, end }),
    text: change.percent === null ? alone : `${amount} (${change.percent})`,
    // A bond loses value when its spread rises, as with its yield.
    ...((series.isRate || series.isInPoints) && { rateNote: speech.texts.rateNote }),
  };
}

function changeWords(
  { values, decimals = DEFAULT_DECIMALS, isRate = false, isInPoints = false }: TimeSeries,
  { first, last }: { first: number; last: number },
  { words: { language } }: Speech,
): LineChange {
  return lineChange(values[first]!, values[last]!, { isRate, isInPoints, decimals, language });
}

/** For values that are only a shape. */
function directionBetween(first: number, last: number): Direction {
  return last > first ? 'rose' : last < first ? 'fell' : 'unchanged';
}

/** Without a sign, which the sentence expresses in words; in percent unless masked. */
function amountText(change: LineChange, measure: string, texts: ChartTexts): string {
  const { amount, percent, isBasisPoints } = change;
  if (percent !== null && /[1-9]/.test(percent)) return percent.slice(1);
  const size = amount.slice(1);
  if (isBasisPoints) return fillText(texts.basisPoints, { value: size });
  return measure === '' ? size : `${size} ${measure}`;
}

/** How a sentence names the times of a line: by date, or within a day by clock and time zone. */
function timeWords(
  series: TimeSeries,
  speech: Speech,
  first = 0,
  last = series.seconds.length - 1,
) {
  const { texts, words } = speech;
  const { language, timeZone } = words;
  const { seconds } = series;
  if (isDaily(seconds)) {
    const dateAt = (index: number) => dateText(series, index, speech);
    const when = (index: number) => fillText(texts.onDay, { date: dateAt(index) });
    return { begin: dateAt(first), end: dateAt(last), when };
  }
  const dayAt = (index: number) => displayLocalDay(seconds[index]!, language, timeZone);
  const clockAt = (index: number) => displayClock(seconds[index]!, timeZone);
  const zonedAt = (index: number) => `${clockAt(index)} ${zoneName(seconds[index]!, timeZone)}`;
  // A single time has no other beside it that gives the date.
  const isOneDay = last > first && dayAt(first) === dayAt(last);
  return {
    begin: `${dayAt(first)} ${clockAt(first)}`,
    end: isOneDay ? zonedAt(last) : `${dayAt(last)} ${zonedAt(last)}`,
    when: (index: number) =>
      isOneDay
        ? fillText(texts.atTime, { time: zonedAt(index) })
        : fillText(texts.onDay, { date: `${dayAt(index)} ${zonedAt(index)}` }),
  };
}
