import { useMemo } from 'react';
import { parseDay, SECONDS_PER_DAY } from '../../../domain/day.ts';
import { displayNumber, displaySigned } from '../../../domain/format.ts';
import { LANGUAGES, type Language } from '../../../domain/language.ts';
import { Chart } from '../../../widgets/chart/chart.tsx';
import { PANE_HEIGHTS } from '../../../widgets/chart/drawn-panes.ts';
import type { ChartState, TimeContent } from '../../../widgets/chart/chart-types.ts';
import { dayText } from '../../market/quote-text.tsx';
import { unreachableTexts } from '../../market/use-chart-data.ts';
import { useIsKept } from '../../shell/keep-page.ts';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { chartTexts } from '../../texts/chart-texts.ts';
import { tableTexts } from '../../texts/table-texts.ts';
import css from './derivatives-page.module.css';
import type { Curve, History } from './load-archive.ts';

const SETTLE_HEIGHT = 260;
const INTEREST_HEIGHT = PANE_HEIGHTS[1];
/** The two charts stand side by side. */
const CURVE_HEIGHT = SETTLE_HEIGHT + INTEREST_HEIGHT;

const secondsAt = (day: string) => (parseDay(day) ?? 0) * SECONDS_PER_DAY;

/** Settlement prices by expiry: of the last day, of a week and of three months before. */
export function CurveChart({ curve }: { curve: Curve }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const content = useMemo<TimeContent>(
    () => ({
      mode: 'time',
      period: curve.days.map(({ day }) => day).join(),
      sentences: curve.days.flatMap((day) => slopeText(day, curve, lang)),
      panes: [
        {
          measure: curve.priceUnit,
          height: CURVE_HEIGHT,
          series: curve.days.map(({ day, points }) => ({
            id: day,
            name: dayText(day, lang),
            seconds: points.map(({ expiresOn }) => secondsAt(expiresOn)),
            values: points.map(({ settle }) => Number(settle)),
            decimals: curve.decimals,
          })),
        },
      ],
    }),
    [curve, lang],
  );
  return (
    <section aria-labelledby="curve">
      <h2 id="curve">
        {t('archive_curve')} <small>{curve.priceUnit}</small>
      </h2>
      <PlainChart name={t('archive_curve')} content={content} hasLegend />
    </section>
  );
}

/** `13 Nov 2026: CLX26 76.42 → CLZ27 72.69 USD/bbl, −3.73 (−4.88 %)`: the first and the last month. */
function slopeText(
  { day, points }: Curve['days'][number],
  { priceUnit, decimals }: Curve,
  lang: Language,
): string[] {
  const settled = points.filter(({ settle }) => settle !== null);
  const [first, last] = [settled[0], settled.at(-1)];
  if (!first || !last || first === last) return [];
  const [from, to] = [Number(first.settle), Number(last.settle)];
  const price = ({ symbol }: typeof first, value: number) =>
    `${symbol} ${displayNumber(String(value), decimals, lang)}`;
  const change = displaySigned((to - from).toFixed(decimals), decimals, lang);
  const percent = displaySigned(((100 * (to - from)) / from).toFixed(2), 2, lang);
  return [
    `${dayText(day, lang)}: ${price(first, from)} → ${price(last, to)} ${priceUnit}, ${change} (${percent} %)`,
  ];
}

/** One month of a contract: its settlement prices, and its open interest below. */
export function HistoryChart({ history }: { history: History }) {
  const t = useLabels();
  const content = useMemo<TimeContent>(() => {
    const line = (key: 'settle' | 'openInterest') => {
      const points = history.points.filter((point) => point[key] !== null);
      return {
        seconds: points.map((point) => point['date.numeric']),
        values: points.map((point) => point[key] ?? 0),
      };
    };
    return {
      mode: 'time',
      period: [history.symbol, ...history.points.map((point) => point['date.numeric'])].join(),
      panes: [
        {
          measure: history.priceUnit,
          height: SETTLE_HEIGHT,
          series: [
            {
              id: 'settle',
              name: t('archive_settle'),
              decimals: history.decimals,
              ...line('settle'),
            },
          ],
        },
        {
          measure: t('archive_lots'),
          height: INTEREST_HEIGHT,
          series: [
            {
              id: 'interest',
              name: t('archive_open_interest'),
              decimals: 0,
              ...line('openInterest'),
            },
          ],
        },
      ],
    };
  }, [history, t]);
  return (
    <section aria-labelledby="month">
      <h2 id="month">
        {history.symbol} <small>{t('archive_history')}</small>
      </h2>
      <PlainChart name={history.symbol} content={content} hasLegend={false} />
    </section>
  );
}

function PlainChart(props: { name: string; content: TimeContent; hasLegend: boolean }) {
  const t = useLabels();
  const { globals, timeZone, siteName } = useShell();
  const state: ChartState = useIsKept()
    ? { kind: 'failed', messages: unreachableTexts(t), canRetry: false }
    : { kind: 'ready' };
  return (
    <div className={css.chart}>
      <Chart
        {...props}
        state={state}
        logo={siteName}
        hasTools={false}
        languageTag={LANGUAGES[globals.lang].tag}
        timeZone={timeZone}
        texts={chartTexts(t)}
        tableTexts={tableTexts(t)}
      />
    </div>
  );
}
