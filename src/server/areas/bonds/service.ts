import { MASK, reveal, revealOrRefuse } from '../../../access/guarded.ts';
import { requireNeeds } from '../../../access/require-needs.ts';
import type { calculateBond as contract, getBondTerms } from '../../../contracts/bonds/bonds.ts';
import type { Answer, ValidInput } from '../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import {
  ratioOn,
  ratioOnNamedDay,
  readBondTerms,
  settlementFor,
  termsOn,
  termsOnNamedDay,
  tradeDayFor,
  type Indexation,
  type RatioOnDay,
  type StoredTerms,
} from '../../../db/bonds/read-terms.ts';
import type { Db } from '../../../db/connect.ts';
import { moneyMarketYear } from '../../../domain/bonds/bill.ts';
import {
  calculateBond,
  type CalculationRefusal,
  type CalculationRequest,
} from '../../../domain/bonds/calculate-bond.ts';
import {
  adjustDay,
  isBusinessDay,
  listWeekdayHolidays,
  WEEKENDS_ONLY,
  type HolidayCalendar,
} from '../../../domain/bonds/business-days.ts';
import {
  joinCalendars,
  readCalendarNames,
  type JoinedCalendar,
} from '../../../domain/time/calendars/joined-calendar.ts';
import type { TermsInput } from '../../../domain/bonds/read-terms.ts';
import { formatDay, parseDay, type Day } from '../../../domain/time/day.ts';
import { todayAt, type Clock } from '../../../domain/time/now.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import { findBondPrice, type BondPrice } from '../../engines/quotes/bond-price.ts';
import { REFUSAL_LABELS } from '../../engines/quotes/refusal-labels.ts';
import { listTermGaps, requireKnownTerms } from '../../engines/quotes/term-gaps.ts';
import * as store from './store.ts';

type Request = ValidInput<typeof contract>['body'];

export class BondService {
  readonly #db: Db;
  readonly #now: Clock;

  constructor(db: Db, now: Clock) {
    this.#db = db;
    this.#now = now;
  }

  async terms(bondId: number): Promise<Answer<typeof getBondTerms>> {
    const stored = await this.#find(bondId);
    if (!stored) throw new ApiError('not_found', { field: 'params.instrumentId' });
    const price = await findBondPrice(this.#db, bondId, this.#now());
    const settlementDate = this.#settle(stored, price);
    const { calendar, ...terms } = termsOn(stored, settlementDate);
    return {
      terms,
      ...listTermGaps(stored),
      settlementDate,
      calendar: describeCalendar(calendar, terms, settlementDate),
      indexation: describeIndexation(stored.indexation, terms.issueDate ?? settlementDate),
    };
  }

  async calculate(request: Request, context: RequestContext): Promise<Answer<typeof contract>> {
    // Before any lookup: an error must not reveal whether there is a price.
    if (request.price === 'market') requireNeeds(context.viewer, 'values');
    const { price, settlementDate, ...asked } = await this.#resolveRequest(request, context);
    const calendar = readCalendar(request.calendar) ?? asked.calendar;
    const { yield: yieldRate, compounding, bondId, workout, inflation } = request;
    const terms = { ...asked.terms, calendar };
    // At a given price, the payments have a yield; the market price of a bond in default has none.
    if (request.price === 'market' && terms.tradesFlat) {
      throw rejectedCalculation({ field: 'price', reason: 'in-default' });
    }
    const calculated = calculateBond({
      terms,
      settlementDate,
      price,
      yield: yieldRate,
      compounding,
      inflation,
      moneyMarketYear: request.moneyMarketYear,
      quote: request.quote,
      ...asked.own,
      workout,
    });
    if (calculated.refusal) throw rejectedCalculation(calculated.refusal, bondId !== undefined);
    const { assumptions, cashFlows, linker, workouts, ...figures } = calculated.result;
    const { ratio } = asked;
    return {
      ...figures,
      workouts: workouts && [...workouts],
      linker: linker && ratio ? { ...linker, ratioDate: ratio.day } : linker,
      assumptions: [
        ...assumptions,
        ...(ratio?.referenceIndex === null ? (['index-ratio-stored'] as const) : []),
      ],
      cashFlows: [...cashFlows],
      settlementDate,
      nextBusinessDay: nextBusinessDay(calendar ?? WEEKENDS_ONLY, settlementDate),
      calendar: calendar && {
        names: [...calendar.names],
        certainUntil: calendar.certainUntil,
      },
    };
  }

  /**
   * The requested terms, the settlement date, and the price, either the market's or the given one.
   */
  async #resolveRequest(request: Request, context: RequestContext): Promise<Asked> {
    const { bondId, terms, settlementDate, price } = request;
    if (terms !== undefined) {
      if (bondId !== undefined)
        throw rejectedCalculation({ field: 'bondId', reason: 'both-given' });
      if (price === 'market') throw rejectedCalculation({ field: 'bondId', reason: 'missing' });
      if (settlementDate === undefined)
        throw rejectedCalculation({ field: 'settlementDate', reason: 'missing' });
      return { terms, settlementDate, price };
    }
    if (bondId === undefined) throw rejectedCalculation({ field: 'terms', reason: 'missing' });
    const stored = await this.#find(bondId);
    if (!stored) throw new ApiError('not_found', { field: 'body.bondId' });
    requireKnownTerms(stored, 'body.bondId');
    const latest =
      price === 'market' ? await findBondPrice(this.#db, bondId, this.#now()) : undefined;
    const settled = settlementDate ?? this.#settle(stored, latest);
    // Only the usual settlement may use the index ratio of another day, which is then named.
    const isNamed = settlementDate !== undefined;
    const { calendar, ...ownTerms } = (isNamed ? termsOnNamedDay : termsOn)(stored, settled);
    const own = await this.#findOwn(
      bondId,
      stored,
      latest?.day ?? findTradeDay(stored, settled),
      context,
    );
    const findRatio = isNamed ? ratioOnNamedDay : ratioOn;
    const ratio = stored.indexation && findRatio(stored.indexation, settled);
    const asked = { terms: ownTerms, calendar, settlementDate: settled, own, ratio };
    if (price !== 'market') return { ...asked, price };
    if (!latest) throw rejectedCalculation({ field: 'price', reason: 'missing' });
    return { ...asked, price: Number(revealOrRefuse(context.viewer, latest.value)) };
  }

