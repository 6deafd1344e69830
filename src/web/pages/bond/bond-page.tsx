import type { ReactNode } from 'react';
import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import type { Translate } from '../../../labels/label-keys.ts';
import { pack } from '../../api/packed.ts';
import { loadNumbered } from '../../market/lead-to-merged.ts';
import { historyAddress } from '../../market/history-period.ts';
import { loadInstrumentHistory } from '../../market/load-instrument-history.ts';
import { loaderTexts } from '../../page-context.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { SectionedPage, type PageSection } from '../../shell/sectioned-page.tsx';
import { pageLabels, useLabels } from '../../shell/use-labels.ts';
import { usePageData } from '../../shell/use-page-data.ts';
import { BondCalculator } from './bond-calculator.tsx';
import { BondHead } from './bond-head.tsx';
import css from './bond-page.module.css';
import { CashFlowSection } from './cash-flow-section.tsx';
import { choiceQuery, drawnField, readChoice, writeChoices } from './chart-choice.ts';
import { ChartSection } from './chart-section.tsx';
import { DerivationSection } from './derivation-section.tsx';
import { FactsSection } from './facts-section.tsx';
import { FiguresRow } from './figures-row.tsx';
import { loadCalculator, type Calculator } from './load-calculator.ts';
import { loadDerivation } from './load-derivation.ts';
import { loadFigures } from './load-figures.ts';
import { writeHead } from './load-head.ts';
import { useCalculation } from './use-calculation.ts';

const LABELS = pageLabels(
  'instruments.page',
  'instruments.kinds',
  'quotes.latest',
  'quotes.facts',
  'quotes.periods',
  'chart.states',
  'chart.tools',
  'chart.legend',
  'chart.map',
  'chart.reading',
  'widgets.table',
  'widgets.date_picker',
  'shell.sections',
  'desk.notice',
  'shell.hint_texts',
);
const CALCULATOR_LABELS = pageLabels(
  ...LABELS,
  'bonds.calculator',
  'bonds.rights',
  'bonds.floaters',
  'bonds.flows',
  'bonds.refused',
);

export async function loader({ context, params: { instrumentId = '' }, url }: LoaderFunctionArgs) {
  const t = loaderTexts(context);
  const choice = readChoice(url);
  const history = await loadNumbered(
    context,
    { what: 'instrument', id: instrumentId, url },
    loadInstrumentHistory(context, url, 'bonds', instrumentId, drawnField(choice)),
  );
  const { instrument } = history;
  const { id, name, isHidden, bond } = instrument;
  // What sections below need is loaded here, at the same time as the calculator.
  const [figures, derivation] = await Promise.all([
    bond && loadFigures(context, id),
    loadDerivation(context, url, id),
  ]);
  const settlement = figures?.settlementDate ?? null;
  const calculator = await loadCalculator(context, url, instrument, settlement);
  return {
    labels: calculator ? CALCULATOR_LABELS : LABELS,
    head: {
      title: name,
      description: t('instrument_description', { name }),
      isUnlisted: isHidden,
    },
    data: pack({
      history,
      calculator,
      figures,
      derivation,
      choice,
      words: { head: writeHead(context, instrument), chart: writeChoices(context, instrument) },
    }),
  };
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  return pageMeta(loaderData, matches);
}

type PageData = ReturnType<typeof usePageData<typeof loader>>;

export default function BondPage() {
  const { history, calculator, figures, derivation, choice, words } = usePageData<typeof loader>();
  const { instrument, period } = history;
  const address = (others: Record<string, string>) =>
    historyAddress(`/bonds/${instrument.id}/`, period, 1, { ...choiceQuery(choice), ...others });
  const chart = <ChartSection history={history} choice={choice} words={words.chart} />;
  const t = useLabels();
  return (
    <SectionedPage sections={listSections(t, calculator !== null)}>
      <article className={css.page}>
        <BondHead instrument={instrument} words={words.head} />
        {figures && (
          <FiguresRow
            row={figures}
            derive={(figure) => address({ derive: figure })}
            source={t('index_source', { source: instrument.source })}
          />
        )}
        {derivation && (
          <DerivationSection key={derivation.figure} derivation={derivation} closed={address({})} />
        )}
        {calculator ? (
          <CalculatedSections instrument={instrument} calculator={calculator} chart={chart} />
        ) : (
          chart
        )}
        <FactsSection instrument={instrument} />
        {/* terms-section.tsx (takes the place of the facts) */}
        {/* ratings-section.tsx */}
        {/* comparables-section.tsx */}
        {/* issuer-bonds-section.tsx */}
      </article>
    </SectionedPage>
  );
}

/** In the order of the page; a section stands in it only if the page has it. */
function listSections(t: Translate, hasCalculator: boolean): PageSection[] {
  return [
    { id: 'history', title: t('index_history'), icon: 'chart' },
    ...(hasCalculator
      ? ([
          { id: 'calculator', title: t('calc_title'), icon: 'statistics' },
          { id: 'flows', title: t('flows_title'), icon: 'table' },
        ] as const)
      : []),
    { id: 'facts', title: t('index_key_facts'), icon: 'facts' },
  ];
}

/** The sections that show what the calculator found, and the chart at its side. */
function CalculatedSections({
  instrument: { id },
  calculator,
  chart,
}: Pick<PageData['history'], 'instrument'> & { calculator: Calculator; chart: ReactNode }) {
  const state = useCalculation(`${id} ${calculator.isPriceShown}`, calculator);
  const { result } = state.outcome;
  return (
    <>
      <div className={css.top} data-columns="2">
        {chart}
        <BondCalculator calculator={calculator} state={state} path={`/bonds/${id}/`} />
      </div>
      {/* cash-flow-section.tsx: `result` is that of the calculator, at the yield that stands there */}
      {result && <CashFlowSection flows={result.cashFlows} note={calculator.notes.flows} />}
    </>
  );
}
