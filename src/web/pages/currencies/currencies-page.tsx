import {
  useSearchParams,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import {
  listPairs,
  MAX_SELECTED_PAIRS,
  type PairRow,
} from '../../../contracts/currencies/currencies.ts';
import { formatDay } from '../../../domain/time/day.ts';
import { todayAt } from '../../../domain/time/now.ts';
import { load } from '../../api/load.ts';
import { pack } from '../../api/packed.ts';
import { LockedNotice } from '../../parts/locked-notice.tsx';
import { NoData } from '../../parts/no-data.tsx';
import { useLiveRows } from '../../parts/use-live-rows.ts';
import { useNextDay } from '../../parts/use-next-day.ts';
import { loaderTexts, pageContext } from '../../page-context.ts';
import { redirectToExistingPage, wantedPage } from '../../shell/existing-page.ts';
import { SectionedPage } from '../../shell/sectioned-page.tsx';
import { usePageData } from '../../shell/use-page-data.ts';
import { useShell } from '../../shell/use-shell.ts';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import css from './currencies-page.module.css';
import { Faq } from './faq.tsx';
import { PageHead } from './page-head.tsx';
import { loadPairCharts } from './load-pair-charts.ts';
import { differInChartsOnly, pairId, parseState } from './page-state.ts';
import { PairChart } from './pair-chart.tsx';
import { CHARTS_ID, PairCharts } from './pair-charts.tsx';
import { PairQuotes } from './pair-quotes.tsx';
import { useMoves } from './use-moves.ts';
import { useScrollToChart } from './use-scroll-to-chart.ts';
import { useShownPairs } from './use-shown-pairs.ts';

export { pageMeta as meta } from '../../shell/page-meta.ts';

const LABELS = pageLabels(
  'currency.page',
  'currency.faq',
  'quotes.latest',
  'quotes.periods',
  'quotes.sparkline',
  'shell.no_data',
  'chart.states',
  'chart.tools',
  'chart.legend',
  'chart.map',
  'chart.reading',
  'widgets.table',
  'widgets.table_moves',
  'widgets.date_picker',
  'shell.paging',
  'shell.sections',
  'shell.hint_texts',
);

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const wanted = (name: string) => url.searchParams.get(name) ?? undefined;
  const list = await load(context, listPairs, {
    query: {
      page: wantedPage(url),
      subregion: wanted('subregion'),
      search: wanted('search'),
      pairs: wanted('pairs'),
    },
  });
  redirectToExistingPage(url, list);
  const t = loaderTexts(context);
  const today = todayAt({ ms: Date.now(), timeZone: page.timeZone });
  return {
    labels: LABELS,
    head: { title: t('currencies_title'), description: t('currencies_description') },
    data: pack({
      list,
      pairs: wanted('pairs') ?? null,
      charts: await loadPairCharts(context, list.selected, {
        today,
        periods: parseState(url.searchParams).periods,
        t,
      }),
      today: formatDay(today),
    }),
  };
}

/** Charts load their own points, so another chart needs no new list from the server. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return differInChartsOnly(args.currentUrl, args.nextUrl) ? false : args.defaultShouldRevalidate;
}

export default function CurrenciesPage() {
  const { list, pairs, charts, today } = usePageData<typeof loader>();
  const [query] = useSearchParams();
  const state = parseState(query);
  const { globals, viewerTag } = useShell();
  const t = useLabels();
  const selected = state.pairs ?? list.selected.map(pairId);
  const isComplete = pairs === query.get('pairs');
  const { shown, isGone } = useShownPairs(list, selected, { viewerTag, isComplete });
  const live = useLiveRows([...list.items, ...shown], pairId);
  const moves = useMoves(state, selected);
  const columns = useScrollToChart(selected);
  useNextDay(today);
  if (list.items.length === 0 && state.search === '' && state.subregion === null) {
    return <NoPairs />;
  }
  const listed = new Set(list.items.map(pairId));
  // Percentages are values, and a shape has none.
  const canCompare = globals.userPaidAccess && shown.length > 1;
  const chart = (row: PairRow, isInList: boolean) => {
    const id = pairId(row);
    return (
      <PairChart
        row={row}
        today={today}
        first={charts[id]}
        wanted={state.periods.get(id)}
        live={live}
        isInList={isInList}
        onPeriod={(period) => moves.choosePeriod(id, period)}
        onRemove={() => moves.toggle(id)}
      />
    );
  };
  return (
    <SectionedPage
      isWide
      sections={[
        { id: 'quotes', title: t('currencies_quotes'), icon: 'table' },
        { id: CHARTS_ID, title: t('currencies_charts'), icon: 'chart' },
        { id: 'questions', title: t('faq_title'), icon: 'questions' },
      ]}
    >
      <div className={css.page}>
        <PageHead list={list} live={live} state={state} moves={moves} />
        <LockedNotice hasShapes />
        <div className={css.columns} ref={columns}>
          <PairQuotes
            list={list}
            rows={live.rows.slice(0, list.items.length)}
            state={state}
            selected={selected}
            chartsBelow={shown.filter((row) => !listed.has(pairId(row))).length}
            canCompare={canCompare}
            onToggle={moves.toggle}
            renderChart={(row) => chart(row, true)}
          />
          <div id={CHARTS_ID} className={css.chartsPlace}>
            <PairCharts
              shown={shown}
              listed={listed}
              state={state}
              moves={moves}
              today={today}
              canCompare={canCompare}
              isFull={selected.length >= MAX_SELECTED_PAIRS}
              isGone={isGone}
              renderChart={(row) => chart(row, false)}
            />
          </div>
        </div>
        <Faq />
      </div>
    </SectionedPage>
  );
}

function NoPairs() {
  const t = useLabels();
  return (
    <div className={css.page}>
      <h1>{t('currencies_title')}</h1>
      <NoData text={t('currencies_none')} />
      <Faq />
    </div>
  );
}
