import { NoData } from '../../market/no-data.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { RouterLink } from '../../shell/router-link.tsx';
import css from './indexes-page.module.css';
import type { IndexList } from './page-head.tsx';
import { formatAddress, withPart, type PageState } from './page-state.ts';

/** Shown if nothing is found: which filter to remove, and what the other list has. */
export function EmptyList({ list, state }: { list: IndexList; state: PageState }) {
  const t = useLabels();
  const { search, category, measure } = state;
  const other = measure === 'levels' ? 'rates' : 'levels';
  if (search === '' && list.count === 0 && list.measures[other] === 0) {
    return <NoData text={t('indexes_empty')} />;
  }
  return (
    <div className={css.empty}>
      <p>{t('indexes_nothing')}</p>
      <ul>
        {list.measures[other] > 0 && (
          <li>
            <RouterLink href={formatAddress(withPart(state, { measure: other }))}>
              {other === 'rates' ? t('indexes_rates') : t('indexes_title')} {list.measures[other]}
            </RouterLink>
          </li>
        )}
        {category !== null && (search === '' || list.count > 0) && (
          <li>
            <RouterLink href={formatAddress(withPart(state, { category: null }))}>
              {t('indexes_clear_category')}
            </RouterLink>
          </li>
        )}
        {search !== '' && (
          <li>
            <RouterLink href={formatAddress(withPart(state, { search: '' }))}>
              {t('indexes_clear_search', { search })}
            </RouterLink>
          </li>
        )}
      </ul>
    </div>
  );
}
