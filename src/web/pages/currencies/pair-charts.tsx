import type { KeyboardEvent, ReactNode } from 'react';
import { MAX_SELECTED_PAIRS, type PairRow } from '../../../contracts/currencies/currencies.ts';
import { OwnTask } from '../../../widgets/hydrated/own-task.tsx';
import visually from '../../../widgets/visually-hidden/visually-hidden.module.css';
import switchCss from '../../parts/switch.module.css';
import { Link } from '../../shell/link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { ChartPlace } from './chart-place.tsx';
import { ComparedPairs } from './compared-pairs.tsx';
import css from './currencies-page.module.css';
import { COMPARED, formatAddress, pairId, type PageState } from './page-state.ts';
import type { Moves } from './use-moves.ts';

export const CHARTS_ID = 'pair-charts';

/** The charts of the selected pairs: one each, or all of them compared in one. */
export function PairCharts({
  shown,
  listed,
  state,
  moves,
  today,
  canCompare,
  isFull,
  isGone,
  renderChart,
}: {
  shown: readonly PairRow[];
  /** The pairs of the list. On a narrow screen their charts are below their rows instead. */
  listed: ReadonlySet<number>;
  state: PageState;
  moves: Moves;
  today: string;
  canCompare: boolean;
  /** The maximum number of pairs is selected. */
  isFull: boolean;
  /** A selected pair no longer exists. */
  isGone: boolean;
  renderChart: (row: PairRow) => ReactNode;
}) {
  const t = useLabels();
  const isCompared = canCompare && state.isCompared;
  return (
    <section aria-labelledby="charts" className={css.charts}>
      <h2 id="charts" className={visually.hidden}>
        {t('currencies_charts')}
      </h2>
      {moves.hasTooMany && isFull && (
        <p role="alert" className={css.notice}>
          {t('currencies_too_many', { count: MAX_SELECTED_PAIRS })}
        </p>
      )}
      {shown.length === 0 && <p className={css.empty}>{t('currencies_no_chart')}</p>}
      {canCompare && <CompareSwitch state={state} />}
      {isCompared && (
        <ComparedPairs
          rows={shown}
          today={today}
          wanted={state.periods.get(COMPARED)}
          onPeriod={(period) => moves.choosePeriod(COMPARED, period)}
          onRemove={moves.toggle}
        />
      )}
      {(isCompared ? [] : shown).map((row) => {
        const id = pairId(row);
        return listed.has(id) ? (
          <ChartPlace key={id} isInList={false}>
            <div className={css.beside}>{renderChart(row)}</div>
          </ChartPlace>
        ) : (
          <OwnTask key={id}>{renderChart(row)}</OwnTask>
        );
      })}
      {isGone && <p className={css.empty}>{t('chart_gone')}</p>}
    </section>
  );
}

function CompareSwitch({ state }: { state: PageState }) {
  const t = useLabels();
  return (
    <Link
      role="switch"
      aria-checked={state.isCompared}
      className={switchCss.switch}
      to={formatAddress({ ...state, isCompared: !state.isCompared })}
      preventScrollReset
      onKeyDown={pressWithSpace}
    >
      {t('currencies_compare')}
    </Link>
  );
}

/** A switch reacts to the space bar, but a link only to Enter. */
function pressWithSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
