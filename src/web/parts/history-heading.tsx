import { PageHint } from '../shell/page-hint.tsx';
import { useLabels } from '../shell/use-labels.ts';
import { useShell } from '../shell/use-shell.ts';
import css from './history-heading.module.css';

/**
 * The heading of a chart. Above a chart it is only for screen readers and print, since the toolbar
 * says enough; above whatever replaces the chart it is visible.
 */
export function HistoryHeading({ hasChart }: { hasChart: boolean }) {
  const t = useLabels();
  if (hasChart) {
    return (
      <h2 id="history" className={css.unseen}>
        {t('index_history')}
      </h2>
    );
  }
  return (
    <div className={css.heading}>
      <h2 id="history">{t('index_history')}</h2>
      <ChartHint />
    </div>
  );
}

/** What newcomers should know about a chart: its tools, or why it is only a shape. */
export function ChartHint() {
  const t = useLabels();
  const { userPaidAccess } = useShell().globals;
  return (
    <PageHint hint={userPaidAccess ? 'hint_chart' : 'hint_shape'} about={t('index_history')} />
  );
}
