import { revealLine, visibilityFor } from '../../../access/guarded.ts';
import { shapeRange } from '../../../access/shape-range.ts';
import type { Viewer } from '../../../access/viewer.ts';
import type { ChartField } from '../../../contracts/instruments/chart.ts';
import type { Answer, ValidInput } from '../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../contracts/core/errors.ts';
import { getGraphicData, getIndexChart } from '../../../contracts/instruments/indexes.ts';
import type { Db } from '../../../db/connect.ts';
import type { InstrumentKind } from '../../../db/schema.ts';
import { pointMoment } from '../../../domain/charts/chart-time.ts';
import { formatDay, parseDay, type Day } from '../../../domain/time/day.ts';
import { baseDays } from '../../../domain/time/figure-day.ts';
import type { Language } from '../../../domain/text/language.ts';
import { todayAt, type Clock } from '../../../domain/time/now.ts';
import {
  monthsOfPeriod,
  PERIOD,
  rangeOfPeriod,
  type DayRange,
} from '../../../domain/time/period.ts';
import { reduceLine } from '../../../domain/charts/reduce-line.ts';
import type { ResponseCache } from '../../core/cache/response-cache.ts';
import { PreparedResponse } from '../../core/http/prepared-response.ts';
import type { RequestContext } from '../../core/http/request-context.ts';
import { hasShape, readIntradayLine, type ChartSeries } from './chart-store.ts';
import {
  chartRows,
  ends,
  GraphicText,
  toChartPoints,
  writeChartAnswer,
  type VisibleLine,
} from './graphic-writer.ts';
import type { CachedSeries, WholeYear } from './cached-series.ts';
import { nameIn, unitFor } from '../quotes/names.ts';
import { packByYears } from './pack-by-years.ts';
import { refuseReversed } from '../quotes/refuse-reversed.ts';
import type { SeriesCache } from './series-cache.ts';

type GraphicRequest = ValidInput<typeof getGraphicData>;
/** The instrument of a chart; an ID of another kind counts as not found. */
export interface ChartSubject {
  readonly id: number;
  readonly kinds: readonly InstrumentKind[];
  /** The request field that holds the ID. */
  readonly field: string;
  /** Closing prices by default. */
  readonly series?: ChartField | undefined;
}
/** A point with the fields that both endpoints return. */
type ChartPoint = Answer<typeof getGraphicData>['data'][number];

/** A line with the years of which it shows all points. */
interface DrawnLine extends VisibleLine {
  readonly wholeYears: readonly WholeYear[];
}

/** An index or a currency pair: both use the page and the chart of an index. */
export function indexSubject(id: number): ChartSubject {
  return { id, kinds: ['index', 'currency'], field: 'params.indexId' };
}

/**
 * Nineteen years of trading days fit unreduced; 1,250 steps of four points fill the widest screen.
 */
const MAX_CHART_POINTS = 5000;

/** Charts of instruments, as the viewer may see them; cached until something changes. */
export class Charts {
  readonly #db: Db;
  readonly #series: SeriesCache;
  readonly #dailyAnswers: ResponseCache;
  /** Separate, so that market ticks leave ten-year charts in memory. */
  readonly #intradayAnswers: ResponseCache;
  readonly #now: Clock;

  constructor(
    db: Db,
    caches: { series: SeriesCache; daily: ResponseCache; intraday: ResponseCache },
    now: Clock,
  ) {
    this.#db = db;
    this.#series = caches.series;
    this.#dailyAnswers = caches.daily;
    this.#intradayAnswers = caches.intraday;
    this.#now = now;
  }

