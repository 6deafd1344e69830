import {
  isRouteErrorResponse,
  useLoaderData,
  useRouteError,
  type LoaderFunctionArgs,
} from 'react-router';
import { getScreenRows } from '../../../contracts/screens/screens.ts';
import {
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
import { leadToExistingPage, wantedPage } from '../../shell/existing-page.ts';
import { ErrorPage } from '../../shell/error-page.tsx';
import { Link } from '../../shell/link.tsx';
import { RouterLink } from '../../shell/router-link.tsx';
import { searchAddress } from '../../shell/site-search.tsx';
import { useShell } from '../../shell/use-shell.ts';
import { pageLabels, useLabels, usePageTexts } from '../../shell/use-labels.ts';
import { pagingTexts } from '../../texts/paging-texts.ts';
import { FACET_FIELDS, SearchFacets, type FacetField } from './search-facets.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';
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
  // Only one type is narrowed down.
  const chosen = wanted ? readChoice(url.searchParams) : {};
  const first = await load(context, searchInstruments, {
    query: { q, type: wanted ?? SEARCH_TYPES[0], page, ...chosen },
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
  const ids = found.items.map(({ id }) => id);
  const { items: rows } =
    ids.length === 0
      ? { items: [] }
      : await load(context, getScreenRows, {
          params: { kind: LISTS[type] },
          query: { ids: ids.join() },
        });
  const name = nameCountries(LANGUAGES[context.get(pageContext).language].tag);
  const codes = [
    ...rows.map(({ country }) => country),
    ...(found.facets?.country ?? []).map(({ value }) => value),
    ...found.filters.map(({ field, value }) => (field === 'country' ? value : null)),
  ].filter((code) => code !== null);
  const countries = Object.fromEntries([...new Set(codes)].map((code) => [code, name(code)]));
  return { ...shared, found: { ...found, type, reachable, rows, countries, chosen } };
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

/** What cannot be a choice is ignored. */
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

function pageAddress(text: string, type: SearchType, choice: Choice, page = 1): string {
  const parts = new URLSearchParams({ ...choice, ...(page > 1 && { page: String(page) }) });
  return [searchAddress(text, type), ...(parts.size > 0 ? [parts] : [])].join('&');
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
  const { items, type, counts, reachable, limit, page, facets, chosen, countries } = found;
  const hasData = useShell().sources.length > 0;
  const isNothing = SEARCH_TYPES.every((each) => counts[each] === 0);
  const chooseAddress = (field: FacetField, value: string | undefined) => {
    const others = FACET_FIELDS.filter((each) => each !== field && chosen[each] !== undefined);
    const kept = Object.fromEntries(others.map((each) => [each, chosen[each]]));
    return pageAddress(text, type, { ...kept, ...(value !== undefined && { [field]: value }) });
  };
  return (
    <>
      <TextTabs
        label={t('search_types')}
        tabs={SEARCH_TYPES.map((id) => ({
          id,
          ttl: t(`search_type_${id}`),
          count: String(counts[id]),
          href: searchAddress(text, id),
        }))}
        value={type}
        link={RouterLink}
      />
      {found.unknownIsins.length > 0 && (
        <p role="status" className={css.unknown}>
          {t('search_unknown_isins', { isins: found.unknownIsins.join(', ') })}
        </p>
      )}
      <ScreenerLinks found={found} />
      <div className={css.found}>
        {facets && (
          <SearchFacets
            facets={facets}
            chosen={chosen}
            countries={countries}
            href={chooseAddress}
          />
        )}
        <div className={css.results}>
          {!hasData ? (
            <NoData text={t('no_data_yet')} />
          ) : items.length === 0 ? (
            <div className={css.hint}>
              <p>{t(isNothing ? 'search_nothing' : 'search_not_found')}</p>
              <Elsewhere text={text} counts={counts} />
            </div>
          ) : (
            <SearchResults
              text={text}
              items={items}
              type={type}
              rows={found.rows}
              countries={countries}
            />
          )}
          <Paging
            total={reachable}
            limit={limit}
            page={page}
            pageHref={(number) => pageAddress(text, type, chosen, number)}
            link={RouterLink}
            texts={pagingTexts(t)}
          />
        </div>
      </div>
    </>
  );
}

/** What the term names, as filters of the list of this type. */
function ScreenerLinks({ found }: { found: FoundResults }) {
  const t = useLabels();
  const texts = usePageTexts();
  const list = LISTS[found.type];
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

/** The types with results, if the chosen type has none. */
function Elsewhere({ text, counts }: { text: string; counts: FoundResults['counts'] }) {
  const t = useLabels();
  return SEARCH_TYPES.filter((type) => counts[type] > 0).map((type) => (
    <Link key={type} to={searchAddress(text, type)}>
      {t('search_elsewhere', { count: counts[type], type: t(`search_type_${type}`) })}
    </Link>
  ));
}
