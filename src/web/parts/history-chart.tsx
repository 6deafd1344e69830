import { useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Answer } from '../../contracts/core/endpoint.ts';
import type { getIndexChart, GraphicPoint } from '../../contracts/instruments/indexes.ts';
import type { Call, CallResult } from '../../contracts/core/page.ts';
import type { Quote } from '../../contracts/instruments/quote.ts';
import { parseDay } from '../../domain/time/day.ts';
import { plainNumber } from '../../domain/text/decimal.ts';
import { displayNumber } from '../../domain/text/format.ts';
import { LANGUAGES, type Language } from '../../domain/text/language.ts';
import { PERIOD } from '../../domain/time/period.ts';
import { ChartPeriod } from '../../widgets/chart/chart-period.tsx';
import { Chart } from '../../widgets/chart/chart.tsx';
import type { ChartState, TimeSeries } from '../../widgets/chart/chart-types.ts';
import type { LinkProps } from '../../widgets/link/link.ts';
import type { FirstChart } from './first-chart.ts';
import { toChartState, unreachableTexts, useChartData } from './use-chart-data.ts';
import { Link, usePageNavigate } from '../shell/link.tsx';
import { LockedPicture } from './locked-picture.tsx';
import { NO_LIVE_QUOTES, type LiveQuotes } from './quote-board.ts';
import { useLiveEnd } from './live-end.ts';
import { useTail, withTail } from './use-tail.ts';
import { useNextDay } from './use-next-day.ts';
import { useReference } from './use-reference.ts';
import { useChartNotes } from './use-chart-notes.ts';
import { useIsPagePreserved } from '../shell/keep-page.ts';
import { useShell } from '../shell/use-shell.ts';
import { useLabels } from '../shell/use-labels.ts';
import { chartTexts } from '../texts/chart-texts.ts';
import { datePickerTexts } from '../texts/date-picker-texts.ts';
import { tableTexts } from '../texts/table-texts.ts';
import {
  dayWithin,
  historyAddress,
  isReversed,
  namedPeriod,
  periodNames,
  periodOfQuery,
  type HistoryPeriod,
} from './history-period.ts';

export const HISTORY_CHART_HEIGHT = 600;

/** The instrument whose history it shows. */
export interface HistorySubject {
  readonly id: number;
  readonly name: string;
  readonly ticker: string | null;
  readonly source: string;
  /** The address of the page that shows it, e.g. `/indexes/1001/`. */
  readonly path: string;
  /** The first day with a value. */
  readonly firstDay?: string | null;
  /** What else its address says. */
  readonly query?: Readonly<Record<string, string>>;
  /** A spread in basis points is drawn. */
  readonly isInPoints?: boolean;
}

type ChartCall = typeof getIndexChart;
export type AskChart = (
  call: Call,
  body: { beginDate: string; endDate: string; periodId: number | null },
) => Promise<CallResult<ChartCall>>;

