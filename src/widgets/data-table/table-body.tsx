import type { ChangeEvent, ReactNode, RefObject } from 'react';
import css from './data-table.module.css';
import { ROLES } from './grid-roles.ts';
import { MarkerRow } from './marker-row.tsx';
import { markerText } from './marker-text.ts';
import { withLine } from './row-offsets.ts';
import type { LineView, RowView } from './row-view.ts';
import { TableRow } from './table-row.tsx';
import type { RowMarks } from './use-row-marks.ts';
import type { RowWindow } from './use-row-window.ts';
import type { TableLines } from './use-table-lines.ts';

export interface TableBodyProps<Row> {
  readonly section: RefObject<HTMLTableSectionElement | null>;
  readonly view: RowView<Row>;
  readonly table: TableLines;
  readonly marks: RowMarks<Row>;
  readonly rowWindow: RowWindow;
  /** The line and the shown cell of the tab stop. */
  readonly tabLine: number;
  readonly tabStop: number;
  readonly keptLine: number;
  readonly onCheck: (event: ChangeEvent<HTMLInputElement>) => void;
}

export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { section, view, table } = props;
  return (
    <tbody role={ROLES.rowGroup} ref={section}>
      {table.lines.length === 0 ? <EmptyRow view={view} /> : linesOfBody(props)}
    </tbody>
  );
}

function EmptyRow({ view }: { view: LineView }) {
  return (
    <tr role={ROLES.row} data-line={0} aria-rowindex={2} className={css.emptyRow}>
      <td role={ROLES.cell} colSpan={view.cellCount} tabIndex={0}>
        {view.texts.table_empty}
      </td>
    </tr>
  );
}

/**
 * Renders some rows, with empty space for those in between, so that the page has its full length.
 */
function linesOfBody<Row>(props: TableBodyProps<Row>): ReactNode[] {
  const { view, table, rowWindow, keptLine } = props;
  const { isVirtual, offsets, range } = rowWindow;
  if (!isVirtual) return linesBetween(props, range.from, range.to);
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { from, to } of withLine(range, keptLine)) {
    if (from > end)
      parts.push(
        room(`before-${parts.length}`, view, offsets.lineTop(from) - offsets.lineTop(end)),
      );
    parts.push(...linesBetween(props, from, to));
    end = to;
  }
  // Without scripts nothing would fill the space below.
  if (view.isLive && end < table.lines.length) {
    parts.push(room('after', view, offsets.total - offsets.lineTop(end)));
  }
  return parts;
}

function room(key: string, view: LineView, height: number): ReactNode {
  // An attribute, because the page's policy forbids style attributes in the server's HTML.
  return (
    <tr key={key} aria-hidden="true" className={css.room}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nobody meets it */}
      <td colSpan={view.cellCount} height={height} />
    </tr>
  );
}

function linesBetween<Row>(props: TableBodyProps<Row>, from: number, to: number): ReactNode[] {
  const { view, table, marks, tabLine, tabStop, onCheck } = props;
  const drawn: ReactNode[] = [];
  for (let line = from; line < to; line++) {
    const code = table.lines[line] as number;
    const isTabLine = line === tabLine;
    if (code < 0) {
      const marker = markerText(code, table.shape, table.state, view.texts);
      drawn.push(
        <MarkerRow
          key={`m${code}`}
          view={view}
          code={code}
          line={line}
          isTabStop={isTabLine}
          {...marker}
        />,
      );
      continue;
    }
    const row = marks.rows[code] as Row;
    const traits = table.shape.traits?.[code];
    const key = marks.keyAt(code);
    drawn.push(
      <TableRow
        key={`r${key}`}
        view={view}
        row={row}
        traits={traits}
        code={code}
        line={line}
        tabStop={isTabLine ? tabStop : -1}
        isActive={marks.activeKey === key}
        isChecked={marks.isChecked(key, code)}
        expanded={marks.expanded.get(key)}
        sent={marks.sent.get(key)}
        onCheck={onCheck}
      />,
    );
  }
  return drawn;
}
