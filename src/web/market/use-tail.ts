import { useState } from 'react';
import type { GraphicPoint } from '../../../contracts/indexes.ts';
import type { Quote } from '../../../contracts/quote.ts';
import { clockText } from '../../../domain/chart-time.ts';

interface Tail {
  readonly key: string;
  readonly points: readonly GraphicPoint[];
}

/**
 * What has come in since a line was loaded: each live quote that is later than all before it.
 * `key` names the line; another one begins without a tail.
 */
export function useTail(key: string, quote: Quote | undefined): readonly GraphicPoint[] {
  const [tail, setTail] = useState<Tail>({ key, points: [] });
  const current = tail.key === key ? tail : { key, points: [] };
  const point = quote && pointOf(quote);
  const last = current.points.at(-1);
  if (point && (!last || point['date.numeric'] > last['date.numeric'])) {
    setTail({ key, points: [...current.points, point] });
  }
  return current.points;
}

function pointOf({ asOf, value, isRealtime }: Quote): GraphicPoint | null {
  const moment = Date.parse(asOf ?? '');
  if (!isRealtime || Number.isNaN(moment) || asOf?.length === 10) return null;
  const number = Number(value);
  if (value === null || Number.isNaN(number)) return null;
  const second = Math.floor(moment / 1000);
  return { 'date.numeric': second, value: number, date: clockText(second) };
}
