import type { ReactNode } from 'react';
import {
  isCellObject,
  isLong,
  MISSING,
  restrictionOf,
  safeLink,
  shorten,
  type Restriction,
} from './cell.ts';
import css from './cell-content.module.css';
import { tabIndexOf, type KnownColumn, type RowView } from './row-view.ts';
import type { CellPlace } from './table-cell.tsx';
import type { Cell } from './table-types.ts';

interface CellContent {
  readonly content: ReactNode;
  /** Something in it takes the focus in place of the cell. */
  readonly hasControl: boolean;
}

/** The inside of a cell that is more than a short text. Its buttons say in `data-act` what they do. */
export function cellContent(
  view: RowView,
  column: KnownColumn,
  cell: Cell,
  text: string,
  place: CellPlace,
): CellContent {
  const restriction = restrictionOf(text);
  if (restriction === 'masked') {
    return { content: maskedContent(text, view.spokenMask), hasControl: false };
  }
  if (restriction) return noticeContent(view, column, restriction, place);
  const link = isCellObject(cell) ? safeLink(cell.lnk) : undefined;
  const info = isCellObject(cell) && cell.info;
  const canUnfold = !column.isComment && isLong(text);
  return {
    hasControl: canUnfold || link !== undefined,
    content: (
      <>
        {titleOf(view, column, text, link, place)}
        {canUnfold && (link !== undefined || view.isNarrow) && (
          <UnfoldButton view={view} column={column} place={place} isFirst={link === undefined} />
        )}
        {info && <small className={css.info}>{info}</small>}
      </>
    ),
  };
}

/** The table's hint (`use-cell-hint.tsx`) finds it by its mark. */
function maskedContent(text: string, spoken: string | undefined): ReactNode {
  return (
    <span data-masked className={css.masked}>
      <span aria-hidden={spoken !== undefined}>{text}</span>
      {spoken !== undefined && <span className={css.unseen}>{spoken}</span>}
    </span>
  );
}

function titleOf(
  view: RowView,
  column: KnownColumn,
  text: string,
  link: string | undefined,
  place: CellPlace,
): ReactNode {
  const canUnfold = !column.isComment && isLong(text);
  const shown = canUnfold && !place.isExpanded ? shorten(text) : text;
  const title = canUnfold ? text : undefined;
  const tabIndex = tabIndexOf(view, place.isTabStop);
  if (link !== undefined) {
    return (
      <a
        data-control
        href={link}
        target="_blank"
        rel="noreferrer"
        title={title}
        tabIndex={tabIndex}
        className={css.link}
      >
        {shown}
        <span className={css.unseen}> ({view.texts.opens_new_tab})</span>
      </a>
    );
  }
  if (!canUnfold) return text === '' ? MISSING : text;
  if (view.isNarrow) return <span title={title}>{shown} </span>;
  return (
    <button
      type="button"
      data-control
      data-act="text"
      data-field={column.field}
      className={css.long}
      title={title}
      aria-expanded={place.isExpanded}
      tabIndex={tabIndex}
    >
      {shown}
    </button>
  );
}

interface UnfoldButtonProps {
  readonly view: RowView;
  readonly column: KnownColumn;
  readonly place: CellPlace;
  readonly isFirst: boolean;
}

function UnfoldButton({ view, column, place, isFirst }: UnfoldButtonProps) {
  return (
    <button
      type="button"
      data-control={isFirst ? true : undefined}
      data-act="text"
      data-field={column.field}
      className={css.unfold}
      aria-expanded={place.isExpanded}
      tabIndex={tabIndexOf(view, place.isTabStop)}
    >
      {place.isExpanded ? view.texts.hide : view.texts.show_more}
    </button>
  );
}

function noticeContent(
  view: RowView,
  column: KnownColumn,
  restriction: Restriction,
  place: CellPlace,
): CellContent {
  const shown =
    restriction === 'send_request' && place.isSent ? 'already_send_request' : restriction;
  const label = (
    <>
      <NoticeIcon isSent={shown === 'already_send_request'} />
      {view.texts[`${shown}_label`]}
    </>
  );
  // The button stays where it was pressed, so that the focus does not fall out of the table.
  if (restriction !== 'send_request') {
    return {
      content: <span className={`${css.notice} ${css[shown]}`}>{label}</span>,
      hasControl: false,
    };
  }
  return {
    hasControl: true,
    content: (
      <button
        type="button"
        data-control
        data-act="request"
        data-field={column.field}
        className={`${css.notice} ${css[shown]}`}
        aria-disabled={place.isSent}
        tabIndex={tabIndexOf(view, place.isTabStop)}
      >
        {label}
      </button>
    ),
  };
}

function NoticeIcon({ isSent }: { isSent: boolean }) {
  return (
    <svg className={css.icon} viewBox="0 0 10 12" aria-hidden="true">
      {isSent ? (
        <path d="m1 6.5 2.8 3L9 3" />
      ) : (
        <path d="M3 5.5v-2a2 2 0 0 1 4 0v2M1.5 5.5h7v5h-7Z" />
      )}
    </svg>
  );
}
