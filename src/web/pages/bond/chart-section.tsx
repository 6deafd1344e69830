import { HistoryHeading } from '../../market/history-heading.tsx';
import { InstrumentChart } from '../../market/instrument-chart.tsx';
import type { InstrumentHistory } from '../../market/load-instrument-history.ts';
import { useLabels } from '../../shell/use-labels.ts';
import css from './bond-page.module.css';

export function ChartSection({ history }: { history: InstrumentHistory }) {
  const t = useLabels();
  const { section, instrument } = history;
  return (
    <section aria-labelledby="history" className={css.history}>
      <HistoryHeading />
      {instrument.lastDay === null ? (
        <p className={css.none}>{t('instrument_no_history')}</p>
      ) : (
        <InstrumentChart history={history} path={`/${section}/${instrument.id}/`} />
      )}
    </section>
  );
}
