import { useId, useMemo } from 'react';
import type { PairRow } from '../../../contracts/currencies/currencies.ts';
import { getGraphicData } from '../../../contracts/instruments/indexes.ts';
import type { Quote } from '../../../contracts/instruments/quote.ts';
import { parseDay } from '../../../domain/time/day.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { PERIOD } from '../../../domain/time/period.ts';
import { ChartPeriod } from '../../../widgets/chart/chart-period.tsx';
import { Chart } from '../../../widgets/chart/chart.tsx';
import type { ChartState } from '../../../widgets/chart/chart-types.ts';
import { LockedGroup } from '../../../widgets/locked-hint/locked-group.tsx';
import { seriesFromPoints, type FirstChart } from '../../parts/first-chart.ts';
import { asOfText, QuoteChange, QuoteValue } from '../../parts/quote-text.tsx';
import { Link, usePageNavigate } from '../../shell/link.tsx';
import { Flash } from '../../parts/flash.tsx';
import type { LiveQuotes } from '../../parts/quote-board.ts';
import { toChartState, useChartData } from '../../parts/use-chart-data.ts';
import { useLiveEnd } from '../../parts/live-end.ts';
import { useTail, withTail } from '../../parts/use-tail.ts';
import { useReference } from '../../parts/use-reference.ts';
import { useShell } from '../../shell/use-shell.ts';
import { useLabels } from '../../shell/use-labels.ts';
import { chartTexts } from '../../texts/chart-texts.ts';
import { datePickerTexts } from '../../texts/date-picker-texts.ts';
import { tableTexts } from '../../texts/table-texts.ts';
import css from './pair-chart.module.css';
import { chartKey, graphicBody, isReversed } from './chosen-period.ts';
import { isPeriodName, type PairPeriod } from './page-state.ts';
import { usePairPeriods } from './use-pair-periods.ts';

export const PAIR_CHART_HEIGHT = 300;

/** The first chart of a pair as a picture; none if the period is not possible. */
export interface FirstPairChart {
  readonly periodicity: number;
  /** The period of the picture. */
  readonly key: string;
  readonly chart: FirstChart | null;
}

export interface PairChartProps {
  readonly row: PairRow;
  readonly today: string;
  /** The chart that came with the page, and how often the pair has values. */
  readonly first: FirstPairChart | undefined;
  /** The period that was chosen for it, if one was. */
  readonly wanted: PairPeriod | undefined;
  readonly live: LiveQuotes;
  /** It is below the row of the pair, which has its value. */
  readonly isInList: boolean;
  readonly onPeriod: (period: PairPeriod) => void;
  readonly onRemove: () => void;
}

