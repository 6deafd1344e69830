import { Guarded, revealOrRefuse } from '../../../../access/guarded.ts';
import type { Answer } from '../../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import {
  HISTORY_KINDS,
  type getHistory,
  type getQuotesByIsin,
  type HistorySection,
} from '../../../../contracts/instruments/history.ts';
import type { Db } from '../../../../db/connect.ts';
import { readExactPoints, type OpenRange } from '../../../../db/quotes/exact-points.ts';
import { formatDay } from '../../../../domain/time/day.ts';
import { formatDecimal } from '../../../../domain/text/decimal.ts';
import type { RequestContext } from '../../../core/http/request-context.ts';
import { findInstrument, type InstrumentSeries } from '../../../engines/quotes/find-instrument.ts';
import { nameIn, unitFor } from '../../../engines/quotes/names.ts';

/** Complete daily series, for programs. */
export class HistoryService {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async history(
    section: HistorySection,
    id: number,
    range: OpenRange,
    context: RequestContext,
  ): Promise<Answer<(typeof getHistory)[HistorySection]>> {
    const found = await findInstrument(this.#db, { id, kinds: HISTORY_KINDS[section] });
    const field = section === 'indexes' ? 'params.indexId' : 'params.instrumentId';
    if (!found) throw new ApiError('not_found', { field });
    if (context.fileFormat !== null && !found.allowsFiles) throw new ApiError('files_not_allowed');
    const { name, isin, ticker, currency, unit, decimals, source } = found;
    return {
      id,
      name: nameIn(context.language, name),
      isin,
      ticker,
      currency,
      unit: unitFor(context, unit ?? ''),
      decimals: decimals ?? 2,
      source,
      items: await this.#readTexts(found, range, context),
    };
  }

  async quotesByIsin(
    isin: string,
    range: OpenRange,
    context: RequestContext,
  ): Promise<Answer<typeof getQuotesByIsin>> {
    const found = await findInstrument(this.#db, { scheme: 'isin', code: isin });
    if (!found) throw new ApiError('not_found', { field: 'params.isin' });
    const items = await this.#readTexts(found, range, context);
    return items.map(({ date, value }) => ({ date, close: Number(value) }));
  }

  async #readTexts({ seriesId }: InstrumentSeries, range: OpenRange, { viewer }: RequestContext) {
    const points = seriesId === null ? [] : await readExactPoints(this.#db, seriesId, range);
    const texts = points.map(({ day, value }) => ({
      date: formatDay(day),
      value: formatDecimal(value),
    }));
    return revealOrRefuse(viewer, new Guarded(texts));
  }
}