  async graphicData(
    { params, body }: GraphicRequest,
    { viewer, language }: RequestContext,
  ): Promise<PreparedResponse> {
    const today = todayAt(this.#now());
    const { beginDate, endDate, periodId } = body;
    const isIntraday = periodId === PERIOD.today;
    // Keyed by the request rather than the resulting days, which are only calculated for a new
    // answer.
    const variant = `${beginDate}|${endDate}|${periodId}|${today}|${language}|${visibilityFor(viewer)}`;
    return this.#answers(isIntraday).get([params.indexId], variant, async () => {
      const range = toDayRange(body, today);
      const cached = await this.#find(indexSubject(params.indexId));
      const series = cached.facts;
      const answerFacts = {
        result: true,
        realtime: series.isRealtime ?? false,
        name: nameIn(language, series.name),
        masked: isMaskedFor(viewer),
        locked: isLockedFor(viewer, series),
      } as const;
      if (isIntraday) {
        const data = await this.#intradayPoints(series, range.end, { viewer, language });
        return PreparedResponse.of(getGraphicData, { ...answerFacts, data });
      }
      const line = await drawDailyLine(cached, range, { viewer, today });
      const { wholeYears } = line;
      const text = new GraphicText(answerFacts, line, language);
      return PreparedResponse.written(
        getGraphicData,
        { ...answerFacts, data: toChartPoints(ends(line), language) },
        {
          size: text.size,
          write: () => text.part(0),
          pack: () =>
            packByYears(text, wholeYears, ({ cachedYear }, write) =>
              cachedYear.pack(viewer, language, write),
            ),
        },
      );
    });
  }

  async chart(
    of: ChartSubject,
    body: ValidInput<typeof getIndexChart>['body'],
    context: RequestContext,
  ): Promise<PreparedResponse> {
    const { viewer, language, showsLabelKeys } = context;
    const { beginDate, endDate } = body;
    const isIntraday = body.periodId === PERIOD.today;
    const today = todayAt(this.#now());
    const variant = `chart|${of.kinds[0]}|${of.series ?? 'close'}|${beginDate}|${endDate}|${body.periodId}|${today}|${language}|${showsLabelKeys}|${visibilityFor(viewer)}`;
    return this.#answers(isIntraday).get([of.id], variant, async () => {
      const range = chosenRange(parseDay(beginDate)!, parseDay(endDate)!);
      const cached = await this.#find(of);
      const series = cached.facts;
      const masked = isMaskedFor(viewer);
      const texts = { language, decimals: masked ? null : (series.decimals ?? 2) };
      const answerFacts = (asOf: string | null) => ({
        series: [describeSeries(of.id, series, asOf, language)],
        masked,
        locked: isLockedFor(viewer, series),
        graph_type: series.category === 'money_market' ? 1 : 0,
        measure: unitFor(context, series.unit ?? ''),
      });
      if (isIntraday) {
        const points = await this.#intradayPoints(series, range.end, { viewer, language });
        const asOf = points.length > 0 ? formatDay(range.end) : null;
        const data = chartRows(points, texts);
        return PreparedResponse.of(getIndexChart, { data, ...answerFacts(asOf) });
      }
      const begin = await findBegin(cached, range, body.periodId);
      const line = await drawDailyLine(cached, { ...range, begin }, { viewer, today });
      const sample = chartRows(toChartPoints(ends(line), language), texts);
      return PreparedResponse.written(
        getIndexChart,
        { data: sample, ...answerFacts(series.lastDay) },
        writeChartAnswer(answerFacts(series.lastDay), line, texts),
      );
    });
  }

  #answers(isIntraday: boolean): ResponseCache {
    return isIntraday ? this.#intradayAnswers : this.#dailyAnswers;
  }

  async #find({ id, kinds, field, series: chosen }: ChartSubject): Promise<CachedSeries> {
    const series = await this.#series.find(id, chosen);
    if (!series || !kinds.includes(series.facts.kind)) throw new ApiError('not_found', { field });
    return series;
  }

  async #intradayPoints(
    series: ChartSeries,
    day: Day,
    { viewer, language }: Pick<RequestContext, 'viewer' | 'language'>,
  ): Promise<ChartPoint[]> {
    const now = this.#now();
    const line = await readIntradayLine(this.#db, series, day, now);
    const revealed = revealLine(viewer, line);
    if (revealed.length === 0) return [];
    const { times, values } = drawable(line.times, revealed);
    return times.map((second, i) => ({
      'date.numeric': second,
      value: values[i] ?? 0,
      date: pointMoment(second, language, now.timeZone),
    }));
  }
}