/** A selected pair: its latest value and its chart. */
export function PairChart(props: PairChartProps) {
  const { row, first, today } = props;
  const headingId = useId();
  const t = useLabels();
  const navigate = usePageNavigate();
  const { globals, timeZone, siteName } = useShell();
  const languageTag = LANGUAGES[globals.lang].tag;
  const id = row['index_id.numeric'];
  const live = props.live.quotes.get(id);
  const quote = live ?? row.quote;
  const periods = usePairPeriods(id, {
    isRealtime: row.quote.isRealtime,
    periodicity: first?.periodicity ?? null,
    today: parseDay(today) ?? 0,
    wanted: props.wanted,
  });
  const { period } = periods;
  const isImpossible = isReversed(period);
  const key = chartKey(id, period);
  const isToday = period.periodId === PERIOD.today && period.end === today;
  const data = useChartData(
    isImpossible || !periods.isKnown ? null : key,
    (call) => call(getGraphicData, { params: { indexId: String(id) }, body: graphicBody(period) }),
    isToday ? props.live.gaps : 0,
  );
  const { answer } = data;
  // The first answer knows better than the list whether the pair moves during the day.
  if (answer && !answer.realtime && period.id === '1D') periods.setIsRealtime(false);

  // The drawn answer decides, even if the page was made for another viewer.
  const isMasked = answer?.masked ?? first?.chart?.isMasked ?? true;
  // Real values are not shown beside a mere shape.
  const isMoving = !isMasked && data.status === 'loaded';
  const dayTail = useTail(`${key} ${isMasked}`, period.end, isMoving && isToday ? live : undefined);
  const lastPoint = useLiveEnd(isMoving ? quote : undefined, period);
  const tail = isToday ? dayTail : lastPoint;
  const points = useMemo(
    () => (isImpossible ? [] : withTail(answer?.data ?? [], tail)),
    [isImpossible, answer, tail],
  );
  // The picture is only shown for its own period, and not if loading the points has failed.
  const isFirstAwaited = key === first?.key && answer === null && data.status !== 'failed';
  const still = isFirstAwaited ? first.chart : null;
  const previousClose = useReference(
    quote,
    period.periodId === PERIOD.today && !isMasked ? period.end : null,
  );
  const { ticker } = row;
  const { decimals, unit } = quote;
  const content = useMemo(() => {
    const series =
      points.length > 0
        ? [
            {
              ...seriesFromPoints(points, { id: String(id), name: ticker, decimals }),
              pointLink: `/indexes/${id}/`,
            },
          ]
        : [];
    return {
      mode: 'time',
      panes: [{ series, measure: unit, height: PAIR_CHART_HEIGHT, reference: previousClose }],
      period: key,
      ...still,
    } as const;
  }, [points, id, ticker, decimals, unit, previousClose, key, still]);
  const state: ChartState = isImpossible
    ? { kind: 'empty', message: t('graph_period_start_incorrect') }
    : toChartState(data, points.length === 0, t);
  return (
    <section className={css.card} aria-labelledby={headingId} data-chart={id}>
      <LockedGroup>
        <PairHead {...props} quote={quote} headingId={headingId} />
      </LockedGroup>
      <Chart
        name={ticker}
        controls={
          <ChartPeriod
            name={`pair-${id}`}
            label={`${t('chart_period')}: ${ticker}`}
            tabs={periods.tabs}
            value={period}
            hasRange
            languageTag={languageTag}
            today={today}
            dateTexts={datePickerTexts(t)}
            onChange={({ id: tab, ...range }) =>
              props.onPeriod(isPeriodName(tab) ? { id: tab } : { id: null, ...range })
            }
          />
        }
        content={content}
        state={state}
        isMasked={isMasked}
        logo={siteName}
        hasTools={false}
        hasLegend={false}
        languageTag={languageTag}
        timeZone={timeZone}
        texts={chartTexts(t)}
        tableTexts={tableTexts(t)}
        onRetry={data.retry}
        onOpenPoint={(link) => navigate(link)}
      />
    </section>
  );
}

function PairHead({
  row,
  quote,
  live,
  isInList,
  onRemove,
  headingId,
}: PairChartProps & { quote: Quote; headingId: string }) {
  const t = useLabels();
  const { globals, timeZone } = useShell();
  const id = row['index_id.numeric'];
  const time = asOfText(quote.asOf, globals.lang, timeZone);
  const state = quote.isRealtime ? live.state : 'off';
  return (
    <header className={css.head}>
      <h3 id={headingId}>
        <Link to={`/indexes/${id}/`}>{row.ticker}</Link> <small>{row.index_name_rus}</small>
      </h3>
      <button
        type="button"
        className={css.remove}
        aria-label={t('currencies_remove', { name: row.ticker })}
        onClick={onRemove}
      >
        ×
      </button>
      {!isInList && (
        <>
          <p className={css.quote}>
            <span className={css.value}>
              <Flash value={quote.value}>
                <QuoteValue quote={quote} />
              </Flash>
            </span>{' '}
            <QuoteChange quote={quote} />
          </p>
          <p className={css.asOf}>
            {state === 'lost' ? t('live_lost', { time }) : time}
            {quote.isRealtime && ` · ${t('index_realtime')}`}
            {state === 'live' && live.quotes.has(id) && ` · ${t('live_on')}`}
          </p>
        </>
      )}
    </header>
  );
}
