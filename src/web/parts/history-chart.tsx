import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { parseDay } from '../../domain/time/day.ts';
import { LANGUAGES } from '../../domain/text/language.ts';
import { ChartPeriod } from '../../widgets/chart/chart-period.tsx';
import { Chart } from '../../widgets/chart/chart.tsx';
import type { LinkProps } from '../../widgets/link/link.ts';
import { Link, usePageNavigate } from '../shell/link.tsx';
import { ChartHint } from './history-heading.tsx';
import { LockedPicture } from './locked-picture.tsx';
import { NO_LIVE_QUOTES } from './quote-board.ts';
import { useNextDay } from './use-next-day.ts';
import { useChartNotes } from './use-chart-notes.ts';
import { useHistoryLine, type HistoryLineProps, type HistorySubject } from './use-history-line.ts';
import { useIsPagePreserved } from '../shell/keep-page.ts';
import { useShell } from '../shell/use-shell.ts';
import { useLabels } from '../shell/use-labels.ts';
import { chartTexts } from '../texts/chart-texts.ts';
import { datePickerTexts } from '../texts/date-picker-texts.ts';
import { tableTexts } from '../texts/table-texts.ts';
import {
  historyAddress,
  namedPeriod,
  periodNames,
  periodOfQuery,
  type HistoryPeriod,
} from './history-period.ts';

type HistoryChartProps = Omit<HistoryLineProps, 'live'> &
  Partial<Pick<HistoryLineProps, 'live'>> & {
    /** Controls for what else can be drawn, placed before the periods. */
    readonly choices?: ReactNode;
    /** Explains charts; the page declares the label part `shell.hint_texts`. */
    readonly hasHint?: boolean;
  };

/** The history of an instrument with period tabs and a custom period, both in the URL. */
export function HistoryChart({
  choices = null,
  hasHint = true,
  live = NO_LIVE_QUOTES,
  ...props
}: HistoryChartProps) {
  const { of, quote, today, period } = props;
  const t = useLabels();
  const { globals, timeZone, siteName } = useShell();
  const notes = useChartNotes(quote, of.source);
  useNextDay(today);
  const { content, state, isMasked, isLocked, retry } = useHistoryLine({ ...props, live });
  if (isLocked) return <LockedPicture>{t('chart_locked')}</LockedPicture>;
  return (
    <Chart
      name={of.name}
      title={of.name}
      subtitle={of.ticker ?? ''}
      // The page already shows the instrument's name, and its chart has a single line.
      hasTitle={false}
      hasLegend={false}
      help={hasHint && <ChartHint />}
      controls={
        <>
          {choices}
          <PeriodChoice of={of} loaded={period} isRealtime={quote.isRealtime} today={today} />
        </>
      }
      content={content}
      state={state}
      isMasked={isMasked}
      logo={siteName}
      notes={notes}
      languageTag={LANGUAGES[globals.lang].tag}
      timeZone={timeZone}
      texts={chartTexts(t)}
      tableTexts={tableTexts(t)}
      onRetry={retry}
    />
  );
}

function PeriodChoice({
  of: { path, query, firstDay },
  loaded,
  isRealtime,
  today,
}: {
  of: HistorySubject;
  loaded: HistoryPeriod;
  isRealtime: boolean;
  today: string;
}) {
  const t = useLabels();
  const navigate = usePageNavigate();
  const { lang } = useShell().globals;
  const isPreserved = useIsPagePreserved();
  const [params] = useSearchParams();
  const day = parseDay(today) ?? 0;
  // The chosen tab is marked at once, even if the server can't be reached.
  const { name, begin, end } = isPreserved ? periodOfQuery(params, day, isRealtime) : loaded;
  const tabs = periodNames(isRealtime).map((periodName) => {
    const named = namedPeriod(periodName, day);
    return {
      id: periodName,
      ttl: t(`period_${periodName}`),
      start_date: named.begin,
      end_date: named.end,
      href: historyAddress(path, named, 1, query),
    };
  });
  return (
    <ChartPeriod
      label={t('period_choice')}
      tabs={tabs}
      value={{ id: name, begin, end }}
      hasRange
      languageTag={LANGUAGES[lang].tag}
      today={today}
      firstDay={firstDay}
      dateTexts={datePickerTexts(t)}
      link={PeriodLink}
      onChange={(chosen) => {
        // Tabs are links, so they need no navigation here.
        if (chosen.id !== null) return;
        const range = { name: null, periodId: null, begin: chosen.begin, end: chosen.end };
        navigate(historyAddress(path, range, 1, query), { preventScrollReset: true });
      }}
    />
  );
}

/** A new period keeps the scroll position. */
function PeriodLink({ href, ...rest }: LinkProps) {
  return <Link to={href} preventScrollReset {...rest} />;
}
