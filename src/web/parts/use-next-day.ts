import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { parseDay } from '../../domain/time/day.ts';
import { spanOfDay } from '../../domain/time/now.ts';
import { useShell } from '../shell/use-shell.ts';

/** The server's clock may be slightly behind the reader's. */
const PATIENCE_MS = 30_000;

/** Reloads the page's data when its “today” ends. */
export function useNextDay(today: string): void {
  const { revalidate } = useRevalidator();
  const { timeZone } = useShell();
  useEffect(() => {
    const left = spanOfDay(parseDay(today) ?? 0, timeZone).to * 1000 - Date.now();
    // If the reader's clock is wrong, the day may already have ended: then it does nothing.
    if (left < 0) return undefined;
    const timer = setTimeout(() => void revalidate(), left + PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [today, timeZone, revalidate]);
}