/** The history of an instrument with period tabs and an arbitrary period, both in the address. */
export function HistoryChart({
  of,
  ask,
  quote,
  live = NO_LIVE_QUOTES,
  period: loaded,
  today,
  first,
  choices = null,
}: {
  of: HistorySubject;
  ask: AskChart;
  quote: Quote;
  live?: LiveQuotes;
  period: HistoryPeriod;
  today: string;
  first: FirstChart | null;
  /** What else can be drawn, before the periods. */
  choices?: ReactNode;
}) {
  const t = useLabels();
  const navigate = usePageNavigate();
  const { globals, timeZone, siteName } = useShell();
  const languageTag = LANGUAGES[globals.lang].tag;
  const notes = useChartNotes(quote, of.source);
  const day = parseDay(today) ?? 0;
  const isKept = useIsPagePreserved();
  const [address] = useSearchParams();
  // A chosen tab is marked at once, even if the server cannot be reached.
  const period = isKept ? periodOfQuery(address, day, quote.isRealtime) : loaded;
  const { begin, end, periodId } = loaded;
  useNextDay(today);
  const isImpossible = isReversed(loaded);
  const { id, name, path, query, isInPoints = false } = of;
  const isToday = periodId === PERIOD.today && end === today;
  const key = `${historyAddress(path, loaded, 1, query)} ${begin} ${end} ${periodId}`;
  const data = useChartData(
    isImpossible ? null : key,
    (call) => ask(call, { beginDate: begin, endDate: end, periodId }),
    isToday ? live.gaps : 0,
  );
  // The drawn answer decides, even if the page was made for another viewer.
  const isMasked = data.answer?.masked ?? first?.isMasked ?? true;
  // Real values are not shown beside a mere shape.
  const isMoving = !isMasked && data.status === 'loaded';
  const dayTail = useTail(
    `${key} ${isMasked}`,
    end,
    isMoving && isToday ? live.quotes.get(id) : undefined,
  );
  const lastPoint = useLiveEnd(isMoving ? quote : undefined, loaded);
  const tail = isToday ? dayTail : lastPoint;
  const series = useMemo<TimeSeries>(
    () =>
      data.answer && !isImpossible
        ? {
            ...seriesFromAnswer(data.answer, tail, {
              id,
              name,
              decimals: quote.decimals,
              lang: globals.lang,
            }),
            isRate: quote.isRate,
            isInPoints,
          }
        : // The legend has the name from the start, so that nothing moves when the points come.
          { id: String(id), name, seconds: [], values: [] },
    [
      data.answer,
      tail,
      isImpossible,
      id,
      name,
      quote.decimals,
      quote.isRate,
      isInPoints,
      globals.lang,
    ],
  );
  const reference = useReference(quote, dayWithin(loaded));
  const measure = data.answer?.measure ?? quote.unit;
  const content = useMemo(
    () =>
      ({
        mode: 'time',
        panes: [{ series: [series], measure, height: HISTORY_CHART_HEIGHT, reference }],
        period: `${begin} ${end} ${periodId}`,
        ...first,
      }) as const,
    [series, measure, reference, first, begin, end, periodId],
  );
  const isKnownEmpty = first?.picture === null && data.answer === null && data.status === 'loading';
  const state: ChartState = isKept
    ? { kind: 'failed', messages: unreachableTexts(t), canRetry: false }
    : isImpossible
      ? { kind: 'empty', message: t('graph_period_start_incorrect') }
      : // The server found nothing to draw; without scripts this is the only message.
        toChartState(
          isKnownEmpty ? { ...data, status: 'loaded' } : data,
          series.seconds.length === 0,
          t,
        );
  const tabs = periodNames(quote.isRealtime).map((periodName) => {
    const named = namedPeriod(periodName, day);
    return {
      id: periodName,
      ttl: t(`period_${periodName}`),
      start_date: named.begin,
      end_date: named.end,
      href: historyAddress(path, named, 1, query),
    };
  });
  if (data.answer?.locked ?? first?.isLocked ?? false) {
    return <LockedPicture>{t('chart_locked')}</LockedPicture>;
  }
  return (
    <Chart
      name={name}
      title={name}
      subtitle={of.ticker ?? ''}
      // The page is about this instrument: it has its name, and its chart one line.
      hasTitle={false}
      hasLegend={false}
      controls={
        <>
          {choices}
          <ChartPeriod
            name="history"
            label={t('period_choice')}
            tabs={tabs}
            value={{ id: period.name, begin: period.begin, end: period.end }}
            hasRange
            languageTag={languageTag}
            today={today}
            firstDay={of.firstDay}
            dateTexts={datePickerTexts(t)}
            link={PeriodLink}
            onChange={(chosen) => {
              // A tab is a link, and needs no other action.
              if (chosen.id !== null) return;
              const range = { name: null, periodId: null, begin: chosen.begin, end: chosen.end };
              navigate(historyAddress(path, range, 1, query), { preventScrollReset: true });
            }}
          />
        </>
      }
      content={content}
      state={state}
      isMasked={isMasked}
      logo={siteName}
      notes={notes}
      languageTag={languageTag}
      timeZone={timeZone}
      texts={chartTexts(t)}
      tableTexts={tableTexts(t)}
      onRetry={data.retry}
    />
  );
}

/** A new period keeps the scroll position. */
function PeriodLink({ href, ...rest }: LinkProps) {
  return <Link to={href} preventScrollReset {...rest} />;
}

/** The points of the answer and later ones, in the form of the chart widget. */
function seriesFromAnswer(
  { data, series, graph_type }: Answer<ChartCall>,
  tail: readonly GraphicPoint[],
  of: Pick<HistorySubject, 'id' | 'name'> & { readonly decimals: number; readonly lang: Language },
): TimeSeries {
  const live = tail.map((point) => ({
    ...point,
    valueFmt: displayNumber(plainNumber(point.value), of.decimals, of.lang),
  }));
  const rows = withTail<Answer<ChartCall>['data'][string]>(Object.values(data), live);
  const texts = rows.flatMap(({ valueFmt }) => valueFmt ?? []);
  return {
    id: series[0]?.id ?? String(of.id),
    name: series[0]?.name ?? of.name,
    seconds: rows.map((row) => row['date.numeric']),
    values: rows.map(({ value }) => value),
    dates: rows.map(({ date }) => date),
    ...(texts.length === rows.length && { texts }),
    decimals: of.decimals,
    isStepped: graph_type > 0,
  };
}
