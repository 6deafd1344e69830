import type { Answer } from '../../../contracts/core/endpoint.ts';
import type { searchInstruments } from '../../../contracts/search/search.ts';
import { Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import css from './search-page.module.css';

type SearchAnswer = Answer<typeof searchInstruments>;
export type FacetField = 'country' | 'currency' | 'status';
export const FACET_FIELDS = ['country', 'currency', 'status'] as const;
/** The most frequent values of a facet; the rest would only make the page longer. */
const MAX_VALUES = 12;

interface FacetValue {
  readonly value: string | null;
  /** Null if there are too many results to count. */
  readonly count: number | null;
}

interface FacetsProps {
  /** Null if there are too many results to count. */
  readonly facets: SearchAnswer['facets'];
  readonly chosen: Readonly<Partial<Record<FacetField, string>>>;
  readonly countries: Readonly<Record<string, string>>;
  /** The URL with another value of a field, or without one. */
  readonly href: (field: FacetField, value: string | undefined) => string;
}

/** Countries, currencies and statuses of the results with their counts; each is a filter. */
export function SearchFacets({ facets, chosen, countries, href }: FacetsProps) {
  const t = useLabels();
  const titles = {
    country: t('screen_field_country'),
    currency: t('screen_field_currency'),
    status: t('search_status'),
  };
  const valueText = (field: FacetField, value: string | null): string => {
    if (value === null) return t('search_facet_none');
    if (field === 'country') return countries[value] ?? value;
    if (field === 'currency') return value;
    return t(value === 'active' ? 'search_facet_active' : 'search_facet_inactive');
  };
  // A chosen value can be removed even if nothing has it or too many results do.
  const readValues = (field: FacetField): readonly FacetValue[] => {
    const value = chosen[field];
    if (value === undefined) return facets?.[field] ?? [];
    const own = facets?.[field].find((each) => each.value === value);
    return [{ value, count: facets ? (own?.count ?? 0) : null }];
  };
  const shown = FACET_FIELDS.filter(
    (field) => chosen[field] !== undefined || readValues(field).length > 1,
  );
  if (shown.length === 0) return null;
  return (
    <nav className={css.facets} aria-label={t('search_facets')}>
      {shown.map((field) => (
        <section key={field}>
          <h2>{titles[field]}</h2>
          <ul>
            {readValues(field)
              .slice(0, MAX_VALUES)
              .map(({ value, count }) => {
                const text = valueText(field, value);
                const isChosen = chosen[field] !== undefined;
                return (
                  <li key={value ?? ''}>
                    {value === null ? (
                      <span>{text}</span>
                    ) : (
                      <Link
                        to={href(field, isChosen ? undefined : value)}
                        {...(isChosen && {
                          'aria-label': t('search_facet_remove', { value: text }),
                          'aria-current': 'true' as const,
                        })}
                      >
                        {text}
                        {isChosen && <span aria-hidden="true"> ×</span>}
                      </Link>
                    )}{' '}
                    {count !== null && <span>{count}</span>}
                  </li>
                );
              })}
          </ul>
        </section>
      ))}
    </nav>
  );
}
