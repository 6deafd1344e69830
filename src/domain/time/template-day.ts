import { addMonths, parseDay, type Day } from './day.ts';

/** `$currentDate` with hours, days, weeks, months or years; a plus may arrive as a space. */
const TEMPLATE = /^\$currentDate(?:([+ -])(\d{1,4})([hdwmMyY]))?$/;
const HOURS_PER_DAY = 24;

/**
 * A day, or a template that OpenBB Workspace passes unchanged, such as `$currentDate-3M`. A
 * template in hours gives the day on which they end. Undefined for anything else.
 */
export function readTemplateDay(text: string, nowMs: number): Day | undefined {
  const match = TEMPLATE.exec(text);
  if (!match) return parseDay(text);
  const [, sign, count, unit] = match;
  const today = Math.floor(nowMs / 86_400_000);
  if (unit === undefined) return today;
  const steps = Number(count) * (sign === '-' ? -1 : 1);
  switch (unit) {
    case 'h':
      return Math.floor(nowMs / 86_400_000 + steps / HOURS_PER_DAY);
    case 'd':
      return today + steps;
    case 'w':
      return today + 7 * steps;
    case 'm':
    case 'M':
      return addMonths(today, steps);
    default:
      return addMonths(today, 12 * steps);
  }
}
