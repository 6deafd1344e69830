import type { RouterContextProvider } from 'react-router';
import { getInstrument, getInstrumentChart, type Section } from '../../contracts/instruments.ts';
import { formatDay } from '../../domain/day.ts';
import { todayAt } from '../../domain/now.ts';
import { load } from '../api/load.ts';
import { loaderTexts, pageContext } from '../page-context.ts';
import { makeFirstChart } from './first-chart.ts';
import { HISTORY_CHART_HEIGHT } from './history-chart.tsx';
import { dayWithin, isReversed, periodOfQuery } from './history-period.ts';

export type InstrumentHistory = Awaited<ReturnType<typeof loadInstrumentHistory>>;

/** A bond, a stock or an ETF with its history in the period that the page's address names. */
export async function loadInstrumentHistory(
  context: Readonly<RouterContextProvider>,
  url: URL,
  section: Section,
  instrumentId: string,
) {
  const page = context.get(pageContext);
  const params = { instrumentId };
  const today = todayAt({ ms: Date.now(), timeZone: page.timeZone });
  const period = periodOfQuery(url.searchParams, today, false);
  const { begin, end, periodId } = period;
  const [instrument, chart] = await Promise.all([
    load(context, getInstrument[section], { params }),
    isReversed(period)
      ? null
      : load(context, getInstrumentChart[section], {
          params,
          body: { beginDate: begin, endDate: end, periodId },
        }),
  ]);
  return {
    section,
    instrument,
    period,
    today: formatDay(today),
    first:
      chart &&
      makeFirstChart(Object.values(chart.data), {
        name: instrument.name,
        quote: instrument.quote,
        isMasked: chart.masked,
        height: HISTORY_CHART_HEIGHT,
        day: dayWithin(period),
        page,
        t: loaderTexts(context),
      }),
  };
}
