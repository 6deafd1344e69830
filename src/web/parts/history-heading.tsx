import { PageHint } from '../shell/page-hint.tsx';
import { useLabels } from '../shell/use-labels.ts';
import { useShell } from '../shell/use-shell.ts';
import css from './history-heading.module.css';

/** The heading of a chart, and what a newcomer should know of it: its tools, or why it is a shape. */
export function HistoryHeading() {
  const t = useLabels();
  const { userPaidAccess } = useShell().globals;
  return (
    <div className={css.heading}>
      <h2 id="history">{t('index_history')}</h2>
      <PageHint hint={userPaidAccess ? 'hint_chart' : 'hint_shape'} about={t('index_history')} />
    </div>
  );
}
