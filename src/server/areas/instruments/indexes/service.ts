import { MASK, reveal, revealLine, revealOrRefuse } from '../../../../access/guarded.ts';
import type { Viewer } from '../../../../access/viewer.ts';
import type { Answer, ValidInput } from '../../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import {
  STATISTIC_PERIODS,
  type getIndex,
  type getIndexStatistics,
  type listIndexes,
  type listIndexValues,
} from '../../../../contracts/instruments/indexes.ts';
import type { Db } from '../../../../db/connect.ts';
import type { OpenRange } from '../../../../db/quotes/exact-points.ts';
import {
  INDEX_CATEGORIES,
  type IndexCategory,
} from '../../../../domain/instruments/index-category.ts';
import type { IndexMeasure } from '../../../../domain/instruments/index-measure.ts';
import type { Clock, Now } from '../../../../domain/time/now.ts';
import { DEFAULT_PAGE_SIZE } from '../../../../domain/text/paging.ts';
import { localDate, zoneNames } from '../../../../domain/time/time-zone.ts';
import type { RequestContext } from '../../../core/http/request-context.ts';
import { labelText } from '../../../core/labels/label-text.ts';
import { nameIn, unitFor } from '../../../engines/quotes/names.ts';
import { changeFor, quoteFor } from '../../../engines/quotes/quotes.ts';
import { readSparklines } from '../../../engines/charts/sparklines.ts';
import type { Sheet } from '../../../core/files/sheet.ts';
import { findOnlyDay, rangeOfQuery } from '../../../engines/charts/day-range.ts';
import { findFirstDay } from '../../../engines/charts/first-day.ts';
import * as store from './store.ts';
import {
  readAllValues,
  readDayTexts,
  readDayValues,
  readStatistics,
  readValues,
  type StatisticRecord,
  type ValueRecord,
} from './values-store.ts';

type IndexQuery = ValidInput<typeof listIndexes>['query'];
type StatisticPeriod = (typeof STATISTIC_PERIODS)[number];
const MONTHS: Readonly<Record<StatisticPeriod, number>> = { '1M': 1, '3M': 3, '1Y': 12, '5Y': 60 };

export class IndexService {
  readonly #db: Db;
  readonly #now: Clock;

  constructor(db: Db, now: Clock) {
    this.#db = db;
    this.#now = now;
  }

