import { clampStamp, type Bounds } from './bounds.ts';
import { dayOfStamp, minutesInDay, toStamp, type Stamp } from './stamp.ts';

const HOURS = 24;
const MINUTES = 60;

export interface TimeChoice {
  readonly number: number;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  /** The stamp after choosing it; it is always within the bounds. */
  readonly stamp: Stamp;
}

/** An hour can be chosen if any of its minutes lies within the bounds. */
export function hourChoices(stamp: Stamp, bounds: Bounds): readonly TimeChoice[] {
  const [day, now] = [dayOfStamp(stamp), minutesInDay(stamp)];
  return Array.from({ length: HOURS }, (_, hour) => {
    const first = toStamp(day, hour * MINUTES);
    return {
      number: hour,
      isChosen: hour === Math.floor(now / MINUTES),
      isDisabled: first > bounds.max || first + MINUTES - 1 < bounds.min,
      stamp: clampStamp(first + (now % MINUTES), bounds),
    };
  });
}

/** In steps; a minute between them that was typed is offered too. */
export function minuteChoices(stamp: Stamp, bounds: Bounds, step: number): readonly TimeChoice[] {
  const minute = minutesInDay(stamp) % MINUTES;
  const hour = stamp - minute;
  return Array.from({ length: MINUTES }, (_, number) => number)
    .filter((number) => number % step === 0 || number === minute)
    .map((number) => ({
      number,
      isChosen: number === minute,
      isDisabled: hour + number < bounds.min || hour + number > bounds.max,
      stamp: clampStamp(hour + number, bounds),
    }));
}
