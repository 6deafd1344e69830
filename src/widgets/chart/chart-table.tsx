import { useMemo } from 'react';
import { DataTable } from '../data-table/data-table.tsx';
import type { GridColumn, TableTexts } from '../data-table/table-types.ts';

/** A point of a chart, or another row of its table. */
interface KeyedRow {
  readonly key: string;
}

export interface ChartTableProps<Row extends KeyedRow> {
  readonly caption: string;
  readonly columns: readonly GridColumn<Row>[];
  /** Only called when the table is opened. */
  readonly makeRows: () => readonly Row[];
  readonly languageTag: string;
  readonly texts?: Partial<TableTexts> | undefined;
}

/** Loaded when the table is opened: few readers need it, and it must not delay the chart. */
export default function ChartTable<Row extends KeyedRow>(props: ChartTableProps<Row>) {
  const { makeRows, texts, ...rest } = props;
  const rows = useMemo(() => makeRows(), [makeRows]);
  return <DataTable {...rest} {...(texts && { texts })} rows={rows} rowKey={({ key }) => key} />;
}
