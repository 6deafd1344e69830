import { Link, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { getGraphicData, getIndex } from '../../../contracts/indexes.ts';
import { PERIOD } from '../../../domain/period.ts';
import { LinePicture } from '../../../widgets/line-picture/line-picture.tsx';
import { load } from '../../api/load.ts';
import { LockedNotice } from '../../market/locked-notice.tsx';
import { asOfText, isMasked, QuoteChange, QuoteValue } from '../../market/quote-text.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { useFrame } from '../../shell/use-frame.ts';
import { translator, useLabels } from '../../shell/use-labels.ts';
import { chartOf } from './chart-of-index.ts';
import css from './index-page.module.css';

const PERIODS = {
  '3m': PERIOD.threeMonths,
  '1y': PERIOD.oneYear,
  '5y': PERIOD.fiveYears,
  '10y': PERIOD.tenYears,
} as const;
type PeriodName = keyof typeof PERIODS;
const PERIOD_NAMES = Object.keys(PERIODS) as PeriodName[];

/** The page's chart comes as a finished picture: the points themselves stay on the server. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const wanted = url.searchParams.get('period');
  const period = PERIOD_NAMES.find((name) => name === wanted) ?? '1y';
  const path = { indexId: params.indexId ?? '' };
  const [index, graphic] = await Promise.all([
    load(context, getIndex, { params: path }),
    load(context, getGraphicData, { params: path, body: { periodId: PERIODS[period] } }),
  ]);
  const labels = page.labels('indexes', 'chart');
  const chart = chartOf(graphic.data, {
    isMasked: isMasked(index.quote),
    decimals: index.quote.decimals,
    language: page.language,
    t: translator(labels),
  });
  return { labels, index, chart, period };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { labels, index } = loaderData;
  return pageMeta(index.name, translator(labels)('index_description', { name: index.name }));
}

export default function IndexPage() {
  const { index, chart, period } = useLoaderData<typeof loader>();
  const { lang } = useFrame().globals;
  const t = useLabels();
  const { quote } = index;
  const facts = [
    [t('index_ticker'), index.ticker],
    [t('index_category'), index.category && t(`index_category_${index.category}`)],
    [t('index_currency'), index.currency],
    [t('index_unit'), quote.unit],
  ].filter(([, value]) => value);
  return (
    <article className={css.page}>
      <header className={css.head}>
        <p className={css.ticker}>{index.ticker}</p>
        <h1>{index.name}</h1>
        <p className={css.quote}>
          <span className={css.value}>
            <QuoteValue quote={quote} />
          </span>{' '}
          <span className={css.unit}>{quote.unit}</span> <QuoteChange quote={quote} />
        </p>
        <p className={css.asOf}>
          {t('index_as_of', { time: asOfText(quote.asOf, lang) })}
          {quote.isRealtime && ` · ${t('index_realtime')}`}
          {` · ${t('index_source', { source: index.source })}`}
        </p>
        <LockedNotice />
      </header>
      <section aria-labelledby="history" className={css.history}>
        <div className={css.bar}>
          <h2 id="history">{t('index_history')}</h2>
          <nav className={css.periods} aria-label={t('period_choice')}>
            {PERIOD_NAMES.map((name) => (
              <Link
                key={name}
                to={`/indexes/${index.id}/?period=${name}`}
                preventScrollReset
                aria-current={name === period ? 'true' : undefined}
              >
                {t(`period_${name}`)}
              </Link>
            ))}
          </nav>
        </div>
        {chart ? <LinePicture {...chart} /> : <p className={css.empty}>{t('no_graph_data')}</p>}
      </section>
      <section aria-labelledby="facts">
        <h2 id="facts">{t('index_key_facts')}</h2>
        <dl className={css.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </article>
  );
}
