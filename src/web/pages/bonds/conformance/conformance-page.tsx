import type { LoaderFunctionArgs } from 'react-router';
import {
  CONFORMANCE_KINDS,
  getConformance,
  type ConformanceItem,
} from '../../../../contracts/bonds/conformance.ts';
import { displayNumber } from '../../../../domain/text/format.ts';
import { load } from '../../../api/load.ts';
import { pack } from '../../../api/packed.ts';
import { loaderTexts } from '../../../page-context.ts';
import { pageLabels, useLabels } from '../../../shell/use-labels.ts';
import { usePageData } from '../../../shell/use-page-data.ts';
import { useShell } from '../../../shell/use-shell.ts';
import css from './conformance-page.module.css';
import { ExampleTable } from './example-table.tsx';
import { SuiteTable } from './suite-table.tsx';

export { pageMeta as meta } from '../../../shell/page-meta.ts';

const LABELS = pageLabels('conformance.page', 'widgets.table_moves');

export async function loader({ context }: LoaderFunctionArgs) {
  const conformance = await load(context, getConformance, {});
  const t = loaderTexts(context);
  const head = { title: t('conformance_title'), description: t('conformance_description') };
  return { labels: LABELS, head, data: pack(conformance) };
}

const sum = (items: readonly ConformanceItem[], field: 'cases' | 'agreeing' | 'confirmed') =>
  items.reduce((total, item) => total + item[field], 0);

const ofKind = (items: readonly ConformanceItem[], kind: string) =>
  items.filter(({ suite }) => CONFORMANCE_KINDS[suite] === kind);

export default function ConformancePage() {
  const { version, mathematics, items, examples } = usePageData<typeof loader>();
  const t = useLabels();
  const { globals } = useShell();
  const whole = (value: number) => displayNumber(String(value), 0, globals.lang);
  const total = (rows: readonly ConformanceItem[]) => ({
    agreeing: whole(sum(rows, 'agreeing')),
    cases: whole(sum(rows, 'cases')),
  });
  const official = ofKind(items, 'official');
  const reference = ofKind(items, 'reference');
  const conventions = ofKind(items, 'conventions');
  const rest = sum(official, 'cases') - sum(official, 'agreeing');
  return (
    <div className={css.page}>
      <div>
        <h1>{t('conformance_title')}</h1>
        <p className={css.total}>{t('conformance_official_total', total(official))}</p>
        {rest > 0 && <p>{t('conformance_official_rest', { count: whole(rest) })}</p>}
        <p className={css.lead}>{t('conformance_lead', { version, digest: mathematics })}</p>
        <p className={css.ways}>
          <a href="/api/conformance/?format=csv" download>
            {t('conformance_file')}
          </a>
        </p>
      </div>
      <section aria-labelledby="official" className={css.kind}>
        <h2 id="official">{t('conformance_official')}</h2>
        <Suites items={official} />
      </section>
      <section aria-labelledby="reference" className={css.kind}>
        <h2 id="reference">{t('conformance_reference')}</h2>
        <p>{t('conformance_total', total(reference))}</p>
        <Suites items={reference} />
      </section>
      <section aria-labelledby="conventions" className={css.kind}>
        <h2 id="conventions">{t('conformance_conventions')}</h2>
        <p>{t('conformance_conventions_lead')}</p>
        <p>{t('conformance_total', total(conventions))}</p>
        <p>{t('conformance_confirmed', { count: whole(sum(conventions, 'confirmed')) })}</p>
        <Reasons items={conventions} />
        <Suites items={conventions} />
      </section>
      <section aria-labelledby="examples" className={css.suite}>
        <h2 id="examples">{t('conformance_examples')}</h2>
        <ExampleTable rows={examples} />
      </section>
    </div>
  );
}

function Suites({ items }: { readonly items: readonly ConformanceItem[] }) {
  return [...Map.groupBy(items, ({ suite }) => suite)].map(([suite, rows]) => (
    <section key={suite} aria-labelledby={`suite-${suite}`} className={css.suite}>
      <h3 id={`suite-${suite}`}>{rows[0]?.source}</h3>
      <p className={css.lead}>{rows[0]?.origin}</p>
      <SuiteTable rows={rows} />
    </section>
  ));
}

/** Each reason with the figures it affects, the most frequent first. */
function Reasons({ items }: { readonly items: readonly ConformanceItem[] }) {
  const t = useLabels();
  const { globals } = useShell();
  const reasons = new Map<string, number>();
  for (const { sentences, cases } of items.flatMap(({ exceptions }) => exceptions)) {
    for (const sentence of sentences) {
      reasons.set(sentence, (reasons.get(sentence) ?? 0) + cases);
    }
  }
  const ordered = [...reasons].toSorted(([, one], [, other]) => other - one);
  return (
    <section aria-labelledby="reasons" className={css.suite}>
      <h3 id="reasons">{t('conformance_why')}</h3>
      <p className={css.lead}>{t('conformance_why_note')}</p>
      <dl className={css.reasons}>
        {ordered.map(([sentence, cases]) => (
          <div key={sentence}>
            <dt>{displayNumber(String(cases), 0, globals.lang)}</dt>
            <dd>{sentence}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
