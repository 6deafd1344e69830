import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { PairRow } from '../../../contracts/currencies/currencies.ts';
import { zoneName } from '../../../domain/time/time-zone.ts';
import type { ListColumn } from '../../../widgets/data-table/list-table.tsx';
import { CheckLink } from '../../../widgets/field/check-link.tsx';
import { isPlainClick } from '../../../widgets/link/link.ts';
import { PageTable } from '../../parts/page-table.tsx';
import { movingChange, movingValue } from '../../parts/moving-cell.tsx';
import { asOfBrief, latestMoment, mostDecimals, quoteTone } from '../../parts/quote-text.tsx';
import { Sparkline } from '../../parts/sparkline.tsx';
import { ViewLink } from '../../shell/router-link.tsx';
import { useShell } from '../../shell/use-shell.ts';
import { useLabels } from '../../shell/use-labels.ts';
import css from './pair-table.module.css';

export interface PairTableProps {
  readonly rows: readonly PairRow[];
  readonly caption: string;
  readonly selected: ReadonlySet<number>;
  /** The URL that toggles a row without scripts. */
  readonly rowHref: (id: number) => string;
  readonly onToggle: (id: number) => void;
  /** The chart of a selected pair, for screens without a column of charts. */
  readonly renderChart: (row: PairRow) => ReactNode;
}

/** The pairs of a page; a row shows or hides its chart. */
export function PairTable(props: PairTableProps) {
  const { rows, caption, selected, onToggle, renderChart } = props;
  return (
    <PageTable
      className={css.table}
      caption={caption}
      columns={useColumns(props)}
      rows={rows}
      rowKey={pairId}
      rowProps={(row) => ({
        className: selected.has(pairId(row)) ? css.selected : undefined,
        'data-pair': pairId(row),
      })}
      renderDetail={(row) => (selected.has(pairId(row)) ? renderChart(row) : null)}
      // The keyboard uses the box in the first cell; the rest of the row is for the mouse.
      onRowClick={(row, event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onToggle(pairId(row));
      }}
    />
  );
}

function pairId(row: PairRow): number {
  return row['index_id.numeric'];
}

function useColumns(props: PairTableProps): ListColumn<PairRow>[] {
  const { rows } = props;
  const t = useLabels();
  const { globals, timeZone } = useShell();
  const alignTo = mostDecimals(rows.map(({ quote }) => quote));
  const moment = latestMoment(rows.map(({ quote }) => quote.asOf)) ?? 0;
  const newest =
    rows
      .map(({ quote }) => quote.asOf ?? '')
      .toSorted()
      .at(-1) ?? '';
  return [
    {
      field: 'pair',
      title: t('currencies_pair'),
      className: css.pair,
      render: (row) => <PairName row={row} {...props} />,
    },
    {
      field: 'value',
      title: t('currencies_last'),
      kind: 'number',
      render: ({ quote }) => movingValue(quote, alignTo),
    },
    {
      field: 'change',
      title: t('currencies_day'),
      kind: 'number',
      render: ({ quote }) => movingChange(quote, quote.changePercent),
    },
    {
      field: 'line',
      title: t('sparkline_30_days'),
      render: ({ quote, sparkline }) => (
        <Sparkline values={sparkline} tone={quoteTone(quote, globals.lang)} />
      ),
    },
    {
      field: 'time',
      title: zoneName(moment / 1000, timeZone),
      kind: 'number',
      className: css.time,
      render: ({ quote }) => asOfBrief(quote.asOf, newest, globals.lang, timeZone),
    },
  ];
}

function PairName({ row, selected, rowHref, onToggle }: PairTableProps & { row: PairRow }) {
  const t = useLabels();
  const id = pairId(row);
  const press = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onToggle(id);
  };
  return (
    <div className={css.name}>
      <CheckLink
        href={rowHref(id)}
        link={ViewLink}
        isOn={selected.has(id)}
        label={t('currencies_toggle', { name: row.ticker })}
        onClick={leaveClickToRow}
        onKeyDown={press}
      />
      <span>
        {row.ticker}
        <small>{row.index_name_rus}</small>
      </span>
    </div>
  );
}

/** The click is handled by the whole row. */
function leaveClickToRow(event: MouseEvent): void {
  if (isPlainClick(event)) event.preventDefault();
}
