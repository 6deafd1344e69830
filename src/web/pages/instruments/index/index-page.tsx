import type { LoaderFunctionArgs } from 'react-router';
import type { Answer } from '../../../../contracts/core/endpoint.ts';
import {
  getIndex,
  getIndexChart,
  getIndexStatistics,
  listIndexValues,
} from '../../../../contracts/instruments/indexes.ts';
import { formatDay } from '../../../../domain/time/day.ts';
import { todayAt } from '../../../../domain/time/now.ts';
import { OwnTask } from '../../../../widgets/hydrated/own-task.tsx';
import { load } from '../../../api/load.ts';
import { pack } from '../../../api/packed.ts';
import { makeFirstChart } from '../../../parts/first-chart.ts';
import { Flash } from '../../../parts/flash.tsx';
import { indexHead } from '../../../parts/seo-head.ts';
import { HiddenNotice } from '../../../parts/hidden-notice.tsx';
import { HistoryChart } from '../../../parts/history-chart.tsx';
import { HISTORY_CHART_HEIGHT } from '../../../parts/use-history-line.ts';
import { HistoryHeading } from '../../../parts/history-heading.tsx';
import { isReversed, periodOfQuery } from '../../../parts/history-period.ts';
import { Facts, Identifiers, type Fact } from '../../../parts/identifiers.tsx';
import { FreshnessHint } from '../../../parts/latest-quote.tsx';
import { loadOrRedirectMerged } from '../../../parts/load-or-redirect-merged.ts';
import { LiveLost } from '../../../parts/live-lost.tsx';
import { LockedNotice } from '../../../parts/locked-notice.tsx';
import { withUnit, type LiveQuotes } from '../../../parts/quote-board.ts';
import { asOfText, dayText, QuoteChange, QuoteValue } from '../../../parts/quote-text.tsx';
import { useLiveQuotes } from '../../../parts/use-live-quotes.ts';
import { loaderTexts, pageContext } from '../../../page-context.ts';
import { redirectToExistingPage, wantedPage } from '../../../shell/existing-page.ts';
import { PageHint } from '../../../shell/page-hint.tsx';
import { usePreservedPage } from '../../../shell/keep-page.ts';
import { SectionedPage } from '../../../shell/sectioned-page.tsx';
import { usePageData } from '../../../shell/use-page-data.ts';
import { useShell } from '../../../shell/use-shell.ts';
import { HISTORY_LABELS } from '../../../shell/chart-labels.ts';
import { pageLabels, useLabels } from '../../../shell/use-labels.ts';
import { IndexStatistics } from './index-statistics.tsx';
import { Downloads, IndexValues } from './index-values.tsx';
import css from './index-page.module.css';

export { pageMeta as meta } from '../../../shell/page-meta.ts';

const NO_VALUES = { items: [], total: 0, page: 1, limit: 1 };

const LABELS = pageLabels(
  'indexes.page',
  'indexes.categories',
  'quotes.latest',
  'quotes.columns',
  'quotes.facts',
  'quotes.periods',
  ...HISTORY_LABELS,
  'shell.paging',
  'shell.sections',
  'desk.notice',
  'shell.hint_texts',
);

