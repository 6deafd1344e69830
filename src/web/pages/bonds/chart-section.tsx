import type { ReactNode } from 'react';
import { getInstrumentChart } from '../../../contracts/instruments/instruments.ts';
import { downloadBondHistory } from '../../../contracts/bonds/analytics.ts';
import { OwnTask } from '../../../widgets/hydrated/own-task.tsx';
import { Segmented } from '../../../widgets/segmented/segmented.tsx';
import { HistoryChart } from '../../parts/history-chart.tsx';
import { HistoryHeading } from '../../parts/history-heading.tsx';
import { historyAddress } from '../../parts/history-period.ts';
import { drawnQuote, type InstrumentHistory } from '../../parts/load-instrument-history.ts';
import { ViewLink } from '../../shell/router-link.tsx';
import { useLabels } from '../../shell/use-labels.ts';
import { useShell } from '../../shell/use-shell.ts';
import css from './bond-page.module.css';
import { choiceQuery, drawnField, type ChartChoice, type ChartWords } from './chart-choice.ts';

interface ChartSectionProps {
  readonly history: InstrumentHistory;
  readonly choice: ChartChoice;
  readonly words: ChartWords;
  /** The query parameters of the workout. */
  readonly workout: Readonly<Record<string, string>>;
}

/** The history of the bond: its price, its yield or its spread. */
export function ChartSection({ history, choice, words, workout }: ChartSectionProps) {
  const t = useLabels();
  const { instrument, period } = history;
  const path = `/bonds/${instrument.id}/`;
  const tabs = words.choices.map(({ id, title }) => ({
    id,
    ttl: title,
    href: historyAddress(path, period, 1, { ...choiceQuery(id), ...workout }),
  }));
  if (instrument.lastDay === null) {
    return (
      <section aria-labelledby="history" className={css.history}>
        <HistoryHeading hasChart={false} />
        <p className={css.none}>{t('instrument_no_history')}</p>
      </section>
    );
  }
  return (
    <section aria-labelledby="history" className={css.history}>
      <HistoryHeading hasChart={!history.first?.isLocked} />
      <BondChart
        history={history}
        choice={choice}
        words={words}
        workout={workout}
        choices={
          <div className={css.choices}>
            <Segmented label={words.label} tabs={tabs} value={choice} link={ViewLink} />
          </div>
        }
      />
      <FileLinks path={path} words={words} />
    </section>
  );
}

function BondChart({
  history,
  choice,
  words,
  workout,
  choices,
}: ChartSectionProps & { choices: ReactNode }) {
  const { instrument, period, today, first } = history;
  const drawn = drawnField(choice, words.workout);
  const title = words.choices.find(({ id }) => id === choice)?.fullTitle ?? '';
  const quote =
    drawn && choice !== 'close'
      ? { ...drawnQuote(instrument.quote, drawn), unit: words.unit[choice] }
      : instrument.quote;
  return (
    <OwnTask>
      <HistoryChart
        of={{
          id: instrument.id,
          name: instrument.name,
          ticker: drawn ? title : instrument.ticker,
          source: instrument.source,
          firstDay: instrument.firstDay,
          path: `/bonds/${instrument.id}/`,
          query: { ...choiceQuery(choice), ...workout },
          isInPoints: drawn?.isInPoints ?? false,
        }}
        fetchChart={(call, body) =>
          call(getInstrumentChart.bonds, {
            params: { instrumentId: String(instrument.id) },
            body: { ...body, ...(drawn && { field: drawn.field }) },
          })
        }
        quote={quote}
        period={period}
        today={today}
        first={first}
        choices={choices}
      />
    </OwnTask>
  );
}

/** Downloads of the full history, for viewers with access. */
function FileLinks({ path, words }: { path: string; words: ChartWords }) {
  const { dataServer, globals } = useShell();
  if (!globals.userPaidAccess) return null;
  return (
    <p className={css.files}>
      {words.file}:{' '}
      {(['xlsx', 'csv'] as const).map((format) => (
        <a
          key={format}
          href={
            dataServer + downloadBondHistory[format].path.replace('/bonds/{instrumentId}/', path)
          }
          download
        >
          {format.toUpperCase()}
        </a>
      ))}
    </p>
  );
}
