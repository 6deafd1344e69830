import { Fragment, type HTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { joinClassNames } from '../class-names/class-names.ts';
import { LockedGroup } from '../locked-hint/locked-group.tsx';
import { isOfHint } from '../locked-hint/locked-hint.tsx';
import visually from '../visually-hidden/visually-hidden.module.css';
import { decimalMark, headerIndex } from './cell.ts';
import { FoldedBody } from './folded-body.tsx';
import { listCell, type CellPlace } from './list-cell.tsx';
import css from './list-table.module.css';
import { markerText } from './marker-text.ts';
import { nextSort } from './next-sort.ts';
import { followRowLink } from './row-link.ts';
import { HeadingText } from './heading-text.tsx';
import { ARIA_SORT, SortTitle } from './sort-title.tsx';
import { listBodies, shapeRows } from './table-lines.ts';
import {
  ENGLISH_TEXTS,
  type Cell,
  type ControlProps,
  type Fold,
  type RowTraits,
  type TableColumn,
  type TableProps,
} from './table-types.ts';

export interface ListColumn<Row> extends TableColumn<Row> {
  readonly className?: string | undefined;
  /** Hidden on a narrow screen. */
  readonly isWide?: boolean;
  /** True if only screen readers get the title, because the cells explain themselves. */
  readonly isTitleUnseen?: boolean;
  /** What a summary row shows for its rows: a group, a fold, the footer. */
  readonly total?: (rows: readonly Row[]) => Cell;
}

type RowAttributes = HTMLAttributes<HTMLTableRowElement> &
  Readonly<Record<`data-${string}`, string | number>>;

export interface ListTableProps<Row> extends TableProps<Row, ListColumn<Row>> {
  readonly className?: string | undefined;
  /** What an expanded row shows below itself, across all columns; null for other rows. */
  readonly renderDetail?: (row: Row) => ReactNode;
  /** Attributes of the row element besides its cells. */
  readonly rowProps?: (row: Row) => RowAttributes;
  /** For the mouse; a control in a cell must do the same for the keyboard. */
  readonly onRowClick?: (row: Row, event: MouseEvent) => void;
  /** The whole row follows the link in its header cell. */
  readonly hasRowLinks?: boolean;
  /** Groups that are collapsed at first. */
  readonly closedGroups?: ReadonlySet<string>;
  /** The last row: totals of some rows. */
  readonly footer?: { readonly title: string; readonly rows: readonly Row[] } | undefined;
}

/**
 * A plain table for a page of rows sorted by the server. It has no hooks or effects, so the server
 * renders it fast and pages stay small. `DataTable` renders the same columns as a grid.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { rows, caption, onRowClick, footer } = props;
  const drawRow = rowDrawer(props);
  const isFolded = props.traits !== undefined || (props.rowLimit ?? 0) > 0;
  return (
    <table
      className={joinClassNames(
        css.table,
        (onRowClick || props.hasRowLinks) && css.clickable,
        props.className,
      )}
    >
      <caption className={visually.hidden}>{caption}</caption>
      <ListTableHead {...props} />
      <LockedGroup hasRowClicks={onRowClick !== undefined}>
        {isFolded ? (
          foldedBodies(props, drawRow)
        ) : (
          <tbody>{rows.map((row, i) => drawRow(row, i))}</tbody>
        )}
      </LockedGroup>
      {footer && (
        <tfoot>
          <tr>{totalCells(props, footer.title, footer.rows, 'row')}</tr>
        </tfoot>
      )}
    </table>
  );
}

type DrawRow<Row> = (row: Row, index: number, traits?: RowTraits) => ReactNode;

function rowDrawer<Row>(props: ListTableProps<Row>): DrawRow<Row> {
  const { columns, rowKey, onRowClick, hasRowLinks, rowProps, renderDetail } = props;
  const place = cellPlace(props);
  const header = headerIndex(columns);
  const cells = columns.map((column, i) => ({
    column,
    Tag: i === header ? ('th' as const) : ('td' as const),
    className: cellClass(column),
  }));
  return (row, index, { className: traitClass, span = 1 } = {}) => (
    <Fragment key={rowKey?.(row, index) ?? index}>
      <tr
        className={traitClass}
        {...rowProps?.(row)}
        onClick={
          onRowClick
            ? (event) => clickRow(event, row, onRowClick)
            : hasRowLinks
              ? followRowLink
              : undefined
        }
      >
        {cells.toSpliced(1, span - 1).map(({ column, Tag, className }, i) => (
          <Tag
            key={column.field}
            className={className}
            scope={Tag === 'th' ? 'row' : undefined}
            colSpan={i === 0 && span > 1 ? span : undefined}
          >
            {column.render
              ? column.render(row, {})
              : listCell(column.value?.(row), { ...place, column })}
          </Tag>
        ))}
      </tr>
      {detailRow(renderDetail?.(row), columns.length)}
    </Fragment>
  );
}

const NO_FOLDS: ReadonlySet<Fold> = new Set();
const NO_GROUPS: ReadonlySet<string> = new Set();

/** Folds, groups and rows over the limit, each with its toggle. */
function foldedBodies<Row>(props: ListTableProps<Row>, drawRow: DrawRow<Row>): ReactNode[] {
  const { rows, traits, groups, rowLimit = 0, closedGroups = NO_GROUPS } = props;
  const texts = { ...ENGLISH_TEXTS, ...props.texts };
  const shape = shapeRows(rows, traits, groups);
  const state = {
    order: undefined,
    limit: rowLimit,
    isLimitOpen: false,
    openFolds: NO_FOLDS,
    closedGroups,
  };
  return listBodies(shape, rowLimit).map(({ code, rows: indexes, isToggleBelow }) => {
    const drawn = indexes.map((index) => drawRow(rows[index]!, index, shape.traits?.[index]));
    if (code === null) return <tbody key="shown">{drawn}</tbody>;
    const marker = markerText(code, shape, state, texts);
    const folded = indexes.map((index) => rows[index]!);
    return (
      <FoldedBody
        key={marker.kind === 'group' ? `group ${marker.label}` : marker.kind}
        marker={marker}
        hideText={texts.hide}
        isToggleBelow={isToggleBelow}
        renderToggle={(toggle) => totalCells(props, toggle, folded, 'rowgroup')}
      >
        {drawn}
      </FoldedBody>
    );
  });
}

/** The name of some rows, across the columns before the first total, and the totals. */
function totalCells<Row>(
  props: ListTableProps<Row>,
  name: ReactNode,
  rows: readonly Row[],
  scope: 'row' | 'rowgroup',
): ReactNode {
  const { columns } = props;
  const place = cellPlace(props);
  const first = columns.findIndex(({ total }) => total !== undefined);
  const span = first === -1 ? columns.length : Math.max(first, 1);
  return (
    <>
      <th scope={scope} colSpan={span > 1 ? span : undefined}>
        {name}
      </th>
      {columns.slice(span).map((column) => (
        <td key={column.field} className={cellClass(column)}>
          {column.total && listCell(column.total(rows), { ...place, column })}
        </td>
      ))}
    </>
  );
}

/** The header row; `isCopy` if the keyboard uses another one. */
export function ListTableHead<Row>(props: ListTableProps<Row> & { readonly isCopy?: boolean }) {
  const control = props.isCopy ? { tabIndex: -1 as const } : {};
  return (
    <thead>
      <tr>{props.columns.map((column) => heading(props, column, control))}</tr>
    </thead>
  );
}

function detailRow(detail: ReactNode, columns: number): ReactNode {
  if (detail == null) return null;
  return (
    <tr className={css.detail}>
      <td colSpan={columns}>{detail}</td>
    </tr>
  );
}

function cellClass<Row>(column: ListColumn<Row>): string | undefined {
  const name = joinClassNames(
    column.kind === 'number' && css.number,
    column.isWide && css.wide,
    column.className,
  );
  return name === '' ? undefined : name;
}

function heading<Row>(
  { sort = null, sortHref, onSortChange, link = 'a', texts }: ListTableProps<Row>,
  column: ListColumn<Row>,
  control: ControlProps,
): ReactNode {
  const { field, title, unit, kind } = column;
  const className = cellClass(column);
  const text = <HeadingText>{unit ? `${title}, ${unit}` : title}</HeadingText>;
  if (!sortHref || column.sortable === false) {
    return (
      <th key={field} scope="col" className={className}>
        {column.isTitleUnseen ? <span className={visually.hidden}>{text}</span> : text}
      </th>
    );
  }
  const next = nextSort(sort, field);
  const href = sortHref(next);
  const order = sort?.field === field ? (sort.order ?? 'none') : 'none';
  return (
    <th
      key={field}
      scope="col"
      className={className}
      aria-sort={href === null ? undefined : ARIA_SORT[order]}
    >
      <SortTitle
        className={kind === 'number' ? `${css.title} ${css.numberTitle}` : css.title}
        order={order}
        href={href}
        link={link}
        lockedText={texts?.sort_locked ?? ENGLISH_TEXTS.sort_locked}
        control={control}
        onSort={(event) => onSortChange?.(next, event)}
      >
        {text}
      </SortTitle>
    </th>
  );
}

function cellPlace<Row>(props: ListTableProps<Row>): Omit<CellPlace, 'column'> {
  const { languageTag = 'en', link = 'a', texts } = props;
  return { mark: decimalMark(languageTag), link, texts };
}

function clickRow<Row>(
  event: MouseEvent,
  row: Row,
  onRowClick: NonNullable<ListTableProps<Row>['onRowClick']>,
): void {
  // The lock beside a masked value and its hint belong to the value, not to the row.
  if (event.target instanceof Element && isOfHint(event.target)) return;
  onRowClick(row, event);
}
