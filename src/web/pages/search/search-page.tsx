import {
  isRouteErrorResponse,
  useLoaderData,
  useRouteError,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { MAX_SEARCH_PAGE, searchInstruments } from '../../../contracts/search.ts';
import { SEARCH_TYPES, searchTargetPath, type SearchType } from '../../../domain/search-type.ts';
import type { ListColumn } from '../../../widgets/data-table/list-table.tsx';
import { TabStrip } from '../../../widgets/tab-strip/tab-strip.tsx';
import { markedCodes, markedParts } from '../../../widgets/search-box/marked-text.ts';
import { Marked } from '../../../widgets/search-box/marked.tsx';
import { searchTerm } from '../../../widgets/search-box/search-state.ts';
import { Paging } from '../../../widgets/paging/paging.tsx';
import { PageTable } from '../../market/page-table.tsx';
import { load } from '../../api/load.ts';
import { NoData } from '../../market/no-data.tsx';
import { loaderTexts } from '../../page-context.ts';
import { leadToExistingPage, wantedPage } from '../../shell/existing-page.ts';
import { ErrorPage } from '../../shell/error-page.tsx';
import { Link } from '../../shell/link.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { RouterLink } from '../../shell/router-link.tsx';
import { searchAddress } from '../../shell/site-search.tsx';
import { useShell } from '../../shell/use-shell.ts';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { pagingTexts } from '../../texts/paging-texts.ts';
import { SearchForm } from './search-form.tsx';
import css from './search-page.module.css';
import { SearchUnavailable } from './search-unavailable.tsx';

const LABELS = pageLabels('search.page', 'shell.no_data', 'shell.paging');

/** The same results as in the search box, as a page that can be shared. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  const text = (url.searchParams.get('q') ?? '').trim();
  const title = text === '' ? t('search_title') : t('search_title_for', { term: text });
  const shared = { labels: LABELS, head: { title, description: t('search_description') }, text };
  const q = searchTerm(text);
  if (q === null) return { ...shared, found: null };
  const wanted = SEARCH_TYPES.find((type) => type === url.searchParams.get('type'));
  const page = wantedPage(url, MAX_SEARCH_PAGE);
  const first = await load(context, searchInstruments, {
    query: { q, type: wanted ?? SEARCH_TYPES[0], page },
  });
  // If no type is chosen, it is the first one with results.
  const type = wanted ?? SEARCH_TYPES.find((each) => first.counts[each] > 0) ?? SEARCH_TYPES[0];
  const found =
    type === (wanted ?? SEARCH_TYPES[0])
      ? first
      : await load(context, searchInstruments, { query: { q, type, page } });
  // No page beyond the limit of the call, because a link to it would lead to an error.
  const reachable = Math.min(found.total, found.limit * MAX_SEARCH_PAGE);
  leadToExistingPage(url, { total: reachable, limit: found.limit });
  return { ...shared, found: { ...found, type, reachable } };
}

function pageAddress(text: string, type: SearchType, page: number): string {
  const address = searchAddress(text, type);
  return page > 1 ? `${address}&page=${page}` : address;
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  // Crawlers would take every term for a separate page.
  return pageMeta(loaderData, matches);
}

export default function SearchPage() {
  const { text, found } = useLoaderData<typeof loader>();
  const t = useLabels();
  return (
    <div className={css.page}>
      <h1>{text === '' ? t('search_title') : t('search_title_for', { term: text })}</h1>
      <SearchForm text={text} />
      {found ? (
        <Found text={text} found={found} />
      ) : (
        <p className={css.hint}>{t('search_too_short')}</p>
      )}
    </div>
  );
}

/** An outage is reported in the place of the results, a wrong request as usual. */
export function ErrorBoundary() {
  const error = useRouteError();
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  return isRefusal ? <ErrorPage error={error} /> : <SearchUnavailable />;
}

type FoundResults = NonNullable<Awaited<ReturnType<typeof loader>>['found']>;

function Found({ text, found }: { text: string; found: FoundResults }) {
  const t = useLabels();
  const { items, type, counts, reachable, limit, page } = found;
  const hasData = useShell().sources.length > 0;
  const isNothing = SEARCH_TYPES.every((each) => counts[each] === 0);
  return (
    <>
      <TabStrip
        name="type"
        label={t('search_types')}
        tabs={SEARCH_TYPES.map((id) => ({
          id,
          ttl: `${t(`search_type_${id}`)} ${counts[id]}`,
          href: searchAddress(text, id),
        }))}
        activeId={type}
        link={RouterLink}
      />
      {!hasData ? (
        <NoData text={t('no_data_yet')} />
      ) : items.length === 0 ? (
        <div className={css.hint}>
          <p>{t(isNothing ? 'search_nothing' : 'search_not_found')}</p>
          <Elsewhere text={text} counts={counts} />
        </div>
      ) : (
        <Results text={text} items={items} type={type} />
      )}
      <Paging
        total={reachable}
        limit={limit}
        page={page}
        pageHref={(number) => pageAddress(text, type, number)}
        link={RouterLink}
        texts={pagingTexts(t)}
      />
    </>
  );
}

/** The types with results, if the chosen type has none. */
function Elsewhere({ text, counts }: { text: string; counts: FoundResults['counts'] }) {
  const t = useLabels();
  return SEARCH_TYPES.filter((type) => counts[type] > 0).map((type) => (
    <Link key={type} to={searchAddress(text, type)}>
      {t('search_elsewhere', { count: counts[type], type: t(`search_type_${type}`) })}
    </Link>
  ));
}

type FoundItem = FoundResults['items'][number];

function Results({ text, items, type }: Pick<FoundResults, 'items' | 'type'> & { text: string }) {
  const t = useLabels();
  const columns: ListColumn<FoundItem>[] = [
    {
      field: 'name',
      title: t('search_name'),
      render: ({ id, ttl }) => (
        <Link to={searchTargetPath(type, id)}>
          <Marked parts={markedParts(ttl)} />
        </Link>
      ),
    },
  ];
  // Companies have no codes, and most results are active: an empty column is left out.
  if (items.some(({ ticker }) => ticker.length > 0)) {
    columns.push({
      field: 'codes',
      title: t('search_codes'),
      render: ({ ticker }) => (
        <code>
          <Marked parts={markedCodes(ticker, text)} />
        </code>
      ),
    });
  }
  if (items.some(({ status }) => status !== '')) {
    columns.push({ field: 'status', title: t('search_status'), render: ({ status }) => status });
  }
  return (
    <PageTable
      caption={t(`search_type_${type}`)}
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
    />
  );
}