  /**
   * What the currency and the index of a stored bond add to its terms; the curve is the one on
   * `day`.
   */
  async #findOwn(
    bondId: number,
    { terms, indexName }: StoredTerms,
    day: Day | undefined,
    { viewer }: RequestContext,
  ): Promise<OwnParts> {
    const currency = await store.findCurrency(this.#db, bondId);
    const own = { indexName: indexName ?? undefined };
    if (!terms.floating || currency === null || day === undefined) {
      return { ...own, moneyMarketYear: moneyMarketYear(currency) };
    }
    const curve = reveal(viewer, await store.findCurve(this.#db, currency, day));
    return { ...own, curve: curve === MASK ? undefined : (curve ?? undefined) };
  }

  async #find(bondId: number): Promise<StoredTerms | undefined> {
    return (await readBondTerms(this.#db, [bondId])).get(bondId);
  }

  /** From the price date, or from today if the price is still to be entered. */
  #settle(stored: StoredTerms, price: BondPrice | undefined): string {
    return formatDay(settlementFor(stored, price?.day ?? todayAt(this.#now())));
  }
}

/** The months that matter from the issue date on; without one, from the settlement date. */
function describeIndexation(
  indexation: Indexation | undefined,
  firstDate: string,
): Answer<typeof getBondTerms>['indexation'] {
  if (!indexation?.history) return null;
  const { baseIndex, months } = indexation.history;
  const first = formatDay(parseDay(firstDate)! - LAG_DAYS).slice(0, 7);
  const counted = Object.entries(months).filter(([month]) => month >= first);
  return { baseIndex, months: Object.fromEntries(counted) };
}

/** Three months plus the month in progress. */
const LAG_DAYS = 4 * 31;

/** How long a perpetual's coupons are listed. */
const PERPETUAL_DAYS = 30 * 366;

function describeCalendar(
  calendar: JoinedCalendar,
  { issueDate, maturityDate }: Pick<TermsInput, 'issueDate' | 'maturityDate'>,
  settlementDate: string,
): Answer<typeof getBondTerms>['calendar'] {
  const { names, certainUntil, weekend } = calendar;
  const from = parseDay(issueDate ?? settlementDate)!;
  const to = parseDay(maturityDate ?? '') ?? from + PERPETUAL_DAYS;
  const holidays = listWeekdayHolidays(calendar).filter((day) => day >= from && day <= to + MOVED);
  return {
    names: [...names],
    certainUntil,
    weekend: [...weekend],
    holidays: [...holidays].map(formatDay),
  };
}

/** How many days a payment may be moved beyond maturity. */
const MOVED = 14;

type OwnParts = Pick<CalculationRequest, 'moneyMarketYear' | 'indexName' | 'curve'>;

interface Asked {
  readonly terms: TermsInput;
  /** Only for a stored bond. */
  readonly own?: OwnParts;
  /** Only for a stored bond. */
  readonly calendar?: JoinedCalendar;
  /** Only for a stored inflation-linked bond. */
  readonly ratio?: RatioOnDay | undefined;
  readonly settlementDate: string;
  readonly price: number | undefined;
}

function readCalendar(text: string | undefined): JoinedCalendar | undefined {
  if (text === undefined) return undefined;
  const names = readCalendarNames(text);
  if (!names) throw rejectedCalculation({ field: 'calendar', reason: 'unknown-calendar' });
  return joinCalendars(names);
}

/** Undefined for an invalid date, which the calculation rejects. */
function findTradeDay(stored: StoredTerms, settlementDate: string): Day | undefined {
  const settlement = parseDay(settlementDate);
  return settlement === undefined ? undefined : tradeDayFor(stored, settlement);
}

/** Undefined if the day itself is a business day. */
function nextBusinessDay(calendar: HolidayCalendar, text: string): string | undefined {
  const day = parseDay(text)!;
  return isBusinessDay(calendar, day)
    ? undefined
    : formatDay(adjustDay(calendar, day, 'following'));
}

/**
 * The terms of a stored bond aren't the caller's, so a conflict with them is reported for the
 * settlement date.
 */
function rejectedCalculation(
  { field, reason }: Pick<CalculationRefusal, 'field' | 'reason'>,
  isStored = false,
): ApiError {
  const named = isStored && field.startsWith('terms.') ? 'settlementDate' : field;
  return new ApiError('invalid_field', {
    field: `body.${named.replaceAll(/\[(\d+)\]/g, '.$1')}`,
    label: REFUSAL_LABELS[reason],
  });
}
