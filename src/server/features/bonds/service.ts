import { MASK, reveal, revealOrRefuse } from '../../../access/guarded.ts';
import { requireNeeds } from '../../../access/require-needs.ts';
import type {
  BondTermsInput,
  calculateBond as contract,
  getBondTerms,
} from '../../../contracts/bonds.ts';
import type { Answer, ValidInput } from '../../../contracts/endpoint.ts';
import { ApiError } from '../../../contracts/errors.ts';
import { readBondTerms, termsOn, type StoredTerms } from '../../../db/bonds/read-terms.ts';
import type { Db } from '../../../db/connect.ts';
import { moneyMarketYear } from '../../../domain/bond/bill.ts';
import {
  calculateBond,
  type CalculationRefusal,
  type CalculationRequest,
} from '../../../domain/bond/calculate-bond.ts';
import { addBusinessDays, WEEKENDS_ONLY } from '../../../domain/bond/business-days.ts';
import { formatDay, parseDay } from '../../../domain/day.ts';
import { todayAt, type Clock } from '../../../domain/now.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { REFUSAL_LABELS } from '../../market/refusal-labels.ts';
import * as store from './store.ts';

interface OwnTerms {
  readonly terms: BondTermsInput;
}
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
    const today = todayAt(this.#now());
    const settlement = addBusinessDays(WEEKENDS_ONLY, today, stored.settlementDays);
    const settlementDate = formatDay(settlement);
    return { terms: termsOn(stored, settlementDate), settlementDate };
  }

  async calculate(request: Request, context: RequestContext): Promise<Answer<typeof contract>> {
    // Before anything is looked up: a refusal must not tell whether there is a price.
    if (request.price === 'market') requireNeeds(context.viewer, 'values');
    const { terms, ...own } = await this.#readTerms(request, context);
    // What the payments would yield can be asked with a price; what the market says has no yield.
    if (request.price === 'market' && terms.tradesFlat) {
      throw refuse({ field: 'price', reason: 'in-default' });
    }
    const price = request.price === 'market' ? await this.#price(request, context) : request.price;
    const { settlementDate, yield: yieldRate, compounding, workout, inflation } = request;
    const calculated = calculateBond({
      terms,
      settlementDate,
      price,
      yield: yieldRate,
      compounding,
      inflation,
      moneyMarketYear: request.moneyMarketYear,
      ...own,
      workout,
    });
    if (calculated.refusal) throw refuse(calculated.refusal, request.bondId !== undefined);
    const { assumptions, cashFlows, ...figures } = calculated.result;
    return { ...figures, assumptions: [...assumptions], cashFlows: [...cashFlows] };
  }

  /** The terms, and of a stored bond what its currency and index add. */
  async #readTerms(
    { bondId, terms, settlementDate }: Request,
    { viewer }: RequestContext,
  ): Promise<Pick<CalculationRequest, 'moneyMarketYear' | 'indexName' | 'curve'> & OwnTerms> {
    if (terms !== undefined) {
      if (bondId === undefined) return { terms };
      throw refuse({ field: 'bondId', reason: 'both-given' });
    }
    if (bondId === undefined) throw refuse({ field: 'terms', reason: 'missing' });
    const stored = await this.#find(bondId);
    if (!stored) throw new ApiError('not_found', { field: 'body.bondId' });
    const own = {
      terms: termsOn(stored, settlementDate),
      indexName: stored.indexName ?? undefined,
    };
    const currency = await store.findCurrency(this.#db, bondId);
    const moneyMarket = moneyMarketYear(currency);
    const day = parseDay(settlementDate);
    if (!own.terms.floating || currency === null || day === undefined) {
      return { ...own, moneyMarketYear: moneyMarket };
    }
    const curve = reveal(viewer, await store.findCurve(this.#db, currency, day));
    return { ...own, curve: curve === MASK ? undefined : (curve ?? undefined) };
  }

  async #find(bondId: number): Promise<StoredTerms | undefined> {
    return (await readBondTerms(this.#db, [bondId])).get(bondId);
  }

  async #price({ bondId }: Request, { viewer }: RequestContext): Promise<number> {
    if (bondId === undefined) throw refuse({ field: 'bondId', reason: 'missing' });
    const price = await store.findPrice(this.#db, bondId, this.#now());
    if (price === null) throw refuse({ field: 'price', reason: 'missing' });
    return Number(revealOrRefuse(viewer, price));
  }
}

/** Of a stored bond the terms are not the caller's: what does not go with them is the settlement. */
function refuse(
  { field, reason }: Pick<CalculationRefusal, 'field' | 'reason'>,
  isStored = false,
): ApiError {
  const named = isStored && field.startsWith('terms.') ? 'settlementDate' : field;
  return new ApiError('invalid_field', {
    field: `body.${named.replaceAll(/\[(\d+)\]/g, '.$1')}`,
    label: REFUSAL_LABELS[reason],
  });
}
