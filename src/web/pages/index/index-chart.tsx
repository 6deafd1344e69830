import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Answer } from '../../../contracts/endpoint.ts';
import { getIndexChart, type getIndex } from '../../../contracts/indexes.ts';
import type { Quote } from '../../../contracts/quote.ts';
import { parseDay } from '../../../domain/day.ts';
import { LANGUAGES } from '../../../domain/language.ts';
import { ChartPeriod } from '../../../widgets/chart/chart-period.tsx';
import { Chart } from '../../../widgets/chart/chart.tsx';
import type { ChartState, TimeSeries } from '../../../widgets/chart/chart-types.ts';
import type { LinkProps } from '../../../widgets/link/link.ts';
import type { FirstChart } from '../../market/first-chart.ts';
import { isMasked } from '../../market/quote-text.tsx';
import { chartStateOf, useChartData } from '../../market/use-chart-data.ts';
import { SITE_NAME } from '../../shell/page-meta.ts';
import { useFrame } from '../../shell/use-frame.ts';
import { useLabels, usePageLabels } from '../../shell/use-labels.ts';
import { chartTexts, datePickerTexts, tableTexts } from '../../shell/widget-texts.ts';
import {
  indexAddress,
  isReversed,
  namedPeriod,
  periodNames,
  type IndexPeriod,
} from './index-period.ts';

export const INDEX_CHART_HEIGHT = 600;

/** The history of an index with period tabs and an arbitrary period, both in the address. */
export function IndexChart({
  index,
  quote,
  period,
  today,
  first,
}: {
  index: Answer<typeof getIndex>;
  quote: Quote;
  period: IndexPeriod;
  today: string;
  first: FirstChart | null;
}) {
  const t = useLabels();
  const labels = usePageLabels();
  const navigate = useNavigate();
  const languageTag = LANGUAGES[useFrame().globals.lang].tag;
  const { begin, end, periodId } = period;
  const day = parseDay(today) ?? 0;
  const isImpossible = isReversed(period);
  const data = useChartData(
    isImpossible ? null : `${index.id} ${begin} ${end} ${periodId}`,
    (call) =>
      call(getIndexChart, {
        params: { indexId: String(index.id) },
        body: { beginDate: begin, endDate: end, periodId },
      }),
  );
  const series = useMemo<TimeSeries>(
    () =>
      data.answer && !isImpossible
        ? seriesOf(data.answer, index, quote.decimals)
        : // Its name stands in the legend from the start: nothing jumps when the points come.
          { id: String(index.id), name: index.name, seconds: [], values: [] },
    [data.answer, isImpossible, index, quote.decimals],
  );
  const measure = data.answer?.measure ?? quote.unit;
  const content = useMemo(
    () =>
      ({
        mode: 'time',
        panes: [{ series: [series], measure, height: INDEX_CHART_HEIGHT }],
        ...(first && { picture: first.picture, summary: first.summary }),
      }) as const,
    [series, measure, first],
  );
  const isKnownEmpty = first?.picture === null && data.answer === null && data.status === 'loading';
  const state: ChartState = isImpossible
    ? { kind: 'empty', message: t('graph_period_start_incorrect') }
    : // The server has found nothing to draw: without scripts nothing else would ever say so.
      chartStateOf(
        isKnownEmpty ? { ...data, status: 'loaded' } : data,
        series.seconds.length === 0,
        t,
      );
  const tabs = periodNames(index.quote.isRealtime).map((name) => {
    const named = namedPeriod(name, day);
    return {
      id: name,
      ttl: t(`period_${name}`),
      start_date: named.begin,
      end_date: named.end,
      href: indexAddress(index.id, named),
    };
  });
  return (
    <>
      <ChartPeriod
        name="history"
        label={t('period_choice')}
        tabs={tabs}
        value={{ id: period.name, begin, end }}
        hasRange
        languageTag={languageTag}
        today={today}
        dateTexts={datePickerTexts(labels)}
        link={PeriodLink}
        onChange={(chosen) => {
          // A tab is a link and goes by itself.
          if (chosen.id !== null) return;
          const arbitrary = { name: null, periodId: null, begin: chosen.begin, end: chosen.end };
          void navigate(indexAddress(index.id, arbitrary), { preventScrollReset: true });
        }}
      />
      <Chart
        name={index.name}
        title={index.name}
        subtitle={index.ticker ?? ''}
        content={content}
        state={state}
        isMasked={isMasked(quote)}
        logo={SITE_NAME}
        languageTag={languageTag}
        texts={chartTexts(t)}
        tableTexts={tableTexts(t)}
        onRetry={data.retry}
      />
    </>
  );
}

/** Another period is the same place of the page. */
function PeriodLink({ href, ...rest }: LinkProps) {
  return <Link to={href} preventScrollReset {...rest} />;
}

/** The rows of the wire as the chart widget takes them. */
function seriesOf(
  { data, series, graph_type }: Answer<typeof getIndexChart>,
  index: Answer<typeof getIndex>,
  decimals: number,
): TimeSeries {
  const rows = Object.values(data);
  const texts = rows.flatMap(({ valueFmt }) => valueFmt ?? []);
  return {
    id: series[0]?.id ?? String(index.id),
    name: series[0]?.name ?? index.name,
    seconds: rows.map((row) => row['date.numeric']),
    values: rows.map(({ value }) => value),
    dates: rows.map(({ date }) => date),
    ...(texts.length === rows.length && { texts }),
    decimals,
    isStepped: graph_type > 0,
  };
}
