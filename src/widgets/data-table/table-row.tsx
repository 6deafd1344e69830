import { fillText } from '../../domain/text/fill-text.ts';
import { memo, type ChangeEvent, type ReactNode } from 'react';
import { cellText } from './cell.ts';
import content from './cell-content.module.css';
import css from './data-table.module.css';
import { ROLES } from './grid-roles.ts';
import { controlProps, type RowView } from './row-view.ts';
import { renderCell } from './table-cell.tsx';
import type { LineCode } from './table-lines.ts';
import type { RowTraits } from './table-types.ts';

export interface RowProps<Row> {
  readonly view: RowView<Row>;
  readonly row: Row;
  readonly traits: RowTraits | undefined;
  readonly code: LineCode;
  readonly line: number;
  /** Which of the shown cells is the tab stop; -1 = none in this row. */
  readonly tabStop: number;
  readonly isActive: boolean;
  readonly isChecked: boolean;
  /** Fields with expanded texts. */
  readonly expanded: ReadonlySet<string> | undefined;
  /** Fields for which access was requested. */
  readonly sent: ReadonlySet<string> | undefined;
  /** The same function for all rows. */
  readonly onCheck: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Renders again only if one of its props changes: moving the focus renders two rows, not all. */
export const TableRow = memo(DrawnRow) as typeof DrawnRow;

function DrawnRow<Row>(props: RowProps<Row>) {
  const { view, traits, code, line, isActive, isChecked } = props;
  return (
    <tr
      role={ROLES.row}
      data-code={code}
      data-line={line}
      aria-rowindex={line + 2}
      aria-current={isActive ? 'true' : undefined}
      aria-selected={view.hasCheckboxes ? isChecked : undefined}
      className={traits?.className}
    >
      {view.hasCheckboxes && <CheckboxCell {...props} />}
      {renderCells(props)}
    </tr>
  );
}

function CheckboxCell<Row>({ view, row, tabStop, isChecked, onCheck }: RowProps<Row>) {
  const [first] = view.columns;
  const name = cellText(first?.value?.(row), first?.digits, view.decimalMark);
  return (
    <td role={ROLES.cell} className={css.check} aria-colindex={view.isStepped ? 1 : undefined}>
      <label className={content.checkArea}>
        <input
          type="checkbox"
          checked={isChecked}
          onChange={onCheck}
          aria-label={fillText(view.texts.select_row, { name })}
          {...controlProps(view, tabStop === 0)}
        />
      </label>
    </td>
  );
}

function renderCells<Row>(props: RowProps<Row>): ReactNode[] {
  const { view, row, traits, tabStop, expanded, sent } = props;
  const span = traits?.span ?? 1;
  const cells: ReactNode[] = [];
  let place = view.hasCheckboxes ? 1 : 0;
  for (const [i, column] of view.columns.entries()) {
    // These cells are covered by the first one.
    if (i > 0 && column.index < span) continue;
    const covered = i === 0 && span > 1 ? shownBefore(view, span) : 1;
    const { field } = column;
    cells.push(
      renderCell(view, row, column, {
        span: covered,
        isTabStop: tabStop >= place && tabStop < place + covered,
        isExpanded: expanded?.has(field) ?? false,
        isSent: sent?.has(field) ?? false,
      }),
    );
    place += covered;
  }
  return cells;
}

/** Some of the columns that a cell covers may be hidden on a narrow screen. */
function shownBefore<Row>(view: RowView<Row>, index: number): number {
  return view.columns.filter((column) => column.index < index).length;
}
