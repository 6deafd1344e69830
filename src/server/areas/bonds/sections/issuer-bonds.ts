import type { getBondsByNumber, getCompanyBonds } from '../../../../contracts/bonds/sections.ts';
import type { Answer } from '../../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import type { Db } from '../../../../db/connect.ts';
import { formatDay } from '../../../../domain/time/day.ts';
import { decimal, formatDecimal, parseDecimal } from '../../../../domain/text/decimal.ts';
import { todayAt, type Clock } from '../../../../domain/time/now.ts';
import type { RequestContext } from '../../../core/http/request-context.ts';
import {
  bondRowFor,
  findBondRows,
  findSourceNames,
  sortByEnd,
  type BondRow,
} from '../../../engines/quotes/bond-rows.ts';
import { curveLineFor, findCurveLines } from '../../../engines/quotes/curve-lines.ts';
import * as store from './issuer-bonds-store.ts';
import { findCompany } from './ratings-store.ts';

type CompanyBonds = Answer<typeof getCompanyBonds>;

/** The bonds of an issuer, and any bonds to compare with them. */
export class IssuerBondService {
  readonly #db: Db;
  readonly #now: Clock;

  constructor(db: Db, now: Clock) {
    this.#db = db;
    this.#now = now;
  }

  async ofCompany(companyId: number, context: RequestContext): Promise<CompanyBonds> {
    const db = this.#db;
    const now = this.#now();
    const company = await findCompany(db, companyId);
    if (!company) throw new ApiError('not_found', { field: 'params.companyId' });
    const { ids, total } = await store.findIssuerBonds(db, companyId);
    const rows = sortByEnd(await findBondRows(db, ids, now));
    const active = rows.filter(({ status }) => status === 'active');
    const [due, curves, sources] = await Promise.all([
      this.#due(active),
      findCurveLines(db, active, now),
      findSourceNames(db, rows),
    ]);
    return {
      items: rows.map((row) => bondRowFor(context, row)),
      total,
      due,
      curves: curves.map((line) => curveLineFor(context.viewer, line)),
      sources,
    };
  }

  /** IDs of hidden instruments, or not of bonds, are left out. */
  async figures(
    ids: readonly number[],
    context: RequestContext,
  ): Promise<Answer<typeof getBondsByNumber>> {
    const now = this.#now();
    const shown = await store.withoutHidden(this.#db, ids);
    const rows = await findBondRows(this.#db, shown, now);
    const curves = await findCurveLines(this.#db, rows, now);
    return {
      items: rows.map((row) => bondRowFor(context, row)),
      curves: curves.map((line) => curveLineFor(context.viewer, line)),
    };
  }

  /** An amortising bond falls due in several years; one of unknown size isn't listed. */
  async #due(rows: readonly BondRow[]): Promise<CompanyBonds['due']> {
    const today = formatDay(todayAt(this.#now()));
    const repayments = await store.findRepayments(
      this.#db,
      rows.map(({ id }) => id),
    );
    return rows.flatMap(({ id, currency, maturesOn, amount }) => {
      if (amount === null) return [];
      const parts = (repayments.get(id) ?? []).filter(({ paidOn }) => paidOn > today);
      const left = parts.reduce((sum, { share }) => sum + Number(share), 0);
      if (parts.length === 0 || left === 0) {
        const year = maturesOn === null ? null : Number(maturesOn.slice(0, 4));
        return [{ bondId: id, currency, year, amount }];
      }
      // The amount is what is currently outstanding; each repayment gets its share of it.
      return parts.map(({ paidOn, share }) => ({
        bondId: id,
        currency,
        year: Number(paidOn.slice(0, 4)),
        amount: shareText(amount, Number(share) / left),
      }));
    });
  }
}

/** Rounded to whole currency units: cents are irrelevant for a loan. */
function shareText(amount: string, share: number): string {
  const whole = parseDecimal(amount);
  if (!whole) return amount;
  const parts = BigInt(Math.round(share * 1_000_000));
  return formatDecimal(decimal((whole.units * parts) / 1_000_000n / 10n ** BigInt(whole.scale), 0));
}
