import { useMemo } from 'react';
import { tickText } from '../../../domain/charts/chart-time.ts';
import { parseDay, SECONDS_PER_DAY } from '../../../domain/time/day.ts';
import { displayNumber, displaySigned } from '../../../domain/text/format.ts';
import { LANGUAGES, type Language } from '../../../domain/text/language.ts';
import { Chart } from '../../../widgets/chart/chart.tsx';
import { PANE_HEIGHTS } from '../../../widgets/chart/drawn-panes.ts';
import type { ChartState, TimeContent } from '../../../widgets/chart/chart-types.ts';
import { CurveChart } from '../../../widgets/curve-chart/curve-chart.tsx';
import type { CurveLine } from '../../../widgets/curve-chart/curve-layout.ts';
import { dayText } from '../../parts/quote-text.tsx';
import { unreachableTexts } from '../../parts/use-chart-data.ts';
import { useIsPagePreserved } from '../../shell/keep-page.ts';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { chartTexts } from '../../texts/chart-texts.ts';
import { tableTexts } from '../../texts/table-texts.ts';
import css from './derivatives-page.module.css';
import type { Curve, History } from './load-archive.ts';

/** With more contracts than this, some have no label. */
const MAX_EXPIRY_LABELS = 8;
const SETTLE_HEIGHT = 260;
const INTEREST_HEIGHT = PANE_HEIGHTS[1];

/** Settlement prices by expiry on the last day, a week earlier and three months earlier. */
export function ExpiryCurve({ curve }: { curve: Curve }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const { days, decimals, priceUnit } = curve;
  const expiries = [
    ...new Set(days.flatMap(({ points }) => points.map(({ expiresOn }) => expiresOn))),
  ].toSorted();
  const spacing = Math.ceil(expiries.length / MAX_EXPIRY_LABELS);
  const lines = days.map(({ day, points }, i): CurveLine => {
    const settled = points.filter(({ settle }) => settle !== null);
    const settleAt = new Map(settled.map(({ expiresOn, settle }) => [expiresOn, settle]));
    return {
      id: day,
      name: dayText(day, lang),
      look: i === 0 ? 'own' : 'past',
      times: settled.map(({ expiresOn }) => expiryPlace(expiries.indexOf(expiresOn))),
      values: settled.map(({ settle }) => Number(settle)),
      readings: expiries.map((expiresOn) => {
        const settle = settleAt.get(expiresOn);
        return settle ? displayNumber(settle, decimals, lang) : null;
      }),
    };
  });
  return (
    <section aria-labelledby="curve">
      <div className={css.expiries}>
        <CurveChart
          name={t('archive_curve')}
          lines={lines}
          tenors={expiries.map((expiresOn, i) => ({
            label: monthText(expiresOn, lang),
            years: expiryPlace(i),
            isMinor: i % spacing !== 0,
            isWide: i % (2 * spacing) !== 0,
          }))}
          hasAllMarks
          startLabels={days.map(({ day }) => shortDay(day, lang))}
          controls={<h2 id="curve">{t('archive_curve')}</h2>}
          languageTag={LANGUAGES[lang].tag}
          texts={{
            keys: t('curve_chart_keys'),
            axis: priceUnit,
            unit: priceUnit,
            export: t('chart_export'),
            print: t('chart_print'),
          }}
        />
        <ul className={css.slopes}>
          {days.flatMap((day) =>
            slopeText(day, curve, lang).map((text) => <li key={day.day}>{text}</li>),
          )}
        </ul>
      </div>
    </section>
  );
}

/** Contracts are spaced evenly, like tenors. */
function expiryPlace(index: number): number {
  return index + 1;
}

/** `18 Nov`; the years are below the chart. */
function shortDay(isoDay: string, language: Language): string {
  return tickText((parseDay(isoDay) ?? 0) * SECONDS_PER_DAY, 'day', null, language);
}

/** `Sep ’26`. */
function monthText(isoDay: string, language: Language): string {
  const date = new Date(`${isoDay}T00:00:00Z`);
  const { tag } = LANGUAGES[language];
  if (language === 'chn') {
    const format = { year: '2-digit', month: 'short', timeZone: 'UTC' } as const;
    return new Intl.DateTimeFormat(tag, format).format(date);
  }
  const month = new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC' }).format(date);
  return `${month} ’${isoDay.slice(2, 4)}`;
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
      <PlainChart name={history.symbol} content={content} />
    </section>
  );
}

function PlainChart(props: { name: string; content: TimeContent }) {
  const t = useLabels();
  const { globals, timeZone, siteName } = useShell();
  const state: ChartState = useIsPagePreserved()
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
