import type { LinkComponent } from '../link/link.ts';
import { LockedHint } from '../locked-hint/locked-hint.tsx';
import visually from '../visually-hidden/visually-hidden.module.css';
import { cellLock, cellText, isCellObject, isLong, MISSING, safeLink, shorten } from './cell.ts';
import css from './list-table.module.css';
import { ENGLISH_TEXTS, type Cell, type TableColumn, type TableTexts } from './table-types.ts';

export interface CellPlace {
  readonly column: Pick<TableColumn<never>, 'digits' | 'isComment'>;
  /** The decimal mark. */
  readonly mark: string;
  readonly link: LinkComponent;
  readonly texts: Partial<TableTexts> | undefined;
}

/** A cell's content in a plain table. */
export function listCell(cell: Cell, place: CellPlace) {
  if (cellLock(cell)) return <LockedHint />;
  const { column, mark, texts } = place;
  const text = cellText(cell, column.digits, mark);
  const isShortened = !column.isComment && isLong(text);
  const plain = isShortened ? longText(text, texts) : text;
  if (!isCellObject(cell)) return text === '' ? MISSING : plain;
  const href = safeLink(cell.href);
  return (
    <>
      {href === undefined
        ? plain
        : cellLink(href, text, cell.isNewTab ?? false, isShortened, place)}
      {cell.note && <small>{cell.note}</small>}
    </>
  );
}

function cellLink(
  href: string,
  text: string,
  isNewTab: boolean,
  /** The link's target has the full text. */
  isShortened: boolean,
  { link, texts }: CellPlace,
) {
  const Link = isNewTab ? 'a' : link;
  return (
    <Link
      href={href}
      {...(isNewTab && { target: '_blank', rel: 'noreferrer' })}
      title={isShortened ? text : undefined}
    >
      {isShortened ? shorten(text) : text}
      {isNewTab && (
        <span className={visually.hidden}>
          {` (${texts?.opens_new_tab ?? ENGLISH_TEXTS.opens_new_tab})`}
        </span>
      )}
    </Link>
  );
}

/** Opens to the full text natively, so the table needs neither state nor scripts. */
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
