import { redirect, type RouterContextProvider } from 'react-router';
import {
  getCurve,
  getCurveChart,
  listCurveBonds,
  listCurves,
} from '../../../contracts/curves/curves.ts';
import type { Quote } from '../../../contracts/instruments/quote.ts';
import { formatDay, parseDay } from '../../../domain/time/day.ts';
import { todayAt } from '../../../domain/time/now.ts';
import { load } from '../../api/load.ts';
import { makeFirstChart } from '../../parts/first-chart.ts';
import { HISTORY_CHART_HEIGHT } from '../../parts/use-history-line.ts';
import { isReversed, periodOfQuery } from '../../parts/history-period.ts';
import { loaderTexts, pageContext } from '../../page-context.ts';
import { keptAddress } from '../../shell/address.ts';
import { RATE_DECIMALS } from '../../parts/rate-text.tsx';
import { addedComparison, formatAddress, parseState, usualComparisons } from './page-state.ts';
import { tenorText } from '../../parts/tenor-text.ts';

/** Tells charts that the series is a rate. */
export const RATE_QUOTE: Quote = {
  value: null,
  change: null,
  changePercent: null,
  asOf: null,
  isStale: false,
  isRealtime: false,
  decimals: RATE_DECIMALS,
  unit: '%',
  isRate: true,
};

/** The data of a curve page. Invalid parts of the URL are left out and reported. */
export async function loadCurve(
  context: Readonly<RouterContextProvider>,
  url: URL,
  curveId: string,
) {
  const { language, timeZone } = context.get(pageContext);
  const state = parseState(url.searchParams, language);
  const today = todayAt({ ms: Date.now(), timeZone });
  const { items } = await load(context, listCurves, {});
  const listed = items.find(({ id }) => String(id) === curveId);
  const base = usableDay(state.date, formatDay(today)) ?? listed?.lastDay ?? null;
  const compare = state.compare ?? usualComparisons(base);
  const added = addedComparison(url.searchParams, language);
  if (added !== null && listed) {
    const list = added === '' || compare.includes(added) ? compare : [...compare, added];
    const address = formatAddress(listed.id, { ...state, compare: list });
    throw redirect(keptAddress(address, url.search));
  }
  // Forms send dates in the reader’s format; a URL must mean the same to every reader.
  if (listed && parseDay(state.date) !== undefined && state.date !== url.searchParams.get('date')) {
    throw redirect(keptAddress(formatAddress(listed.id, state), url.search));
  }
  const curve = await load(context, getCurve, {
    params: { curveId },
    query: {
      ...(state.date !== '' && { date: state.date }),
      kind: state.kind,
      compare: compare.join(','),
      wrong: 'skip',
    },
  });
  const [line] = curve.lines;
  const [bonds, history] = await Promise.all([
    line
      ? load(context, listCurveBonds, { params: { curveId }, query: { date: line.day } })
      : { day: null, items: [] },
    // Together, the shapes of a rate and of a bond would reveal the values of both.
    curve.masked
      ? null
      : loadHistory(context, url, { curveId, kind: state.kind, tenor: state.tenor }),
  ]);
  return {
    curve,
    others: items,
    compare,
    base: base ?? '',
    // The default comparisons weren’t requested, so a missing one isn’t reported.
    ignored: curve.ignored.filter(({ field }) => field === 'date' || state.compare !== null),
    bonds: bonds.items,
    bondsDay: bonds.day,
    history,
    today: formatDay(today),
  };
}

function usableDay(date: string, today: string): string | null {
  return parseDay(date) !== undefined && date <= today ? date : null;
}

async function loadHistory(
  context: Readonly<RouterContextProvider>,
  url: URL,
  params: {
    curveId: string;
    kind: 'par' | 'zero' | 'forward';
    tenor: Parameters<typeof tenorText>[0];
  },
) {
  const page = context.get(pageContext);
  const period = periodOfQuery(
    url.searchParams,
    todayAt({ ms: Date.now(), timeZone: page.timeZone }),
    false,
  );
  const { begin, end, periodId } = period;
  const chart = isReversed(period)
    ? null
    : await load(context, getCurveChart, {
        params,
        body: { beginDate: begin, endDate: end, periodId },
      });
  const t = loaderTexts(context);
  return {
    period,
    first:
      chart &&
      makeFirstChart(Object.values(chart.data), {
        name: tenorText(params.tenor, t),
        quote: RATE_QUOTE,
        isMasked: chart.masked,
        isLocked: chart.locked,
        height: HISTORY_CHART_HEIGHT,
        period,
        page,
        t,
      }),
  };
}
