import { addMonths, calendarDay, yearFromDay, type Day } from '../../domain/time/day.ts';
import type { StateConventions } from './state-conventions.ts';

/** One bond of a government, before the market determines its coupon. */
export interface StateIssue {
  readonly kind: 'bill' | 'bond' | 'linker';
  readonly issuedOn: Day;
  readonly maturesOn: Day;
}

/** How far back quotes and curves go. */
const HISTORY_DAYS = 3600;
/** A bond issued yesterday has no quotes yet. */
const YOUNGEST_DAYS = 10;
const BILL_MONTHS_AHEAD = { main: [2, 5, 8, 11], others: [4, 10] };
/**
 * Months between past bills, for governments whose curve is compared with money-market rates. On a
 * day without bills, the fitted three-month rate would be a guess; where other bonds are few or
 * rates move much, more bills are needed.
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
 * All quoted issues of a government: regular ones of ten years, long ones and bills, so that every
 * day of the last ten years has bonds of all maturities.
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

/** A few ten-year bonds and a long one: what a government has sold abroad and not repaid yet. */
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
  // Valid in February too.
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

/** Issues maturing every few years, alternating between spring and autumn. */
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
