import { parseDay, type Day } from '../time/day.ts';
import { BondRefusal } from './bond-refusal.ts';

export function readDay(field: string, text: string): Day {
  const day = parseDay(text);
  if (day !== undefined) return day;
  throw new BondRefusal(field, 'not-a-day', `${field} is no day of the calendar.`);
}

export function readNumber(field: string, value: number): number {
  if (Number.isFinite(value)) return value;
  throw new BondRefusal(field, 'not-a-number', `${field} is not a number.`);
}

export function readPositive(field: string, value: number): number {
  if (readNumber(field, value) > 0) return value;
  throw new BondRefusal(field, 'not-positive', `${field} must be more than 0.`);
}

export function readChoice<T extends string>(
  field: string,
  value: string,
  choices: readonly T[],
): T {
  const found = choices.find((choice) => choice === value);
  if (found !== undefined) return found;
  throw new BondRefusal(field, 'not-allowed', `${field} must be one of: ${choices.join(', ')}.`);
}

/** Lists are bounded so that every request stays fast. */
export function checkCount(field: string, rows: readonly unknown[], most: number): void {
  if (rows.length <= most) return;
  throw new BondRefusal(field, 'too-many', `${field} has more than ${most} rows.`);
}
