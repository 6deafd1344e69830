import { useState } from 'react';
import type { GraphicPoint } from '../../contracts/instruments/indexes.ts';
import type { Quote } from '../../contracts/instruments/quote.ts';
import { pointMoment } from '../../domain/charts/chart-time.ts';
import { startOfIntradayStep } from '../../domain/charts/intraday-step.ts';
import type { Language } from '../../domain/text/language.ts';
import { isMomentOfDay } from '../../domain/time/now.ts';
import type { TimeZone } from '../../domain/time/time-zone.ts';
import { useShell } from '../shell/use-shell.ts';

interface Tail {
  readonly key: string;
  readonly points: readonly GraphicPoint[];
}

/**
 * The points received since the line of a day was loaded. `key` identifies the line; a new key
 * starts without points. There is at most one point per step of the day, however long the page is
 * open.
 */
export function useTail(
  key: string,
  day: string,
  quote: Quote | undefined,
): readonly GraphicPoint[] {
  const [tail, setTail] = useState<Tail>({ key, points: [] });
  const current = tail.key === key ? tail.points : [];
  const { globals, timeZone } = useShell();
  const point = quote && tailPoint(quote, day, globals.lang, timeZone);
  if (point) {
    const points = withTail(current, [point]);
    if (points !== current) setTail({ key, points });
  }
  return current;
}

/**
 * A line with its later points, as the server would return it now: a later quote in the last step
 * replaces the last point.
 */
export function withTail<Point extends GraphicPoint>(
  line: readonly Point[],
  tail: readonly Point[],
): readonly Point[] {
  const end = line.at(-1);
  const from = end?.['date.numeric'] ?? -Infinity;
  const news = tail.filter((point) => point['date.numeric'] >= from);
  const [first] = news;
  if (!first) return line;
  if (first['date.numeric'] > from) return [...line, ...news];
  return news.length === 1 && first.value === end?.value ? line : [...line.slice(0, -1), ...news];
}

function tailPoint(
  { asOf, value, isRealtime }: Quote,
  day: string,
  language: Language,
  timeZone: TimeZone,
): GraphicPoint | null {
  // A new line starts after midnight.
  if (!isRealtime || asOf === null || !isMomentOfDay(asOf, day, timeZone)) return null;
  const number = Number(value);
  if (value === null || Number.isNaN(number)) return null;
  const second = startOfIntradayStep(Date.parse(asOf) / 1000);
  return { 'date.numeric': second, value: number, date: pointMoment(second, language, timeZone) };
}
