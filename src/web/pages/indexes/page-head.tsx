import type { ReactNode } from 'react';
import type { Answer } from '../../../contracts/endpoint.ts';
import { INDEX_MEASURES, type listIndexes } from '../../../contracts/indexes.ts';
import { SearchField } from '../../market/search-field.tsx';
import { Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import css from './indexes-page.module.css';
import { formatAddress, unusualFields, withPart, type PageState } from './page-state.ts';
import type { Moves } from './use-moves.ts';

export type IndexList = Answer<typeof listIndexes>;

const TITLES = { levels: 'indexes_title', rates: 'indexes_rates' } as const;

/** Title, levels or rates, the categories and the search; each count applies the other filters. */
export function PageHead({
  title,
  list,
  state,
  moves,
}: {
  title: string;
  list: IndexList;
  state: PageState;
  moves: Moves;
}) {
  const t = useLabels();
  const link = (
    part: Parameters<typeof withPart>[1],
    isCurrent: boolean,
    text: ReactNode,
    count: number,
  ) => (
    <Link
      key={JSON.stringify(part)}
      to={formatAddress(withPart(state, part))}
      preventScrollReset
      aria-current={isCurrent ? 'true' : undefined}
      onClick={(event) => moves.follow(event, (now) => withPart(now, part))}
    >
      {text} <span>{count}</span>
    </Link>
  );
  return (
    <>
      <div className={css.bar}>
        <h1>{title}</h1>
        <nav className={css.measures} aria-label={t('indexes_lists')}>
          {INDEX_MEASURES.map((measure) =>
            link(
              { measure },
              measure === state.measure,
              t(TITLES[measure]),
              list.measures[measure],
            ),
          )}
        </nav>
      </div>
      <div className={css.bar}>
        <nav className={css.chips} aria-label={t('index_category')}>
          {link({ category: null }, state.category === null, t('all_categories'), list.count)}
          {list.categories.map(({ category, count }) =>
            link({ category }, category === state.category, t(`index_category_${category}`), count),
          )}
        </nav>
        <SearchField
          action="/indexes/"
          fields={unusualFields({ ...state, search: '', page: 1 })}
          label={t('indexes_search')}
          search={state.search}
          onSearch={moves.search}
        />
      </div>
    </>
  );
}
