import { Link, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { listIndexes } from '../../../contracts/indexes.ts';
import { INDEX_CATEGORIES, type IndexCategory } from '../../../domain/index-category.ts';
import { lastPage } from '../../../domain/paging.ts';
import { load } from '../../api/load.ts';
import { IndexTable } from '../../market/index-table.tsx';
import { LockedNotice } from '../../market/locked-notice.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { translator, useLabels } from '../../shell/use-labels.ts';
import css from './indexes-page.module.css';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = url.searchParams.get('page') ?? undefined;
  const category = (url.searchParams.get('category') ?? undefined) as IndexCategory | undefined;
  const answer = await load(context, listIndexes, { query: { page, category } });
  return {
    labels: context.get(pageContext).labels('indexes'),
    ...answer,
    category,
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const t = translator(loaderData.labels);
  const { category } = loaderData;
  const title = category ? t(`index_category_${category}`) : t('indexes_title');
  return pageMeta(title, t('indexes_description'));
}

export default function IndexesPage() {
  const { items, total, page, limit, category } = useLoaderData<typeof loader>();
  const t = useLabels();
  const title = category ? t(`index_category_${category}`) : t('indexes_title');
  return (
    <div className={css.page}>
      <div>
        <h1>{title}</h1>
        <p className={css.count}>{t('indexes_count', { count: total })}</p>
      </div>
      <nav className={css.chips} aria-label={t('index_category')}>
        <Link to="/indexes/" aria-current={category ? undefined : 'page'}>
          {t('all_categories')}
        </Link>
        {INDEX_CATEGORIES.map((choice) => (
          <Link
            key={choice}
            to={`/indexes/?category=${choice}`}
            aria-current={choice === category ? 'page' : undefined}
          >
            {t(`index_category_${choice}`)}
          </Link>
        ))}
      </nav>
      <LockedNotice />
      {items.length > 0 ? (
        <IndexTable rows={items} caption={title} />
      ) : (
        <p className={css.count}>{t('indexes_empty')}</p>
      )}
      <Pages page={page} last={lastPage(total, limit)} category={category} />
    </div>
  );
}

function Pages(props: { page: number; last: number; category: IndexCategory | undefined }) {
  const { page, last, category } = props;
  const t = useLabels();
  if (last === 1) return null;
  const urlOf = (number: number) => {
    const query = new URLSearchParams({ ...(category && { category }), page: String(number) });
    return `/indexes/?${query}`;
  };
  return (
    <nav className={css.pages} aria-label={t('paging')}>
      {page > 1 && (
        <Link to={urlOf(Math.min(page - 1, last))} rel="prev" aria-label={t('page_previous')}>
          ‹
        </Link>
      )}
      <span>{t('page_number', { page, last })}</span>
      {page < last && (
        <Link to={urlOf(page + 1)} rel="next" aria-label={t('page_next')}>
          ›
        </Link>
      )}
    </nav>
  );
}
