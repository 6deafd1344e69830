import { addMonths, calendarDay, yearFromDay, type Day } from '../../domain/time/day.ts';
import type { StateConventions } from './state-conventions.ts';

/** One bond of a state, before the market says at what coupon. */
export interface StateIssue {
  readonly kind: 'bill' | 'bond' | 'linker';
  readonly issuedOn: Day;
  readonly maturesOn: Day;
}

/** So far back there are quotes, and curves. */
const HISTORY_DAYS = 3600;
/** One issued yesterday has no quotes yet. */
const YOUNGEST_DAYS = 10;
const BILL_MONTHS_AHEAD = { main: [2, 5, 8, 11], others: [4, 10] };
/**
 * Months between bills of the past, of states whose curve is read beside rates of the money market.
 * Without bills on a day, its fitted curve would only guess the rate for three months; where other
 * bonds are few or rates move much, it takes more of them.
 */
const PAST_BILLS_EVERY: ReadonlyMap<string, number> = new Map(
  [
    { every: 3, states: 'US GB TR' },
    { every: 6, states: 'DE JP CH RU KZ PL CN SE DK' },
  ].flatMap(({ every, states }) => states.split(' ').map((code) => [code, every] as const)),
);
const YEARS_BETWEEN = {
  main: { ten: 1, five: 0, long: 4 },
  others: { ten: 2, five: 2, long: 5 },
};

/**
 * All issues of a state that have quotes: regular ones of ten years, long ones and bills, so that on
 * every day of the last ten years there are bonds of all lengths.
 */
export function listStateIssues(state: StateConventions, today: Day): StateIssue[] {
  const between = YEARS_BETWEEN[state.isMain ? 'main' : 'others'];
  const months = state.isMain ? BILL_MONTHS_AHEAD.main : BILL_MONTHS_AHEAD.others;
  const issues = [
    ...months.map((ahead) => bill(state, today, ahead)),
    ...pastBills(state, today, months[0]!),
    ...regularIssues(state, today, { years: 10, every: between.ten, offset: 0 }),
    ...regularIssues(state, today, { years: 5, every: between.five, offset: 1 }),
    ...(state.longest > 10
      ? regularIssues(state, today, { years: state.longest, every: between.long, offset: 1 })
      : []),
    ...(state.linker
      ? regularIssues(state, today, { years: 10, every: 3, offset: 2, kind: 'linker' })
      : []),
  ];
  return withQuotes(issues, today);
}

/** A few of ten years and a long one: what a state has sold abroad and not repaid yet. */
export function listAbroadIssues(state: StateConventions, today: Day): StateIssue[] {
  return withQuotes(
    [
      ...regularIssues(state, today, { years: 10, every: 3, offset: 0 }),
      ...regularIssues(state, today, { years: state.longest, every: 12, offset: 1 }),
    ],
    today,
  ).filter(({ maturesOn }) => maturesOn > today);
}

function withQuotes(issues: readonly StateIssue[], today: Day): StateIssue[] {
  return issues
    .filter(
      ({ issuedOn, maturesOn }) =>
        issuedOn < today - YOUNGEST_DAYS && maturesOn > today - HISTORY_DAYS,
    )
    .toSorted((a, b) => a.maturesOn - b.maturesOn);
}

function bill({ dayOfMonth }: StateConventions, today: Day, monthsAhead: number): StateIssue {
  const { year, month } = monthAfter(today, monthsAhead);
  // February has such a day too.
  const maturesOn = calendarDay(year, month, Math.min(dayOfMonth, 28));
  return { kind: 'bill', issuedOn: addMonths(maturesOn, -12), maturesOn };
}

function pastBills(state: StateConventions, today: Day, nextMonthsAhead: number): StateIssue[] {
  const every = PAST_BILLS_EVERY.get(state.code);
  if (every === undefined) return [];
  const count = Math.ceil(HISTORY_DAYS / (30 * every));
  return Array.from({ length: count }, (_, i) =>
    bill(state, today, nextMonthsAhead - every * (i + 1)),
  );
}

interface RegularPlan {
  readonly years: number;
  readonly every: number;
  readonly offset: number;
  readonly kind?: StateIssue['kind'];
}

/** Those that end in every so many years, in the spring and in the autumn by turns. */
function regularIssues(
  { dayOfMonth, months }: StateConventions,
  today: Day,
  { years, every, offset, kind = 'bond' }: RegularPlan,
): StateIssue[] {
  if (every === 0) return [];
  const thisYear = yearFromDay(today);
  const issues: StateIssue[] = [];
  for (let year = thisYear - 11; year <= thisYear + years; year += 1) {
    if ((year + offset) % every !== 0) continue;
    const month = months[Math.floor(year / every + offset) % 2 === 0 ? 0 : 1];
    const maturesOn = calendarDay(year, month, dayOfMonth);
    issues.push({ kind, issuedOn: addMonths(maturesOn, -12 * years), maturesOn });
  }
  return issues;
}

function monthAfter(day: Day, months: number): { year: number; month: number } {
  const date = new Date(day * 86_400_000);
  const count = 12 * date.getUTCFullYear() + date.getUTCMonth() + months;
  return { year: Math.floor(count / 12), month: (count % 12) + 1 };
}