/** The server renders the chart as a picture; its points are loaded later. */
export async function loader({ context, params: { indexId = '' }, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const params = { indexId };
  const index = await loadOrRedirectMerged(
    context,
    { what: 'instrument', id: indexId, url },
    load(context, getIndex, { params }),
  );
  const today = todayAt({ ms: Date.now(), timeZone: page.timeZone });
  const period = periodOfQuery(url.searchParams, today, index.quote.isRealtime);
  const { begin, end, periodId } = period;
  const hasChart = !isReversed(period);
  const [chart, values, statistics] = await Promise.all([
    hasChart
      ? load(context, getIndexChart, {
          params,
          body: { beginDate: begin, endDate: end, periodId },
        })
      : null,
    hasChart
      ? load(context, listIndexValues, {
          params,
          query: { from: begin, to: end, page: wantedPage(url) },
        })
      : NO_VALUES,
    load(context, getIndexStatistics, { params }),
  ]);
  redirectToExistingPage(url, values);
  const t = loaderTexts(context);
  const { name } = index;
  return {
    labels: LABELS,
    head: indexHead(context, index),
    data: pack({
      index,
      values,
      statistics: statistics.items,
      period,
      today: formatDay(today),
      first:
        chart &&
        makeFirstChart(Object.values(chart.data), {
          name,
          quote: index.quote,
          isMasked: chart.masked,
          isLocked: chart.locked,
          height: HISTORY_CHART_HEIGHT,
          isStepped: chart.graph_type > 0,
          period,
          page,
          t,
        }),
    }),
  };
}

export default function IndexPage() {
  usePreservedPage();
  const { index, values, statistics, period, today, first } = usePageData<typeof loader>();
  const { userPaidAccess } = useShell().globals;
  const t = useLabels();
  const live = useLiveQuotes([index.id], userPaidAccess && index.quote.isRealtime);
  const quote = withUnit(live.quotes.get(index.id) ?? index.quote, index.quote);
  return (
    <SectionedPage
      sections={[
        { id: 'history', title: t('index_history'), icon: 'chart' },
        { id: 'statistics', title: t('index_statistics'), icon: 'statistics' },
        { id: 'facts', title: t('index_key_facts'), icon: 'facts' },
        { id: 'values', title: t('index_values'), icon: 'table' },
      ]}
    >
      <article className={css.page}>
        <IndexHead
          index={index}
          quote={quote}
          state={live.state}
          hasShape={first !== null && !first.isLocked}
        />
        <section aria-labelledby="history" className={css.history}>
          <HistoryHeading hasChart={!first?.isLocked} />
          <OwnTask>
            <HistoryChart
              of={{ ...index, path: `/indexes/${index.id}/` }}
              fetchChart={(call, body) =>
                call(getIndexChart, { params: { indexId: String(index.id) }, body })
              }
              quote={quote}
              live={live}
              period={period}
              today={today}
              first={first}
            />
          </OwnTask>
        </section>
        <div className={css.columns}>
          <section aria-labelledby="statistics">
            <div className={css.titled}>
              <h2 id="statistics">{t('index_statistics')}</h2>
              <PageHint hint="hint_statistics" about={t('index_statistics')} />
            </div>
            <IndexStatistics items={statistics} quote={quote} />
          </section>
          <section aria-labelledby="facts">
            <h2 id="facts">{t('index_key_facts')}</h2>
            <IndexFacts index={index} />
          </section>
        </div>
        <section aria-labelledby="values" className={css.values}>
          <div className={css.bar}>
            <h2 id="values">{t('index_values')}</h2>
            <Downloads id={index.id} period={period} isAllowed={index.allowsFiles} />
          </div>
          <OwnTask>
            <IndexValues id={index.id} values={values} quote={index.quote} period={period} />
          </OwnTask>
        </section>
      </article>
    </SectionedPage>
  );
}

type Index = Answer<typeof getIndex>;

function IndexHead({
  index,
  quote,
  state,
  hasShape,
}: {
  index: Index;
  quote: Index['quote'];
  state: LiveQuotes['state'];
  /** For a masked line; that of a rate isn’t drawn. */
  hasShape: boolean;
}) {
  const t = useLabels();
  const { globals, timeZone } = useShell();
  return (
    <header className={css.head}>
      <p className={css.ticker}>{index.ticker}</p>
      <h1>{index.name}</h1>
      <HiddenNotice isHidden={index.isHidden} />
      <p className={css.quote}>
        <span className={css.value}>
          <Flash value={quote.value}>
            <QuoteValue quote={quote} />
          </Flash>
        </span>{' '}
        <span className={css.unit}>{quote.unit}</span>{' '}
        <span className={css.change}>
          <QuoteChange quote={quote} />
          <PageHint hint="hint_change" about={t('index_change')} />
        </span>
      </p>
      <p className={css.asOf}>
        {state !== 'lost' &&
          t('index_as_of', { time: asOfText(quote.asOf, globals.lang, timeZone) })}
        <LiveLost state={state} asOf={quote.asOf} />
        {quote.isRealtime && ` · ${t('index_realtime')}`}
        {state === 'live' && ` · ${t('live_on')}`}
        {` · ${t('index_source', { source: index.source })}`}
        <FreshnessHint quote={quote} />
      </p>
      <LockedNotice hasShapes={hasShape} />
    </header>
  );
}

function IndexFacts({ index }: { index: Index }) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const identifiers: [string, string | null][] = [
    [t('index_ticker'), index.ticker],
    [t('index_isin'), index.isin],
    [t('index_id'), String(index.id)],
  ];
  const kind =
    index.kind === 'currency'
      ? t('currency_pair')
      : index.category && t(`index_category_${index.category}`);
  const facts: Fact[] = [
    [t('index_category'), kind],
    [t('index_currency'), index.currency],
    [t('index_unit'), index.quote.unit],
    [
      t('index_history'),
      index.firstDay &&
        t('index_history_span', {
          begin: dayText(index.firstDay, lang),
          end: dayText(index.lastDay, lang),
        }),
    ],
  ];
  return (
    <>
      <Identifiers items={identifiers} />
      <Facts items={facts} />
    </>
  );
}
