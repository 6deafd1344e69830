import { dayAt, spanOfDay, type Now } from '../time/now.ts';

/**
 * `idle`: nothing is due because no schedule is known. A source that was never loaded and has a
 * schedule is late.
 */
export type SourceState = 'under_way' | 'failed' | 'late' | 'in_time' | 'idle';

/** How long a load may take to start and finish before it counts as late. */
const GRACE_SECONDS = 3600;

interface SourceFacts {
  /** Whether it is loaded daily after midnight; otherwise its schedule is unknown. */
  readonly isDaily: boolean;
  readonly isUnderWay: boolean;
  /** The latest finished run. */
  readonly latest: { readonly startedMs: number; readonly hasFailed: boolean } | undefined;
}

/** The state of a source, from its latest run and its due time. */
export function sourceState({ isDaily, isUnderWay, latest }: SourceFacts, now: Now): SourceState {
  if (isUnderWay) return 'under_way';
  if (latest?.hasFailed) return 'failed';
  if (!isDaily) return 'idle';
  return latest && latest.startedMs >= lastDueMs(now) ? 'in_time' : 'late';
}

/** The latest midnight whose load should have finished by now. */
function lastDueMs({ ms, timeZone }: Now): number {
  return 1000 * spanOfDay(dayAt(ms / 1000 - GRACE_SECONDS, timeZone), timeZone).from;
}

/** The next midnight in the portal's time zone. */
export function nextMidnightMs({ ms, timeZone }: Now): number {
  return 1000 * spanOfDay(dayAt(ms / 1000, timeZone), timeZone).to;
}
