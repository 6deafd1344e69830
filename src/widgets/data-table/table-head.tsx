import content from './cell-content.module.css';
import css from './data-table.module.css';
import { ROLES } from './grid-roles.ts';
import { tabIndexOf, type KnownColumn, type RowView } from './row-view.ts';
import { SortArrow } from './sort-arrow.tsx';
import type { TableSort } from './table-types.ts';

export interface TableHeadProps {
  readonly view: RowView;
  readonly sort: TableSort | null;
  /** Which of the shown cells is the tab stop. */
  readonly tabStop: number;
  readonly onSort: (field: string) => void;
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

/** The header row. It has a tab stop of its own: sorting is one Tab away from the rows. */
export function TableHead({ view, sort, tabStop, onSort }: TableHeadProps) {
  const offset = view.hasCheckboxes ? 1 : 0;
  return (
    <thead role={ROLES.rowGroup}>
      <tr role={ROLES.row} aria-rowindex={1} data-line={-1}>
        {view.hasCheckboxes && (
          <th
            role={ROLES.columnHeader}
            className={css.check}
            aria-colindex={view.isStepped ? 1 : undefined}
            tabIndex={tabStop === 0 ? 0 : undefined}
          >
            <span className={content.unseen}>{view.texts.select_column}</span>
          </th>
        )}
        {view.columns.map((column, i) => (
          <HeadCell
            key={column.field}
            view={view}
            column={column}
            order={sort?.field === column.field ? (sort.order ?? 'none') : 'none'}
            isTabStop={tabStop === i + offset}
            onSort={onSort}
          />
        ))}
      </tr>
    </thead>
  );
}

interface HeadCellProps {
  readonly view: RowView;
  readonly column: KnownColumn;
  readonly order: 'asc' | 'desc' | 'none';
  readonly isTabStop: boolean;
  readonly onSort: (field: string) => void;
}

function HeadCell({ view, column, order, isTabStop, onSort }: HeadCellProps) {
  const isSortable = column.sortable !== false;
  const title = (
    <span>
      {column.title}
      {column.unit && <small className={css.unit}> {column.unit}</small>}
    </span>
  );
  return (
    <th
      role={ROLES.columnHeader}
      className={column.kind === 'number' ? css.number : undefined}
      aria-colindex={view.isStepped ? column.index + (view.hasCheckboxes ? 2 : 1) : undefined}
      aria-sort={isSortable ? ARIA_SORT[order] : undefined}
      tabIndex={isTabStop && !isSortable ? 0 : undefined}
    >
      {isSortable ? (
        <button
          type="button"
          data-control
          className={css.sort}
          tabIndex={tabIndexOf(view, isTabStop)}
          onClick={() => onSort(column.field)}
        >
          {title}
          <SortArrow order={order} />
        </button>
      ) : (
        <span className={css.title}>{title}</span>
      )}
    </th>
  );
}
