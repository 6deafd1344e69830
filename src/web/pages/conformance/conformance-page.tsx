import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { getConformance, type ConformanceItem } from '../../../contracts/conformance.ts';
import { displayNumber } from '../../../domain/format.ts';
import { load } from '../../api/load.ts';
import { pack } from '../../api/packed.ts';
import { loaderTexts } from '../../page-context.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { usePageData } from '../../shell/use-page-data.ts';
import { useShell } from '../../shell/use-shell.ts';
import css from './conformance-page.module.css';
import { ExampleTable } from './example-table.tsx';
import { SuiteTable } from './suite-table.tsx';

const LABELS = pageLabels('conformance.page');

export async function loader({ context }: LoaderFunctionArgs) {
  const conformance = await load(context, getConformance, {});
  const t = loaderTexts(context);
  const head = { title: t('conformance_title'), description: t('conformance_description') };
  return { labels: LABELS, head, data: pack(conformance) };
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  return pageMeta(loaderData, matches);
}

const sum = (items: readonly ConformanceItem[], field: 'cases' | 'agreeing' | 'confirmed') =>
  items.reduce((total, item) => total + item[field], 0);

export default function ConformancePage() {
  const { version, mathematics, items, examples } = usePageData<typeof loader>();
  const t = useLabels();
  const { globals } = useShell();
  const whole = (value: number) => displayNumber(String(value), 0, globals.lang);
  const suites = [...Map.groupBy(items, ({ suite }) => suite)];
  return (
    <div className={css.page}>
      <div>
        <h1>{t('conformance_title')}</h1>
        <p className={css.lead}>{t('conformance_lead', { version, digest: mathematics })}</p>
        <p className={css.total}>
          {t('conformance_total', {
            agreeing: whole(sum(items, 'agreeing')),
            cases: whole(sum(items, 'cases')),
          })}
        </p>
        <p>{t('conformance_confirmed', { count: whole(sum(items, 'confirmed')) })}</p>
        <p className={css.ways}>
          <a href="/api/conformance/?format=csv" download>
            {t('conformance_file')}
          </a>
        </p>
      </div>
      {suites.map(([suite, rows]) => (
        <section key={suite} aria-labelledby={`suite-${suite}`} className={css.suite}>
          <h2 id={`suite-${suite}`}>{rows[0]?.source}</h2>
          <p className={css.lead}>{rows[0]?.origin}</p>
          <SuiteTable rows={rows} />
        </section>
      ))}
      <section aria-labelledby="examples" className={css.suite}>
        <h2 id="examples">{t('conformance_examples')}</h2>
        <ExampleTable rows={examples} />
      </section>
    </div>
  );
}
