import type { ReactNode } from 'react';
import { MaskedText } from '../locked-hint/masked-text.tsx';
import visually from '../visually-hidden/visually-hidden.module.css';
import { cellLock, isCellObject, isLong, MISSING, safeLink, shorten } from './cell.ts';
import css from './cell-content.module.css';
import { controlProps, controlTabIndex, type LineView } from './row-view.ts';
import type { CellPlace } from './table-cell.tsx';
import type { Cell, CellLock, CellObject } from './table-types.ts';

/** Everything the content of a cell depends on besides the cell. */
type ContentColumn = { readonly field: string; readonly isComment?: boolean };

interface CellContent {
  readonly content: ReactNode;
  /** A control in the cell takes the focus instead of the cell. */
  readonly hasControl: boolean;
}

/** Cell content other than a short text. Its buttons name their action in `data-act`. */
export function cellContent(
  view: LineView,
  column: ContentColumn,
  cell: Cell,
  text: string,
  place: CellPlace,
): CellContent {
  const lock = cellLock(cell);
  if (lock === 'masked') {
    return { content: <MaskedText spoken={view.spokenMask} />, hasControl: false };
  }
  if (lock) return noticeContent(view, column, lock, place);
  const link = isCellObject(cell) ? linkIn(cell) : undefined;
  const note = isCellObject(cell) && cell.note;
  const canUnfold = !column.isComment && isLong(text);
  return {
    hasControl: canUnfold || link !== undefined,
    content: (
      <>
        {cellTitle(view, column, text, link, place)}
        {canUnfold && (link !== undefined || view.isNarrow) && (
          <UnfoldButton view={view} column={column} place={place} isFirst={link === undefined} />
        )}
        {note && <small className={css.note}>{note}</small>}
      </>
    ),
  };
}

interface CellLink {
  readonly href: string;
  readonly isNewTab: boolean;
}

function linkIn({ href, isNewTab = false }: CellObject): CellLink | undefined {
  const safe = safeLink(href);
  return safe === undefined ? undefined : { href: safe, isNewTab };
}

function cellTitle(
  view: LineView,
  column: ContentColumn,
  text: string,
  link: CellLink | undefined,
  place: CellPlace,
): ReactNode {
  const canUnfold = !column.isComment && isLong(text);
  const shown = canUnfold && !place.isExpanded ? shorten(text) : text;
  const title = canUnfold ? text : undefined;
  const control = controlProps(view, place.isTabStop);
  if (link !== undefined) {
    const Link = link.isNewTab ? 'a' : view.link;
    return (
      <Link
        href={link.href}
        {...(link.isNewTab && { target: '_blank', rel: 'noreferrer' })}
        title={title}
        className={css.link}
        {...control}
      >
        {shown}
        {link.isNewTab && <span className={visually.hidden}> ({view.texts.opens_new_tab})</span>}
      </Link>
    );
  }
  if (!canUnfold) return text === '' ? MISSING : text;
  if (view.isNarrow) return <span title={title}>{shown} </span>;
  return (
    <button
      type="button"
      data-act="text"
      data-field={column.field}
      className={css.long}
      title={title}
      aria-expanded={place.isExpanded}
      {...control}
    >
      {shown}
    </button>
  );
}

interface UnfoldButtonProps {
  readonly view: LineView;
  readonly column: ContentColumn;
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
      tabIndex={controlTabIndex(view, place.isTabStop)}
    >
      {place.isExpanded ? view.texts.hide : view.texts.show_more}
    </button>
  );
}

function noticeContent(
  view: LineView,
  column: ContentColumn,
  lock: Exclude<CellLock, 'masked'>,
  place: CellPlace,
): CellContent {
  const shown = lock === 'requestable' && place.isSent ? 'requested' : lock;
  const label = (
    <>
      <NoticeIcon isSent={shown === 'requested'} />
      {view.texts[`lock_${shown}`]}
    </>
  );
  // The pressed button stays, so that the table keeps the focus.
  if (lock !== 'requestable') {
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
        data-act="request"
        data-field={column.field}
        className={`${css.notice} ${css[shown]}`}
        aria-disabled={place.isSent}
        {...controlProps(view, place.isTabStop)}
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
