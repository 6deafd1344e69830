import { MASK, reveal } from '../../../../access/guarded.ts';
import type { getBondFacts } from '../../../../contracts/bonds/sections.ts';
import type { Answer } from '../../../../contracts/core/endpoint.ts';
import { settlementFor, termsOn, type StoredTerms } from '../../../../db/bonds/read-terms.ts';
import type { Db } from '../../../../db/connect.ts';
import { BondRefusal } from '../../../../domain/bonds/bond-refusal.ts';
import type { ExerciseRight } from '../../../../domain/bonds/bond-terms.ts';
import { readCompounding } from '../../../../domain/bonds/compounding.ts';
import { prepareBond } from '../../../../domain/bonds/measure-bond.ts';
import { listPayments } from '../../../../domain/bonds/payment-schedule.ts';
import { readUsableTerms } from '../../../../domain/bonds/read-terms.ts';
import { measureRight } from '../../../../domain/bonds/workout.ts';
import { formatDay, parseDay, type Day } from '../../../../domain/time/day.ts';
import { todayAt, type Clock } from '../../../../domain/time/now.ts';
import type { RequestContext } from '../../../core/http/request-context.ts';
import { findBondPrice, type BondPrice } from '../../../engines/quotes/bond-price.ts';
import { calendarIn, nameIn } from '../../../engines/quotes/names.ts';
import { listTermGaps } from '../../../engines/quotes/term-gaps.ts';
import { ANSWER_DECIMALS } from '../../../engines/screening/memory-columns.ts';
import { findBond, findTerms } from './find-bond.ts';
import * as store from './key-terms-store.ts';

type Facts = Answer<typeof getBondFacts>;
type RightAnswer = Facts['calls'][number];

/** The terms of a bond for readers. Only what follows from its price is masked. */
export class KeyTermService {
  readonly #db: Db;
  readonly #now: Clock;

  constructor(db: Db, now: Clock) {
    this.#db = db;
    this.#now = now;
  }

  async facts(bondId: number, { viewer, language }: RequestContext): Promise<Facts> {
    const bond = await findBond(this.#db, bondId);
    const [stored, price, parties, figi] = await Promise.all([
      findTerms(this.#db, bondId),
      findBondPrice(this.#db, bondId, this.#now()),
      store.findParties(this.#db, [bond.issuer_id, bond.guarantor_id]),
      store.findFigi(this.#db, bondId),
    ]);
    const today = todayAt(this.#now());
    const issuer = parties.get(bond.issuer_id ?? 0);
    const guarantor = parties.get(bond.guarantor_id ?? 0);
    const rights = this.#rights(stored, price, reveal(viewer, price?.value ?? null));
    return {
      id: bondId,
      issuer: issuer ? { ...issuer, name: nameIn(language, issuer.name) } : null,
      guarantor: guarantor ? { id: guarantor.id, name: nameIn(language, guarantor.name) } : null,
      seniority: bond.seniority,
      couponType: bond.coupon_type,
      ...listTermGaps(stored),
      couponRate: bond.coupon_rate,
      couponsPerYear: bond.coupons_per_year,
      indexName: bond.index_name,
      indexMargin: bond.index_margin,
      indexRatio: bond.index_ratio,
      couponSteps: await store.findSteps(this.#db, bondId),
      couponDays: couponDays(stored, today),
      dayCount: bond.day_count,
      businessDays: bond.business_days,
      calendars: stored.terms.calendar.names.map((name) => calendarIn(language, name)),
      settlementDays: bond.settlement_days,
      exCouponDays: bond.ex_coupon_days,
      flatFrom: bond.flat_from,
      isin: bond.isin,
      figi,
      currency: bond.currency,
      issuedOn: bond.issued_on,
      issuePrice: bond.issue_price,
      maturesOn: bond.matures_on,
      faceValue: bond.face_value,
      smallestLot: bond.smallest_lot,
      amountIssued: bond.amount_issued,
      amountOutstanding: bond.amount_outstanding,
      governingLaw: bond.governing_law,
      listing: bond.listing,
      venue: bond.venue,
      isGreen: bond.is_green,
      calls: rights('calls'),
      puts: rights('puts'),
      repayments: repaymentsLeft(stored),
      pricedOn: price?.asOf ?? null,
      source: bond.source,
    };
  }

  /** Calls or puts with the yields at the latest price, masked if the viewer may not see it. */
  #rights(stored: StoredTerms, latest: BondPrice | undefined, price: string | null) {
    const today = todayAt(this.#now());
    const settlement = settlementFor(stored, latest?.day ?? today);
    const over = Math.max(settlement, settlementFor(stored, today));
    const terms = readUsableTerms(termsOn(stored, formatDay(settlement)));
    const bond =
      terms &&
      undefinedIfRefused(() =>
        prepareBond(terms, settlement, readCompounding(undefined, terms.frequency)),
      );
    const figures = (right: ExerciseRight) => {
      // As of the price date, like the other figures: with an old price, the option may have passed
      // by now.
      if (price === null || !terms || terms.tradesFlat || right.day <= settlement)
        return { yield: null, duration: null };
      if (price === MASK) return { yield: MASK, duration: MASK };
      const at = bond && undefinedIfRefused(() => measureRight(bond, right, Number(price)));
      return {
        yield: at ? (100 * at.yieldRate).toFixed(ANSWER_DECIMALS.yield) : null,
        duration: at ? at.modifiedDuration.toFixed(ANSWER_DECIMALS.duration) : null,
      };
    };
    return (kind: 'calls' | 'puts'): RightAnswer[] =>
      (stored.terms[kind] ?? []).map(({ date, price: paid }) => {
        const day = parseDay(date)!;
        const { yield: rate, duration } = figures({ day, price: paid });
        return {
          date,
          price: String(paid),
          isPast: day <= over,
          yield: rate,
          duration,
        };
      });
  }
}

/** The next year's coupon dates, which show on which days of a year the bond pays. */
function couponDays({ terms }: StoredTerms, today: Day): string[] {
  const known = readUsableTerms(terms);
  if (!known || known.frequency === 0) return [];
  return listPayments(known, today)
    .filter(({ isPaid, coupon }) => !isPaid && coupon > 0)
    .slice(0, known.frequency)
    .map(({ day }) => formatDay(day));
}

function repaymentsLeft({ terms }: StoredTerms): Facts['repayments'] {
  let left = 100;
  return (terms.schedule ?? []).map(({ date, principal }) => {
    left -= principal;
    return { date, share: String(principal), left: String(Number(Math.max(left, 0).toFixed(6))) };
  });
}

/** A source's terms may not be sufficient for a calculation. */
function undefinedIfRefused<T>(calculate: () => T): T | undefined {
  try {
    return calculate();
  } catch (error) {
    if (error instanceof BondRefusal) return undefined;
    throw error;
  }
}
