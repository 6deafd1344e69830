import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { listIndexes } from '../../../contracts/indexes.ts';
import { INDEX_CATEGORIES, type IndexCategory } from '../../../domain/index-category.ts';
import { Paging } from '../../../widgets/paging/paging.tsx';
import { load } from '../../api/load.ts';
import { IndexTable } from '../../market/index-table.tsx';
import { LiveLost } from '../../market/live-lost.tsx';
import { LockedNotice } from '../../market/locked-notice.tsx';
import { NoData } from '../../market/no-data.tsx';
import { useLiveRows } from '../../market/use-live-rows.ts';
import { pageContext } from '../../page-context.ts';
import { leadToExistingPage, wantedPage } from '../../shell/existing-page.ts';
import { Link } from '../../shell/link.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { RouterLink } from '../../shell/router-link.tsx';
import { translator, useLabels } from '../../shell/use-labels.ts';
import { pagingTexts } from '../../shell/widget-texts.ts';
import css from './indexes-page.module.css';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const category = (url.searchParams.get('category') ?? undefined) as IndexCategory | undefined;
  const answer = await load(context, listIndexes, {
    query: { page: wantedPage(url), category },
  });
  leadToExistingPage(url, answer);
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
  const live = useLiveRows(items, ({ id }) => id);
  const t = useLabels();
  const title = category ? t(`index_category_${category}`) : t('indexes_title');
  return (
    <div className={css.page}>
      <div>
        <h1>{title}</h1>
        <p className={css.count}>
          {t('indexes_count', { count: total })}
          {live.state === 'lost' && ' · '}
          <LiveLost {...live} />
        </p>
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
      {items.length > 0 ? (
        <>
          <LockedNotice />
          <IndexTable rows={live.rows} caption={title} />
        </>
      ) : (
        <NoData text={t(category ? 'indexes_category_empty' : 'indexes_empty')} />
      )}
      <Paging
        total={total}
        limit={limit}
        page={page}
        hrefOf={(number) => addressOf(number, category)}
        link={RouterLink}
        texts={pagingTexts(t)}
      />
    </div>
  );
}

/** The first page is the list itself: one address for one thing. */
function addressOf(page: number, category: IndexCategory | undefined): string {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `/indexes/?${query}` : '/indexes/';
}
