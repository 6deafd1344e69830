import type { MouseEvent } from 'react';
import { redirect, useSearchParams, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { listIndexes, type IndexSort } from '../../../contracts/indexes.ts';
import type { Input } from '../../../contracts/endpoint.ts';
import type { TableSort } from '../../../widgets/data-table/table-types.ts';
import { Paging } from '../../../widgets/paging/paging.tsx';
import { load } from '../../api/load.ts';
import { pack } from '../../api/packed.ts';
import { IndexTable } from '../../market/index-table.tsx';
import { LiveLost } from '../../market/live-lost.tsx';
import { LockedNotice } from '../../market/locked-notice.tsx';
import { useLiveRows } from '../../market/use-live-rows.ts';
import { loaderTexts } from '../../page-context.ts';
import { keptAddress } from '../../shell/address.ts';
import { leadToExistingPage, wantedPage } from '../../shell/existing-page.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { RouterLink } from '../../shell/router-link.tsx';
import { useShell } from '../../shell/use-shell.ts';
import type { Translate } from '../../../labels/label-keys.ts';
import { usePageData } from '../../shell/use-page-data.ts';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { pagingTexts } from '../../texts/paging-texts.ts';
import { EmptyList } from './empty-list.tsx';
import css from './indexes-page.module.css';
import { PageHead } from './page-head.tsx';
import {
  formatAddress,
  parseState,
  withNextOrder,
  withOrder,
  type PageState,
} from './page-state.ts';
import { useMoves, type Moves } from './use-moves.ts';

type Query = Input<typeof listIndexes>['query'];

const LABELS = pageLabels(
  'indexes.list',
  'indexes.table',
  'indexes.categories',
  'quotes.latest',
  'quotes.columns',
  'quotes.sparkline',
  'shell.no_data',
  'shell.paging',
);

export async function loader({ context, url }: LoaderFunctionArgs) {
  const wanted = (name: string) => url.searchParams.get(name) ?? undefined;
  const list = await load(context, listIndexes, {
    query: {
      page: wantedPage(url),
      category: wanted('category'),
      measure: wanted('measure') ?? 'levels',
      search: wanted('search'),
      sort: wanted('sort'),
      order: wanted('order'),
    } as Query,
  });
  const state = parseState(url.searchParams);
  const isOnlyOfRates = list.measures.levels === 0 && list.measures.rates > 0;
  // An address that only names a category of rates leads to the list of rates.
  if (isOnlyOfRates && state.category !== null && state.search === '' && !wanted('measure')) {
    throw redirect(keptAddress(formatAddress({ ...state, measure: 'rates' }), url.search));
  }
  leadToExistingPage(url, list);
  const t = loaderTexts(context);
  const head = { title: pageTitle(state, t), description: t('indexes_description') };
  return { labels: LABELS, head, data: pack({ list }) };
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  return pageMeta(loaderData, matches);
}

function pageTitle({ category, measure }: PageState, t: Translate): string {
  if (category) return t(`index_category_${category}`);
  return measure === 'rates' ? t('indexes_rates') : t('indexes_title');
}

export default function IndexesPage() {
  const { list } = usePageData<typeof loader>();
  const live = useLiveRows(list.items, ({ id }) => id);
  const [query] = useSearchParams();
  const state = parseState(query);
  const moves = useMoves(state);
  const t = useLabels();
  const title = pageTitle(state, t);
  const sorting = useSorting(state, moves);
  return (
    <div className={css.page}>
      <PageHead title={title} list={list} state={state} moves={moves} />
      <LiveLost {...live} />
      {list.items.length > 0 && <LockedNotice />}
      {list.items.length > 0 ? (
        <IndexTable rows={live.rows} caption={title} measure={state.measure} {...sorting} />
      ) : (
        <EmptyList list={list} state={state} />
      )}
      <Paging
        total={list.total}
        limit={list.limit}
        page={list.page}
        pageHref={(page) => formatAddress({ ...state, page })}
        link={RouterLink}
        texts={pagingTexts(t)}
      />
    </div>
  );
}

/** Viewers who may not see values may still sort by names. */
function useSorting(state: PageState, moves: Moves) {
  const { userPaidAccess } = useShell().globals;
  return {
    sort: state.sort === null ? null : { field: state.sort, order: state.order },
    sortHref: ({ field, order }: TableSort) =>
      field === 'name' || userPaidAccess
        ? formatAddress(withOrder(state, field as IndexSort, order))
        : null,
    onSortChange: ({ field }: TableSort, event: MouseEvent) =>
      moves.follow(event, (now) => withNextOrder(now, field as IndexSort)),
  };
}
