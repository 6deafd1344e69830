import {
  downloadBondPayments,
  type getBondPayments,
} from '../../../../contracts/bonds/sections.ts';
import type { Answer } from '../../../../contracts/core/endpoint.ts';
import type { Db } from '../../../../db/connect.ts';
import { listPayments } from '../../../../domain/bonds/payment-schedule.ts';
import { readUsableTerms } from '../../../../domain/bonds/read-terms.ts';
import { formatDay } from '../../../../domain/time/day.ts';
import { todayAt, type Clock } from '../../../../domain/time/now.ts';
import { contentDisposition } from '../../../core/files/sheet-file.ts';
import { FileResponse } from '../../../core/http/file-response.ts';
import type { RequestContext } from '../../../core/http/request-context.ts';
import { labelText } from '../../../core/labels/label-text.ts';
import { nameIn } from '../../../engines/quotes/names.ts';
import { listTermGaps } from '../../../engines/quotes/term-gaps.ts';
import { writeCalendar } from './calendar.ts';
import { findBond, findTerms } from './find-bond.ts';

type Payments = Answer<typeof getBondPayments>;

/** The payments of bonds according to their terms: independent of the market. */
export class PaymentService {
  readonly #db: Db;
  readonly #now: Clock;

  constructor(db: Db, now: Clock) {
    this.#db = db;
    this.#now = now;
  }

  async payments(bondId: number): Promise<Payments> {
    const bond = await findBond(this.#db, bondId);
    const stored = await findTerms(this.#db, bondId);
    const terms = readUsableTerms(stored.terms);
    const payments = terms ? listPayments(terms, todayAt(this.#now())) : [];
    const next = payments.find(({ isPaid }) => !isPaid);
    return {
      items: payments.map((payment) => ({
        date: formatDay(payment.day),
        coupon: payment.coupon,
        principal: payment.principal,
        left: payment.left,
        status: payment.isPaid ? 'paid' : payment === next ? 'next' : 'future',
      })),
      currency: bond.currency,
      faceValue: bond.face_value,
      couponsPerYear: bond.coupons_per_year,
      ...listTermGaps(stored),
      isFloating: bond.coupon_type === 'floating',
      isLinked: bond.index_ratio !== null,
      isPerpetual: bond.matures_on === null,
      source: bond.source,
    };
  }

  /** Future payments, for calendars. */
  async calendar(bondId: number, context: RequestContext): Promise<FileResponse> {
    const { name, isin } = await findBond(this.#db, bondId);
    const { items } = await this.payments(bondId);
    const title = nameIn(context.language, name);
    const text = writeCalendar({
      title,
      bondId,
      now: new Date(this.#now().ms),
      url: `${context.storedOrigin}/bonds/${bondId}/`,
      payments: items
        .filter(({ status }) => status !== 'paid')
        .map(({ date, coupon, principal }) => ({
          date,
          summary: `${title}: ${labelText(context, principal > 0 ? 'flow_event_principal' : 'flow_event_coupon', { amount: String(Number((coupon + principal).toFixed(6))) })}`,
        })),
    });
    return new FileResponse(
      downloadBondPayments,
      contentDisposition(isin ?? String(bondId), 'ics'),
      Buffer.from(text, 'utf8'),
    );
  }
}
