import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { Translate } from '../../../labels/label-keys.ts';
import { pack } from '../../api/packed.ts';
import { instrumentHead } from '../../parts/seo-head.ts';
import { loadOrRedirectMerged } from '../../parts/load-or-redirect-merged.ts';
import { historyAddress } from '../../parts/history-period.ts';
import { loadInstrumentHistory } from '../../parts/load-instrument-history.ts';
import { usePreservedPage } from '../../shell/keep-page.ts';
import { SectionedPage, type PageSection } from '../../shell/sectioned-page.tsx';
import { HISTORY_LABELS } from '../../shell/chart-labels.ts';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { usePageData } from '../../shell/use-page-data.ts';
import { BondCalculator } from './bond-calculator.tsx';
import { BondHead } from './bond-head.tsx';
import css from './bond-page.module.css';
import { CashFlowSection } from './cash-flow-section.tsx';
import {
  choiceQuery,
  drawnField,
  offeredChoices,
  readChoice,
  writeChoices,
} from './chart-choice.ts';
import { ChartSection } from './chart-section.tsx';
import { ComparablesSection } from './comparables-section.tsx';
import { DerivationSection } from './derivation-section.tsx';
import { FactsSection } from './facts-section.tsx';
import { FiguresRow } from './figures-row.tsx';
import { KindNote } from './kind-note.tsx';
import { IssuerBondsSection } from './issuer-bonds-section.tsx';
import { loadCalculator, type Calculator } from './load-calculator.ts';
import { loadDerivation } from './load-derivation.ts';
import { findFigures, loadFigures, workoutQuery } from './load-figures.ts';
import { writeHead } from './load-head.ts';
import { writeStale } from './load-stale.ts';
import { loadParts, partQuery, type BondParts, type BondSection } from './load-parts.ts';
import { RatingsSection } from './ratings-section.tsx';
import { StaleFigures } from './stale-notice.tsx';
import { TermsSection } from './terms-section.tsx';
import { useCalculation } from './use-calculation.ts';
import { WorkoutStrip } from './workout-strip.tsx';
import { WorkoutsSection } from './workouts-section.tsx';

export { pageMeta as meta } from '../../shell/page-meta.ts';

const LABELS = pageLabels(
  'instruments.page',
  'instruments.kinds',
  'quotes.latest',
  'quotes.facts',
  'quotes.periods',
  ...HISTORY_LABELS,
  'widgets.number_field',
  'shell.sections',
  'desk.notice',
  'shell.hint_texts',
  'bonds.flows',
  'bond_parts.list',
  'bond_parts.marks',
  'bond_parts.flow',
  'bond_parts.terms',
  'bond_parts.rated',
  'bond_parts.ratings',
  'bond_parts.peers',
  'bond_parts.issued',
);
const CALCULATOR_LABELS = pageLabels(
  ...LABELS,
  'bonds.calculator',
  'bonds.rights',
  'bonds.floaters',
  'bonds.refused',
  'conformance.link',
);

export async function loader({ context, params: { instrumentId = '' }, url }: LoaderFunctionArgs) {
  const offered = await offeredChoices(context);
  const choice = readChoice(url, offered);
  // The figures come first: the chart of yields or spreads uses their workout.
  const known = choice === 'close' ? null : await findFigures(context, url, instrumentId);
  const history = await loadOrRedirectMerged(
    context,
    { what: 'instrument', id: instrumentId, url },
    loadInstrumentHistory(context, url, 'bonds', instrumentId, drawnField(choice, known?.workout)),
  );
  const { instrument } = history;
  const { id, bond } = instrument;
  // Loads the data of all sections in parallel.
  const [figures, derivation, parts] = await Promise.all([
    bond && loadFigures(context, url, instrument, known),
    loadDerivation(context, url, id),
    loadParts(context, url, instrument),
  ]);
  const calculator = await loadCalculator(context, url, instrument, figures);
  return {
    labels: calculator ? CALCULATOR_LABELS : LABELS,
    head: instrumentHead(context, instrument),
    data: pack({
      history,
      calculator,
      figures,
      derivation,
      parts,
      choice,
      words: {
        head: writeHead(context, instrument, history.today),
        stale: writeStale(context, instrument, history.today),
        chart: writeChoices(context, instrument, offered, figures?.workout),
      },
    }),
  };
}

type PageData = ReturnType<typeof usePageData<typeof loader>>;

