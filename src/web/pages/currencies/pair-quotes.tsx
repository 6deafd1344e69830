import type { ReactNode } from 'react';
import type { PairRow } from '../../../contracts/currencies/currencies.ts';
import { ButtonLink } from '../../../widgets/button/button.tsx';
import { OwnTask } from '../../../widgets/hydrated/own-task.tsx';
import { Paging } from '../../../widgets/paging/paging.tsx';
import visually from '../../../widgets/visually-hidden/visually-hidden.module.css';
import { RouterLink } from '../../shell/router-link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { pagingTexts } from '../../texts/paging-texts.ts';
import { ChartPlace } from './chart-place.tsx';
import css from './currencies-page.module.css';
import type { PairList } from './page-head.tsx';
import { formatAddress, toggledPairs, withPairs, type PageState } from './page-state.ts';
import { CHARTS_ID } from './pair-charts.tsx';
import { PairTable } from './pair-table.tsx';

/** The list of pairs; on a narrow screen each selected one has its chart below its row. */
export function PairQuotes({
  list,
  rows,
  state,
  selected,
  chartsBelow,
  canCompare,
  onToggle,
  renderChart,
}: {
  list: PairList;
  /** The rows of the list with their latest quotes. */
  rows: readonly PairRow[];
  state: PageState;
  selected: readonly number[];
  /** How many selected pairs are not in this list. */
  chartsBelow: number;
  canCompare: boolean;
  onToggle: (id: number) => void;
  renderChart: (row: PairRow) => ReactNode;
}) {
  const t = useLabels();
  return (
    <section aria-labelledby="quotes" className={css.quotes}>
      <h2 id="quotes" className={visually.hidden}>
        {t('currencies_quotes')}
      </h2>
      {rows.length > 0 ? (
        <OwnTask>
          <PairTable
            rows={rows}
            caption={t('currencies_title')}
            selected={new Set(selected)}
            rowHref={(id) =>
              formatAddress(withPairs(state, toggledPairs(selected, id) ?? selected))
            }
            onToggle={onToggle}
            renderChart={(row) => (
              <ChartPlace isInList>
                <div className={css.inList}>{renderChart(row)}</div>
              </ChartPlace>
            )}
          />
        </OwnTask>
      ) : (
        <div className={css.empty}>
          <p>{t('currencies_empty')}</p>
          <RouterLink href="/currencies/">{t('currencies_clear')}</RouterLink>
        </div>
      )}
      <Paging
        total={list.total}
        limit={list.limit}
        page={list.page}
        pageHref={(page) => formatAddress({ ...state, page })}
        link={RouterLink}
        texts={pagingTexts(t)}
      />
      {(canCompare || chartsBelow > 0) && (
        <ButtonLink kind="primary" size="l" href={`#${CHARTS_ID}`} className={css.toCharts}>
          {canCompare ? t('currencies_compare') : t('currencies_to_charts', { count: chartsBelow })}{' '}
          ↓
        </ButtonLink>
      )}
    </section>
  );
}
