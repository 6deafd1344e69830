import type { Language } from '../text/language.ts';
import type { TimeZone } from '../time/time-zone.ts';

/** Everything needed to format the numbers and times of a chart. */
export interface ChartWords {
  readonly language: Language;
  readonly timeZone: TimeZone;
}
