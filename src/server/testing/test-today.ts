import { dayOf } from '../../domain/day.ts';

/** The demo market of the tests ends on the day before this one. */
export const TEST_TODAY = dayOf(2026, 11, 14);
