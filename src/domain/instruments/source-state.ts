import { dayAt, spanOfDay, type Now } from '../time/now.ts';

/**
 * `idle`: nothing is due, because nobody says when it would be. A source that was never loaded and
 * has a time is late.
 */
export type SourceState = 'under_way' | 'failed' | 'late' | 'in_time' | 'idle';

/** How long a load may take to begin and to end before it counts as late. */
const GRACE_SECONDS = 3600;

interface SourceFacts {
  /** Whether it is loaded each day after midnight; else nobody knows when. */
  readonly isDaily: boolean;
  readonly isUnderWay: boolean;
  /** The latest run that has ended. */
  readonly latest: { readonly startedMs: number; readonly hasFailed: boolean } | undefined;
}

/** How a source is, by its latest run and by when it was due. */
export function sourceState({ isDaily, isUnderWay, latest }: SourceFacts, now: Now): SourceState {
  if (isUnderWay) return 'under_way';
  if (latest?.hasFailed) return 'failed';
  if (!isDaily) return 'idle';
  return latest && latest.startedMs >= lastDueMs(now) ? 'in_time' : 'late';
}

/** The midnight whose load should be there by now. */
function lastDueMs({ ms, timeZone }: Now): number {
  return 1000 * spanOfDay(dayAt(ms / 1000 - GRACE_SECONDS, timeZone), timeZone).from;
}

/** The next midnight of the portal's days. */
export function nextMidnightMs({ ms, timeZone }: Now): number {
  return 1000 * spanOfDay(dayAt(ms / 1000, timeZone), timeZone).to;
}
