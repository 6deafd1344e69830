import { reveal } from '../../../access/guarded.ts';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import {
  SECTIONS,
  type getCompany,
  type getInstrument,
  type Section,
} from '../../../contracts/instruments/instruments.ts';
import type { Db } from '../../../db/connect.ts';
import { formatDay } from '../../../domain/time/day.ts';
import { todayAt, type Clock } from '../../../domain/time/now.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import { findFirstDay } from '../../engines/charts/first-day.ts';
import { nameIn } from '../../engines/quotes/names.ts';
import { quoteFor } from '../../engines/quotes/quotes.ts';
import * as store from './store.ts';

type InstrumentAnswer = Answer<(typeof getInstrument)[Section]>;

/** Bonds, stocks, ETFs and their issuers. */
export class InstrumentService {
  readonly #db: Db;
  readonly #now: Clock;

  constructor(db: Db, now: Clock) {
    this.#db = db;
    this.#now = now;
  }

  async instrument(
    section: Section,
    id: number,
    context: RequestContext,
  ): Promise<InstrumentAnswer> {
    const { language } = context;
    const kind = SECTIONS[section];
    const now = this.#now();
    const record = await store.findInstrument(this.#db, kind, id, now);
    if (!record) throw new ApiError('not_found', { field: 'params.instrumentId' });
    const { issuer, name, quote, share, fund, seriesId, ...rest } = record;
    const { viewer } = context;
    return {
      ...rest,
      kind,
      name: nameIn(language, name),
      issuer: issuer && { id: issuer.id, name: nameIn(language, issuer.name) },
      quote: quoteFor(context, quote),
      share: share && { ...share, marketCap: reveal(viewer, share.marketCap) },
      fund: fund && { ...fund, netAssets: reveal(viewer, fund.netAssets) },
      firstDay: await findFirstDay(this.#db, seriesId),
      bond: kind === 'bond' ? await store.findBond(this.#db, id, formatDay(todayAt(now))) : null,
    };
  }

  async company(id: number, context: RequestContext): Promise<Answer<typeof getCompany>> {
    const { language } = context;
    const company = await store.findCompany(this.#db, id);
    if (!company) throw new ApiError('not_found', { field: 'params.companyId' });
    const [leading, { items, total }] = await Promise.all([
      store.findLeadingInstrument(this.#db, id),
      store.findIssuerInstruments(this.#db, id, this.#now()),
    ]);
    return {
      ...company,
      name: nameIn(language, company.name),
      leading: leading ? { id: leading.id, section: store.sectionForKind(leading.kind) } : null,
      instruments: items.map(({ id: instrumentId, kind, name, isin, ticker, status, quote }) => ({
        id: instrumentId,
        isin,
        ticker,
        status,
        section: store.sectionForKind(kind),
        name: nameIn(language, name),
        quote: quoteFor(context, quote),
      })),
      total,
    };
  }
}
