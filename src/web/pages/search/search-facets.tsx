import type { Answer } from '../../../contracts/core/endpoint.ts';
import type { searchInstruments } from '../../../contracts/search/search.ts';
import { Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import css from './search-page.module.css';

type SearchAnswer = Answer<typeof searchInstruments>;
export type FacetField = 'country' | 'currency' | 'status';
export const FACET_FIELDS = ['country', 'currency', 'status'] as const;
/** More values of a facet than these are summed up by nobody. */
const MAX_VALUES = 12;

interface FacetsProps {
  readonly facets: NonNullable<SearchAnswer['facets']>;
  readonly chosen: Readonly<Partial<Record<FacetField, string>>>;
  readonly countries: Readonly<Record<string, string>>;
  /** The address with another choice of a field; undefined takes it back. */
  readonly href: (field: FacetField, value: string | undefined) => string;
}

/** What the results are, with counts; a value narrows them down to it. */
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
  const shown = FACET_FIELDS.filter(
    (field) => chosen[field] !== undefined || facets[field].length > 1,
  );
  if (shown.length === 0) return null;
  return (
    <nav className={css.facets} aria-label={t('search_facets')}>
      {shown.map((field) => (
        <section key={field}>
          <h2>{titles[field]}</h2>
          <ul>
            {facets[field].slice(0, MAX_VALUES).map(({ value, count }) => {
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
                  <span>{count}</span>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </nav>
  );
}
