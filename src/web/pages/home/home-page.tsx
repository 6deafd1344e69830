import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import type { Answer } from '../../../contracts/endpoint.ts';
import { listIndexes, type IndexMeasure } from '../../../contracts/indexes.ts';
import { load } from '../../api/load.ts';
import { pack } from '../../api/packed.ts';
import { IndexTable } from '../../market/index-table.tsx';
import { LiveLost } from '../../market/live-lost.tsx';
import { LockedNotice } from '../../market/locked-notice.tsx';
import { NoData } from '../../market/no-data.tsx';
import { useLiveRows } from '../../market/use-live-rows.ts';
import { loaderTexts } from '../../page-context.ts';
import { Link } from '../../shell/link.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { usePageData } from '../../shell/use-page-data.ts';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import css from './home-page.module.css';

const LEADING = 8;

const BLOCKS = {
  levels: { title: 'home_leading_indexes', all: 'home_all_indexes', href: '/indexes/' },
  rates: { title: 'home_leading_rates', all: 'home_all_rates', href: '/indexes/?measure=rates' },
} as const;

const LABELS = pageLabels(
  'home.page',
  'quotes.latest',
  'quotes.columns',
  'quotes.sparkline',
  'indexes.table',
  'shell.no_data',
);

export async function loader({ context }: LoaderFunctionArgs) {
  const leading = async (measure: IndexMeasure) => {
    const { items } = await load(context, listIndexes, { query: { measure } });
    return items.slice(0, LEADING);
  };
  const [levels, rates] = await Promise.all([leading('levels'), leading('rates')]);
  const t = loaderTexts(context);
  const head = { title: t('home_title'), description: t('home_description') };
  return { labels: LABELS, head, data: pack({ levels, rates }) };
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  return pageMeta(loaderData, matches);
}

export default function HomePage() {
  const { levels, rates } = usePageData<typeof loader>();
  const t = useLabels();
  const hasRows = levels.length + rates.length > 0;
  return (
    <div className={css.page}>
      <div>
        <h1>{t('home_title')}</h1>
        <p className={css.lead}>{t('home_lead')}</p>
        {hasRows && <LockedNotice />}
      </div>
      {hasRows ? (
        <div className={css.blocks}>
          {levels.length > 0 && <Leading measure="levels" rows={levels} />}
          {rates.length > 0 && <Leading measure="rates" rows={rates} />}
        </div>
      ) : (
        <NoData text={t('indexes_empty')} />
      )}
    </div>
  );
}

/** The most important indexes of a measure, with a link to all of them. */
function Leading({
  measure,
  rows,
}: {
  measure: IndexMeasure;
  rows: Answer<typeof listIndexes>['items'];
}) {
  const t = useLabels();
  const { title, all, href } = BLOCKS[measure];
  const live = useLiveRows(rows, ({ id }) => id);
  return (
    <section className={css.section} aria-labelledby={`leading-${measure}`}>
      <h2 id={`leading-${measure}`}>{t(title)}</h2>
      <IndexTable rows={live.rows} caption={t(title)} measure={measure} />
      <p>
        <Link to={href} className={css.more}>
          {t(all)}
        </Link>{' '}
        <LiveLost {...live} />
      </p>
    </section>
  );
}
