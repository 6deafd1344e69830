import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { listIndexes } from '../../../contracts/indexes.ts';
import { load } from '../../api/load.ts';
import { IndexTable } from '../../market/index-table.tsx';
import { LiveLost } from '../../market/live-lost.tsx';
import { LockedNotice } from '../../market/locked-notice.tsx';
import { NoData } from '../../market/no-data.tsx';
import { useLiveRows } from '../../market/use-live-rows.ts';
import { pageContext } from '../../page-context.ts';
import { Link } from '../../shell/link.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { translator, useLabels } from '../../shell/use-labels.ts';
import css from './home-page.module.css';

const LEADING = 12;

export async function loader({ context }: LoaderFunctionArgs) {
  const { items } = await load(context, listIndexes, { query: {} });
  return {
    labels: context.get(pageContext).labels('home', 'indexes'),
    leading: items.slice(0, LEADING),
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const t = translator(loaderData.labels);
  return pageMeta(t('home_title'), t('home_description'));
}

export default function HomePage() {
  const { leading } = useLoaderData<typeof loader>();
  const live = useLiveRows(leading, ({ id }) => id);
  const t = useLabels();
  return (
    <div className={css.page}>
      <div>
        <h1>{t('home_title')}</h1>
        <p className={css.lead}>{t('home_lead')}</p>
      </div>
      <section className={css.section} aria-labelledby="leading">
        <h2 id="leading">{t('home_leading_indexes')}</h2>
        {leading.length > 0 ? (
          <>
            <LockedNotice />
            <IndexTable rows={live.rows} caption={t('home_leading_indexes')} />
            <p>
              <Link to="/indexes/" className={css.more}>
                {t('home_all_indexes')}
              </Link>{' '}
              <LiveLost {...live} />
            </p>
          </>
        ) : (
          <NoData text={t('indexes_empty')} />
        )}
      </section>
    </div>
  );
}
