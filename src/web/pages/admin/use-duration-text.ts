import { useLabels } from '../../shell/use-labels.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Formats a waiting time in the largest unit that fits. */
export function useDurationText(nowMs: number) {
  const t = useLabels();
  return (fromIso: string, toIso: string | null = null): string => {
    const end = toIso === null ? nowMs : Date.parse(toIso);
    const minutes = Math.max(0, Math.round((end - Date.parse(fromIso)) / MINUTE_MS));
    if (minutes >= DAY_MINUTES) {
      return t('inbox_days', { count: Math.floor(minutes / DAY_MINUTES) });
    }
    if (minutes >= HOUR_MINUTES) {
      return t('inbox_hours', { count: Math.floor(minutes / HOUR_MINUTES) });
    }
    return t('inbox_minutes', { count: minutes });
  };
}
