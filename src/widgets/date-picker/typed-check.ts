import { fillText } from '../../domain/text/fill-text.ts';
import { calendarDay } from '../../domain/time/day.ts';
import { refusalBy } from './bounds.ts';
import { isOrdered, type Edge, type StampRange } from './range.ts';
import { displayStamp, type Settings } from './settings.ts';
import { toStamp, type Stamp } from './stamp.ts';
import { readTyped, type DateInputReason } from './typed-text.ts';

/** Which end of a period the text is for, and the present period. */
export interface TypedEdge {
  readonly edge: Edge;
  readonly range: StampRange;
}

export type Checked =
  | { readonly stamp: Stamp; readonly reason?: undefined }
  | { readonly stamp?: undefined; readonly reason: DateInputReason };

const EXAMPLE = toStamp(calendarDay(2026, 11, 25), 14 * 60 + 5);

/** A typed date has to follow the same rules as a clicked one. */
export function checkTyped(
  text: string,
  settings: Settings,
  defaultMinutes: number,
  place?: TypedEdge,
): Checked {
  const read = readTyped(text, { ...settings, defaultMinutes });
  if (read.failure) return { reason: read.failure };
  const refusal = refusalBy(settings.bounds, read.stamp);
  if (refusal) return { reason: refusal };
  const isRefused = place && !isOrdered({ ...place.range, [place.edge]: read.stamp });
  return isRefused ? { reason: 'end-before-start' } : { stamp: read.stamp };
}

export function exampleText(settings: Settings): string {
  return displayStamp(EXAMPLE, settings);
}

/** The reason as a text for the reader. */
export function reasonText(reason: DateInputReason, settings: Settings, place?: TypedEdge): string {
  const { texts, bounds } = settings;
  const textWith = (text: string, stamp?: Stamp) =>
    fillText(text, { date: displayStamp(stamp, settings) });
  const order =
    place?.edge === 'from'
      ? textWith(texts.errorStartAfterEnd, place.range.to)
      : textWith(texts.errorEndBeforeStart, place?.range.from);
  const messages: Record<DateInputReason, string> = {
    format: textWith(texts.errorFormat, EXAMPLE),
    'no-such-date': texts.errorNoSuchDate,
    'before-min': textWith(texts.errorBeforeMin, bounds.min),
    'after-max': textWith(texts.errorAfterMax, bounds.max),
    'end-before-start': order,
  };
  return messages[reason];
}
