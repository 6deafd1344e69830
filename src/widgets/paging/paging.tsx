import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { DEFAULT_PAGE_SIZE, existingPage, lastPage } from '../../domain/text/paging.ts';
import { joinClassNames } from '../class-names/class-names.ts';
import { isPlainClick, type LinkComponent } from '../link/link.ts';
import { pageSlots } from './page-slots.ts';
import css from './paging.module.css';

export interface PagingTexts {
  /** The name of the row of links. */
  readonly label: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly page: (page: number, last: number) => string;
}

export interface PagingProps {
  /** The number of rows on all pages. */
  readonly total: number;
  /** The number of rows on one page. */
  readonly limit?: number;
  /** The current page, from 1. If it doesn't exist, the links lead back. */
  readonly page: number;
  readonly pageHref: (page: number) => string;
  /**
   * Called with the chosen page. The browser then doesn't follow the link, unless `link` is given,
   * which navigates by itself.
   */
  readonly onSelect?: (page: number) => void;
  /** Renders the links; the browser's own by default. */
  readonly link?: LinkComponent;
  readonly texts?: Partial<PagingTexts>;
}

const ENGLISH: PagingTexts = {
  label: 'Pages',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  page: (page, last) => `Page ${page} of ${last}`,
};

const ARROWS = {
  first: 'M8 3 4 8l4 5M13 3 9 8l4 5',
  previous: 'M10 3 6 8l4 5',
  next: 'm6 3 4 5-4 5',
  last: 'm3 3 4 5-4 5M8 3l4 5-4 5',
} as const;

/** Links from page to page. Real links, so they work before scripts have loaded. */
export function Paging(props: PagingProps) {
  const { total, limit = DEFAULT_PAGE_SIZE, page, pageHref, onSelect } = props;
  const texts = { ...ENGLISH, ...props.texts };
  const last = lastPage(total, limit);
  const { nav, remember } = usePreservedFocus(page);
  if (last === 1) return null;

  const Link = props.link ?? 'a';
  const select = (number: number) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    remember();
    if (onSelect && !props.link) event.preventDefault();
    onSelect?.(number);
  };
  const arrow = (kind: keyof typeof ARROWS, target: number, isOff: boolean, rel?: string) =>
    isOff ? (
      <li>
        <span className={joinClassNames(css.step, css.off)}>{drawing(ARROWS[kind])}</span>
      </li>
    ) : (
      <li>
        <Link
          className={css.step}
          href={pageHref(target)}
          rel={rel}
          aria-label={texts[kind]}
          title={texts[kind]}
          onClick={select(target)}
        >
          {drawing(ARROWS[kind])}
        </Link>
      </li>
    );

  const shown = existingPage(page, last);
  // If the current page is beyond the last one, “previous” is the last one.
  const previous = page > last ? last : shown - 1;
  const next = page < 1 ? 1 : shown + 1;
  return (
    <nav ref={nav} className={css.paging} aria-label={texts.label}>
      <ul className={css.row}>
        {arrow('first', 1, page === 1)}
        {arrow('previous', previous, page <= 1, 'prev')}
        {pageSlots(page, last).map(({ item, on }, index, slots) =>
          item === null ? (
            <li key={`gap-${slots[index - 1]?.item}`} className={css[on]} aria-hidden="true">
              <span className={css.gap}>…</span>
            </li>
          ) : (
            <li key={item} className={css[on]}>
              <Link
                className={css.number}
                href={pageHref(item)}
                aria-label={texts.page(item, last)}
                aria-current={item === page ? 'page' : undefined}
                onClick={select(item)}
              >
                {item}
              </Link>
            </li>
          ),
        )}
        {arrow('next', next, page >= last, 'next')}
        {arrow('last', last, page === last)}
      </ul>
    </nav>
  );
}

function drawing(path: string): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/**
 * On the first or last page the arrow just used disappears and would take the focus with it, so the
 * current page gets it.
 */
function usePreservedFocus(page: number) {
  const nav = useRef<HTMLElement>(null);
  const usedOn = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (usedOn.current === undefined || usedOn.current === page) return;
    usedOn.current = undefined;
    if (document.activeElement !== document.body) return;
    nav.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [page]);
  const remember = () => {
    usedOn.current = page;
  };
  return { nav, remember };
}
