import { revealLine } from '../../../access/guarded.ts';
import type { listPairs, PairRow } from '../../../contracts/currencies/currencies.ts';
import type { Answer, ValidInput } from '../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import type { Db } from '../../../db/connect.ts';
import type { Clock } from '../../../domain/time/now.ts';
import { PAIRS_PAGE_SIZE } from '../../../domain/text/paging.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import { labelText } from '../../core/labels/label-text.ts';
import { nameIn } from '../../engines/quotes/names.ts';
import { quoteFor } from '../../engines/quotes/quotes.ts';
import { readSparklines } from '../../engines/charts/sparklines.ts';
import * as store from './store.ts';

type PairQuery = ValidInput<typeof listPairs>['query'];

export class CurrencyService {
  readonly #db: Db;
  readonly #now: Clock;

  constructor(db: Db, now: Clock) {
    this.#db = db;
    this.#now = now;
  }

  async periodicity(pairId: number): Promise<number> {
    const periodicity = await store.findPeriodicity(this.#db, pairId);
    if (periodicity === undefined) throw new ApiError('not_found', { field: 'params.indexId' });
    return periodicity;
  }

  async pairs(query: PairQuery, context: RequestContext): Promise<Answer<typeof listPairs>> {
    const { language } = context;
    const search = { text: query.search?.trim() ?? '', language };
    const filter = { search, subregionId: query.subregion };
    const page = query.page ?? 1;
    const limit = PAIRS_PAGE_SIZE;
    const now = this.#now();
    const [items, selected, subregions, sources] = await Promise.all([
      store.findPairs(this.#db, { ...filter, limit, offset: (page - 1) * limit }, now),
      query.pairs
        ? store.findPairsById(this.#db, query.pairs, now)
        : store.findPairs(this.#db, { ...filter, limit: 1, offset: 0 }, now),
      store.countBySubregion(this.#db, search),
      store.findPairSources(this.#db),
    ]);
    const rows = await this.#toRows(items, selected, context);
    const count = subregions.reduce((sum, subregion) => sum + subregion.count, 0);
    const chosen = subregions.find(({ id }) => id === query.subregion);
    return {
      ...rows,
      total: query.subregion === undefined ? count : (chosen?.count ?? 0),
      page,
      limit,
      subregions: subregions.map((subregion) => ({
        id: subregion.id,
        title: labelText(context, subregion.label),
        count: subregion.count,
      })),
      count,
      sources,
    };
  }

  async #toRows(
    items: readonly store.PairRecord[],
    selected: readonly store.PairRecord[],
    context: RequestContext,
  ): Promise<{ items: PairRow[]; selected: PairRow[] }> {
    const { viewer, language } = context;
    const distinct = new Map([...items, ...selected].map((pair) => [pair.id, pair]));
    const sparklines = await readSparklines(this.#db, [...distinct.values()]);
    const selectedIds = new Set(selected.map(({ id }) => id));
    const toRow = (pair: store.PairRecord): PairRow => ({
      'index_id.numeric': pair.id,
      index_name_rus: nameIn(language, pair.name),
      index_subregion_id: pair.subregionId,
      checked: selectedIds.has(pair.id),
      ticker: pair.ticker,
      quote: quoteFor(context, pair.quote),
      sparkline: [...revealLine(viewer, sparklines.get(pair.id)!)],
    });
    return { items: items.map(toRow), selected: selected.map(toRow) };
  }
}
