import { formatDay, type Day } from '../time/day.ts';
import { BondRefusal } from './bond-refusal.ts';
import {
  FREQUENCIES,
  FULL_PRICE,
  type BondTerms,
  type ExCouponTerms,
  type ExerciseRight,
  type Frequency,
  type ScheduleRow,
  type SharedTerms,
} from './bond-terms.ts';
import { BUSINESS_DAY_RULES, type BusinessDayRule } from './business-days.ts';
import { DAY_COUNTS, type DayCount } from './day-count.ts';
import { readFloating, readSteps, type FloatingInput, type RateStepInput } from './read-rates.ts';
import { checkCount, readChoice, readDay, readNumber, readPositive } from './read-values.ts';

/**
 * Terms in request format: days as `YYYY-MM-DD`, rates as decimals, prices per 100. Null is a term
 * that isn't known.
 */
export interface TermsInput extends Omit<SharedTerms, 'coupon'> {
  readonly coupon: number | null;
  readonly frequency: number | null;
  readonly dayCount: string | null;
  readonly compoundsCoupon?: boolean | undefined;
  readonly accrualDayCount?: string | undefined;
  readonly yieldDayCount?: string | undefined;
  readonly issueDate?: string | undefined;
  readonly firstCouponDate?: string | undefined;
  readonly lastRegularCouponDate?: string | undefined;
  readonly maturityDate?: string | undefined;
  readonly endOfMonth?: boolean | undefined;
  readonly couponSteps?: readonly RateStepInput[] | undefined;
  readonly floating?: FloatingInput | undefined;
  readonly schedule?: readonly ScheduleInput[] | undefined;
  readonly calls?: readonly ExerciseInput[] | undefined;
  readonly puts?: readonly ExerciseInput[] | undefined;
  readonly businessDayRule?: string | undefined;
  readonly deflationFloor?: boolean | undefined;
}

interface Dated {
  readonly date: string;
}
type ScheduleInput = Omit<ScheduleRow, 'day'> & Dated;
type ExerciseInput = Omit<ExerciseRight, 'day'> & Dated;

/** An annual rate of a thousand percent is a percentage entered as a decimal. */
const HIGHEST_COUPON = 10;
/** Repayments are entered with few digits: thirds of 100 must add up. */
const SUM_TOLERANCE = 1e-4;
const MAX_ROWS = 1800;
const MAX_RIGHTS = 200;
const MAX_EX_DAYS = 90;

/** Undefined if a needed term isn't known, or the terms contradict each other. */
export function readUsableTerms(input: TermsInput): BondTerms | undefined {
  try {
    return readTerms(input);
  } catch (error) {
    if (error instanceof BondRefusal) return undefined;
    throw error;
  }
}

export function readTerms(input: TermsInput): BondTerms {
  const terms: BondTerms = {
    coupon: readCoupon(input),
    frequency: readFrequency(input.frequency),
    dayCount: readChoice(
      'terms.dayCount',
      requireKnown('terms.dayCount', input.dayCount),
      DAY_COUNTS,
    ),
    isCouponCompounded: input.compoundsCoupon,
    accrualDayCount: readDayCount('terms.accrualDayCount', input.accrualDayCount),
    yieldDayCount: readDayCount('terms.yieldDayCount', input.yieldDayCount),
    issueDay: readOptionalDay('terms.issueDate', input.issueDate),
    firstCouponDay: readOptionalDay('terms.firstCouponDate', input.firstCouponDate),
    lastRegularCouponDay: readOptionalDay(
      'terms.lastRegularCouponDate',
      input.lastRegularCouponDate,
    ),
    maturityDay: readOptionalDay('terms.maturityDate', input.maturityDate),
    isEndOfMonth: input.endOfMonth,
    redemption: readOptionalPositive('terms.redemption', input.redemption),
    couponSteps: input.couponSteps && readSteps('terms.couponSteps', input.couponSteps),
    floating: input.floating && readFloating(input.floating),
    schedule: input.schedule && readSchedule(input.schedule),
    calls: input.calls && readRights('terms.calls', input.calls),
    puts: input.puts && readRights('terms.puts', input.puts),
    businessDayRule: readRule(input.businessDayRule),
    calendar: input.calendar,
    adjustsPeriods: input.adjustsPeriods,
    exCoupon: input.exCoupon && readExCoupon(input.exCoupon),
    tradesFlat: input.tradesFlat,
    indexRatio:
      input.indexRatio === null ? null : readOptionalPositive('terms.indexRatio', input.indexRatio),
    hasDeflationFloor: input.deflationFloor,
    timing: input.timing,
  };
  checkOrder(terms);
  return terms;
}

function readOptionalDay(field: string, text: string | undefined): Day | undefined {
  return text === undefined ? undefined : readDay(field, text);
}

function readOptionalPositive(field: string, value: number | undefined): number | undefined {
  return value === undefined ? undefined : readPositive(field, value);
}

function readDayCount(field: string, value: string | undefined): DayCount | undefined {
  return value === undefined ? undefined : readChoice(field, value, DAY_COUNTS);
}

