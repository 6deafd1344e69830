import type { MouseEvent } from 'react';
import visually from '../visually-hidden/visually-hidden.module.css';
import css from './data-table.module.css';
import { ROLES } from './grid-roles.ts';
import { controlProps, type KnownColumn, type RowView } from './row-view.ts';
import { nextSort } from './next-sort.ts';
import { ARIA_SORT, SortTitle } from './sort-title.tsx';
import type { TableSort } from './table-types.ts';

export interface TableHeadProps<Row> {
  readonly view: RowView<Row>;
  readonly sort: TableSort | null;
  /** Which of the shown cells is the tab stop. */
  readonly tabStop: number;
  readonly onSort: (sort: TableSort, event: MouseEvent) => void;
}

/** The header row. It has its own tab stop, so that sorting is one Tab away from the rows. */
export function TableHead<Row>({ view, sort, tabStop, onSort }: TableHeadProps<Row>) {
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
            <span className={visually.hidden}>{view.texts.select_column}</span>
          </th>
        )}
        {view.columns.map((column, i) => (
          <HeadCell
            key={column.field}
            view={view}
            column={column}
            sort={sort}
            isTabStop={tabStop === i + offset}
            onSort={onSort}
          />
        ))}
      </tr>
    </thead>
  );
}

interface HeadCellProps<Row> extends Pick<TableHeadProps<Row>, 'view' | 'sort' | 'onSort'> {
  readonly column: KnownColumn<Row>;
  readonly isTabStop: boolean;
}

function HeadCell<Row>({ view, column, sort, isTabStop, onSort }: HeadCellProps<Row>) {
  const order = sort?.field === column.field ? (sort.order ?? 'none') : 'none';
  const next = nextSort(sort, column.field);
  const isSortable = column.sortable !== false;
  const href = isSortable ? view.sortHref?.(next) : null;
  const hasControl = isSortable && href !== null;
  const title = (
    <>
      {column.title}
      {column.unit && <small className={css.unit}> {column.unit}</small>}
    </>
  );
  return (
    <th
      role={ROLES.columnHeader}
      className={column.kind === 'number' ? css.number : undefined}
      aria-colindex={view.isStepped ? column.index + (view.hasCheckboxes ? 2 : 1) : undefined}
      aria-sort={hasControl ? ARIA_SORT[order] : undefined}
      tabIndex={isTabStop && !hasControl ? 0 : undefined}
    >
      {isSortable ? (
        <SortTitle
          className={hasControl ? css.sort : css.title}
          order={order}
          href={href}
          link={view.link}
          lockedText={view.texts.sort_locked}
          control={controlProps(view, isTabStop)}
          onSort={(event) => onSort(next, event)}
        >
          {title}
        </SortTitle>
      ) : (
        <span className={css.title}>
          <span>{title}</span>
        </span>
      )}
    </th>
  );
}
