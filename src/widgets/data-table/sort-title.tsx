import type { MouseEvent, ReactNode } from 'react';
import type { LinkComponent } from '../link/link.ts';
import { LockIcon } from '../locked-hint/lock-icon.tsx';
import visually from '../visually-hidden/visually-hidden.module.css';
import { SortArrow } from './sort-arrow.tsx';
import css from './sort-title.module.css';
import type { ControlProps, SortOrder } from './table-types.ts';

export const ARIA_SORT = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

interface SortTitleProps {
  readonly children: ReactNode;
  readonly className: string | undefined;
  readonly order: SortOrder | 'none';
  /**
   * The URL of the rows in the next order; undefined renders a button, null means this reader may
   * not use this order.
   */
  readonly href: string | null | undefined;
  readonly link: LinkComponent;
  readonly lockedText: string;
  readonly control: ControlProps;
  readonly onSort: (event: MouseEvent) => void;
}

/** The heading of a column that can be sorted by: a link, a button, or a text with a lock. */
export function SortTitle(props: SortTitleProps) {
  const { children, className, order, href, link: Link, lockedText, control, onSort } = props;
  if (href === null) {
    return (
      <span className={className} title={lockedText}>
        <span>
          {children}
          <span className={visually.hidden}> ({lockedText})</span>
        </span>
        <LockIcon size={12} className={css.lock} />
      </span>
    );
  }
  const inside = (
    <>
      <span>{children}</span>
      <SortArrow order={order} />
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" className={className} {...control} onClick={onSort}>
        {inside}
      </button>
    );
  }
  return (
    // Another view of the same page, so the scroll position stays.
    <Link href={href} data-follow="here" className={className} {...control} onClick={onSort}>
      {inside}
    </Link>
  );
}
