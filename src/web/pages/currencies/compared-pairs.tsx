import { useMemo } from 'react';
import type { PairRow } from '../../../contracts/currencies/currencies.ts';
import { getGraphicData, type GraphicPoint } from '../../../contracts/instruments/indexes.ts';
import type { Call, Result } from '../../../contracts/core/page.ts';
import { currencyPeriods } from '../../../domain/currencies/currency-periods.ts';
import { parseDay } from '../../../domain/time/day.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { rebasedLines } from '../../../domain/charts/rebase.ts';
import { ChartPeriod } from '../../../widgets/chart/chart-period.tsx';
import { Chart } from '../../../widgets/chart/chart.tsx';
import type { ChartState, TimeSeries } from '../../../widgets/chart/chart-types.ts';
import { toChartState, useChartData } from '../../parts/use-chart-data.ts';
import { RouterLink } from '../../shell/router-link.tsx';
import { useShell } from '../../shell/use-shell.ts';
import { useLabels } from '../../shell/use-labels.ts';
import { chartTexts } from '../../texts/chart-texts.ts';
import { datePickerTexts } from '../../texts/date-picker-texts.ts';
import { tableTexts } from '../../texts/table-texts.ts';
import {
  chartKey,
  chosenPeriod,
  graphicBody,
  isReversed,
  type ChosenPeriod,
} from './chosen-period.ts';
import { COMPARED, isPeriodName, type PairPeriod } from './page-state.ts';
import { PERIOD_TITLES } from './use-pair-periods.ts';
import css from './pair-chart.module.css';

const HEIGHT = 420;
/** Pairs share no values within a day, and some have too few values in three months. */
const WITH_LONG_PERIODS = { isRealtime: false, periodicity: 1 };

/** The selected pairs in one chart: the change of each in percent since the period began. */
export function ComparedPairs({
  rows,
  today,
  wanted,
  onPeriod,
  onRemove,
}: {
  rows: readonly PairRow[];
  today: string;
  wanted: PairPeriod | undefined;
  onPeriod: (period: PairPeriod) => void;
  onRemove: (id: number) => void;
}) {
  const t = useLabels();
  const { globals, timeZone, siteName } = useShell();
  const languageTag = LANGUAGES[globals.lang].tag;
  const tabs = currencyPeriods(WITH_LONG_PERIODS, parseDay(today) ?? 0, (name) =>
    t(PERIOD_TITLES[name]),
  );
  const period = chosenPeriod(tabs, wanted);
  const isImpossible = isReversed(period);
  const ids = rows.map((row) => row['index_id.numeric']);
  const key = isImpossible ? null : `${ids.join()} ${chartKey(COMPARED, period)}`;
  const data = useChartData(key, (call) => askForAll(call, rows, period));
  const { answer } = data;
  const content = useMemo(
    () =>
      ({
        mode: 'time',
        period: chartKey(COMPARED, period),
        panes: [
          {
            series: answer && !isImpossible ? comparedSeries(answer) : [],
            measure: '%',
            height: HEIGHT,
          },
        ],
      }) as const,
    [answer, isImpossible, period],
  );
  const isEmpty = content.panes[0].series.every(({ seconds }) => seconds.length === 0);
  const state: ChartState = isImpossible
    ? { kind: 'empty', message: t('graph_period_start_incorrect') }
    : toChartState(data, isEmpty, t);
  const name = t('currencies_compared');
  return (
    <div className={css.card} data-chart="compared">
      <Chart
        name={name}
        controls={
          <ChartPeriod
            label={`${t('chart_period')}: ${name}`}
            tabs={tabs}
            value={period}
            hasRange
            languageTag={languageTag}
            today={today}
            dateTexts={datePickerTexts(t)}
            onChange={({ id, ...range }) =>
              onPeriod(isPeriodName(id) ? { id } : { id: null, ...range })
            }
          />
        }
        content={content}
        state={state}
        logo={siteName}
        hasTools={false}
        languageTag={languageTag}
        timeZone={timeZone}
        texts={chartTexts(t)}
        tableTexts={tableTexts(t)}
        link={RouterLink}
        onRetry={data.retry}
        onRemoveSeries={({ id }) => onRemove(Number(id))}
      />
    </div>
  );
}

interface PairLine {
  readonly row: PairRow;
  readonly points: readonly GraphicPoint[];
}

/** The points of each pair, in their order; one refusal makes all of them fail. */
async function askForAll(
  call: Call,
  rows: readonly PairRow[],
  period: ChosenPeriod,
): Promise<Result<readonly PairLine[]>> {
  const results = await Promise.all(
    rows.map((row) =>
      call(getGraphicData, {
        params: { indexId: String(row['index_id.numeric']) },
        body: graphicBody(period),
      }),
    ),
  );
  const lines: PairLine[] = [];
  for (const [i, result] of results.entries()) {
    if (!result.ok) return result;
    // A shape has no percentages: the viewer has changed, and the page will soon notice it.
    lines.push({ row: rows[i]!, points: result.answer.masked ? [] : result.answer.data });
  }
  return { ok: true, answer: lines };
}

function comparedSeries(lines: readonly PairLine[]): TimeSeries[] {
  const rebased = rebasedLines(
    lines.map(({ points }) => ({
      seconds: points.map((point) => point['date.numeric']),
      values: points.map(({ value }) => value),
    })),
  );
  return lines.map(({ row }, i) => {
    const id = row['index_id.numeric'];
    return {
      id: String(id),
      name: row.ticker,
      ...(rebased[i] ?? { seconds: [], values: [] }),
      decimals: 2,
      pageLink: `/indexes/${id}/`,
      emitForRemove: true,
    };
  });
}