export default function BondPage() {
  usePreservedPage();
  const { history, calculator, figures, derivation, parts, choice, words } =
    usePageData<typeof loader>();
  const { instrument, period } = history;
  const workout = figures ? { ...workoutQuery(figures), ...figures.kindQuery } : {};
  const addressTo = (others: Record<string, string>) =>
    historyAddress(`/bonds/${instrument.id}/`, period, 1, {
      ...choiceQuery(choice),
      ...(parts && partQuery(parts)),
      ...others,
    });
  const address = (others: Record<string, string>) => addressTo({ ...workout, ...others });
  const chart = (
    <ChartSection history={history} choice={choice} words={words.chart} workout={workout} />
  );
  const workouts = figures?.table && <WorkoutsSection table={figures.table} />;
  const sections = parts && { bondId: instrument.id, parts, address };
  const t = useLabels();
  return (
    <SectionedPage sections={listSections(t, { calculator, figures, parts })}>
      <article className={css.page}>
        <BondHead instrument={instrument} words={words.head} stale={words.stale} />
        {figures && (
          <StaleFigures stale={words.stale}>
            <FiguresRow
              row={figures}
              derive={(figure) => address({ derive: figure })}
              source={t('index_source', { source: instrument.source })}
              strip={
                <WorkoutStrip
                  row={figures}
                  address={(wanted) => addressTo(workoutQuery({ ...figures, workout: wanted }))}
                />
              }
              note={
                figures.ofKind && (
                  <KindNote
                    words={figures.ofKind}
                    address={(quote) => address({ quote })}
                    path={`/bonds/${instrument.id}/`}
                  />
                )
              }
            />
          </StaleFigures>
        )}
        {derivation && (
          <DerivationSection key={derivation.figure} derivation={derivation} closed={address({})} />
        )}
        {calculator ? (
          <CalculatedSections
            instrument={instrument}
            calculator={calculator}
            chart={chart}
            sections={sections}
            workout={workout}
            workouts={workouts}
          />
        ) : (
          <>
            {chart}
            {workouts}
            {sections && <CashFlowSection {...sections} />}
          </>
        )}
        {sections ? (
          <>
            <TermsSection {...sections} />
            <RatingsSection {...sections} />
            <ComparablesSection {...sections} />
            <IssuerBondsSection {...sections} />
          </>
        ) : (
          <FactsSection instrument={instrument} />
        )}
      </article>
    </SectionedPage>
  );
}

/** The sections of this bond, in page order. */
function listSections(
  t: Translate,
  { calculator, figures, parts }: Pick<PageData, 'calculator' | 'figures' | 'parts'>,
): PageSection[] {
  const table = figures?.table;
  return [
    { id: 'history', title: t('index_history'), icon: 'chart' },
    ...(calculator
      ? [{ id: 'calculator', title: t('calc_title'), icon: 'statistics' } as const]
      : []),
    ...(table ? [{ id: 'workouts', title: table.title, icon: 'table' } as const] : []),
    ...(parts
      ? listPartSections(t, parts)
      : ([{ id: 'facts', title: t('index_key_facts'), icon: 'facts' }] as const)),
  ];
}

function listPartSections(t: Translate, { payments, comparables, issued }: BondParts) {
  const hasIssued = issued?.items.some(({ status }) => status === 'active') ?? false;
  const sections: (PageSection | false)[] = [
    payments.items.length > 0 && { id: 'flows', title: t('flows_title'), icon: 'table' },
    { id: 'terms', title: t('term_title'), icon: 'facts' },
    { id: 'ratings', title: t('rating_title'), icon: 'statistics' },
    comparables.items.length > 1 && {
      id: 'comparables',
      title: t('peer_title'),
      icon: 'chart',
    },
    hasIssued && { id: 'issuer-bonds', title: t('issued_section'), icon: 'instruments' },
  ];
  return sections.filter((section) => section !== false);
}

/** The sections that use the calculator's result, and the chart beside it. */
function CalculatedSections({
  instrument: { id },
  calculator,
  chart,
  sections,
  workout,
  workouts,
}: Pick<PageData['history'], 'instrument'> & {
  calculator: Calculator;
  chart: ReactNode;
  sections: BondSection | null;
  workout: Record<string, string>;
  workouts: ReactNode;
}) {
  const state = useCalculation(`${id} ${calculator.isPriceShown}`, calculator);
  const { result } = state.outcome;
  return (
    <>
      <div className={css.top} data-columns="2">
        {chart}
        <BondCalculator
          calculator={calculator}
          state={state}
          path={`/bonds/${id}/`}
          kept={workout}
        />
      </div>
      {workouts}
      {sections && (
        <CashFlowSection {...sections} result={result} settlement={state.input.settlement} />
      )}
    </>
  );
}
