import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const EVERY_MS = 2000;

/**
 * Reloads the page's data every two seconds while a job or import is running and the tab is
 * visible.
 */
export function useRefresh(isBusy: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isBusy || state !== 'idle') return undefined;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, EVERY_MS);
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isBusy, state, revalidate]);
}
