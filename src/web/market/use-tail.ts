import { useState } from 'react';
import type { GraphicPoint } from '../../contracts/indexes.ts';
import type { Quote } from '../../contracts/quote.ts';
import { pointMoment } from '../../domain/chart-time.ts';
import { intradayStepOf } from '../../domain/intraday-step.ts';
import type { Language } from '../../domain/language.ts';
import { isMomentOfDay } from '../../domain/now.ts';
import type { TimeZone } from '../../domain/time-zone.ts';
import { useFrame } from '../shell/use-frame.ts';

interface Tail {
  readonly key: string;
  readonly points: readonly GraphicPoint[];
}

/**
 * What has come in since the line of a day was loaded. `key` names the line; another one begins
 * without a tail. However long the page is open, a day has no more points than steps.
 */
export function useTail(
  key: string,
  day: string,
  quote: Quote | undefined,
): readonly GraphicPoint[] {
  const [tail, setTail] = useState<Tail>({ key, points: [] });
  const current = tail.key === key ? tail.points : [];
  const { globals, timeZone } = useFrame();
  const point = quote && pointOf(quote, day, globals.lang, timeZone);
  const last = current.at(-1);
  if (point && (!last || point['date.numeric'] > last['date.numeric'])) {
    setTail({ key, points: withTail(current, [point]) });
  }
  return current;
}

/**
 * A line with what came after it, as the server would give it now: a later quote of the step that
 * the line ends in takes the place of its last point.
 */
export function withTail<Point extends GraphicPoint>(
  line: readonly Point[],
  tail: readonly Point[],
): readonly Point[] {
  const end = line.at(-1)?.['date.numeric'] ?? -Infinity;
  const newer = tail.filter((point) => point['date.numeric'] > end);
  if (newer.length === 0) return line;
  const isSameStep = intradayStepOf(newer[0]!['date.numeric']) === intradayStepOf(end);
  return [...(isSameStep ? line.slice(0, -1) : line), ...newer];
}

function pointOf(
  { asOf, value, isRealtime }: Quote,
  day: string,
  language: Language,
  timeZone: TimeZone,
): GraphicPoint | null {
  // After midnight another line begins.
  if (!isRealtime || asOf === null || !isMomentOfDay(asOf, day, timeZone)) return null;
  const number = Number(value);
  if (value === null || Number.isNaN(number)) return null;
  const second = Math.floor(Date.parse(asOf) / 1000);
  return { 'date.numeric': second, value: number, date: pointMoment(second, language, timeZone) };
}
