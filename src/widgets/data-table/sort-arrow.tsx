import css from './sort-arrow.module.css';

/** For the heading of a column that can be sorted, inside its button or link. */
export function SortArrow({ order }: { order: 'asc' | 'desc' | 'none' }) {
  return (
    <svg className={css.arrow} data-order={order} viewBox="0 0 8 12" aria-hidden="true">
      <path d="M4 0 8 5H0Z" />
      <path d="M4 12 0 7h8Z" />
    </svg>
  );
}
