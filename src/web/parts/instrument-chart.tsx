import { getInstrumentChart } from '../../contracts/instruments/instruments.ts';
import { OwnTask } from '../../widgets/hydrated/own-task.tsx';
import { HistoryChart } from './history-chart.tsx';
import type { InstrumentHistory } from './load-instrument-history.ts';

/** The history of a bond, a stock or an ETF, on the page at `path`. */
export function InstrumentChart({ history, path }: { history: InstrumentHistory; path: string }) {
  const { section, instrument, period, today, first } = history;
  return (
    <OwnTask>
      <HistoryChart
        of={{ ...instrument, path }}
        fetchChart={(call, body) =>
          call(getInstrumentChart[section], {
            params: { instrumentId: String(instrument.id) },
            body,
          })
        }
        quote={instrument.quote}
        period={period}
        today={today}
        first={first}
      />
    </OwnTask>
  );
}
