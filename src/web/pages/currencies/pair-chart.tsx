import { useId } from 'react';
import type { PairRow } from '../../../contracts/currencies/currencies.ts';
import type { Quote } from '../../../contracts/instruments/quote.ts';
import { parseDay } from '../../../domain/time/day.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { IconButton } from '../../../widgets/button/button.tsx';
import { ChartPeriod } from '../../../widgets/chart/chart-period.tsx';
import { Chart } from '../../../widgets/chart/chart.tsx';
import { Icon } from '../../../widgets/icon/icon.tsx';
import { LockedGroup } from '../../../widgets/locked-hint/locked-group.tsx';
import { asOfText, QuoteChange, QuoteValue } from '../../parts/quote-text.tsx';
import { Link, usePageNavigate } from '../../shell/link.tsx';
import { Flash } from '../../parts/flash.tsx';
import type { LiveQuotes } from '../../parts/quote-board.ts';
import { useShell } from '../../shell/use-shell.ts';
import { useLabels } from '../../shell/use-labels.ts';
import { chartTexts } from '../../texts/chart-texts.ts';
import { datePickerTexts } from '../../texts/date-picker-texts.ts';
import { tableTexts } from '../../texts/table-texts.ts';
import css from './pair-chart.module.css';
import { isPeriodName, type PairPeriod } from './page-state.ts';
import { usePairLine, type FirstPairChart } from './use-pair-line.ts';
import { usePairPeriods } from './use-pair-periods.ts';

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
  const quote = props.live.quotes.get(id) ?? row.quote;
  const periods = usePairPeriods(id, {
    isRealtime: row.quote.isRealtime,
    periodicity: first?.periodicity ?? null,
    today: parseDay(today) ?? 0,
    wanted: props.wanted,
  });
  const { content, state, isMasked, retry } = usePairLine(props, { quote, periods });
  return (
    <section className={css.card} aria-labelledby={headingId} data-chart={id}>
      <LockedGroup>
        <PairHead {...props} quote={quote} headingId={headingId} />
      </LockedGroup>
      <Chart
        name={row.ticker}
        controls={
          <ChartPeriod
            label={`${t('chart_period')}: ${row.ticker}`}
            tabs={periods.tabs}
            value={periods.period}
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
        onRetry={retry}
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
      <IconButton
        kind="quiet"
        label={t('currencies_remove', { name: row.ticker })}
        icon={<Icon name="close" />}
        onClick={onRemove}
      />
      {!isInList && (
        <div className={css.now}>
          <p>
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
        </div>
      )}
    </header>
  );
}