  async index(id: number, context: RequestContext): Promise<Answer<typeof getIndex>> {
    const record = await this.#find(id);
    const { kind, isin, currency, isHidden, source, allowsFiles, lastDay } = record;
    return {
      ...rowFor(record, context),
      kind,
      isin,
      currency,
      isHidden,
      source,
      allowsFiles,
      firstDay: await findFirstDay(this.#db, record.seriesId),
      lastDay,
    };
  }

  async indexes(query: IndexQuery, context: RequestContext): Promise<Answer<typeof listIndexes>> {
    const order = orderFor(query, context, this.#now());
    const { category, measure, page = 1 } = query;
    const limit = DEFAULT_PAGE_SIZE;
    const search = { text: query.search?.trim() ?? '', language: context.language };
    const [records, groups] = await Promise.all([
      store.findIndexes(this.#db, { category, measure, search }, order, {
        limit,
        offset: (page - 1) * limit,
        now: this.#now(),
      }),
      store.countIndexes(this.#db, search),
    ]);
    const sparklines = await readSparklines(this.#db, records);
    return {
      items: records.map((record) =>
        Object.assign(rowFor(record, context), {
          sparkline: [...revealLine(context.viewer, sparklines.get(record.id)!)],
        }),
      ),
      page,
      limit,
      ...countPerFilter(groups, { category, measure }),
    };
  }

  async statistics(
    id: number,
    { viewer }: RequestContext,
  ): Promise<Answer<typeof getIndexStatistics>> {
    const months = STATISTIC_PERIODS.map((period) => MONTHS[period]);
    const records = await readStatistics(this.#db, await this.#find(id), months);
    return {
      items: STATISTIC_PERIODS.map((period, i) => statisticFor(viewer, period, records[i]!)),
    };
  }

  async values(
    { params, query }: ValidInput<typeof listIndexValues>,
    { viewer, fileFormat }: RequestContext,
  ): Promise<Answer<typeof listIndexValues>> {
    const range = rangeOfQuery(query);
    const record = await this.#find(params.indexId);
    if (fileFormat !== null && !record.allowsFiles) throw new ApiError('files_not_allowed');
    const page = query.page ?? 1;
    const limit = DEFAULT_PAGE_SIZE;
    const window = { offset: (page - 1) * limit, limit };
    const ofDay = await readDayValues(this.#db, record, findOnlyDay(range), this.#now());
    const { items, total } =
      ofDay.length > 0
        ? { items: ofDay.slice(window.offset, window.offset + limit), total: ofDay.length }
        : await readValues(this.#db, record, range, window);
    return {
      items: items.map((value) => valueFor(viewer, value)),
      total,
      page,
      limit,
    };
  }

  /** The values of `values` for a file; viewers without access are rejected. */
  async sheet(id: number, range: OpenRange, context: RequestContext): Promise<Sheet> {
    const { viewer } = context;
    const { seriesId, ticker, quote, allowsFiles } = await this.#find(id);
    if (!allowsFiles) throw new ApiError('files_not_allowed');
    const texts = await readDayTexts(this.#db, seriesId, findOnlyDay(range), this.#now());
    const ofDay = revealOrRefuse(viewer, texts);
    const isWithinDay = ofDay.length > 0;
    const rows = isWithinDay
      ? ofDay.map(([second, text]) => [localDate(second, this.#now().timeZone), text] as const)
      : revealOrRefuse(viewer, await readAllValues(this.#db, seriesId, range));
    const value = labelText(context, 'chart_value');
    const unit = unitFor(context, quote.unit);
    return {
      name: ticker ?? `index-${id}`,
      columns: [
        isWithinDay
          ? {
              title: `${labelText(context, 'index_time')}, ${this.#zoneName(ofDay)}`,
              kind: 'moment',
            }
          : { title: labelText(context, 'chart_date'), kind: 'day' },
        {
          title: unit ? `${value}, ${unit}` : value,
          kind: 'decimal',
          decimals: quote.decimals,
        },
      ],
      total: rows.length,
      parts: [rows],
    };
  }

  /** The name of the time zone of these values. */
  #zoneName(values: readonly (readonly [number, string])[]): string {
    return zoneNames(values[0]![0], values.at(-1)![0], this.#now().timeZone);
  }

  async #find(id: number): Promise<store.IndexRecord> {
    const record = await store.findIndex(this.#db, id, this.#now());
    if (!record) throw new ApiError('not_found', { field: 'params.indexId' });
    return record;
  }
}

function rowFor(record: store.IndexRecord, context: RequestContext) {
  return {
    id: record.id,
    name: nameIn(context.language, record.name),
    ticker: record.ticker,
    category: record.category,
    quote: quoteFor(context, record.quote),
  };
}

function orderFor(
  { sort, order = 'asc', measure }: IndexQuery,
  { viewer, language }: RequestContext,
  now: Now,
): store.IndexOrder | undefined {
  if (sort === undefined) return undefined;
  if (sort === 'name') return { place: store.placeByName(language), order };
  const place = revealOrRefuse(viewer, store.placeByQuote(sort, measure, now));
  // Points and percent can't be sorted together.
  if (measure === undefined) throw new ApiError('invalid_field', { field: 'query.measure' });
  return { place, order };
}

/** Each count applies all filters except its own. */
function countPerFilter(
  groups: Awaited<ReturnType<typeof store.countIndexes>>,
  { category, measure }: Pick<IndexQuery, 'category' | 'measure'>,
) {
  const ofMeasure = (wanted: IndexMeasure | undefined) =>
    groups.filter(({ isRate }) => wanted === undefined || isRate === (wanted === 'rates'));
  const found = (list: typeof groups) => list.reduce((sum, group) => sum + group.found, 0);
  const ofCategory = (list: typeof groups, wanted: IndexCategory) =>
    list.filter((group) => group.category === wanted);
  const within = (list: typeof groups) => (category ? ofCategory(list, category) : list);
  const shown = ofMeasure(measure);
  return {
    total: found(within(shown)),
    measures: {
      levels: found(within(ofMeasure('levels'))),
      rates: found(within(ofMeasure('rates'))),
    },
    categories: INDEX_CATEGORIES.flatMap((each) => {
      const list = ofCategory(shown, each);
      return list.length > 0 ? [{ category: each, count: found(list) }] : [];
    }),
    count: found(shown),
  };
}

function statisticFor(viewer: Viewer, period: StatisticPeriod, record: StatisticRecord) {
  return {
    ...record,
    period,
    base: reveal(viewer, record.base),
    high: reveal(viewer, record.high),
    highOn: dayFor(viewer, record.highOn),
    low: reveal(viewer, record.low),
    lowOn: dayFor(viewer, record.lowOn),
    ...changeFor(viewer, record),
  };
}

function dayFor(viewer: Viewer, day: StatisticRecord['highOn']): string | null {
  const shown = reveal(viewer, day);
  return shown === MASK ? null : shown;
}

function valueFor(viewer: Viewer, record: ValueRecord) {
  return {
    day: record.day,
    ...(record.at !== undefined && { at: record.at }),
    value: reveal(viewer, record.value),
    ...changeFor(viewer, record),
  };
}
