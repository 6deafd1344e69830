import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import {
  useRevalidator,
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
import { OwnTask } from '../../../widgets/hydrated/own-task.tsx';
import { Paging } from '../../../widgets/paging/paging.tsx';
import { load } from '../../api/load.ts';
import { pack } from '../../api/packed.ts';
import { LockedNotice } from '../../parts/locked-notice.tsx';
import { NoData } from '../../parts/no-data.tsx';
import { useLiveRows } from '../../parts/use-live-rows.ts';
import { useNextDay } from '../../parts/use-next-day.ts';
import { loaderTexts, pageContext } from '../../page-context.ts';
import { leadToExistingPage, wantedPage } from '../../shell/existing-page.ts';
import { Link } from '../../shell/link.tsx';
import { RouterLink } from '../../shell/router-link.tsx';
import { SectionedPage } from '../../shell/sectioned-page.tsx';
import { usePageData } from '../../shell/use-page-data.ts';
import { useShell } from '../../shell/use-shell.ts';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { pagingTexts } from '../../texts/paging-texts.ts';
import css from './currencies-page.module.css';
import { Faq } from './faq.tsx';
import { PageHead } from './page-head.tsx';
import { loadPairCharts } from './load-pair-charts.ts';
import { ChartPlace } from './chart-place.tsx';
import { ComparedPairs } from './compared-pairs.tsx';
import {
  formatAddress,
  COMPARED,
  differInChartsOnly,
  parseState,
  toggledPairs,
  withPairs,
} from './page-state.ts';
import { PairChart } from './pair-chart.tsx';
import { PairTable } from './pair-table.tsx';
import { useMoves } from './use-moves.ts';

export { pageMeta as meta } from '../../shell/page-meta.ts';

const CHARTS_ID = 'pair-charts';

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
  leadToExistingPage(url, list);
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

const pairId = (row: PairRow) => row['index_id.numeric'];

/** Charts load their own points, so another chart needs no new list from the server. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return differInChartsOnly(args.currentUrl, args.nextUrl) ? false : args.defaultShouldRevalidate;
}

export default function CurrenciesPage() {
  const { list, pairs, charts, today } = usePageData<typeof loader>();
  const [query] = useSearchParams();
  const state = parseState(query);
  const { globals, viewerTag } = useShell();
  const { userPaidAccess } = globals;
  const t = useLabels();
  const known = useKnownRows([...list.items, ...list.selected], viewerTag);
  const selected = state.pairs ?? list.selected.map(pairId);
  const shown = selected.flatMap((id) => known.get(id) ?? []);
  const live = useLiveRows([...list.items, ...shown], pairId);
  const moves = useMoves(state, selected);
  const columns = useLatestInView(selected);
  const listed = new Set(list.items.map(pairId));
  const isUnknown = shown.length < selected.length;
  const isAsked = pairs === query.get('pairs');
  // Percentages are values, and a shape has none.
  const canCompare = userPaidAccess && shown.length > 1;
  const isCompared = canCompare && state.isCompared;
  useReload(isUnknown && !isAsked);
  useNextDay(today);
  if (list.items.length === 0 && state.search === '' && state.subregion === null) {
    return (
      <div className={css.page}>
        <h1>{t('currencies_title')}</h1>
        <NoData text={t('currencies_none')} />
        <Faq />
      </div>
    );
  }
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
  const elsewhere = shown.filter((row) => !listed.has(pairId(row)));
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
          <section aria-labelledby="quotes" className={css.quotes}>
            <h2 id="quotes" className={css.unseen}>
              {t('currencies_quotes')}
            </h2>
            {list.items.length > 0 ? (
              <OwnTask>
                <PairTable
                  rows={live.rows.slice(0, list.items.length)}
                  caption={t('currencies_title')}
                  selected={new Set(selected)}
                  rowHref={(id) =>
                    formatAddress(withPairs(state, toggledPairs(selected, id) ?? selected))
                  }
                  onToggle={moves.toggle}
                  renderChart={(row) => (
                    <ChartPlace isInList>
                      <div className={css.inList}>{chart(row, true)}</div>
                    </ChartPlace>
                  )}
                />
              </OwnTask>
            ) : (
              <div className={css.empty}>
                <p>{t('currencies_empty')}</p>
                <RouterLink href="/currencies/">{t('currencies_clear')}</RouterLink>
              </div>
            )}
            <Paging
              total={list.total}
              limit={list.limit}
              page={list.page}
              pageHref={(page) => formatAddress({ ...state, page })}
              link={RouterLink}
              texts={pagingTexts(t)}
            />
            {(canCompare || elsewhere.length > 0) && (
              <a href={`#${CHARTS_ID}`} className={css.toCharts}>
                {canCompare
                  ? t('currencies_compare')
                  : t('currencies_to_charts', { count: elsewhere.length })}{' '}
                ↓
              </a>
            )}
          </section>
          <div id={CHARTS_ID} className={css.chartsPlace}>
            <section aria-labelledby="charts" className={css.charts}>
              <h2 id="charts" className={css.unseen}>
                {t('currencies_charts')}
              </h2>
              {moves.hasTooMany && selected.length >= MAX_SELECTED_PAIRS && (
                <p role="alert" className={css.notice}>
                  {t('currencies_too_many', { count: MAX_SELECTED_PAIRS })}
                </p>
              )}
              {shown.length === 0 && <p className={css.empty}>{t('currencies_no_chart')}</p>}
              {canCompare && (
                <Link
                  role="switch"
                  aria-checked={state.isCompared}
                  className={css.compare}
                  to={formatAddress({ ...state, isCompared: !state.isCompared })}
                  preventScrollReset
                  onKeyDown={pressWithSpace}
                >
                  {t('currencies_compare')}
                </Link>
              )}
              {isCompared && (
                <ComparedPairs
                  rows={shown}
                  today={today}
                  wanted={state.periods.get(COMPARED)}
                  onPeriod={(period) => moves.choosePeriod(COMPARED, period)}
                  onRemove={moves.toggle}
                />
              )}
              {(isCompared ? [] : shown).map((row) => {
                const id = pairId(row);
                return listed.has(id) ? (
                  <ChartPlace key={id} isInList={false}>
                    <div className={css.beside}>{chart(row, false)}</div>
                  </ChartPlace>
                ) : (
                  <OwnTask key={id}>{chart(row, false)}</OwnTask>
                );
              })}
              {isUnknown && isAsked && <p className={css.empty}>{t('chart_gone')}</p>}
            </section>
          </div>
        </div>
        <Faq />
      </div>
    </SectionedPage>
  );
}

/**
 * Scrolls the chart of a clicked row into view. Beside the list only the column of charts moves;
 * below its row the chart moves the page no farther than it must.
 */
function useLatestInView(selected: readonly number[]) {
  const columns = useRef<HTMLDivElement>(null);
  const count = useRef(selected.length);
  const key = selected.join();
  useEffect(() => {
    const ids = key === '' ? [] : key.split(',');
    const isAdded = ids.length > count.current;
    count.current = ids.length;
    const chart = columns.current?.querySelector<HTMLElement>(`[data-chart="${ids.at(-1)}"]`);
    if (!isAdded || !chart) return;
    if (chart.closest('table')) chart.scrollIntoView({ block: 'nearest' });
    else chart.closest(`#${CHARTS_ID} > *`)?.scrollTo({ top: chart.offsetTop });
  }, [key]);
  return columns;
}

/** A switch reacts to the space bar, but a link only to Enter. */
function pressWithSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

/** Back may lead to a pair that this page does not know: after a reload it only knows one list. */
function useReload(isNeeded: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isNeeded) void revalidate();
  }, [isNeeded, revalidate]);
}

/** All rows that this viewer has seen, because a chart stays when its row is on another page. */
function useKnownRows(rows: readonly PairRow[], viewerTag: string): ReadonlyMap<number, PairRow> {
  // Rows that another viewer saw are dropped.
  const seen = useMemo(() => ({ viewerTag, rows: new Map<number, PairRow>() }), [viewerTag]).rows;
  return useMemo(() => {
    for (const row of rows) seen.set(row['index_id.numeric'], row);
    return seen;
  }, [rows, seen]);
}
