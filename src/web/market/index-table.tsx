import type { Answer } from '../../contracts/endpoint.ts';
import type { IndexMeasure, listIndexes } from '../../contracts/indexes.ts';
import { zoneName } from '../../domain/time-zone.ts';
import {
  ListTable,
  type ListColumn,
  type ListTableProps,
} from '../../widgets/data-table/list-table.tsx';
import { Link } from '../shell/link.tsx';
import { RouterLink } from '../shell/router-link.tsx';
import { useShell } from '../shell/use-shell.ts';
import { useLabels } from '../shell/use-labels.ts';
import css from './index-table.module.css';
import { movingChange, movingValue } from './moving-cell.tsx';
import { asOfShort, isMasked, latestMoment, useChangeUnit } from './quote-text.tsx';
import { Sparkline } from './sparkline.tsx';

type Row = Answer<typeof listIndexes>['items'][number];

/** All rows of a column have the same precision; the page of an index shows the full one. */
const DECIMALS = { levels: 2, rates: 3 } as const;

type Sorting = Pick<ListTableProps<Row>, 'sort' | 'sortHref' | 'onSortChange'>;

interface IndexTableProps extends Sorting {
  readonly rows: readonly Row[];
  readonly caption: string;
  readonly measure: IndexMeasure;
}

/** Indexes of one measure with last value and change, each leading to its page. */
export function IndexTable({ rows, caption, measure, ...sorting }: IndexTableProps) {
  const t = useLabels();
  return (
    <ListTable
      className={css.table}
      caption={caption}
      columns={useColumns(rows, measure)}
      rows={rows}
      rowKey={({ id }) => id}
      link={RouterLink}
      texts={{ sort_locked: t('index_sort_locked') }}
      {...sorting}
    />
  );
}

function useColumns(rows: readonly Row[], measure: IndexMeasure): ListColumn<Row>[] {
  const t = useLabels();
  const [unit = '', ...otherUnits] = new Set(rows.map(({ quote }) => quote.unit));
  const hasUnitColumn = otherUnits.length > 0;
  const unitColumn: ListColumn<Row> = {
    field: 'unit',
    title: t('index_unit'),
    sortable: false,
    className: css.unit,
    render: ({ quote }) => quote.unit,
  };
  return [
    {
      field: 'name',
      title: t('index_name'),
      className: css.name,
      render: ({ id, name, ticker }) => (
        <>
          <Link to={`/indexes/${id}/`}>{name}</Link>
          <small>{ticker}</small>
        </>
      ),
    },
    {
      field: 'value',
      title: t('index_last_value'),
      unit: hasUnitColumn ? '' : unit,
      kind: 'number',
      className: css.value,
      render: ({ quote }) => movingValue({ ...quote, decimals: DECIMALS[measure] }),
    },
    ...(hasUnitColumn ? [unitColumn] : []),
    {
      field: 'change',
      title: t('index_change'),
      unit: useChangeUnit(measure === 'rates'),
      kind: 'number',
      className: css.change,
      render: ({ quote }) => movingChange(quote, quote.change),
    },
    {
      field: 'line',
      title: t('sparkline_30_days'),
      sortable: false,
      className: css.line,
      render: ({ quote, sparkline }) => <Sparkline values={sparkline} isMasked={isMasked(quote)} />,
    },
    useTimeColumn(rows),
  ];
}

function useTimeColumn(rows: readonly Row[]): ListColumn<Row> {
  const t = useLabels();
  const { globals, timeZone } = useShell();
  const moment = latestMoment(rows.map(({ quote }) => quote.asOf));
  const zone = moment === null ? '' : zoneName(moment / 1000, timeZone);
  return {
    field: 'time',
    title: zone === '' ? t('index_date') : t('index_time'),
    unit: zone,
    kind: 'number',
    sortable: false,
    className: css.time,
    render: ({ quote }) => (
      <>
        {asOfShort(quote.asOf, globals.lang, timeZone)}
        {zone !== '' && latestMoment([quote.asOf]) !== null && (
          <span className={css.zone}> {zone}</span>
        )}
      </>
    ),
  };
}
