import { Fragment, type HTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { joinClassNames } from '../class-names/class-names.ts';
import type { LinkComponent } from '../link/link.ts';
import { LockedGroup } from '../locked-hint/locked-group.tsx';
import { isOfHint, LockedHint } from '../locked-hint/locked-hint.tsx';
import {
  cellLock,
  decimalMark,
  headerIndex,
  isCellObject,
  isLong,
  MISSING,
  safeLink,
  cellText,
  shorten,
} from './cell.ts';
import css from './list-table.module.css';
import { nextSort } from './next-sort.ts';
import { ARIA_SORT, SortTitle } from './sort-title.tsx';
import {
  ENGLISH_TEXTS,
  type Cell,
  type ControlProps,
  type TableColumn,
  type TableProps,
  type TableTexts,
} from './table-types.ts';

export interface ListColumn<Row> extends TableColumn<Row> {
  readonly className?: string | undefined;
  /** Not shown on a narrow screen. */
  readonly isWide?: boolean;
  /** True if only screen readers get the title, because the cells explain themselves. */
  readonly isTitleUnseen?: boolean;
}

type RowAttributes = HTMLAttributes<HTMLTableRowElement> &
  Readonly<Record<`data-${string}`, string | number>>;

export interface ListTableProps<Row> extends TableProps<Row, ListColumn<Row>> {
  readonly className?: string | undefined;
  /** What an opened row shows below itself, over all columns; null for all others. */
  readonly renderDetail?: (row: Row) => ReactNode;
  /** Attributes of the row element besides its cells. */
  readonly rowProps?: (row: Row) => RowAttributes;
  /** For the mouse; a control in a cell must do the same for the keyboard. */
  readonly onRowClick?: (row: Row, event: MouseEvent) => void;
}

/**
 * The table as a plain one: for a page of rows that the server has sorted. It has no hooks and no
 * effects, so that the server draws it fast and pages stay small. `DataTable` draws the same
 * columns as a grid.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { columns, rows, rowKey, caption, onRowClick, rowProps, renderDetail, link = 'a' } = props;
  const mark = decimalMark(props.languageTag ?? 'en');
  const header = headerIndex(columns);
  const cells = columns.map((column, i) => ({
    column,
    Tag: i === header ? ('th' as const) : ('td' as const),
    className: cellClass(column),
  }));
  return (
    <table className={joinClassNames(css.table, props.className)}>
      <caption className={css.unseen}>{caption}</caption>
      <ListTableHead {...props} />
      <tbody>
        <LockedGroup hasRowClicks={onRowClick !== undefined}>
          {rows.map((row, index) => (
            <Fragment key={rowKey?.(row, index) ?? index}>
              <tr
                {...rowProps?.(row)}
                onClick={onRowClick && ((event) => clickRow(event, row, onRowClick))}
              >
                {cells.map(({ column, Tag, className }) => (
                  <Tag
                    key={column.field}
                    className={className}
                    scope={Tag === 'th' ? 'row' : undefined}
                  >
                    {column.render
                      ? column.render(row, {})
                      : cellContent(column.value?.(row), {
                          column,
                          mark,
                          link,
                          texts: props.texts,
                        })}
                  </Tag>
                ))}
              </tr>
              {detailRow(renderDetail?.(row), columns.length)}
            </Fragment>
          ))}
        </LockedGroup>
      </tbody>
    </table>
  );
}

/** The header row; `isCopy`: another one is there for the keyboard. */
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
  const text = unit ? `${title}, ${unit}` : title;
  if (!sortHref || column.sortable === false) {
    return (
      <th key={field} scope="col" className={className}>
        {column.isTitleUnseen ? <span className={css.unseen}>{text}</span> : text}
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

interface CellPlace {
  readonly column: Pick<ListColumn<never>, 'digits' | 'isComment'>;
  readonly mark: string;
  readonly link: LinkComponent;
  readonly texts: Partial<TableTexts> | undefined;
}

function cellContent(cell: Cell, { column, mark, link: Link, texts }: CellPlace) {
  if (cellLock(cell)) return <LockedHint />;
  const text = cellText(cell, column.digits, mark);
  const canUnfold = !column.isComment && isLong(text);
  const plain = canUnfold ? longText(text, texts) : text;
  if (!isCellObject(cell)) return text === '' ? MISSING : plain;
  const href = safeLink(cell.href);
  return (
    <>
      {href === undefined ? plain : linkContent(Link, href, text, canUnfold)}
      {cell.note && <small>{cell.note}</small>}
    </>
  );
}

/** What it leads to has the whole text. */
function linkContent(Link: LinkComponent, href: string, text: string, isShortened: boolean) {
  return (
    <Link href={href} title={isShortened ? text : undefined}>
      {isShortened ? shorten(text) : text}
    </Link>
  );
}

/** Opens to the whole text; the browser does it, so that the table needs neither state nor scripts. */
function longText(text: string, texts: Partial<TableTexts> | undefined) {
  const { show_more: more, hide } = { ...ENGLISH_TEXTS, ...texts };
  return (
    <details className={css.long}>
      <summary title={text}>
        <span className={css.short}>{shorten(text)} </span>
        <b className={css.more}>{more}</b>
        <b className={css.less}>{hide}</b>
      </summary>
      {text}
    </details>
  );
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
