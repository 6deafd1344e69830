import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  useLoaderData,
  useRouteError,
  type LoaderFunctionArgs,
} from 'react-router';
import type { Answer } from '../../../contracts/core/endpoint.ts';
import { getScreenRows } from '../../../contracts/screens/screens.ts';
import {
  MAX_COUNTED_RESULTS,
  MAX_SEARCH_PAGE,
  SEARCH_STATUSES,
  searchInstruments,
} from '../../../contracts/search/search.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { SCREEN_FIELDS, type ScreenKind } from '../../../domain/screens/screen-fields.ts';
import { SEARCH_TYPES, type SearchType } from '../../../domain/search/search-type.ts';
import { TextTabs } from '../../../widgets/text-tabs/text-tabs.tsx';
import { searchTerm } from '../../../widgets/search-box/search-state.ts';
import { Paging } from '../../../widgets/paging/paging.tsx';
import { load } from '../../api/load.ts';
import { nameCountries } from '../../parts/name-countries.ts';
import { NoData } from '../../parts/no-data.tsx';
import { loaderTexts, pageContext } from '../../page-context.ts';
import { redirectToExistingPage, wantedPage } from '../../shell/existing-page.ts';
import { ErrorPage } from '../../shell/error-page.tsx';
import { Link } from '../../shell/link.tsx';
import { RouterLink } from '../../shell/router-link.tsx';
import { useShell } from '../../shell/use-shell.ts';
import { pageLabels, useLabels, usePageTexts } from '../../shell/use-labels.ts';
import { pagingTexts } from '../../texts/paging-texts.ts';
import { FACET_FIELDS, SearchFacets, type FacetField } from './search-facets.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchResults, type FigureRow } from './search-results.tsx';
import css from './search-page.module.css';
import { SearchUnavailable } from './search-unavailable.tsx';

export { pageMeta as meta } from '../../shell/page-meta.ts';

const LABELS = pageLabels(
  'search.page',
  'shell.no_data',
  'shell.paging',
  'screens.fields',
  'screens.words',
  'bond_parts.marks',
  'quotes.latest',
  'instruments.sectors',
  'widgets.table_moves',
);

/** The same results as in the search box, as a page with a URL to share. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  const text = (url.searchParams.get('q') ?? '').trim();
  const title = text === '' ? t('search_title') : t('search_title_for', { term: text });
  const shared = { labels: LABELS, head: { title, description: t('search_description') }, text };
  const q = searchTerm(text);
  if (q === null) return { ...shared, found: null };
  const chosen = readChoice(url.searchParams);
  const wanted = SEARCH_TYPES.find((type) => type === url.searchParams.get('type'));
  const overview = wanted
    ? undefined
    : await load(context, searchInstruments, { query: { q, ...chosen } });
  // Results of a single type are listed in full.
  const type = wanted ?? (overview && onlyType(overview.counts));
  const page = wantedPage(url, MAX_SEARCH_PAGE);
  const found = type
    ? await load(context, searchInstruments, { query: { q, type, page, ...chosen } })
    : overview!;
  // The endpoint serves no further pages, so a link to one would fail.
  const reachable = type ? Math.min(found.total, found.limit * MAX_SEARCH_PAGE) : 0;
  redirectToExistingPage(url, { total: reachable, limit: found.limit });
  const rows = await loadRows(context, found.items);
  const name = nameCountries(LANGUAGES[context.get(pageContext).language].tag);
  const codes = [
    ...Object.values(rows).flatMap((some) => some.map(({ country }) => country)),
    ...(found.facets?.country ?? []).map(({ value }) => value),
    ...found.filters.map(({ field, value }) => (field === 'country' ? value : null)),
    chosen.country ?? null,
  ].filter((code) => code !== null);
  const countries = Object.fromEntries([...new Set(codes)].map((code) => [code, name(code)]));
  return { ...shared, found: { ...found, wanted, type, reachable, rows, countries, chosen } };
}

type SearchAnswer = Answer<typeof searchInstruments>;

function onlyType(counts: SearchAnswer['counts']): SearchType | undefined {
  const found = SEARCH_TYPES.filter((type) => counts[type] > 0);
  return found.length === 1 ? found[0] : undefined;
}

/** The figures that lists show for the results, by type. */
async function loadRows(
  context: LoaderFunctionArgs['context'],
  items: SearchAnswer['items'],
): Promise<Partial<Record<SearchType, FigureRow[]>>> {
  const rows = await Promise.all(
    [...Map.groupBy(items, ({ type }) => type)].map(async ([type, some]) => {
      const ids = some.map(({ id }) => id).join();
      const params = { kind: LISTS[type] };
      const answer = await load(context, getScreenRows, { params, query: { ids } });
      return [type, answer.items] as const;
    }),
  );
  return Object.fromEntries(rows);
}

