import type { MouseEvent } from 'react';
import { SortArrow } from '../../widgets/data-table/sort-arrow.tsx';
import { LockIcon } from '../../widgets/locked-hint/lock-icon.tsx';
import { Link } from '../shell/link.tsx';
import { useLabels } from '../shell/use-labels.ts';
import css from './sort-header.module.css';

export interface HeaderSort {
  readonly order: 'asc' | 'desc' | 'none';
  /** The list in the next order; null where the viewer may not learn this one. */
  readonly href: string | null;
  readonly onClick?: (event: MouseEvent) => void;
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

/** The heading of a column; a link where it can be sorted by, with a lock where only others can. */
export function SortHeader({
  title,
  sort,
  isNumber = false,
  className,
}: {
  title: string;
  sort: HeaderSort | undefined;
  isNumber?: boolean;
  className: string | undefined;
}) {
  const t = useLabels();
  const titleClass = isNumber ? `${css.title} ${css.number}` : css.title;
  if (!sort) {
    return (
      <th scope="col" className={className}>
        <span className={titleClass}>{title}</span>
      </th>
    );
  }
  if (sort.href === null) {
    return (
      <th scope="col" className={className}>
        <span className={titleClass} title={t('index_sort_locked')}>
          <span>
            {title}
            <span className={css.unseen}> ({t('index_sort_locked')})</span>
          </span>
          <LockIcon size={12} className={css.lock} />
        </span>
      </th>
    );
  }
  return (
    <th scope="col" className={className} aria-sort={ARIA_SORT[sort.order]}>
      <Link className={titleClass} to={sort.href} preventScrollReset onClick={sort.onClick}>
        <span>{title}</span>
        <SortArrow order={sort.order} />
      </Link>
    </th>
  );
}
