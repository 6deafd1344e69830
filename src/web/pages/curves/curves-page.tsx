import type { LoaderFunctionArgs } from 'react-router';
import { getCurve, listCurves, MAX_COMPARED } from '../../../contracts/curves/curves.ts';
import { OwnTask } from '../../../widgets/hydrated/own-task.tsx';
import { load } from '../../api/load.ts';
import { pack } from '../../api/packed.ts';
import { LockedNotice } from '../../parts/locked-notice.tsx';
import { NoData } from '../../parts/no-data.tsx';
import { dayText } from '../../parts/quote-text.tsx';
import { loaderTexts } from '../../page-context.ts';
import { SectionedPage } from '../../shell/sectioned-page.tsx';
import { usePageData } from '../../shell/use-page-data.ts';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import { CurveList } from './curve-list.tsx';
import { CurvePicture, type ShownLine } from '../../parts/curve-picture.tsx';
import css from './curves-page.module.css';
import { splitList } from './page-state.ts';

export { pageMeta as meta } from '../../shell/page-meta.ts';

const LABELS = pageLabels(
  'curves.common',
  'curves.list',
  'quotes.latest',
  'chart.tools',
  'shell.no_data',
  'shell.sections',
  'widgets.table_moves',
);

/** Drawn by default. */
const FIRST_COUNTRIES = ['US', 'DE', 'GB', 'JP'];
const MAX_DRAWN = 1 + MAX_COMPARED;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { items, masked } = await load(context, listCurves, {});
  const t = loaderTexts(context);
  const dated = items.filter(({ lastDay }) => lastDay !== null);
  const wanted = splitList(url.searchParams.get('draw'));
  const usual = FIRST_COUNTRIES.flatMap(
    (country) => dated.find((each) => each.country === country && each.isBenchmark) ?? [],
  );
  const chosen =
    wanted === null
      ? (usual.length > 0 ? usual : dated.slice(0, 4)).map(({ id }) => id)
      : [...new Set(wanted.map(Number))].filter((id) => dated.some((each) => each.id === id));
  const drawn = chosen.slice(0, MAX_DRAWN);
  const [first, ...others] = drawn;
  const curve =
    first === undefined
      ? null
      : await load(context, getCurve, {
          params: { curveId: String(first) },
          query: { compare: others.join(','), wrong: 'skip' },
        });
  return {
    labels: LABELS,
    head: { title: t('curves_title'), description: t('curves_description') },
    data: pack({ items, masked, curve, drawn, hasTooMany: chosen.length > drawn.length }),
  };
}

function lineName({ name, currency }: ShownLine): string {
  return `${name} ${currency}`;
}

export default function CurvesPage() {
  const { items, masked, curve, drawn, hasTooMany } = usePageData<typeof loader>();
  const t = useLabels();
  const { lang } = useShell().globals;
  if (items.length === 0) {
    return (
      <div className={css.page}>
        <h1>{t('curves_title')}</h1>
        <NoData text={t('curves_none')} />
      </div>
    );
  }
  const lastDay = items
    .map((item) => item.lastDay ?? '')
    .toSorted()
    .at(-1)!;
  return (
    <SectionedPage
      isWide
      sections={[
        { id: 'chart', title: t('curves_on_chart'), icon: 'chart' },
        { id: 'list', title: t('curves_list'), icon: 'table' },
      ]}
    >
      <div className={css.page}>
        <header className={css.head}>
          <h1>{t('curves_title')}</h1>
          <p className={css.muted}>
            {t('curve_as_of', { day: dayText(lastDay, lang) })} ·{' '}
            {t('curves_count', { count: items.length })} · {t('curve_kind_par')} ·{' '}
            {t('curve_source')}: {[...new Set(items.map(({ source }) => source))].join(', ')}
          </p>
          <LockedNotice />
        </header>
        <section aria-labelledby="chart" className={css.chart}>
          <h2 id="chart">{t('curves_on_chart')}</h2>
          {hasTooMany && (
            <p role="alert" className={css.wrong}>
              {t('curves_too_many', { count: MAX_DRAWN })}
            </p>
          )}
          {curve ? (
            <CurvePicture curve={curve} name={t('curves_on_chart')} lineName={lineName} />
          ) : (
            <p className={css.muted}>{t('curve_no_curve')}</p>
          )}
        </section>
        <section aria-labelledby="list" className={css.list}>
          <h2 id="list">{t('curves_list')}</h2>
          <OwnTask>
            <CurveList items={items} drawn={drawn} isMasked={masked} />
          </OwnTask>
        </section>
      </div>
    </SectionedPage>
  );
}