/** The list of each type. */
const LISTS: Readonly<Record<SearchType, ScreenKind>> = {
  bonds: 'bonds',
  stocks: 'stocks',
  indexes: 'indexes',
  companies: 'company',
  etf: 'etf',
};

interface Choice {
  readonly country?: string;
  readonly currency?: string;
  readonly status?: (typeof SEARCH_STATUSES)[number];
}

/** Invalid values are ignored. */
function readChoice(query: URLSearchParams): Choice {
  const country = /^[A-Z]{2}$/.exec(query.get('country') ?? '')?.[0];
  const currency = /^[A-Z]{3}$/.exec(query.get('currency') ?? '')?.[0];
  const status = SEARCH_STATUSES.find((each) => each === query.get('status'));
  return {
    ...(country !== undefined && { country }),
    ...(currency !== undefined && { currency }),
    ...(status && { status }),
  };
}

/** Without a type it lists the first results of each. */
function pageAddress(text: string, type: SearchType | undefined, choice: Choice, page = 1): string {
  const parts = new URLSearchParams({
    q: text,
    ...(type && { type }),
    ...choice,
    ...(page > 1 && { page: String(page) }),
  });
  return `/search/?${parts}`;
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

/** An outage is reported in place of the results, an invalid request as on every page. */
export function ErrorBoundary() {
  const error = useRouteError();
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  return isRefusal ? <ErrorPage error={error} /> : <SearchUnavailable />;
}

type FoundResults = NonNullable<Awaited<ReturnType<typeof loader>>['found']>;

function Found({ text, found }: { text: string; found: FoundResults }) {
  const t = useLabels();
  const { wanted, type, counts, facets, chosen, countries } = found;
  const total = SEARCH_TYPES.reduce((sum, each) => sum + counts[each], 0);
  const chooseAddress = (field: FacetField, value: string | undefined) => {
    const others = FACET_FIELDS.filter((each) => each !== field && chosen[each] !== undefined);
    const kept = Object.fromEntries(others.map((each) => [each, chosen[each]]));
    return pageAddress(text, wanted, { ...kept, ...(value !== undefined && { [field]: value }) });
  };
  const tabs = [
    { id: undefined, ttl: t('search_type_all'), count: total },
    ...SEARCH_TYPES.map((id) => ({ id, ttl: t(`search_type_${id}`), count: counts[id] })),
  ];
  return (
    <>
      <TextTabs
        label={t('search_types')}
        tabs={tabs.map(({ id, ttl, count }) => ({
          id: id ?? ALL_TYPES,
          ttl,
          count: String(count),
          href: pageAddress(text, id, chosen),
        }))}
        value={type ?? ALL_TYPES}
        link={RouterLink}
      />
      {found.unknownIsins.length > 0 && (
        <p role="status" className={css.unknown}>
          {t('search_unknown_isins', { isins: found.unknownIsins.join(', ') })}
        </p>
      )}
      <ScreenerLinks found={found} />
      <div className={css.found}>
        <SearchFacets facets={facets} chosen={chosen} countries={countries} href={chooseAddress} />
        <div className={css.results}>
          {found.total > MAX_COUNTED_RESULTS && (
            <p className={css.note}>{t('search_facets_many', { count: MAX_COUNTED_RESULTS })}</p>
          )}
          {type ? (
            <TypeResults text={text} found={found} type={type} />
          ) : (
            <Overview text={text} found={found} />
          )}
        </div>
      </div>
    </>
  );
}

/** The tab of all types. */
const ALL_TYPES = 'all';

function TypeResults({
  text,
  found,
  type,
}: {
  readonly text: string;
  readonly found: FoundResults;
  readonly type: SearchType;
}) {
  const t = useLabels();
  const { items, counts, chosen } = found;
  return (
    <>
      {items.length === 0 ? (
        <Nothing>
          {SEARCH_TYPES.filter((each) => counts[each] > 0).map((each) => (
            <Link key={each} to={pageAddress(text, each, chosen)}>
              {t('search_elsewhere', { count: counts[each], type: t(`search_type_${each}`) })}
            </Link>
          ))}
        </Nothing>
      ) : (
        <Results text={text} found={found} type={type} />
      )}
      <Paging
        total={found.reachable}
        limit={found.limit}
        page={found.page}
        pageHref={(number) => pageAddress(text, type, chosen, number)}
        link={RouterLink}
        texts={pagingTexts(t)}
      />
    </>
  );
}

/** The first results of each type. */
function Overview({ text, found }: { readonly text: string; readonly found: FoundResults }) {
  const t = useLabels();
  const { items, counts, limit, chosen } = found;
  if (items.length === 0) return <Nothing />;
  return SEARCH_TYPES.filter((type) => counts[type] > 0).map((type) => {
    const title = t(`search_type_${type}`);
    const all = t('search_show_all', { count: counts[type] });
    return (
      <section key={type} className={css.type}>
        <h2>{title}</h2>
        {counts[type] > limit && (
          <Link
            className={css.more}
            to={pageAddress(text, type, chosen)}
            aria-label={`${title}: ${all}`}
          >
            {all}
          </Link>
        )}
        <Results text={text} found={found} type={type} />
      </section>
    );
  });
}

function Results({
  text,
  found,
  type,
}: {
  readonly text: string;
  readonly found: FoundResults;
  readonly type: SearchType;
}) {
  return (
    <SearchResults
      text={text}
      type={type}
      items={found.items.filter((item) => item.type === type)}
      rows={found.rows[type] ?? []}
      countries={found.countries}
    />
  );
}

function Nothing({ children }: { readonly children?: ReactNode }) {
  const t = useLabels();
  const hasData = useShell().sources.length > 0;
  if (!hasData) return <NoData text={t('no_data_yet')} />;
  const isElsewhere = Array.isArray(children) && children.length > 0;
  return (
    <div className={css.hint}>
      <p>{t(isElsewhere ? 'search_not_found' : 'search_nothing')}</p>
      {children}
    </div>
  );
}

/** What the term names, as filters of the list of this type, or of the first with results. */
function ScreenerLinks({ found }: { found: FoundResults }) {
  const t = useLabels();
  const texts = usePageTexts();
  const type = found.type ?? SEARCH_TYPES.find((each) => found.counts[each] > 0);
  if (!type) return null;
  const list = LISTS[type];
  const fields = new Set<string>(SCREEN_FIELDS[list].map(({ id }) => id));
  const filters = found.filters.filter(({ field }) => fields.has(field));
  if (filters.length === 0) return null;
  const words = { sector: 'sector', category: 'screen_word_category' } as const;
  return (
    <p className={css.filters}>
      {t('search_as_filter')}{' '}
      {filters.map(({ field, value }) => (
        <Link key={`${field} ${value}`} to={`/${list}/?${field}=${value}`}>
          {t(`screen_field_${field}`)}:{' '}
          {field === 'country'
            ? (found.countries[value] ?? value)
            : field === 'currency'
              ? value
              : (texts[`${words[field]}_${value}`] ?? value)}
        </Link>
      ))}
    </p>
  );
}
