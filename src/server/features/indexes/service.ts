import { reveal, revealLine, visibilityOf } from '../../../access/guarded.ts';
import type { Viewer } from '../../../access/viewer.ts';
import { ApiError } from '../../../contracts/errors.ts';
import type { Answer, ValidInput } from '../../../contracts/endpoint.ts';
import { getGraphicData, type getIndex, type listIndexes } from '../../../contracts/indexes.ts';
import type { Db } from '../../../db/connect.ts';
import type { NameByLanguage } from '../../../db/schema.ts';
import { dayOfMoment, parseDay, type Day } from '../../../domain/day.ts';
import type { Language } from '../../../domain/language.ts';
import { DEFAULT_PAGE_SIZE } from '../../../domain/paging.ts';
import { PERIOD, rangeOfPeriod, type DayRange } from '../../../domain/period.ts';
import type { AnswerCache } from '../../answer-cache.ts';
import { PreparedAnswer } from '../../http/prepared-answer.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { ends, pointsOf, writeGraphicAnswer } from './graphic-writer.ts';
import * as store from './store.ts';

type GraphicRequest = ValidInput<typeof getGraphicData>;
type GraphicAnswer = Answer<typeof getGraphicData>;

export class IndexService {
  readonly #db: Db;
  readonly #dailyAnswers: AnswerCache;
  /** Apart, so that a tick of the market leaves the ten-year charts in memory. */
  readonly #intradayAnswers: AnswerCache;
  readonly #now: () => number;

  constructor(
    db: Db,
    answers: { daily: AnswerCache; intraday: AnswerCache },
    now: () => number = Date.now,
  ) {
    this.#db = db;
    this.#dailyAnswers = answers.daily;
    this.#intradayAnswers = answers.intraday;
    this.#now = now;
  }

  async index(id: number, context: RequestContext): Promise<Answer<typeof getIndex>> {
    const record = await store.findIndex(this.#db, id);
    if (!record) throw new ApiError('not_found', { field: 'params.indexId' });
    return {
      ...rowFor(record, context),
      currency: record.currency,
      source: record.source,
    };
  }

  async indexes(
    query: ValidInput<typeof listIndexes>['query'],
    context: RequestContext,
  ): Promise<Answer<typeof listIndexes>> {
    const page = query.page ?? 1;
    const limit = DEFAULT_PAGE_SIZE;
    const { items, total } = await store.findIndexes(this.#db, {
      category: query.category,
      limit,
      offset: (page - 1) * limit,
    });
    return { items: items.map((record) => rowFor(record, context)), total, page, limit };
  }

  /** The points of a period, as the viewer may see them; served from memory while nothing changes. */
  async graphicData(
    { params, body }: GraphicRequest,
    { viewer, language }: RequestContext,
  ): Promise<PreparedAnswer> {
    const today = dayOfMoment(this.#now());
    const { beginDate, endDate, periodId } = body;
    const isIntraday = periodId === PERIOD.today;
    const answers = isIntraday ? this.#intradayAnswers : this.#dailyAnswers;
    // What was asked, not the days it comes to: those are worked out only for a new answer.
    const variant = `${beginDate}|${endDate}|${periodId}|${today}|${language}|${visibilityOf(viewer)}`;
    return answers.get(params.indexId, variant, async () => {
      const range = rangeOf(body, today);
      const series = await store.findChartSeries(this.#db, params.indexId);
      if (!series) throw new ApiError('not_found', { field: 'params.indexId' });
      const frame = {
        result: true,
        realtime: series.isRealtime,
        name: nameIn(language, series.name),
      } as const;
      if (isIntraday) {
        const data = await this.#intradayPoints(series.seriesId, range.end, viewer);
        return PreparedAnswer.of(getGraphicData, { ...frame, data });
      }
      const { days, values } = await store.readDailyLine(
        this.#db,
        series.seriesId,
        range.begin,
        range.end,
      );
      const line = { days, values: revealLine(viewer, values) };
      return PreparedAnswer.written(
        getGraphicData,
        { ...frame, data: pointsOf(ends(line), language) },
        writeGraphicAnswer(frame, line, language),
      );
    });
  }

  async #intradayPoints(
    seriesId: number,
    day: Day,
    viewer: Viewer,
  ): Promise<GraphicAnswer['data']> {
    const line = await store.readIntradayLine(this.#db, seriesId, day);
    const values = revealLine(viewer, line.values);
    return line.seconds.map((second, i) => ({
      'date.numeric': second,
      value: values[i] ?? 0,
      date: new Date(second * 1000).toISOString().slice(11, 19),
    }));
  }
}

function rangeOf({ beginDate, endDate, periodId }: GraphicRequest['body'], today: Day): DayRange {
  // The day 1970-01-01 is the number 0, so only `??` will do.
  const end = parseDay(endDate ?? '') ?? today;
  const begin = parseDay(beginDate ?? '') ?? rangeOfPeriod(periodId ?? PERIOD.oneYear, end).begin;
  if (begin > end) {
    throw new ApiError('period_start_after_end', {
      field: 'body.beginDate',
      label: 'graph_period_start_incorrect',
    });
  }
  return { begin, end };
}

function rowFor(record: store.IndexRecord, { viewer, language }: RequestContext) {
  const { value, change, changePercent, ...rest } = record.quote;
  return {
    id: record.id,
    name: nameIn(language, record.name),
    ticker: record.ticker,
    category: record.category,
    quote: {
      ...rest,
      value: reveal(viewer, value),
      change: reveal(viewer, change),
      changePercent: reveal(viewer, changePercent),
    },
  };
}

function nameIn(language: Language, name: NameByLanguage): string {
  return name[language] ?? name.eng;
}