function readRule(value: string | undefined): BusinessDayRule | undefined {
  if (value === undefined) return undefined;
  return readChoice('terms.businessDayRule', value, BUSINESS_DAY_RULES);
}

function requireKnown<T>(field: string, value: T | null): T {
  if (value !== null) return value;
  throw new BondRefusal(field, 'missing', `${field} isn't known.`);
}

function readFrequency(given: number | null): Frequency {
  const value = requireKnown('terms.frequency', given);
  const found = FREQUENCIES.find((frequency) => frequency === value);
  if (found !== undefined) return found;
  const sentence = `terms.frequency must be one of: ${FREQUENCIES.join(', ')}.`;
  throw new BondRefusal('terms.frequency', 'not-allowed', sentence);
}

function readCoupon({ coupon: given, frequency, issueDate }: TermsInput): number {
  const coupon = readNumber('terms.coupon', requireKnown('terms.coupon', given));
  if (coupon < 0) {
    throw new BondRefusal('terms.coupon', 'negative', 'terms.coupon must not be negative.');
  }
  if (coupon > HIGHEST_COUPON) {
    throw new BondRefusal('terms.coupon', 'too-high', 'terms.coupon is a decimal: 0.05 is 5 %.');
  }
  if (frequency === 0 && coupon > 0 && issueDate === undefined) {
    const sentence = 'Interest that is paid at the end needs the day on which it begins.';
    throw new BondRefusal('terms.issueDate', 'missing', sentence);
  }
  return coupon;
}

function readExCoupon(exCoupon: ExCouponTerms): ExCouponTerms {
  const { days } = exCoupon;
  if (Number.isInteger(days) && days >= 0 && days <= MAX_EX_DAYS) return exCoupon;
  const sentence = `terms.exCoupon.days must be a whole number up to ${MAX_EX_DAYS}.`;
  throw new BondRefusal('terms.exCoupon.days', 'not-allowed', sentence);
}

function readSchedule(rows: readonly ScheduleInput[]): ScheduleRow[] {
  checkCount('terms.schedule', rows, MAX_ROWS);
  const read = rows.map(({ date, coupon, principal }, i): ScheduleRow => {
    const field = `terms.schedule[${i}]`;
    for (const [name, value] of Object.entries({ coupon, principal })) {
      if (value !== undefined && readNumber(`${field}.${name}`, value) < 0) {
        const sentence = `${field}.${name} must not be negative.`;
        throw new BondRefusal(`${field}.${name}`, 'negative', sentence);
      }
    }
    return { day: readDay(`${field}.date`, date), coupon, principal };
  });
  for (let i = 1; i < read.length; i += 1) {
    if (read[i]!.day > read[i - 1]!.day) continue;
    const field = `terms.schedule[${i}].date`;
    throw new BondRefusal(field, 'wrong-order', `${field} must be after the row before it.`);
  }
  const hasPrincipal = read.some(({ principal }) => principal !== undefined);
  const sum = read.reduce((total, { principal }) => total + (principal ?? 0), 0);
  if (hasPrincipal && Math.abs(sum - FULL_PRICE) > SUM_TOLERANCE) {
    const sentence = `The schedule repays ${sum}, not ${FULL_PRICE}.`;
    throw new BondRefusal('terms.schedule', 'wrong-sum', sentence);
  }
  return read;
}

function readRights(field: string, rights: readonly ExerciseInput[]): ExerciseRight[] {
  checkCount(field, rights, MAX_RIGHTS);
  return rights.map(({ date, price }, i) => ({
    day: readDay(`${field}[${i}].date`, date),
    price: readPositive(`${field}[${i}].price`, price),
  }));
}

/** Issue, first coupon, last regular coupon, maturity: each after the previous one. */
function checkOrder(terms: BondTerms): void {
  const days = [
    ['terms.issueDate', terms.issueDay],
    ['terms.firstCouponDate', terms.firstCouponDay],
    ['terms.lastRegularCouponDate', terms.lastRegularCouponDay],
    ['terms.maturityDate', terms.maturityDay],
  ] as const;
  let before: Day | undefined;
  for (const [field, day] of days) {
    if (day === undefined) continue;
    // The first coupon may also be the last regular one or the maturity; the last regular date may
    // be the issue date.
    const mayBeSame =
      field === 'terms.lastRegularCouponDate' ||
      (before === terms.firstCouponDay && before !== undefined);
    if (before !== undefined && (day < before || (day === before && !mayBeSame))) {
      const sentence = `${field} must be after ${formatDay(before)}.`;
      throw new BondRefusal(field, 'wrong-order', sentence);
    }
    before = day;
  }
  const lastRow = terms.schedule?.at(-1)?.day;
  if (lastRow !== undefined && lastRow > (terms.maturityDay ?? lastRow)) {
    const sentence = 'The schedule goes on after the maturity.';
    throw new BondRefusal('terms.schedule', 'wrong-order', sentence);
  }
}
