import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import visually from '../../widgets/visually-hidden/visually-hidden.module.css';
import css from './page-changes.module.css';

const SLOW_AFTER_MS = 300;

/**
 * Does for client-side navigation what a browser does for page loads: moves the focus to the top,
 * announces the title, and shows progress for a slow page.
 */
export function PageChanges() {
  const title = useArrival();
  const isSlow = useSlowNavigation();
  return (
    <>
      <p aria-live="polite" className={visually.hidden}>
        {title}
      </p>
      {isSlow && <div className={css.progress} data-progress aria-hidden="true" />}
    </>
  );
}

/** Moves the focus to a new page; returns its title, which is empty for the first page. */
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
    // Another view of the same page keeps the focus, unless it was in a menu that has closed.
    const isLost = isOtherTitle && document.activeElement === document.body;
    if (isOtherPage || isLost) focusBeginning();
    if (isOtherPage || isOtherTitle) setAnnounced(title);
  }, [pathname, search]);
  return announced;
}

/** Other code sets the scroll position. */
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
