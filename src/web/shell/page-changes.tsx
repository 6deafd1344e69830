import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import css from './page-changes.module.css';

const SLOW_AFTER_MS = 300;

/**
 * What a browser does by itself for a page that it loads, for those that come without loading: the
 * reader is at the beginning of the page, its title is said, and a slow one shows that it is coming.
 */
export function PageChanges() {
  const title = useArrival();
  const isSlow = useSlowNavigation();
  return (
    <>
      <p aria-live="polite" className={css.title}>
        {title}
      </p>
      {isSlow && <div className={css.progress} data-progress aria-hidden="true" />}
    </>
  );
}

/** Moves the focus to a page that has come; gives its title, which is empty for the first page. */
function useArrival(): string {
  const { pathname, search } = useLocation();
  const [announced, setAnnounced] = useState('');
  const before = useRef<{ pathname: string; search: string; title: string }>(null);
  useEffect(() => {
    const { title } = document;
    const last = before.current;
    before.current = { pathname, search, title };
    if (!last || (last.pathname === pathname && last.search === search)) return;
    const isOtherPage = last.pathname !== pathname;
    const isOtherTitle = last.title !== title;
    // Another view of the same page leaves the focus where it is, unless a closed menu has lost it.
    const isLost = isOtherTitle && document.activeElement === document.body;
    if (isOtherPage || isLost) focusBeginning();
    if (isOtherPage || isOtherTitle) setAnnounced(title);
  }, [pathname, search]);
  return announced;
}

/** Where the page has been scrolled to is decided elsewhere. */
function focusBeginning(): void {
  const content = document.querySelector<HTMLElement>('main');
  const heading = content?.querySelector<HTMLElement>('h1');
  if (heading) heading.tabIndex = -1;
  (heading ?? content)?.focus({ preventScroll: true });
}

function useSlowNavigation(): boolean {
  const isMoving = useNavigation().state !== 'idle';
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isMoving]);
  return isSlow;
}
