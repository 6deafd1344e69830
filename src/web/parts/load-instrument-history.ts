import type { RouterContextProvider } from 'react-router';
import type { ChartField } from '../../contracts/instruments/chart.ts';
import {
  getInstrument,
  getInstrumentChart,
  type Section,
} from '../../contracts/instruments/instruments.ts';
import type { Quote } from '../../contracts/instruments/quote.ts';
import { BOND_DECIMALS } from '../../domain/bonds/bond-decimals.ts';
import { formatDay } from '../../domain/time/day.ts';
import { todayAt } from '../../domain/time/now.ts';
import { load } from '../api/load.ts';
import { loaderTexts, pageContext } from '../page-context.ts';
import { makeFirstChart } from './first-chart.ts';
import { HISTORY_CHART_HEIGHT } from './use-history-line.ts';
import { isReversed, periodOfQuery } from './history-period.ts';

/** A series of a bond other than its price, and its format. */
export interface DrawnField {
  readonly field: ChartField;
  readonly unit: string;
  readonly decimals: number;
  readonly isRate: boolean;
  readonly isInPoints: boolean;
}

/** The quote's metadata for a chart of a series without a quote of its own. */
export function drawnQuote(quote: Quote, { unit, decimals, isRate }: DrawnField): Quote {
  const isMasked = quote.value === '***';
  return { ...quote, isRealtime: false, unit, decimals: isMasked ? 2 : decimals, isRate };
}

/** The chart and the head show the same number. */
function bondQuote(quote: Quote): Quote {
  return quote.value === '***' ? quote : { ...quote, decimals: BOND_DECIMALS.price };
}

export type InstrumentHistory = Awaited<ReturnType<typeof loadInstrumentHistory>>;

/** A bond, a stock or an ETF with its history in the period from the page's URL. */
export async function loadInstrumentHistory(
  context: Readonly<RouterContextProvider>,
  url: URL,
  section: Section,
  instrumentId: string,
  /** For bonds: the series drawn instead of the price. */
  drawn?: DrawnField,
) {
  const page = context.get(pageContext);
  const params = { instrumentId };
  const today = todayAt({ ms: Date.now(), timeZone: page.timeZone });
  const period = periodOfQuery(url.searchParams, today, false);
  const { begin, end, periodId } = period;
  const [found, chart] = await Promise.all([
    load(context, getInstrument[section], { params }),
    isReversed(period)
      ? null
      : load(context, getInstrumentChart[section], {
          params,
          body: { beginDate: begin, endDate: end, periodId, ...(drawn && { field: drawn.field }) },
        }),
  ]);
  const instrument = section === 'bonds' ? { ...found, quote: bondQuote(found.quote) } : found;
  return {
    section,
    instrument,
    period,
    today: formatDay(today),
    first:
      chart &&
      makeFirstChart(Object.values(chart.data), {
        name: instrument.name,
        quote: drawn ? drawnQuote(instrument.quote, drawn) : instrument.quote,
        isInPoints: drawn?.isInPoints ?? false,
        isMasked: chart.masked,
        isLocked: chart.locked,
        height: HISTORY_CHART_HEIGHT,
        period,
        page,
        t: loaderTexts(context),
      }),
  };
}
