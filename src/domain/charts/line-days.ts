import { SECONDS_PER_DAY } from '../time/day.ts';

const known = new WeakMap<ArrayLike<number>, boolean>();

/**
 * Whether all points are daily values, which are stored at midnight UTC and have no time of day.
 */
export function isDaily(seconds: ArrayLike<number>): boolean {
  let answer = known.get(seconds);
  if (answer === undefined) {
    answer = true;
    for (let i = 0; answer && i < seconds.length; i += 1) {
      answer = seconds[i]! % SECONDS_PER_DAY === 0;
    }
    known.set(seconds, answer);
  }
  return answer;
}
