import { useMemo } from 'react';
import { DataTable } from '../data-table/data-table.tsx';
import type { TableColumn, TableRow, TableTexts } from '../data-table/table-types.ts';

export interface ChartTableProps {
  readonly caption: string;
  readonly columns: readonly TableColumn[];
  /** Asked only when the table is opened. */
  readonly makeRows: () => readonly TableRow[];
  readonly languageTag: string;
  readonly texts?: Partial<TableTexts> | undefined;
}

/** Loaded when the table is opened: few readers need it, and it must not delay the chart. */
export default function ChartTable({ makeRows, texts, ...props }: ChartTableProps) {
  const rows = useMemo(() => makeRows(), [makeRows]);
  return <DataTable {...props} {...(texts && { texts })} rows={rows} rowKey="key" />;
}