/**
 * A named period begins with the close that its change is measured from, so the line changes by as
 * much as lists and statistics show.
 */
async function findBegin(
  series: CachedSeries,
  { begin, end }: DayRange,
  periodId: number | null,
): Promise<Day> {
  const last = parseDay(series.facts.lastDay ?? '');
  const months = periodId === null ? null : monthsOfPeriod(periodId);
  // A series that ended before the period isn't part of it.
  if (months === null || last === undefined || last < begin || last > end) return begin;
  const { from, to } = baseDays(last, months);
  return (await series.readDailyLine(from, to)).times.at(-1) ?? to;
}

async function drawDailyLine(
  series: CachedSeries,
  range: DayRange,
  { viewer, today }: { viewer: Viewer; today: Day },
): Promise<DrawnLine> {
  const isMasked = isMaskedFor(viewer);
  // A custom range would have a scale of its own and reveal more to viewers without access to
  // values.
  const whole = isMasked ? shapeRange(range, today) : range;
  const line = await series.readDailyLine(whole.begin, whole.end);
  const revealed = revealLine(viewer, line);
  if (revealed.length === 0) return { days: [], values: [], wholeYears: [] };
  const shown = within(range, line.times, revealed);
  const { times, values } = drawable(shown.times, shown.values);
  const showsAll = !isMasked && times.length === line.times.length;
  return { days: times, values, wholeYears: showsAll ? line.wholeYears : [] };
}

/** Whether `revealLine` returns only a shape for this viewer. */
function isMaskedFor(viewer: Viewer): boolean {
  return visibilityFor(viewer) === 'shape';
}

/** Whether there isn't even a shape. */
function isLockedFor(viewer: Viewer, series: ChartSeries): boolean {
  return isMaskedFor(viewer) && !hasShape(series);
}

/** The points of a line within these days. */
function within(
  { begin, end }: DayRange,
  days: readonly Day[],
  values: readonly number[],
): { times: readonly number[]; values: readonly number[] } {
  const first = days.findIndex((day) => day >= begin);
  const from = first < 0 ? days.length : first;
  const to = days.findLastIndex((day) => day <= end) + 1;
  if (from === 0 && to === days.length) return { times: days, values };
  return { times: days.slice(from, to), values: values.slice(from, to) };
}

/**
 * Two columns with no more points than a screen can show. For a masked line, the shape is reduced.
 */
function drawable(
  times: readonly number[],
  values: readonly number[],
): { times: readonly number[]; values: readonly number[] } {
  if (times.length <= MAX_CHART_POINTS) return { times, values };
  const kept = reduceLine(times, values, MAX_CHART_POINTS);
  return { times: kept.map((i) => times[i]!), values: kept.map((i) => values[i]!) };
}

function toDayRange(
  { beginDate, endDate, periodId }: GraphicRequest['body'],
  today: Day,
): DayRange {
  // The day 1970-01-01 is the number 0, so this must be `??`.
  const end = parseDay(endDate ?? '') ?? today;
  const begin = parseDay(beginDate ?? '') ?? rangeOfPeriod(periodId ?? PERIOD.oneYear, end).begin;
  return chosenRange(begin, end);
}

function chosenRange(begin: Day, end: Day): DayRange {
  refuseReversed({ from: begin, to: end }, 'body.beginDate');
  return { begin, end };
}

function describeSeries(id: number, series: ChartSeries, asOf: string | null, language: Language) {
  const ticker = series.ticker ?? '';
  return {
    id: String(id),
    tgId: ticker,
    model: series.kind,
    name: nameIn(language, series.name),
    tgName: ticker,
    date: asOf ?? '',
  };
}
